/** Where tiles lie: pointy-topped, in axial coordinates. One tile is 100 high. */

import type { Box, Point } from '../box';
import { HEIGHT, WIDTH } from './art/hex';

export { HEIGHT, HEX, WIDTH } from './art/hex';

export interface Axial {
  q: number;
  r: number;
}

/** The middle of a tile. */
export const place = ({ q, r }: Axial): Point => ({ x: WIDTH * (q + r / 2), y: HEIGHT * 0.75 * r });

/** The coordinates that a word like `q1r-2` names. */
export function axialOf(word: string): Axial | null {
  const found = /^q(-?\d+)r(-?\d+)$/.exec(word);
  return found ? { q: Number(found[1]), r: Number(found[2]) } : null;
}

/** The smallest box round some tiles, with a margin. */
export function boxOf(tiles: readonly Axial[], margin = 0): Box {
  const places = tiles.map(place);
  const left = Math.min(...places.map(({ x }) => x)) - WIDTH / 2 - margin;
  const top = Math.min(...places.map(({ y }) => y)) - HEIGHT / 2 - margin;
  const right = Math.max(...places.map(({ x }) => x)) + WIDTH / 2 + margin;
  const bottom = Math.max(...places.map(({ y }) => y)) + HEIGHT / 2 + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
