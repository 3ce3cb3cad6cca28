/** Where spaces lie: flat-topped hexes, columns by letter, rows by number. One hex is 100 wide. */

import type { Box, Point } from '../box';

export const WIDTH = 100;
export const HEIGHT = 86.6;
const COLUMN = 75;

const columnOf = (space: string): number => space.charCodeAt(0) - 'a'.charCodeAt(0);
const rowOf = (space: string): number => Number(space.slice(1)) - 1;

/** The middle of a space; odd columns lie half a hex lower. */
export function place(space: string): Point {
  const column = columnOf(space);
  return { x: column * COLUMN, y: (rowOf(space) + (column % 2) / 2) * HEIGHT };
}

/** The corners of a hex round 0,0, clockwise from the left of its upper edge. */
export const CORNERS: readonly Point[] = [
  { x: -25, y: -HEIGHT / 2 },
  { x: 25, y: -HEIGHT / 2 },
  { x: 50, y: 0 },
  { x: 25, y: HEIGHT / 2 },
  { x: -25, y: HEIGHT / 2 },
  { x: -50, y: 0 },
];

export const HEX = CORNERS.map(({ x, y }) => `${x},${y.toFixed(1)}`).join(' ');

/** Adjacent spaces, clockwise from above; also those that no layout has. */
export function neighbours(space: string): string[] {
  const column = columnOf(space);
  const row = rowOf(space);
  const low = column % 2;
  const near: [number, number][] = [
    [column, row - 1],
    [column + 1, row - 1 + low],
    [column + 1, row + low],
    [column, row + 1],
    [column - 1, row + low],
    [column - 1, row - 1 + low],
  ];
  return near.map(([q, r]) => (q < 0 ? '' : `${String.fromCharCode('a'.charCodeAt(0) + q)}${r + 1}`));
}

/** The smallest box round some spaces, with a margin. */
export function boxOf(spaces: readonly string[], margin = 4): Box {
  const places = spaces.map(place);
  const left = Math.min(...places.map(({ x }) => x)) - WIDTH / 2 - margin;
  const top = Math.min(...places.map(({ y }) => y)) - HEIGHT / 2 - margin;
  const right = Math.max(...places.map(({ x }) => x)) + WIDTH / 2 + margin;
  const bottom = Math.max(...places.map(({ y }) => y)) + HEIGHT / 2 + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The edges of an area as one path: every side of a space whose neighbour is not in it. */
export function outline(area: readonly string[]): string {
  const inside = new Set(area);
  return area
    .flatMap((space) => {
      const { x, y } = place(space);
      return neighbours(space).flatMap((next, side) => {
        if (inside.has(next)) return [];
        const from = CORNERS[side] as Point;
        const to = CORNERS[(side + 1) % 6] as Point;
        return [`M${x + from.x} ${(y + from.y).toFixed(1)}L${x + to.x} ${(y + to.y).toFixed(1)}`];
      });
    })
    .join('');
}

/** Spaces at most so many steps away over spaces that are `open`. */
export function within(space: string, steps: number, open: (space: string) => boolean): string[] {
  const found = new Set([space]);
  let edge = [space];
  for (let step = 0; step < steps; step += 1) {
    edge = edge.flatMap(neighbours).filter((next) => !found.has(next) && open(next));
    for (const next of edge) found.add(next);
  }
  return [...found];
}
