/** The signs of the board's pages. */

import { draw } from '../../ink';
import { sign } from './signs';
import type { Page } from '../pages';

/** Of whoever has the most, in a box of 24 × 24. */
export const CROWN_SIGN = draw('c M3.6 19 2 6.6 7.8 11 12 3 16.2 11 22 6.6 20.4 19z;c r 3.6 20 16.8 2 1');

export const PAGE_SIGNS: Record<Page, string> = {
  actions: sign('action_pawn'),
  tree: sign('page_tree'),
  map: sign('page_map'),
  mine: sign('page_board'),
  offer: sign('goal'),
  points: sign('vp'),
  governments: sign('government'),
};

export const LEAF_SIGNS = {
  tracks: sign('page_board'),
  people: sign('population'),
  cards: sign('technology'),
  goals: sign('goal'),
  structures: sign('structure'),
};
