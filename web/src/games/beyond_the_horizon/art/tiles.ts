/** All tiles of the map: land, and the structures that cover it. */

import { draw } from '../../ink';
import { HEX, symbolsOf } from './hex';
import { land, LANDS } from './lands';
import { MOTIFS } from './motifs';
import { STRUCTURES } from './pictures/structures';
import { EDGES } from './tiles/ground';

export { LANDS };

const PAVED = '#cbb994';
const FAR = 'i M-60 90V32C-40 22-22 34-4 28S30 20 48 28 90 22 124 30V90z';
const STONES = 's r-44 5 88 2.4;d r-44 7.4 88 1;x/1 M-44 20H44M-44 34H44M-22 8V20M22 8V20M-32 20V34M0 20V34M32 20V34M-16 34V50M16 34V50';

/** A structure stands in the upper part of the tile that it covers, before a paved place where the cubes of its builders lie. */
const built = (strokes: string): string =>
  `<polygon points="${HEX}" fill="#b5d2dc"/><g transform="translate(-36.8 -42) scale(1.15)">${draw(`${FAR};${strokes}`, MOTIFS)}</g>` +
  `<path d="M-44 5H44V50H-44z" fill="${PAVED}"/>${draw(`${STONES};${EDGES}`)}`;

const drawn = new Map<string, string>();

function make(id: string): string {
  const structure = STRUCTURES[id];
  return structure === undefined ? land(id) : built(structure);
}

/** SVG elements round 0,0 in a hex 100 high, not yet cut to it; nothing for an id that is no tile. */
export function tile(id: string): string {
  const known = drawn.get(id) ?? make(id);
  drawn.set(id, known);
  return known;
}

/** The tiles as symbols that `<use href="#prefix-id">` refers to, cut to the hex, once for each map. */
export const tileSymbols = (prefix: string, ids: readonly string[] = [...Object.keys(LANDS), ...Object.keys(STRUCTURES)]): string =>
  symbolsOf(prefix, ids, tile);
