/** An offer, read from the words of the view: `give:food`, `want:gold`, `show:CARD`, `hide:CARD`, `want-action`. */

import { wordsOf } from '../../lib/narrow';
import type { Board } from './table';
import { GOODS } from './view';

export interface Offer {
  from: number;
  to: number;
  /** Goods by how many; cards by their ids, or by their kind where they are not known. */
  given: Pile;
  wanted: Pile;
}

export interface Pile {
  goods: Record<string, number>;
  cards: { id: string; how: 'seen' | 'unseen' }[];
}

export function readOffer(trade: readonly string[]): Offer | null {
  const [from, to, ...items] = trade;
  if (from === undefined || to === undefined) return null;
  const offer: Offer = { from: Number(from), to: Number(to), given: { goods: {}, cards: [] }, wanted: { goods: {}, cards: [] } };
  for (const item of items) add(offer, item);
  return offer;
}

function add(offer: Offer, item: string): void {
  const [verb = '', what = ''] = item.split(':');
  const pile = verb.startsWith('want') ? offer.wanted : offer.given;
  if ((GOODS as readonly string[]).includes(what)) pile.goods[what] = (pile.goods[what] ?? 0) + 1;
  else if (verb.startsWith('want-')) pile.cards.push({ id: verb.slice('want-'.length), how: 'unseen' });
  else pile.cards.push({ id: what, how: verb === 'hide' ? 'unseen' : 'seen' });
}

/** Rows of cards for both sides of an offer: what they need, or their share; one at least. */
export function shareRows(room: number, give: number, want: number): Record<'give' | 'want', number> {
  const half = Math.floor(room / 2);
  const part = (own: number, other: number) => Math.max(1, Math.min(own, Math.max(half, room - other)));
  return { give: part(give, want), want: part(want, give) };
}

/** Whether this can be added now. */
export const possible = (board: Board, key: string): boolean => board.question?.choices.some((choice) => choice.key === key) ?? false;

/** Point at all words of an answer, one after the other, until it is the only one left. */
export function pointAll(board: Board, key: string): void {
  const choices = board.question?.choices ?? [];
  let left = choices.map((choice) => wordsOf(choice.key));
  for (const word of wordsOf(key)) {
    left = left.filter((words) => words.includes(word));
    board.onpoint(word);
    if (left.length === 1) return;
  }
}

/** A card beside an offer: one that lies in it, or one that can be added by pointing at it. */
export interface Ware {
  /** A card, or a kind of cards: the partner chooses one. */
  id: string;
  /** How it lies in the offer; empty: it does not. */
  how: 'seen' | 'unseen' | '';
  /** The word to point at. */
  word: string;
}

const SIDES = { give: /^(?:show|give):(.+)$/, want: /^want(?::|-)(.+)$/ };

/** First the cards that lie in the offer, then those that can be added. */
export function wares(board: Board, pile: Pile, side: 'give' | 'want'): Ware[] {
  const laid = pile.cards.map(({ id, how }): Ware => ({ id, how, word: '' }));
  const keys = board.question?.kind === 'trade' ? board.question.choices.map(({ key }) => key) : [];
  const more = keys.flatMap((key): Ware[] => {
    const id = SIDES[side].exec(key)?.[1];
    if (id === undefined || (GOODS as readonly string[]).includes(id)) return [];
    return [{ id, how: '', word: key.startsWith('want-') ? key : id }];
  });
  return [...laid, ...more];
}
