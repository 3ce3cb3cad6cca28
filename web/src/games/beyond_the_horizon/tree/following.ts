/** Somebody else's research, told from what lies open: nobody says which colour was chosen, the cards show it. */

import type { HorizonContent } from '../content';
import { COLORS, type HorizonView, type Level, type PlayerView } from '../view';
import { linked } from './tree';

export interface Followed {
  seat: number;
  level: Level;
  /** Where one of the cards will lie; empty: it will be kept, or nobody can say yet. */
  slot: string;
  /** Empty where the cards fit more than one, or no colour matters. */
  color: string;
  cards: readonly string[];
}

const MATCHES = 2;

/** The research of whoever has the turn, while its cards lie open. */
export function followed(content: HorizonContent, view: HorizonView): Followed | null {
  const level = content.technologies[view.revealed[0] ?? '']?.level as Level | undefined;
  const player = view.players[view.turn];
  if (!level || !player) return null;
  const waiting = view.tree.filter((one) => one.level === level && !one.technology && one.scholars.includes(view.turn));
  const slot = waiting.length === 1 ? (waiting[0]?.slot ?? '') : '';
  return { seat: view.turn, level, slot, color: slot ? colorOf(content, view, slot, player) : '', cards: view.revealed };
}

/** Where the cards have gone since: the one that was laid or kept; empty if none was. */
export function taken(before: Followed, view: HorizonView): string {
  if (view.revealed.length) return '';
  const lies = view.tree.find((one) => one.slot === before.slot)?.technology ?? '';
  const kept = view.players[before.seat]?.private ?? [];
  return before.cards.find((card) => card === lies || kept.includes(card)) ?? '';
}

/** Whether a card shows a colour; without one all do. */
export function shows(content: HorizonContent, id: string, color: string): boolean {
  const card = content.technologies[id];
  return !color || card?.color === color || card?.second_color === color;
}

/** The one colour of the lines by which revealing would have ended with just these cards (BH-RES.7 to BH-RES.9). */
function colorOf(content: HorizonContent, view: HorizonView, slot: string, player: PlayerView): string {
  const lines = linked(content, view, slot).map((card) => content.technologies[card]?.color);
  const wanted = MATCHES + moreCards(content, player);
  const cards = view.revealed;
  const last = cards.at(-1) ?? '';
  const level = content.technologies[last]?.level ?? '';
  const possible = COLORS.filter((color) => {
    const count = cards.filter((card) => shows(content, card, color)).length;
    const ends = (count === wanted && shows(content, last, color)) || (count > 0 && count < wanted && view.decks[level] === 0);
    return ends && (lines.length === 0 || lines.includes(color));
  });
  return possible.length === 1 ? (possible[0] ?? '') : '';
}

/** What a government adds to the cards that match. */
function moreCards(content: HorizonContent, { government, stages }: PlayerView): number {
  const card = content.governments[government];
  const effects = card
    ? (['despotism', 'theocracy', 'monarchy'] as const).flatMap((stage) =>
        stage === 'despotism' || stages.includes(stage) ? (card[stage] ?? []) : [],
      )
    : [];
  return effects.reduce((sum, effect) => sum + (effect.kind === 'extra_reveal' ? Number(effect['amount']) : 0), 0);
}
