/** The art of the game for its board: components, the SVG behind them, and which ids are drawn. */

import { TILE_BOX } from './hex';
import { picture, PICTURES } from './pictures';
import { LANDS, tile } from './tiles';

export { default as Picture } from './Picture.svelte';
export { default as Sign } from './Sign.svelte';
export { EFFECT_SIGNS } from './effects';
export { HEIGHT, HEX, TILE_BOX, WIDTH } from './hex';
export { picture } from './pictures';
export { carriesFigure, sign, SIGN_NAMES } from './signs';
export { COLORS, shadeOf } from './signs/colors';
export { tile, tileSymbols } from './tiles';

export interface Drawing {
  viewBox: string;
  /** SVG elements; a tile is not yet cut to its hex. */
  elements: string;
}

/** What is drawn for an id: a tile of the map as a hex, everything else as a card of 64 × 44. */
export const pictureOf = (id: string): Drawing =>
  id in LANDS ? { viewBox: TILE_BOX, elements: tile(id) } : { viewBox: '0 0 64 44', elements: picture(id) };

/** Every id that has a picture of its own. */
export const DRAWN: readonly string[] = [...Object.keys(PICTURES), ...Object.keys(LANDS)];
