/** The cradle of civilization and the four starting territories; a home flies its owner's colour, which is `currentColor`. */

import { each } from '../strokes';
import type { Tile } from './ground';

const FLAG = 'u/2 M0 0V-30;c M1-29H19L14-23 19-17H1z;w/1 M1-29H19L14-23 19-17H1z';

export const HOME_MOTIFS: Record<string, string> = { home_flag: FLAG };

const field = (x: number, y: number, ink: string, furrow: string): string =>
  `${ink} M${x} ${y}l14-7 10 6-14 8z;${furrow}/1 M${x + 4} ${y + 1}l13-7M${x + 7} ${y + 4}l13-7`;

export const HOMES: Record<string, Tile> = {
  cradle: {
    ground: '#d9bd74',
    strokes: `n M-46-10C-30 4-32 30-46 40zM46-10C30 4 32 30 46 40z;b/6 M-34-60C-20-34-44-14-32 10S-40 40-36 60M34-60C20-34 44-14 32 10S40 40 36 60;i/1.4 M-34-60C-20-34-44-14-32 10M34-60C20-34 44-14 32 10;l c 0-26 24;@ziggurat 0 -4 1.05;@flame 0 -30 .7;@palm -26 -2 .75;@palm 27 -2 .75;@hut -20 8 .5 s;@hut 21 9 .5 s;${each([-26, -20, 20, 26], (x) => `@wheat ${x} 24 .6 j`)};@person -9 6 .5 r;@person 9 6 .5 b`,
  },
  home1: {
    ground: '#b8c67c',
    strokes: `${field(-40, -12, 'n', 'j')};@tent -18 -14 1.05 w;@tent 20 -10 .95 s;@tent 2 -24 .8 w;@flame 2 -6 .7;u/1.6 M-3-6 7-4M7-6-3-4;@home_flag 20 22 .9;@tree -34 10 .7;@tuft 34 22 .7 j`,
  },
  home2: {
    ground: '#cbbf74',
    strokes: `b/8 M-50-4C-30 0-26-14-8-16S24-24 50-40;i/1.6 M-46-5C-30-1-26-15-8-17S24-25 46-39;${field(-8, -2, 'g', 'a')};@hut -24 -18 .8 o;@hut -6 -26 .85 o;@hut -20 8 1 o;@home_flag 20 24 .9;@wheat 34 18 .7 a;@wheat -36 24 .7 a`,
  },
  home3: {
    ground: '#b3c39a',
    strokes: `@crag 26 -18 1;@crag -28 -18 .8;@wall 0 -8 1.1 s;@tower -17 -8 .7;@tower 17 -8 .7;@house -4 -22 .7 w;@house 8 -20 .6 s;k M-4-8V-13A4 4 0 0 1 4-13V-8z;@home_flag 20 24 .9;@bush -32 14 1;@tuft 30 24 .7 j`,
  },
  home4: {
    ground: '#9db877',
    strokes: `@fir -32 -14 .8;@fir -22 -24 .75;@fir 26 -24 .8;o r-22-14 40 9;u/1 M-22-11H18M-22-8H18M-12-14V-5M6-14V-5;a M-28-12C-20-28-8-32-2-33 4-32 16-28 24-12z;g M-28-12C-20-28-8-32-2-33-8-26-10-18-10-12z;k r-5-12 6 7;u/1.6 M-2-36V-32;@home_flag 20 24 .9;@cow -24 6 .5 u;@sheep -34 14 .6;u/1.2 M-40 2H-14M-38-1V6M-28-1V6M-18-1V6;@tree 36 22 .6`,
  },
};

/** A tile nobody has discovered. */
export const UNKNOWN: Tile = {
  ground: '#6f7f97',
  strokes:
    'i c-24-20 12;i c-10-26 14;i c 8-24 12;i c 24 20 13;i c 8 26 14;i c-8 24 10;i/1.6 c 0 0 27;w M0-36 7-7 36 0 7 7 0 36-7 7-36 0-7-7z;v M0-36V36L-7 7zM36 0H-36L-7-7zM0-36 7-7 0 0zM36 0 7 7 0 0z;g c 0 0 4;a/1 c 0 0 4',
};
