/** Which page a question is about: a small screen opens it, a large one shows it beside the map. */

import { wordsOf } from '../../lib/narrow';
import type { Board } from './table';
import { contentOf } from './table';

export const PAGES = ['map', 'mat', 'hand', 'battle', 'trade', 'civilization'] as const;
export type Page = (typeof PAGES)[number];

/** The pages that there are now. */
export function pagesOf(board: Board): Page[] {
  const passing: Partial<Record<Page, boolean>> = {
    battle: board.view.battle !== null,
    trade: board.view.trade.length > 0,
    civilization: board.question?.kind === 'civilization',
  };
  return PAGES.filter((page) => passing[page] ?? true);
}

export function wantedPage(board: Board): Page {
  const { view, question, me } = board;
  const words = new Set((question?.choices ?? []).flatMap((choice) => wordsOf(choice.key)));
  const any = (known: (word: string) => boolean) => [...words].some(known);
  if (question?.kind === 'civilization') return 'civilization';
  if (view.trade.length) return 'trade';
  if (question?.kind !== 'act' && any((word) => word in view.terrain)) return 'map';
  if (question?.kind === 'lay') return 'map';
  if (view.battle) return 'battle';
  if (question?.kind === 'act' || !question) return 'map';
  if (any((word) => word in contentOf(board).advances)) return 'mat';
  const player = view.players[me ?? 0];
  const hand = [...(player?.actions ?? []), ...(player?.objectives ?? []), ...(player?.wonders ?? []), ...(player?.leaders ?? [])];
  return any((word) => hand.includes(word)) ? 'hand' : 'map';
}

/**
 * The spaces that a question is about, as far as they are still to be pointed at: of the turn's menu only once a verb
 * was chosen. Undefined where nothing new is asked: an answer is under way, or a space was just pointed at.
 */
export function asked(board: Board, spaces: readonly string[]): string[] | undefined {
  const { question, lit, chosen } = board;
  if (!question) return [];
  if (!lit.size) return undefined;
  const whole = question.choices.every((choice) => wordsOf(choice.key).some((word) => lit.has(word)));
  if (whole && question.kind === 'act') return [];
  const open = spaces.filter((space) => lit.has(space) && !chosen.includes(space));
  return open.length || !spaces.some((space) => lit.has(space)) ? open : undefined;
}
