/** One's own cards by kind. */

import { contentOf, type Board } from './table';
import type { Say } from './say';

export const KINDS = ['action', 'objective', 'wonder', 'person', 'leader'] as const;
export type Kind = (typeof KINDS)[number];

export interface Held {
  kind: Kind;
  cards: string[];
  /** The question is about one of them. */
  asked: boolean;
}

/** Kinds that one holds, those first that are asked for, so that nobody has to look for them. */
export function held(board: Board): Held[] {
  const player = board.me === null ? undefined : board.view.players[board.me];
  const cards: Record<Kind, string[]> = {
    action: player?.actions ?? [],
    objective: player?.objectives ?? [],
    wonder: [...(player?.wonders ?? []), ...board.view.open_wonders],
    person: [...(player?.persons ?? []), ...(player?.kept ?? [])],
    leader: player?.leaders ?? [],
  };
  return KINDS.map((kind) => ({ kind, cards: litFirst(board, cards[kind]), asked: asksFor(board, cards[kind]) }))
    .filter((group) => group.cards.length)
    .sort((one, other) => Number(other.asked) - Number(one.asked));
}

const asksFor = (board: Board, cards: string[]) => board.question?.kind !== 'act' && cards.some((card) => board.lit.has(card));

function litFirst(board: Board, cards: string[]): string[] {
  const lit = (card: string) => Number(asksFor(board, [card]));
  return [...cards].sort((one, other) => lit(other) - lit(one));
}

/** What a card does, which is not written on so small a card. */
export function cardText(board: Board, say: Say, id: string): string {
  const content = contentOf(board);
  const action = content.action_cards[id];
  const goal = content.objective_cards[id];
  const halves = action ? [content.action_civil_effects[action.civil], content.action_tactics_effects[action.tactics]] : [];
  const goals = goal ? [content.objectives[goal.top], content.objectives[goal.bottom]] : [];
  const told = [...halves, ...goals, content.wonders[id], content.events[id], ...(content.leaders[id]?.abilities ?? [])];
  return told
    .map((entry) => say.text(entry))
    .filter(Boolean)
    .join(' ');
}
