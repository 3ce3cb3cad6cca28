/** A card's picture: its emblem before the landscape of its era. */

import type { Card } from '../content';
import { CONSTRUCTION } from './emblems/construction';
import { GOVERNMENT } from './emblems/government';
import { KNOWLEDGE } from './emblems/knowledge';
import { LEADER } from './emblems/leader';
import { MILITARY } from './emblems/military';
import { WONDER } from './emblems/wonder';
import { draw } from '../../ink';
import { SCENES } from './scenes';

export const EMBLEMS: Record<string, string> = {
  ...CONSTRUCTION,
  ...GOVERNMENT,
  ...KNOWLEDGE,
  ...MILITARY,
  ...LEADER,
  ...WONDER,
};

const drawn = new Map<string, string>();

/** SVG elements for a box of 64 × 44, with a landscape that goes on to all sides. */
export function picture(card: Pick<Card, 'id' | 'deck'>): string {
  const known = drawn.get(card.id);
  if (known !== undefined) return known;
  const made = draw(SCENES[card.deck] ?? SCENES['A'] ?? '') + emblem(card.id);
  drawn.set(card.id, made);
  return made;
}

/** The emblem alone; a card of a data pack that nobody has drawn yet has a star. */
export function emblem(id: string): string {
  return draw(EMBLEMS[id] ?? '@star 32 22 3 g');
}
