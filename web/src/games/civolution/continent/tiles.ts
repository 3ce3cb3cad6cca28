/**
 * The eight tiles as they are drawn upright: a cell is 1 × 1, `v` points down. Borders meet the edges of a tile where the
 * data say that territories of two tiles touch: a fraction of the open part of an edge, between two recesses.
 */

import type { Point } from '../../box';

export const RECESS = 0.26; // radius of the corner that is cut out for a site

type Pair = readonly [number, number];
/** A place on the rim: a side with a fraction, or the middle of a recess. */
type Rim = `${'top' | 'bottom'} ${number}` | `${'left' | 'right'} ${1 | 2} ${number}` | Recess;
type Recess = 'tl' | 'tr' | 'ml' | 'mr' | 'bl' | 'br';

export interface Land {
  id: string;
  /** Round the territory: along the rim clockwise from the first to the second place, then back along borders. */
  rim: readonly (readonly [Rim, Rim])[];
  /** Borders that close it, each forwards or backwards, one after every stretch of rim. */
  borders: readonly (readonly (readonly [string, 1 | -1])[])[];
  /** The fire encampment, then the plain ones. */
  camps: readonly Pair[];
  /** Where tribes of the wilderness stand; boats in Water. */
  wild: Pair;
  /** The material tile. */
  tile: Pair;
  farm: Pair;
}

export interface Tile {
  id: string;
  cells: 1 | 2;
  /** Lines between two territories, with both ends: a place on the rim, or a point inside. */
  borders: Readonly<Record<string, readonly (Rim | Pair)[]>>;
  lands: readonly Land[];
  /** The island of a Water territory. */
  island?: Pair;
}

const CORNERS: Record<Recess, readonly [number, number, number]> = {
  // its middle, and the direction in which its arc bulges, in degrees from the right, clockwise
  tl: [0, 0, 45],
  tr: [1, 0, 135],
  ml: [0, 1, 0],
  mr: [1, 1, 180],
  bl: [0, 2, 315],
  br: [1, 2, 225],
};

const on = (degrees: number, [x, y]: readonly [number, number, number]): Pair => {
  const angle = (degrees * Math.PI) / 180;
  return [x + RECESS * Math.cos(angle), y + RECESS * Math.sin(angle)];
};

/** Every stretch of the rim of a tile of one or two cells, clockwise from the upper left: a line, or an arc of a recess. */
interface Stretch {
  name: string;
  from: Pair;
  to: Pair;
  arc: boolean;
}

function rimOf(cells: 1 | 2): Stretch[] {
  const end = cells;
  const low = (corner: Recess) => {
    const [x, y, out] = CORNERS[corner];
    return [x, Math.min(y, end), out] as const;
  };
  const arc = (name: Recess, first: number, last: number): Stretch => ({ name, from: on(first, low(name)), to: on(last, low(name)), arc: true });
  const side = (name: string, from: Pair, to: Pair): Stretch => ({ name, from, to, arc: false });
  const down = (cell: number) => side(`right ${cell}`, [1, cell - 1 + RECESS], [1, cell - RECESS]);
  const up = (cell: number) => side(`left ${cell}`, [0, cell - RECESS], [0, cell - 1 + RECESS]);
  const two = cells === 2;
  return [
    arc('tl', 90, 0),
    side('top', [RECESS, 0], [1 - RECESS, 0]),
    arc('tr', 180, 90),
    down(1),
    ...(two ? [arc('mr', 270, 90), down(2)] : []),
    arc('br', 270, 180),
    side('bottom', [1 - RECESS, end], [RECESS, end]),
    arc('bl', 360, 270),
    ...(two ? [up(2), arc('ml', 450, 270)] : []),
    up(1),
  ];
}

const RIMS = { 1: rimOf(1), 2: rimOf(2) };

/** The stretch of a place on the rim, and how far along it that lies. */
function located(place: Rim, cells: 1 | 2): { index: number; part: number; point: Pair } {
  const words = place.split(' ');
  const fraction = words.length > 1 ? Number(words.at(-1)) : 0.5;
  const name = words.length > 1 ? words.slice(0, -1).join(' ') : place;
  const index = RIMS[cells].findIndex((stretch) => stretch.name === name);
  const { from, to, arc } = RIMS[cells][index] as Stretch;
  // Fractions run down and to the right; the rim runs clockwise.
  const back = name === 'bottom' || name.startsWith('left');
  const part = arc ? 0.5 : back ? 1 - fraction : fraction;
  if (arc) {
    const [x, y, out] = CORNERS[name as Recess];
    return { index, part, point: on(out, [x, Math.min(y, cells), out]) };
  }
  return { index, part, point: [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] };
}

const isRim = (place: Rim | Pair): place is Rim => typeof place === 'string';
const pointOf = (place: Rim | Pair, cells: 1 | 2): Pair => (isRim(place) ? located(place, cells).point : place);

/** From the rim's coordinates to the picture's. */
export type Project = (point: Pair) => Point;

const figure = (value: number): string => String(Number(value.toFixed(1)));
const at = ({ x, y }: Point): string => `${figure(x)} ${figure(y)}`;

/** A soft line through points, without the first move. */
function soft(points: readonly Point[]): string {
  let path = '';
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [before, from, to, after] = [points[index - 1] ?? points[index], points[index], points[index + 1], points[index + 2] ?? points[index + 1]] as Point[];
    if (!before || !from || !to || !after) continue;
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${at(first)} ${at(second)} ${at(to)}`;
  }
  return path;
}

/** Along the rim, clockwise, as a path without its first move. */
function along([start, end]: readonly [Rim, Rim], cells: 1 | 2, project: Project, radius: number): string {
  const rim = RIMS[cells];
  const from = located(start, cells);
  const to = located(end, cells);
  const line = (stretch: Stretch, target: Pair) => (stretch.arc ? `A${figure(radius)} ${figure(radius)} 0 0 0 ${at(project(target))}` : `L${at(project(target))}`);
  let path = '';
  let { index } = from;
  const whole = from.index === to.index && to.part <= from.part; // all the way round
  for (let step = 0; step <= rim.length; step += 1) {
    const stretch = rim[index] as Stretch;
    const last = index === to.index && (step > 0 || !whole);
    path += line(stretch, last ? to.point : stretch.to);
    if (last) break;
    index = (index + 1) % rim.length;
  }
  return path;
}

/** The outline of a territory. */
export function outline(tile: Tile, land: Land, project: Project, scale: number): string {
  const [first] = land.rim[0] as readonly [Rim, Rim];
  let path = `M${at(project(pointOf(first, tile.cells)))}`;
  land.rim.forEach((stretch, index) => {
    path += along(stretch, tile.cells, project, RECESS * scale);
    path += (land.borders[index] ?? []).map(([name, way]) => borderPath(tile, name, way, project)).join('');
  });
  return `${path}z`;
}

function borderPath(tile: Tile, name: string, way: 1 | -1, project: Project): string {
  const points = (tile.borders[name] ?? []).map((place) => project(pointOf(place, tile.cells)));
  return soft(way === 1 ? points : points.reverse());
}

/** The outline of a whole tile. */
export const edgeOf = (tile: Tile, project: Project, scale: number): string => `M${at(project(pointOf('tl', tile.cells)))}${along(['tl', 'tl'], tile.cells, project, RECESS * scale)}z`;

/** A line between two territories of one tile. */
export function borderOf(tile: Tile, name: string, project: Project): string {
  const [first] = tile.borders[name] ?? [];
  return first ? `M${at(project(pointOf(first, tile.cells)))}${borderPath(tile, name, 1, project)}` : '';
}

const J: Record<string, Pair> = { c: [0.56, 1.4], d: [0.58, 1.4], e: [0.46, 1.02], f: [0.5, 1.03] };
const junction = (name: string): Pair => J[name] as Pair;

export const TILES: Readonly<Record<string, Tile>> = {
  tile_a: {
    id: 'tile_a',
    cells: 1,
    borders: {},
    island: [0.5, 0.4],
    lands: [{ id: 'a_water', rim: [['tl', 'tl']], borders: [], camps: [], wild: [0.5, 0.8], tile: [0.5, 0.5], farm: [0.5, 0.5] }],
  },
  tile_b: {
    id: 'tile_b',
    cells: 2,
    borders: {
      upper: ['left 1 0.72', [0.22, 0.64], [0.42, 0.58], [0.62, 0.62], [0.8, 0.56], 'right 1 0.59'],
      lower: ['left 2 0.65', [0.2, 1.5], [0.42, 1.53], [0.64, 1.46], [0.82, 1.5], 'right 2 0.48'],
    },
    lands: [
      { id: 'b_hills', rim: [['left 1 0.72', 'right 1 0.59']], borders: [[['upper', -1]]], camps: [[0.5, 0.19], [0.3, 0.44], [0.84, 0.42]], wild: [0.5, 0.43], tile: [0.68, 0.27], farm: [0.32, 0.25] },
      {
        id: 'b_forest',
        rim: [
          ['right 1 0.59', 'right 2 0.48'],
          ['left 2 0.65', 'left 1 0.72'],
        ],
        borders: [[['lower', -1]], [['upper', 1]]],
        camps: [[0.52, 0.78], [0.34, 0.76], [0.71, 0.75], [0.4, 1.36], [0.66, 1.33]],
        wild: [0.42, 1.06],
        tile: [0.62, 1.1],
        farm: [0.18, 1.4],
      },
      { id: 'b_mountains', rim: [['right 2 0.48', 'left 2 0.65']], borders: [[['lower', 1]]], camps: [[0.5, 1.86], [0.82, 1.62]], wild: [0.34, 1.64], tile: [0.6, 1.66], farm: [0.14, 1.65] },
    ],
  },
  tile_c: {
    id: 'tile_c',
    cells: 2,
    borders: {
      upright: ['tr', [0.7, 0.42], [0.64, 0.8], [0.6, 1.14], junction('c')],
      left: ['left 2 0.69', [0.2, 1.54], [0.4, 1.5], junction('c')],
      right: [junction('c'), [0.76, 1.47], 'right 2 0.55'],
    },
    lands: [
      { id: 'c_desert', rim: [['left 2 0.69', 'tr']], borders: [[['upright', 1], ['left', -1]]], camps: [[0.44, 0.2], [0.44, 1.3]], wild: [0.42, 0.78], tile: [0.42, 1.04], farm: [0.24, 0.5] },
      { id: 'c_swamp', rim: [['tr', 'right 2 0.55']], borders: [[['right', -1], ['upright', -1]]], camps: [[0.87, 0.36], [0.76, 0.62], [0.78, 1.33]], wild: [0.69, 1.06], tile: [0.87, 0.66], farm: [0.93, 1.36] },
      { id: 'c_grassland', rim: [['right 2 0.55', 'left 2 0.69']], borders: [[['left', 1], ['right', 1]]], camps: [[0.5, 1.88], [0.36, 1.72], [0.66, 1.6], [0.85, 1.66], [0.67, 1.82]], wild: [0.5, 1.62], tile: [0.51, 1.75], farm: [0.2, 1.66] },
    ],
  },
  tile_d: {
    id: 'tile_d',
    cells: 2,
    borders: {
      upright: ['tr', [0.7, 0.4], [0.6, 0.72], [0.62, 1.08], junction('d')],
      left: ['left 2 0.61', [0.22, 1.5], [0.42, 1.46], junction('d')],
      right: [junction('d'), [0.8, 1.44], 'right 2 0.4'],
    },
    lands: [
      { id: 'd_desert', rim: [['left 2 0.61', 'tr']], borders: [[['upright', 1], ['left', -1]]], camps: [[0.44, 0.2], [0.42, 1.3]], wild: [0.4, 0.76], tile: [0.43, 1.02], farm: [0.22, 0.5] },
      { id: 'd_water', rim: [['tr', 'right 2 0.4']], borders: [[['right', -1], ['upright', -1]]], camps: [], wild: [0.82, 0.58], tile: [0.8, 0.7], farm: [0.8, 0.7] },
      { id: 'd_forest', rim: [['right 2 0.4', 'left 2 0.61']], borders: [[['left', 1], ['right', 1]]], camps: [[0.5, 1.86], [0.33, 1.72], [0.7, 1.6], [0.87, 1.62]], wild: [0.5, 1.6], tile: [0.56, 1.73], farm: [0.16, 1.65] },
    ],
  },
  tile_e: {
    id: 'tile_e',
    cells: 2,
    borders: {
      upright: ['top 0.33', [0.44, 0.3], [0.4, 0.66], junction('e')],
      left: ['ml', [0.36, 1.04], junction('e')],
      right: [junction('e'), [0.62, 1.3], [0.82, 1.42], 'right 2 0.43'],
    },
    lands: [
      { id: 'e_water', rim: [['ml', 'top 0.33']], borders: [[['upright', 1], ['left', -1]]], camps: [], wild: [0.2, 0.56], tile: [0.2, 0.5], farm: [0.2, 0.5] },
      { id: 'e_mountains', rim: [['top 0.33', 'right 2 0.43']], borders: [[['right', -1], ['upright', -1]]], camps: [[0.6, 0.2], [0.86, 0.54]], wild: [0.58, 0.62], tile: [0.6, 0.95], farm: [0.7, 0.4] },
      { id: 'e_swamp', rim: [['right 2 0.43', 'ml']], borders: [[['left', 1], ['right', 1]]], camps: [[0.5, 1.86], [0.16, 1.4], [0.76, 1.6]], wild: [0.44, 1.38], tile: [0.5, 1.63], farm: [0.24, 1.62] },
    ],
  },
  tile_f: {
    id: 'tile_f',
    cells: 2,
    borders: {
      upper: ['tl', [0.34, 0.42], [0.46, 0.74], junction('f')],
      right: ['mr', [0.62, 1.04], junction('f')],
      left: [junction('f'), [0.4, 1.3], [0.2, 1.5], 'left 2 0.67'],
    },
    lands: [
      { id: 'f_mountains', rim: [['left 2 0.67', 'tl']], borders: [[['upper', 1], ['left', 1]]], camps: [[0.14, 0.44], [0.13, 1.38]], wild: [0.35, 1.06], tile: [0.3, 0.74], farm: [0.28, 1.3] },
      { id: 'f_swamp', rim: [['tl', 'mr']], borders: [[['right', 1], ['upper', -1]]], camps: [[0.5, 0.18], [0.86, 0.42], [0.62, 0.78]], wild: [0.58, 0.45], tile: [0.74, 0.58], farm: [0.68, 0.26] },
      { id: 'f_grassland', rim: [['mr', 'left 2 0.67']], borders: [[['left', -1], ['right', -1]]], camps: [[0.5, 1.86], [0.6, 1.24], [0.84, 1.42], [0.34, 1.72], [0.72, 1.7]], wild: [0.6, 1.46], tile: [0.46, 1.55], farm: [0.16, 1.66] },
    ],
  },
  tile_g: {
    id: 'tile_g',
    cells: 2,
    borders: {
      left: ['tl', [0.28, 0.42], [0.34, 0.76], [0.37, 1.0], [0.34, 1.28], [0.3, 1.58], 'bl'],
      right: ['top 0.35', [0.52, 0.24], [0.64, 0.6], [0.65, 1.0], [0.6, 1.4], [0.62, 1.74], 'bottom 0.69'],
    },
    lands: [
      { id: 'g_desert', rim: [['bl', 'tl']], borders: [[['left', 1]]], camps: [[0.14, 0.42], [0.14, 1.58]], wild: [0.16, 0.64], tile: [0.19, 1.36], farm: [0.3, 1.0] },
      {
        id: 'g_forest',
        rim: [
          ['tl', 'top 0.35'],
          ['bottom 0.69', 'bl'],
        ],
        borders: [[['right', 1]], [['left', -1]]],
        camps: [[0.4, 0.4], [0.5, 0.86], [0.42, 1.82]],
        wild: [0.47, 1.38],
        tile: [0.5, 1.11],
        farm: [0.46, 0.6],
      },
      { id: 'g_hills', rim: [['top 0.35', 'bottom 0.69']], borders: [[['right', -1]]], camps: [[0.64, 0.16], [0.86, 0.4], [0.76, 1.4]], wild: [0.8, 0.64], tile: [0.84, 1.6], farm: [0.7, 1.72] },
    ],
  },
  tile_h: {
    id: 'tile_h',
    cells: 2,
    borders: {
      upper: ['top 0.33', [0.44, 0.3], [0.5, 0.62], [0.6, 0.96], [0.74, 1.28], 'right 2 0.25'],
      lower: ['ml', [0.38, 1.2], [0.48, 1.46], [0.52, 1.74], 'bottom 0.64'],
    },
    lands: [
      {
        id: 'h_hills',
        rim: [
          ['ml', 'top 0.33'],
          ['right 2 0.25', 'bottom 0.64'],
        ],
        borders: [[['upper', 1]], [['lower', -1]]],
        camps: [[0.16, 0.42], [0.38, 0.8], [0.84, 1.5]],
        wild: [0.6, 1.4],
        tile: [0.47, 1.1],
        farm: [0.66, 1.66],
      },
      { id: 'h_grassland', rim: [['top 0.33', 'right 2 0.25']], borders: [[['upper', -1]]], camps: [[0.62, 0.16], [0.86, 0.36], [0.68, 0.76]], wild: [0.63, 0.42], tile: [0.82, 0.62], farm: [0.7, 1.0] },
      { id: 'h_water', rim: [['bottom 0.64', 'ml']], borders: [[['lower', 1]]], camps: [], wild: [0.24, 1.52], tile: [0.25, 1.5], farm: [0.25, 1.5] },
    ],
  },
};
