/**
 * How a tile is drawn, round 0,0 in a hex 100 high, seen from above at a slant. Landmarks stand in the upper half and along
 * the edges; below the middle the ground stays calm, since units and cubes lie there.
 */

import { draw } from '../../../ink';
import { HEX } from '../hex';

export interface Tile {
  /** Colour of the ground. */
  ground: string;
  strokes: string;
}

/** Light along the upper edges, shade along the lower ones. */
export const EDGES = 'i/3 M-42 22V-24L0-48.4 42-24;x/4 M42-22V24L0 48.4-42 24';

export const SEA = '#4f97bf';

/** SVG elements round 0,0, not yet cut to the hex. */
export const drawn = ({ ground, strokes }: Tile, motifs: Record<string, string>): string =>
  `<polygon points="${HEX}" fill="${ground}"/>${draw(`${strokes};${EDGES}`, motifs)}`;
