/** Technologies of culture. */

import { each } from '../strokes';

export const CULTURE: Record<string, string> = {
  mythology:
    'v M-60-60H124V90H-60z;@star 6 8 .5 w;@star 16 14 .6 w;@star 10 24 .5 w;@star 22 5 .4 w;i/.7 M6 8 16 14 10 24M16 14 22 5;@moon 56 10 .8 l;d M4 46 30 14 56 46z;s M4 46 30 14 33 28 26 36 30 46z;w M30 14 37 23 33 22 31 26 27 22 23 23z;@temple 30 15 .36;@bolt 46 30 1.3 g;i c 10 40 6;i c 18 41 5;i c 2 41 5;w c 48 42 6;w c 56 40 6;w c 40 43 5;w c 64 42 5',
  priesthood:
    'd r 20 30 24 11 1;s r 17 27 30 4 1;r r 26 31 12 10;g/1.2 M26 33H38;a M26 27 28 22H36L38 27z;@flame 32 22 1.2;@person 10 41 1.15 w;@person 54 41 1.15 w;g/1.6 M7 29 13 31M51 31 57 29;@puff 30 4 .7 i;u/1.5 M18 41V22;g c 18 21 2;u/1.5 M46 41V22;g c 46 21 2',
  drama:
    'q M-60-60H124V-2C90 6 74 8 64 6V44H52C56 30 54 16 48 4H16C10 16 8 30 12 44H0V6C-10 8-26 6-60-2z;r M0 6C4 7 12 6 16 4 10 16 8 30 12 44H4C2 30 4 16 0 6zM64 6C60 7 52 6 48 4 54 16 56 30 52 44H60C62 30 60 16 64 6z;@mask 24 31 1.25 w;k M19 24Q24 31 29 24 28 30 24 30T19 24z;@mask 41 39 1.25 g;k M36 36.4Q41 31 46 36.4 44 33.6 41 33.6T36 36.4z;o M-60 41H124V90H-60z',
  sailing:
    'b M-60 32H124V90H-60z;@sun 54 9 .6;@ship 28 34 1.15 w;r/2.4 M18 8V22M28 8V22M38 8V22;u/1.4 M12 36 6 41M20 37 15 42M28 37 24 42M36 37 33 42;@waves 32 38 1 w;@waves 28 42 1 i;w/1 M6 12Q8 10 10 12 12 10 14 12',
  code_of_laws:
    'd M20 41V13C20 3 44 3 44 13V41z;z M22 41V13C22 5 42 5 42 13V41z;w/1 M26 19H38M26 22.4H38M26 25.8H38M26 29.2H38M26 32.6H38M26 36H34;g M28 13C28 9 30 8 32 8S36 9 36 13z;g c 32 6.4 1.4;@scales 10 41 .8;@scales 54 41 .8;d r 17 39 30 3 .6',
  nationalism:
    'u/2 M20 42V4;g c 20 3 2.2;r M21 6C30 2 36 10 46 6 50 4.6 54 5 58 7V27C48 23 42 32 34 28 28 25.6 25 26 21 28z;w M21 13C30 9 36 17 46 13 50 11.6 54 12 58 14V20C48 16 42 25 34 21 28 18.6 25 19 21 21z;x M34 6.6C38 7.6 42 7.6 46 6V25C42 27 39 29 34 28z;@person 8 41 .8 b;@person 32 42 .8 n;@person 44 42 .9 v;@person 56 41 .8 o;k/1.6 M4 31 3 26M48 31 51 27',
  cinema: `k M-60-60H124V90H-60z;l M14 26 66 0V36z;w r 42 6 26 24;d/1 r 42 6 26 24;v r 44 8 22 20;@hill 54 28 .6 g;r c 60 13 2.6;z r 4 20 18 12 2;y c 8 12 6.4;k c 8 12 2;z/1.2 M8 6V18M2 12H14;y c 19 14 5;k c 19 14 1.6;y r 21 23 4 6;z/1.6 M10 32 5 42M16 32 21 42;${each([32, 42, 52, 62], (x) => `u c ${x} 40 4.4`)}`,
  urbanization:
    '@block_of_flats 9 41 1 z;@block_of_flats 24 41 1.22 v;@block_of_flats 40 41 .9 q;@block_of_flats 55 41 1.1 z;@tree 33 42 .5;@tree 47 42 .5;k M-60 40H124V90H-60z;g/1 M-4 42.4H4M10 42.4H18M24 42.4H32M38 42.4H46M52 42.4H60;@plane 44 7 .25 w',
  colonial_expeditions:
    'b M-60 30H124V90H-60z;n M42 32C48 26 56 25 72 26V34H40z;@palm 56 28 .85;@palm 63 29 .65;@hut 49 30 .4 o;@caravel 25 34 1.05 w;@waves 32 38 1 w;@waves 28 42 1 i',
};
