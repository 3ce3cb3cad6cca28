/** Where hexes lie: pointy-topped, in rows, the odd rows half a hex to the right. One hex is 100 high. */

import type { Box, Point } from '../box';
import type { Hex, MosaicContent } from './content';

export const WIDTH = 86.6;
export const HEIGHT = 100;
const ROW = 75;

/** The corners of a hex round 0,0, clockwise from the top. */
export const CORNERS: readonly Point[] = [
  { x: 0, y: -HEIGHT / 2 },
  { x: WIDTH / 2, y: -HEIGHT / 4 },
  { x: WIDTH / 2, y: HEIGHT / 4 },
  { x: 0, y: HEIGHT / 2 },
  { x: -WIDTH / 2, y: HEIGHT / 4 },
  { x: -WIDTH / 2, y: -HEIGHT / 4 },
];

export const HEX = CORNERS.map(({ x, y }) => `${x.toFixed(1)},${y}`).join(' ');

/** The middle of a hex. */
export function place({ col, row }: Pick<Hex, 'col' | 'row'>): Point {
  return { x: (col + (row % 2) / 2) * WIDTH, y: row * ROW };
}

/** Columns and rows next to a hex: the side between two corners, clockwise from the upper right. */
function around({ col, row }: Pick<Hex, 'col' | 'row'>): [number, number][] {
  const right = row % 2;
  return [
    [col + right, row - 1],
    [col + 1, row],
    [col + right, row + 1],
    [col + right - 1, row + 1],
    [col - 1, row],
    [col + right - 1, row - 1],
  ];
}

const key = (col: number, row: number): string => `${col},${row}`;

/** The edges of an area as one path: every side of a hex whose neighbour is not in it. */
export function outline(area: readonly Hex[]): string {
  const inside = new Set(area.map(({ col, row }) => key(col, row)));
  return area
    .flatMap((hex) => {
      const { x, y } = place(hex);
      return around(hex).flatMap(([col, row], side) => {
        if (inside.has(key(col, row))) return [];
        const from = CORNERS[side] as Point;
        const to = CORNERS[(side + 1) % 6] as Point;
        return [`M${(x + from.x).toFixed(1)} ${y + from.y}L${(x + to.x).toFixed(1)} ${y + to.y}`];
      });
    })
    .join('');
}

/** The smallest box round some hexes, with a margin. */
export function boxOf(area: readonly Hex[], margin = 0): Box {
  const places = area.map(place);
  const left = Math.min(...places.map(({ x }) => x)) - WIDTH / 2 - margin;
  const top = Math.min(...places.map(({ y }) => y)) - HEIGHT / 2 - margin;
  const right = Math.max(...places.map(({ x }) => x)) + WIDTH / 2 + margin;
  const bottom = Math.max(...places.map(({ y }) => y)) + HEIGHT / 2 + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const hexesOf = (content: MosaicContent, region: string): Hex[] =>
  Object.values(content.hexes).filter((hex) => hex.region === region);
