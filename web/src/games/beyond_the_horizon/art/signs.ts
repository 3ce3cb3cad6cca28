/** Signs of 24 × 24: pieces, tracks, technology colours, actions, and what else stands in a line of signs. */

import { draw } from '../../ink';
import { figures } from '../../digits';
import { ACTIONS } from './signs/actions';
import { COLOR_SIGNS } from './signs/colors';
import { PIECES, PLATES, SUPPLY } from './signs/pieces';
import { STAGES, TRACK_GLYPHS, TRACKS } from './signs/tracks';
import { WORDS } from './signs/words';

/** What stands after `|` is cut out: it shows the paper behind. */
function layers(strokes: string): string {
  const [body = '', holes] = strokes.split('|');
  return holes === undefined ? draw(body) : `${draw(body)}<g color="var(--paper)">${draw(holes)}</g>`;
}

/** A cube of the seat with what its track brings. */
const cube = (glyph: string): string =>
  `${layers(PIECES['cube'] ?? '')}<circle cx="16.6" cy="16.6" r="7.2" fill="#fff8ea" stroke="#2b211c" stroke-width=".8"/><g transform="translate(11.2 11.2) scale(.45)">${draw(glyph)}</g>`;

const ANY_TRACK = Object.values(TRACK_GLYPHS)
  .map((glyph, index) => `<g transform="translate(${[6, -0.6, 11.6][index]} ${[-0.4, 11, 11][index]}) scale(.54)">${draw(glyph)}</g>`)
  .join('');

const STROKES = { ...PIECES, ...SUPPLY, ...TRACKS, ...STAGES, ...ACTIONS, ...WORDS };

const SIGNS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(STROKES).map(([name, strokes]) => [name, layers(strokes)])),
  ...Object.fromEntries(Object.entries(TRACK_GLYPHS).map(([track, glyph]) => [`cube_${track}`, cube(glyph)])),
  ...COLOR_SIGNS,
  track_any: ANY_TRACK,
};

export const SIGN_NAMES = Object.keys(SIGNS);

/** A sign that carries a figure: what stands under it, so that the figure has room, and where it is written. */
interface Place {
  ground: string;
  y: number;
  size: number;
  ink: string;
}

const DARK = '#2b211c';
const CREAM = '#fff8ea';
const SHIELD = 'M2 1.4H22V11.4C22 17.4 18 21.4 12 23.6 6 21.4 2 17.4 2 11.4z';
const WREATH =
  'n M7.2 22.4C1.2 19.4-.2 10 3.8 4 4.8 6.4 4.2 7.8 3.4 8.8 5.2 9 5.4 11.2 4.4 12.2 6.2 12.4 6.6 14.8 5.6 15.8 7.4 15.8 8.8 18.4 7.2 22.4zM16.8 22.4C22.8 19.4 24.2 10 20.2 4 19.2 6.4 19.8 7.8 20.6 8.8 18.8 9 18.6 11.2 19.6 12.2 17.8 12.4 17.4 14.8 18.4 15.8 16.6 15.8 15.2 18.4 16.8 22.4z';

const FIGURES: Record<string, Place> = {
  settler: { ground: draw(PLATES['settler'] ?? ''), y: 18.6, size: 13, ink: DARK },
  soldier: { ground: draw(PLATES['soldier'] ?? ''), y: 17.4, size: 13, ink: DARK },
  coin: { ground: draw('a c 12 13 10.4;g c 12 11.6 10.4;a/1.1 c 12 11.6 8.6'), y: 16.6, size: 14, ink: DARK },
  strength: { ground: draw(`r ${SHIELD};w/1.2 ${SHIELD}`), y: 16.6, size: 15, ink: CREAM },
  vp: { ground: draw(`${WREATH};j c 12 12 7.8;w/1 c 12 12 7.8`), y: 16.4, size: 12, ink: CREAM },
};

export const carriesFigure = (name: string): boolean => name in FIGURES;

/** The SVG elements of a sign, with a figure on it where it carries one; nothing for a name that has none. */
export function sign(name: string, figure?: number): string {
  const place = figure === undefined ? undefined : FIGURES[name];
  if (!place) return SIGNS[name] ?? '';
  const { ground, y, size, ink } = place;
  return `${ground}${figures(figure as number, 12, y, size, ink)}`;
}
