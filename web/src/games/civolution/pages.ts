/** Which page a question is about: a small screen opens it, a large one shows it beside the continent. */

import { wordsOf } from '../../lib/narrow';
import { contentOf, type Board } from './table';
import { sortOf } from './content';

export const PAGES = ['map', 'modules', 'goods', 'stages', 'hand', 'boards', 'displays', 'vici', 'points'] as const;
export type Page = (typeof PAGES)[number];

/** What a board has room for: page by page, the continent beside a page, or the modules under the continent, too. */
export type Room = 'one' | 'two' | 'three';

/** The pages that are turned; what is always seen is none of them. Points have a sheet of their own on a small screen. */
export function pagesOf(board: Board, room: Room): Page[] {
  const vici: Page[] = board.view.vici ? ['vici'] : [];
  if (board.compact) return ['map', 'modules', 'goods', 'stages', 'hand', 'boards', 'displays', ...vici];
  if (room === 'one') return ['map', 'modules', 'goods', 'stages', 'hand', 'boards', 'displays', ...vici, 'points'];
  if (room === 'two') return ['modules', 'goods', 'stages', 'hand', 'boards', 'displays', ...vici, 'points'];
  return ['goods', 'stages', 'boards', 'displays', ...vici, 'points'];
}

/** Kinds of question by the page that answers them; all others are about what their answers name. */
const KINDS: Record<string, Page> = {
  act: 'modules',
  pay: 'modules',
  close: 'displays',
  chips: 'displays',
  part: 'modules',
  side: 'modules',
  reroll: 'modules',
  marker: 'modules',
  module: 'modules',
  planning: 'modules',
  feature: 'modules',
  move_feature: 'modules',
  die_given: 'modules',
  storage: 'goods',
  exchange: 'goods',
  trade: 'goods',
  sale: 'goods',
  wild: 'goods',
  find: 'goods',
  lucky_find: 'goods',
  unload: 'goods',
  statue: 'goods',
  settlement: 'goods',
  feed: 'goods',
  keep: 'hand',
  card: 'hand',
  keep_card: 'hand',
  column: 'stages',
  row: 'stages',
  stage: 'stages',
  half: 'stages',
  ignore: 'hand',
  cost: 'hand',
  income: 'stages',
  income_action: 'stages',
  activity: 'stages',
  cover: 'hand',
  install_goal: 'hand',
  track: 'boards',
  weather: 'boards',
  chip_card: 'displays',
  goal: 'displays',
  income_chip: 'displays',
  stack: 'displays',
  draw: 'displays',
  migrate: 'map',
  way: 'map',
  spot: 'map',
  portion: 'map',
};

/** Nothing while nothing is asked: the page stays as it is. */
export function wantedPage(board: Board): Page | null {
  const { question } = board;
  if (!question) return null;
  const known = KINDS[question.kind];
  if (known) return known;
  const words = [...new Set(question.choices.flatMap(({ key }) => wordsOf(key)))];
  const places = new Set(board.view.territories.map(({ territory }) => territory));
  if (words.some((word) => places.has(word) || /^v\d\d$/.test(word))) return 'map';
  return words.some((word) => sortOf(contentOf(board), word)) ? 'stages' : null;
}

/** The page that is turned to: what is always seen is none, and where there is room the hand lies below the stages. */
export function fitting(page: Page | null, pages: readonly Page[]): Page | null {
  if (page === null || pages.includes(page)) return page;
  return page === 'hand' && pages.includes('stages') ? 'stages' : null;
}
