/** Governments: who holds together, and around what. */

import { each } from '../strokes';

export const GOVERNMENT_MOTIFS: Record<string, string> = {
  axe: 'u/2.4 M0 14V-16;y M0-15C6-19 11-16 11-10S6-2 0-6z;z M0-10H11C11-4 6-2 0-6z',
  axe_left: 'u/2.4 M0 14V-16;y M0-15C-6-19-11-16-11-10S-6-2 0-6z;z M0-10H-11C-11-4-6-2 0-6z',
};

export const GOVERNMENTS: Record<string, string> = {
  warrior_confederation:
    '@banner 32 22 .72 q;@axe_left 15 26 1.25;@axe 49 26 1.25;q c 32 28 13;k/1.2 c 32 28 13;a/1.6 c 32 28 10.4;r M32 17.6A10.4 10.4 0 0 1 41 33.2L32 28zM32 28 41 33.2A10.4 10.4 0 0 1 23 33.2z;g c 32 28 3.2;a/1 c 32 28 3.2;g c 32 20 1.1;g c 39 32 1.1;g c 25 32 1.1',
  pioneer_league:
    'n M-60 32H124V90H-60z;@hill 56 34 1.3 j;@sun 54 9 .6;o M12 24H42V33H12z;w M10 25C10 8 44 8 44 25z;s/1.1 M18 24V14M27 24V12M36 24V14;u/1.6 M42 31H56;@bigwheel 18 35 .6 u;@bigwheel 37 35 .6 u;@person 54 40 .9 b;@banner 4 40 .9 b',
  academy_council:
    '@column 6 40 1.3;@column 58 40 1.3;d r-8 2 80 5;s r-8 0 80 3;u M12 33H52L48 38H16z;o e 32 33 20 3.6;@person 18 31 .85 b;@person 32 30 .85 w;@person 46 31 .85 p;w r 27 32 6 2.4 1;@quill 38 33 .4;@bulb 32 13 .45;u r 30 37 4 5',
  merchant_republic:
    'b M-60 33H124V90H-60z;s r 2 14 24 20;r M0 14H28L24 8H4z;k M5 34V25A3 3 0 0 1 11 25V34zM12 34V25A3 3 0 0 1 18 25V34zM19 34V25A2.6 2.6 0 0 1 24 25V34z;b r 6 17 3 3.6 1;b r 13 17 3 3.6 1;b r 20 17 3 3.6 1;@ship 44 36 1 w;@coin 44 18 1.5;@waves 32 39 1 w;@waves 28 42 1 i',
  builders_state:
    'g M6 41 30 12 54 41z;a M30 12 54 41H36z;a/.9 M24 19 33 19M19 25 34 26M14 31 35 33M10 36 36 38;u/2 M48 41V4M40 4H64M48 10 56 4;k/.8 M60 4V16;@block 60 24 .5;@person 12 42 .6 r;@person 22 42 .6 b;@block 50 42 .6;@bush 40 42 .6',
  agrarian_clans: `g M-60 33H124V90H-60z;${each([12, 48], (x) => `@hut ${x} 34 1.15 o`)};a/1.2 M-8 38H72M-8 42H72;${each([24, 28, 32, 36, 40], (x, index) => `@wheat ${x} ${[25, 22, 20, 22, 25][index]} 1.15 a`)};r r 25 30 14 3.4 1.6;a M26 33 22 43H42L38 33z;@sun 32 6 .5`,
  nomad_horde:
    'a M-60 34H124V90H-60z;@yurt 14 36 1.1 s;@yurt 36 34 .55 s;@horse 47 33 1 u;@person 47 27 .7 q;u/1.6 M28 42V6;k M25 8H31C33 14 30 18 31 23 28 21 28 16 28 14 27 17 27 20 25 22 26 18 23 14 25 8z;g c 28 6 2;@tuft 34 42 .7 j;@tuft 6 42 .7 j',
  temple_state:
    'g M-60 36H124V90H-60z;l M32 4 2 48H62z;@ziggurat 32 40 1.2;@flame 32 10 .75;@person 9 42 .7 w;@person 55 42 .7 w;@palm 3 38 .6;@palm 61 38 .6',
};
