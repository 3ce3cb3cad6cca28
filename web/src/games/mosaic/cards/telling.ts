/** What a glance at a card tells, for those who hear it. */

import type { Cost, GoldenAge } from '../content';
import type { Say } from '../say';
import type { Pillar } from '../view';
import { faceOf, isMadeUp, needs, type Face } from './faces';

export const pillarNames = (say: Say, pillars: readonly string[]): string => pillars.map((pillar) => say.pillar(pillar)).join(', ');

export const costNames = (say: Say, cost: Cost): string =>
  Object.entries(cost)
    .map(([resource, amount]) => `${amount} ${say.name(resource)}`)
    .join(', ');

/** What a Golden Age asks for. */
function asked(say: Say, face: Face): string {
  if (face.kind !== 'golden_age') return '';
  const { pillar, count } = (face.entry as GoldenAge).requires;
  return say.it('card-asks', { count, pillar: say.pillar(pillar) });
}

/** What is drawn as signs: price, symbols, and those that it needs. */
function drawn(say: Say, face: Face): string[] {
  return [
    Object.keys(face.cost).length ? say.it('card-cost', { cost: costNames(say, face.cost) }) : '',
    face.pillars.length ? say.it('card-gives', { pillars: pillarNames(say, face.pillars) }) : '',
    face.requires.length ? say.it('card-needs', { pillars: pillarNames(say, face.requires) }) : '',
  ];
}

/** What a card or tile shows besides its text. */
export const facts = (say: Say, face: Face): string[] => [asked(say, face), ...drawn(say, face)].filter(Boolean);

/** Name, text, what it costs, gives and needs; with `symbols` also what is missing for their owner. */
export function tell(say: Say, id: string, symbols?: Partial<Record<Pillar, number>>): string {
  const face = faceOf(say.content, id);
  if (!face) return say.name(id);
  const told = [`${say.name(id)}.`, asked(say, face), say.text(face.entry), ...drawn(say, face)];
  const missing = symbols ? needs(face.requires, symbols).filter((need) => !need.met) : [];
  if (missing.length)
    told.push(
      say.it('card-missing', {
        pillars: pillarNames(
          say,
          missing.map((need) => need.pillar),
        ),
      }),
    );
  if (isMadeUp(face.entry)) told.push(say.it('card-reconstructed'));
  return told.filter(Boolean).join(' ');
}
