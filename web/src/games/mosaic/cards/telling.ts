/** What a glance at a card tells, for those who hear it. */

import type { Cost, GoldenAge } from '../content';
import type { Say } from '../say';
import type { Pillar } from '../view';
import { faceOf, isMadeUp, needs } from './faces';

export const pillarNames = (say: Say, pillars: readonly string[]): string => pillars.map((pillar) => say.pillar(pillar)).join(', ');

export const costNames = (say: Say, cost: Cost): string =>
  Object.entries(cost)
    .map(([resource, amount]) => `${amount} ${say.name(resource)}`)
    .join(', ');

/** Name, text, what it costs, gives and needs; with `symbols` also what is missing for their owner. */
export function tell(say: Say, id: string, symbols?: Partial<Record<Pillar, number>>): string {
  const face = faceOf(say.content, id);
  if (!face) return say.name(id);
  const told = [`${say.name(id)}.`];
  if (face.kind === 'golden_age') {
    const { pillar, count } = (face.entry as GoldenAge).requires;
    told.push(say.it('card-asks', { count, pillar: say.pillar(pillar) }));
  }
  told.push(say.text(face.entry));
  if (Object.keys(face.cost).length) told.push(say.it('card-cost', { cost: costNames(say, face.cost) }));
  if (face.pillars.length) told.push(say.it('card-gives', { pillars: pillarNames(say, face.pillars) }));
  if (face.requires.length) told.push(say.it('card-needs', { pillars: pillarNames(say, face.requires) }));
  const missing = symbols ? needs(face.requires, symbols).filter((need) => !need.met) : [];
  if (missing.length) told.push(say.it('card-missing', { pillars: pillarNames(say, missing.map((need) => need.pillar)) }));
  if (isMadeUp(face.entry)) told.push(say.it('card-reconstructed'));
  return told.filter(Boolean).join(' ');
}
