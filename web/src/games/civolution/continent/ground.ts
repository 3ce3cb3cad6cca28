/** Where everything lies on the continent: tiles as they were placed, in units of the picture. */

import type { Box, Point } from '../../box';
import type { PlacementView } from '../view';
import { borderOf, edgeOf, outline, RECESS, TILES, type Land, type Project, type Tile } from './tiles';

export const CELL = 200;
export const SITE = CELL * RECESS - 7; // radius of a site
export const CAMP = 16; // radius of an encampment
const MARGIN = 62; // sites of the coast reach out so far

/** CV-SET.6: from a tile as it lies upright to the picture. */
export function project({ x, y, turns }: PlacementView, cells: 1 | 2): Project {
  return ([u, v]) => {
    const [across, down] =
      cells === 1
        ? [u, v]
        : ((
            [
              [u, v],
              [2 - v, u],
              [1 - u, 2 - v],
              [v, 1 - u],
            ] as const
          )[turns & 3] ?? [u, v]);
    return { x: (x + across) * CELL, y: (y + down) * CELL };
  };
}

export interface Place {
  id: string;
  outline: string;
  camps: Point[];
  wild: Point;
  tile: Point;
  farm: Point;
  island: Point | null;
}

export interface Ground {
  places: Record<string, Place>;
  /** Outlines of whole tiles, and lines between their territories. */
  tiles: { id: string; edge: string; borders: string[] }[];
}

/** The continent as it was laid out. */
export function groundOf(placements: readonly PlacementView[]): Ground {
  const ground: Ground = { places: {}, tiles: [] };
  for (const placement of placements) {
    const tile = TILES[placement.tile];
    if (!tile) continue;
    const to = project(placement, tile.cells);
    for (const land of tile.lands) ground.places[land.id] = placeOf(tile, land, to);
    ground.tiles.push({
      id: tile.id,
      edge: edgeOf(tile, to, CELL),
      borders: Object.keys(tile.borders).map((name) => borderOf(tile, name, to)),
    });
  }
  return ground;
}

function placeOf(tile: Tile, land: Land, to: Project): Place {
  return {
    id: land.id,
    outline: outline(tile, land, to, CELL),
    camps: land.camps.map(to),
    wild: to(land.wild),
    tile: to(land.tile),
    farm: to(land.farm),
    island: tile.island ? to(tile.island) : null,
  };
}

/** The place of a recess like `v31`. */
export const vertexAt = (vertex: string): Point => ({ x: Number(vertex[1]) * CELL, y: Number(vertex[2]) * CELL });

/** All of the continent; `beside`: sea on the right for what lies over the map. */
export function worldOf(placements: readonly PlacementView[], beside = 0): Box {
  const wide = Math.max(5, ...placements.map(({ x }) => x + 1));
  const high = Math.max(3, ...placements.map(({ y }) => y + 1));
  return { x: -MARGIN, y: -MARGIN, width: wide * CELL + 2 * MARGIN + beside, height: high * CELL + 2 * MARGIN };
}

/** The smallest box round some places. */
export function boxOf(points: readonly Point[], margin: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}
