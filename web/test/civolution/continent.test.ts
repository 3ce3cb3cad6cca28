/** The continent as it is drawn: borders meet where territories touch, and everything stands inside its own. */
import { describe, expect, it } from 'vitest';
import { CAMP, CELL, groundOf, project, vertexAt, worldOf } from '../../src/games/civolution/continent/ground';
import { RECESS, TILES } from '../../src/games/civolution/continent/tiles';
import { campsOf, groupsOf, inRow, singly, tribesIn } from '../../src/games/civolution/continent/tribes';
import type { PlacementView, TerritoryView, TribesView } from '../../src/games/civolution/view';

const TURNS = { up: 0, right: 1, down: 2, left: 3 };
const place = (tile: string, x: number, y: number, rotation: keyof typeof TURNS): PlacementView => ({
  tile: `tile_${tile}`,
  x,
  y,
  turns: TURNS[rotation],
});

/** One legal layout. */
const LAYOUT = [
  place('a', 1, 1, 'up'),
  place('b', 2, 0, 'up'),
  place('c', 1, 2, 'right'),
  place('d', 0, 0, 'right'),
  place('e', 0, 1, 'up'),
  place('f', 3, 0, 'right'),
  place('g', 3, 1, 'up'),
  place('h', 4, 1, 'up'),
];

/** The points of a path, curves by their ends and handles. */
function pointsOf(path: string): [number, number][] {
  return [...path.matchAll(/([MLCA])([^MLCAz]+)/g)].flatMap(([, kind, body]) => {
    const numbers = (body ?? '').trim().split(/\s+/).map(Number);
    const own = kind === 'A' ? numbers.slice(-2) : numbers;
    return own.flatMap((x, index) => (index % 2 ? [] : [[x, own[index + 1] ?? 0] as [number, number]]));
  });
}

function isInside([x, y]: readonly [number, number], polygon: readonly [number, number][]): boolean {
  let inside = false;
  polygon.forEach(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length] as [number, number];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

const ground = groundOf(LAYOUT);

describe('tiles', () => {
  it('turn as the rules say', () => {
    expect(project(place('b', 0, 0, 'up'), 2)([0, 2])).toEqual({ x: 0, y: 2 * CELL });
    expect(project(place('b', 0, 0, 'right'), 2)([0, 2])).toEqual({ x: 0, y: 0 });
    expect(project(place('b', 1, 1, 'down'), 2)([0, 2])).toEqual({ x: 2 * CELL, y: CELL });
    expect(project(place('b', 0, 0, 'left'), 2)([1, 0])).toEqual({ x: 0, y: 0 });
    expect(project(place('a', 2, 1, 'left'), 1)([0, 0])).toEqual({ x: 2 * CELL, y: CELL });
  });

  it('cover the grid with 22 territories', () => {
    expect(Object.keys(ground.places)).toHaveLength(22);
    expect(ground.tiles).toHaveLength(8);
    expect(worldOf(LAYOUT)).toMatchObject({ width: 5 * CELL + 124, height: 3 * CELL + 124 });
  });

  it('leave the recesses free: no outline comes nearer to a site than its arc', () => {
    const corners = Array.from({ length: 24 }, (_, index) => vertexAt(`v${index % 6}${Math.floor(index / 6)}`));
    for (const { outline } of Object.values(ground.places)) {
      for (const [x, y] of pointsOf(outline)) {
        const nearest = Math.min(...corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)));
        expect(nearest).toBeGreaterThan(RECESS * CELL - 1);
      }
    }
  });

  it.each(Object.values(TILES).flatMap((tile) => tile.lands.map((land) => [land.id, tile.id] as const)))(
    'keep what stands in %s inside it',
    (id) => {
      const found = ground.places[id];
      const polygon = pointsOf(found?.outline ?? '');
      const standing = [...(found?.camps ?? []), ...(found?.camps.length ? [found.tile, found.farm] : []), ...(found ? [found.wild] : [])];
      expect(standing.filter(({ x, y }) => !isInside([x, y], polygon))).toEqual([]);
    },
  );

  it('keep encampments apart', () => {
    for (const { id, camps } of Object.values(ground.places)) {
      camps.forEach((one, index) =>
        camps
          .slice(index + 1)
          .forEach((other) => expect([id, Math.hypot(one.x - other.x, one.y - other.y) > 2 * CAMP]).toEqual([id, true])),
      );
    }
  });

  it('draws nothing of a tile that it does not know', () => {
    expect(groundOf([place('z', 0, 0, 'up')])).toEqual({ places: {}, tiles: [] });
  });
});

describe('tribes', () => {
  const group = (spot: TribesView['spot'], seat: number, strong: number, weak = 0): TribesView => ({ spot, seat, strong, weak });
  const view = {
    territory: 'b_forest',
    fire: true,
    plains: 2,
    tribes: [group('plain', 1, 0, 1), group('plain', 0, 1), group('wild', 0, 2, 1), group('fire', 1, 1)],
  } as unknown as TerritoryView;

  it('stand one by one on encampments, by seat, strong ones first', () => {
    expect(singly(view.tribes, 'plain')).toEqual([
      { seat: 0, strong: true },
      { seat: 1, strong: false },
    ]);
    const camps = campsOf(view, ground.places['b_forest'] as never);
    expect(camps.map(({ fire, seat, strong }) => [fire, seat, strong])).toEqual([
      [true, 1, true],
      [false, 0, true],
      [false, 1, false],
    ]);
  });

  it('leave encampments free', () => {
    const empty = { ...view, tribes: [] };
    expect(campsOf(empty, ground.places['b_forest'] as never).map(({ seat }) => seat)).toEqual([-1, -1, -1]);
  });

  it('stand in groups in the wilderness', () => {
    expect(groupsOf(view, 'wild')).toEqual([
      { seat: 0, strong: true, count: 2 },
      { seat: 0, strong: false, count: 1 },
    ]);
    expect(tribesIn(view, 0)).toBe(4);
    expect(inRow({ x: 10, y: 5 }, 2, 4)).toEqual([
      { x: 8, y: 5 },
      { x: 12, y: 5 },
    ]);
  });
});
