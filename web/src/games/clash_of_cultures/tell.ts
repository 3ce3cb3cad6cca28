import type { Tell } from '../types';
import type { ClashContent } from './content';
import { Say } from './say';

/** What signs and numbers on a card or piece mean: price, bonus, what it needs, what it is worth. */
export const tell: Tell = (piece, content, words) => {
  const clash = content as ClashContent;
  const say = new Say(words, clash, null);
  const [advance, wonder, action] = [clash.advances[piece], clash.wonders[piece], clash.action_cards[piece]];
  const costly = wonder ?? clash.city_pieces[piece] ?? clash.units[piece] ?? clash.action_civil_effects[action?.civil ?? ''];
  const needed = advance?.requires_advance ?? wonder?.requires_advance;
  const facts = [
    say.price(costly?.cost ?? null),
    needed ? `${say.it('needs', { piece: needed })}.` : '',
    advance?.bonus ? say.it('bonus', { good: advance.bonus }) : '',
    advance?.unlocks_building ? say.it('unlocks', { piece: advance.unlocks_building }) : '',
    wonder ? say.it('brings', { points: say.it('worth', { count: wonder.vp }) }) : '',
  ];
  const told = facts.filter(Boolean);
  return told.length ? { effect: say.text(advance ?? wonder), facts: told } : null;
};
