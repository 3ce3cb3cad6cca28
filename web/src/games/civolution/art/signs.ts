/** Signs of 24 × 24: pieces, modules, materials, tracks, effects, and what else stands in a line of signs. */

import { draw } from '../../ink';
import { figures } from '../../digits';
import { EFFECTS, MODULES, MOTIFS, PAGES, PIECES, SITES } from './signs/deeds';
import { LANDS, MATERIALS } from './signs/lands';
import { BOARD_SIGNS, FEATURES, MARKERS, PHASE_SIGNS, TRACK_SIGNS } from './signs/words';

/** What stands after `|` is cut out: it shows the paper behind. */
function layers(strokes: string): string {
  const [body = '', holes] = strokes.split('|');
  const paint = (some: string) => draw(some, MOTIFS);
  return holes === undefined ? paint(body) : `${paint(body)}<g color="var(--paper)">${paint(holes)}</g>`;
}

const prefixed = (prefix: string, signs: Record<string, string>) =>
  Object.fromEntries(Object.entries(signs).map(([name, strokes]) => [`${prefix}_${name}`, strokes]));

/** What stands for any feature is no module. */
const { feature: _any, ...featureModules } = FEATURES;

/** Names that stand for two things in the game have the kind before them: `module_building`, `site_cave`. */
const STROKES: Record<string, string> = {
  ...LANDS,
  ...MATERIALS,
  ...MARKERS,
  ...FEATURES,
  ...BOARD_SIGNS,
  ...PHASE_SIGNS,
  ...PIECES,
  ...EFFECTS,
  ...PAGES,
  ...TRACK_SIGNS,
  ...prefixed('module', { ...MODULES, ...featureModules }),
  ...prefixed('site', SITES),
};

const SIGNS: Record<string, string> = Object.fromEntries(Object.entries(STROKES).map(([name, strokes]) => [name, layers(strokes)]));

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
const WREATH =
  'n M7.2 22.4C1.2 19.4-.2 10 3.8 4 4.8 6.4 4.2 7.8 3.4 8.8 5.2 9 5.4 11.2 4.4 12.2 6.2 12.4 6.6 14.8 5.6 15.8 7.4 15.8 8.8 18.4 7.2 22.4zM16.8 22.4C22.8 19.4 24.2 10 20.2 4 19.2 6.4 19.8 7.8 20.6 8.8 18.8 9 18.6 11.2 19.6 12.2 17.8 12.4 17.4 14.8 18.4 15.8 16.6 15.8 15.2 18.4 16.8 22.4z';

const FIGURES: Record<string, Place> = {
  vp: { ground: draw(`${WREATH};j c 12 12 7.8;w/1 c 12 12 7.8`), y: 16.4, size: 12, ink: CREAM },
  money: { ground: draw('a c 12 13 10.4;g c 12 11.6 10.4;a/1.1 c 12 11.6 8.6'), y: 16.6, size: 14, ink: DARK },
  stage: { ground: draw('d r 1.4 1.4 21.2 21.2 3;w/1.2 r 1.4 1.4 21.2 21.2 3'), y: 17, size: 15, ink: CREAM },
};

export const carriesFigure = (name: string): boolean => name in FIGURES;

/** The SVG elements of a sign, with a figure on it where it carries one; nothing for a name that has none. */
export function sign(name: string, figure?: number): string {
  const place = figure === undefined ? undefined : FIGURES[name];
  if (!place) return SIGNS[name] ?? '';
  return `${place.ground}${figures(figure as number, 12, place.y, place.size, place.ink)}`;
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[12, 12]],
  2: [
    [7.4, 7.4],
    [16.6, 16.6],
  ],
  3: [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  4: [
    [7.4, 7.4],
    [16.6, 7.4],
    [7.4, 16.6],
    [16.6, 16.6],
  ],
  5: [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  6: [
    [7.4, 6.4],
    [16.6, 6.4],
    [7.4, 12],
    [16.6, 12],
    [7.4, 17.6],
    [16.6, 17.6],
  ],
};

/** A die of 24 × 24; fate dice are pink with stars for pips, so that they are told apart without colour. */
export function die(value: number, kind: 'activation' | 'fate' = 'activation'): string {
  const fate = kind === 'fate';
  const face = fate ? 'q r 1.6 1.6 20.8 20.8 5;f r 2.8 2.8 18.4 18.4 4' : 'z r 1.6 1.6 20.8 20.8 4;w r 2.8 2.8 18.4 18.4 3';
  const pip = ([x, y]: readonly [number, number]) => (fate ? `@star ${x} ${y} .62 q` : `k c ${x} ${y} 2.1`);
  return draw([face, ...(PIPS[value] ?? []).map(pip)].join(';'));
}
