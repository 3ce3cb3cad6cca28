/** The picture of a technology, leader, government, goal or structure, and of what lies face down. */

import { draw } from '../../ink';
import { MOTIFS } from './motifs';
import { BACKS } from './pictures/backs';
import { CULTURE } from './pictures/culture';
import { ECONOMY } from './pictures/economy';
import { FUTURE } from './pictures/future';
import { GOALS } from './pictures/goals';
import { GOVERNMENT_MOTIFS, GOVERNMENTS } from './pictures/governments';
import { ANCIENT } from './pictures/leaders_ancient';
import { MIDDLE } from './pictures/leaders_middle';
import { MODERN } from './pictures/leaders_modern';
import { MILITARY } from './pictures/military';
import { SCIENCE } from './pictures/science';
import { STRUCTURES } from './pictures/structures';

export const TECHNOLOGIES: Record<string, string> = { ...SCIENCE, ...ECONOMY, ...MILITARY, ...CULTURE, ...FUTURE };
export const LEADERS: Record<string, string> = { ...ANCIENT, ...MIDDLE, ...MODERN };
export { BACKS, GOALS, GOVERNMENTS, STRUCTURES };

/** What a card is; it decides on the sky and the ground. */
export type Kind = 'technology' | 'leader' | 'government' | 'goal' | 'structure' | 'back';

const DECKS: Record<Kind, Record<string, string>> = {
  technology: TECHNOLOGIES,
  leader: LEADERS,
  government: GOVERNMENTS,
  goal: GOALS,
  structure: STRUCTURES,
  back: BACKS,
};

export const PICTURES: Record<string, string> = Object.assign({}, ...Object.values(DECKS)) as Record<string, string>;

const KINDS = Object.keys(DECKS) as Kind[];

export const kindOf = (id: string): Kind | undefined => KINDS.find((kind) => id in DECKS[kind]);

/** Far hills and the ground, in light and shade only: they suit every sky, and go on to all sides. */
const LAND = 'i M-60 90V32C-40 22-22 34-4 28S30 20 48 28 90 22 124 30V90z;x M-60 40H124V90H-60z;';
const SHELF = 'x M-60 40H124V90H-60z;';

const GROUNDS: Record<Kind, string> = { technology: LAND, leader: '', government: LAND, goal: SHELF, structure: LAND, back: '' };

const drawn = new Map<string, string>();

const paint = (id: string): string =>
  draw(`${GROUNDS[kindOf(id) ?? 'technology']}${PICTURES[id] ?? '@star 32 22 3 g'}`, { ...MOTIFS, ...GOVERNMENT_MOTIFS });

/** SVG elements for a box of 64 × 44; what a data pack adds and nobody has drawn has a star. */
export function picture(id: string): string {
  const known = drawn.get(id) ?? paint(id);
  drawn.set(id, known);
  return known;
}
