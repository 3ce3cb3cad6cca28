/** Which page a question is about: a small screen opens it, a large one shows it beside the tree. */

import { wordsOf } from '../../lib/narrow';
import { contentOf, type Board } from './table';
import { axialOf } from './hexes';

export const PAGES = ['actions', 'tree', 'map', 'mine', 'offer', 'points', 'governments'] as const;
export type Page = (typeof PAGES)[number];

/** What a board has room for: page by page, the tree beside a page, or the tree beside map and page. */
export type Room = 'one' | 'two' | 'three';

/** Before the game: governments are chosen. */
export const isSetup = (board: Board): boolean =>
  board.question?.kind === 'government' || (board.view.round === 0 && board.view.governments.length > 0);

/** The pages that are turned; what is always seen is none of them. Points have a sheet of their own on a small screen. */
export function pagesOf(board: Board, room: Room): Page[] {
  const first: Page[] = isSetup(board) ? ['governments'] : [];
  if (board.compact) return first.length ? [...first, 'tree', 'map', 'offer'] : ['actions', 'tree', 'map', 'mine', 'offer'];
  if (room === 'one') return [...first, 'tree', 'map', 'mine', 'offer', 'points'];
  if (room === 'two') return [...first, 'map', 'mine', 'offer', 'points'];
  return [...first, 'mine', 'offer', 'points'];
}

/** Kinds of question by the page that answers them; all others are about what their answers name. */
const KINDS: Record<string, Page> = {
  government: 'governments',
  space: 'actions',
  basic: 'actions',
  slot: 'tree',
  color: 'tree',
  card: 'tree',
  private: 'tree',
  leader: 'tree',
  recruit: 'map',
  upgrade: 'map',
  step: 'map',
  village: 'map',
  city: 'map',
  site: 'map',
  crew: 'map',
  builder: 'map',
  produce: 'mine',
  exchange: 'mine',
  track: 'mine',
  structure: 'offer',
  goal: 'offer',
};

/** Nothing while nothing is asked: the page stays as it is. */
export function wantedPage(board: Board): Page | null {
  const { question } = board;
  if (isSetup(board)) return 'governments';
  if (!question) return null;
  const known = KINDS[question.kind];
  if (known) return known;
  const words = new Set(question.choices.flatMap(({ key }) => wordsOf(key)));
  const tiles = board.view.map.map(({ tile }) => tile);
  if ([...words].some((word) => tiles.includes(word) || axialOf(word))) return 'map';
  if ([...words].some((word) => word in contentOf(board).structures)) return 'mine';
  return null;
}

/** The page that is turned to: where actions lie beside the tree, they are no page. */
export function fitting(page: Page | null, pages: readonly Page[]): Page | null {
  if (page === null || pages.includes(page)) return page;
  return page === 'actions' && pages.includes('tree') ? 'tree' : null;
}
