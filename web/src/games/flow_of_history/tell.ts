import type { Tell } from '../types';
import type { FlowContent } from './content';
import { Say } from './say';

/** A card: when its effect works and what it does; its type and era, and its icons by their names. */
export const tell: Tell = (piece, content, words) => {
  const say = new Say(words, content as FlowContent);
  const card = say.card(piece);
  return card ? { effect: say.effect(card), facts: say.facts(card) } : null;
};
