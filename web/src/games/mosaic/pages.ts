/** Which page a question is about: a small screen opens it, a large one shows it under the map. */

import { wordsOf } from '../../lib/narrow';
import { contentOf, type Board } from './table';

export const PAGES = ['map', 'offers', 'civ', 'empire', 'draft'] as const;
export type Page = (typeof PAGES)[number];

const DRAFT_KINDS = ['leader', 'keep'];

/** Before the game: Leaders and Starting Technologies are chosen. */
export function isDraft(board: Board): boolean {
  const { question, view } = board;
  return DRAFT_KINDS.includes(question?.kind ?? '') || (view.round === 0 && view.players.some((player) => !player.leader));
}

/** The pages that there are now; a small screen keeps the Empire for a sheet. */
export function pagesOf(board: Board): Page[] {
  const first: Page[] = isDraft(board) ? ['draft', 'map'] : ['map', 'offers'];
  return board.compact ? [...first, 'civ'] : [...first, 'civ', 'empire'];
}

const CIV_KINDS = ['benefit', 'track', 'resource', 'transfer', 'amount', 'pillar', 'technology'];
/** Questions about units and whose they are; the answers name a Region. */
export const UNIT_KINDS = ['diplomats', 'eliminate', 'military', 'unit'];

/** Nothing while nothing is asked: the page stays as it is. */
export function wantedPage(board: Board): Page | null {
  const { question } = board;
  if (isDraft(board)) return 'draft';
  if (!question) return null;
  const words = question.choices.flatMap((choice) => wordsOf(choice.key));
  if (words.some((word) => word in contentOf(board).hexes)) return 'map';
  if (question.kind === 'region' || UNIT_KINDS.includes(question.kind)) return 'map';
  if (CIV_KINDS.includes(question.kind)) return 'civ';
  return 'offers';
}
