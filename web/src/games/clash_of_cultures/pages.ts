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
