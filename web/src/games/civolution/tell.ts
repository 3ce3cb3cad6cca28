import type { Tell } from '../types';
import { cardOf, incomeOf, isMadeUp, type CivolutionContent, type Space } from './content';
import { Say } from './say';

/** A card, chip, module, site or material: its text, and what is drawn on it as signs. */
export const tell: Tell = (piece, content, words) => {
  const say = new Say(words, content as CivolutionContent, null);
  return card(say, piece) ?? module(say, piece) ?? site(say, piece) ?? other(say, piece);
};

function card(say: Say, piece: string): ReturnType<Tell> {
  const entry = cardOf(say.content, piece);
  if (!entry) return null;
  const costs = entry.cost_spaces.map((space, index) =>
    say.it('cost-space', { number: index + 1, cost: inWords(say, space), vp: space.vp ?? 0 }),
  );
  return { effect: say.text(entry), facts: [...costs, ...partly(say, entry)] };
}

/** A cost space in words. */
export function inWords(say: Say, space: Space): string {
  const amount = Number(space['amount'] ?? 0);
  const thing = String(space['material'] ?? space['feature'] ?? '');
  if (space.kind === 'one_of') return (space['options'] as Space[]).map((option) => inWords(say, option)).join(' / ');
  if (space.kind === 'empty') return say.it('cost-empty');
  if (space.kind === 'have_settlements') return say.it('cost-settlements', { count: amount });
  return say.it(space.kind === 'have_feature' ? 'cost-have' : 'cost-return', { count: amount, thing: say.name(thing) });
}

function module(say: Say, piece: string): ReturnType<Tell> {
  const entry = say.content.modules[piece];
  if (!entry) return null;
  const dice = entry.dice ? say.it('module-dice', { left: entry.dice[0], right: entry.dice[1] }) : say.it('module-any');
  return { effect: say.text(entry), facts: [dice] };
}

function site(say: Say, piece: string): ReturnType<Tell> {
  const entry = say.content.sites[piece];
  if (!entry) return null;
  const materials = entry.statue_materials?.map((id) => say.name(id)).join(', ');
  return {
    effect: say.text(say.content.site_kinds[entry.kind]) || say.text(entry),
    facts: [say.it('site-vp', { vp: entry.vp }), ...(materials ? [say.it('statues-of', { materials })] : [])],
  };
}

function other(say: Say, piece: string): ReturnType<Tell> {
  const { events, goals, attributes, marker_cards, weather } = say.content;
  const entry = events[piece] ?? goals[piece] ?? attributes[piece] ?? incomeOf(say.content, piece) ?? marker_cards[piece] ?? weather[piece];
  if (!entry) return null;
  return { effect: say.text(entry), facts: partly(say, entry) };
}

const partly = (say: Say, entry: { source: string }): string[] =>
  isMadeUp(entry) && entry.source !== 'reconstructed' ? [say.it('reconstructed')] : [];
