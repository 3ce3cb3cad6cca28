/** Military technologies. */

import { each } from '../strokes';

export const MILITARY: Record<string, string> = {
  bronze_working:
    '@anvil 34 41 1.35;r/3 M22 19H46;g/1.4 M22 18.6H46;@sword 10 41 1.15;a M8 32 10 6.6 12 32z;o/3.2 M53 10 64 1;a M43 15 49 5 56 9 50 19z;g M43 15 49 5 51 6 45 16z;@star 30 14 .6 g;@star 41 12 .5 g;@star 24 11 .4 l;@flame 57 41 .8',
  iron_working:
    'k r 4 8 22 33 2;z r 6 10 18 29 1;q M9 39V29A6 6 0 0 1 21 29V39z;@flame 15 39 .8;k r 11 1 8 8;@puff 14 -1 .7 x;@anvil 46 41 1;y M36 26 58 22 59 24 37 28z;r M50 23.4 58 22 59 24 51 25.4z;@hammer 42 24 .7 z;@star 54 17 .5 g;@star 60 14 .4 g;@star 49 12 .4 l',
  masonry: `@wall 32 41 1.75 s;${each([14, 32, 50], (x) => `d/1 M${x - 8} 27H${x + 8}`)};@block 17 18 .85;i r 30 10 10 4 2;z M30 15 52 4 51 16z;y M30 15 52 4 51.6 8.6z;z/2 M52 9 57 7;o/3.6 M57.6 7 64 4`,
  horseback_riding:
    'a M-60 36H124V90H-60z;@horse 30 29 1.5 u;@person 29 19 .95 r;h/2.2 M42 9C38 12 36 14 35 17;g/1.2 M48 10 34 15;@tuft 10 40 .8 j;@tuft 57 40 .9 j;@puff 6 38 .8 i;@puff 0 35 .6 i',
  chariots:
    '@horse 42 27 1.15 u;@horse 46 29 1.15 o;u/1.6 M20 31 36 27;r M6 20C10 26 14 30 22 32V24C16 24 12 22 10 18z;g/1.2 M6 20C10 26 14 30 22 32;@person 15 27 .9 b;u/1.4 M20 16 34 4;y M33 2 37 1 36 5z;@bigwheel 15 34 .75 g;a/1 c 15 34 8.2;@puff 2 38 .8 i',
  tanks: 'd M-60 36H124V90H-60z;@hill 54 37 1 d;@tank 24 39 1.12 j;@star 21 18.4 .6 w;@puff 5 32 .9 x;l c 63 14 4;g M60 14 65 10 67 17z',
  missiles:
    'j r 4 28 42 8 1;j M42 36V23C42 21 43 20 45 20H54C57 20 60 25 60 29V36z;b M48 23H54C56 23 57.6 26 58 28H48z;k c 12 38 4.6;k c 23 38 4.6;k c 52 38 4.6;y c 12 38 2;y c 23 38 2;y c 52 38 2;z M8 28 22 20 26 28z;y M3 26 36 4 40 10 8 32z;z M5.6 29 38 7 40 10 8 32z;r M36 4 47 0 40 10z;q M3 26-3 24 5 18 9 22zM8 32 7 38 14 34 14 28z;y M18 32 45 14 48 19 22 37z;r M45 14 54 10 48 19z;x M20 34.6 47 16.6 48 19 22 37z;@puff -4 38 .9 i',
  conscription: `${each([10, 25, 40, 55], (x, index) => `@person ${x} 41 1.1 ${index % 2 ? 'z' : 'j'};j M${x - 5.4} 24C${x - 5} 18 ${x + 5} 18 ${x + 5.4} 24z;k/1 M${x - 6} 24H${x + 6};u/1.6 M${x + 6} 40V19;y/1.1 M${x + 6} 19V14`)};@banner 32 24 .7 r`,
  aviation:
    'i c 10 34 5;i c 17 33 4;i c 4 34 3;i c 52 38 5;i c 59 37 4;@plane 30 22 1.12 r;y/1.6 M53.6 12V25;k c 53 18.6 1.8;w c 14 16.6 2.6;r c 14 16.6 1.2;w/1.3 M-8 26H2M-12 21H-2',
};
