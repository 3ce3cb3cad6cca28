/** Marks on plaques and lists. */

import { draw } from '../../ink';

/** Of whoever leads a Region, its foot at 0,0. */
export const CROWN = draw('k/3 M-14 0-17-15-8-9 0-20 8-9 17-15 14 0z;c M-14 0-17-15-8-9 0-20 8-9 17-15 14 0z');

/** The same in a box of 24 × 24, for lines of text. */
export const CROWN_SIGN = draw('c M3.6 19 2 6.6 7.8 11 12 3 16.2 11 22 6.6 20.4 19z;c r 3.6 20 16.8 2 1');

/** The signs of the board's pages. */
export const PAGE_SIGNS = {
  map: draw(
    'b r 1.5 3.5 21 17 2;n M1.5 8C6 5 8 9 12 7S19 4 22.5 7V5.5A2 2 0 0 0 20.5 3.5H3.5A2 2 0 0 0 1.5 5.5z;g M1.5 18C6 15 9 19 13 17S20 14 22.5 16V18.5A2 2 0 0 1 20.5 20.5H3.5A2 2 0 0 1 1.5 18.5z',
  ),
  offers: draw('o r 2 6 9 13 1.4;w r 7.5 4.5 9 13 1.4;k/1 r 7.5 4.5 9 13 1.4;g r 13 7 9 13 1.4;k/1 r 13 7 9 13 1.4'),
  civ: draw('s M2 9 12 2.6 22 9V10.6H2z;s r 4 11.4 3 7.4;s r 10.5 11.4 3 7.4;s r 17 11.4 3 7.4;d r 2 19.4 20 2.6 .5;d/1 M2 9 12 2.6 22 9'),
  empire: CROWN_SIGN,
  draft: draw('o r 4 2 16 20 2;g/1.3 r 6.2 4.2 11.6 15.6 1;@star 12 12 1 g'),
};
