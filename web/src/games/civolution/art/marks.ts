/** The signs of the board's pages. */

import { draw } from '../../ink';
import type { Page } from '../pages';
import { sign } from './signs';

/** Of whoever has the most, in a box of 24 × 24. */
export const CROWN_SIGN = draw('c M3.6 19 2 6.6 7.8 11 12 3 16.2 11 22 6.6 20.4 19z;c r 3.6 20 16.8 2 1');

/** Of leaves of a page. */
export const LEAF_SIGNS = {
  tracks: sign('page_boards'),
  era: sign('mild'),
  hunting: sign('hunt'),
  cards: sign('cards'),
  chips: sign('income_chip'),
};

export const PAGE_SIGNS: Record<Page, string> = {
  map: sign('page_map'),
  modules: sign('page_modules'),
  goods: sign('page_goods'),
  stages: sign('page_stages'),
  hand: sign('hand'),
  boards: sign('page_boards'),
  displays: sign('page_displays'),
  vici: sign('vici'),
  points: sign('vp'),
};
