export const ECONOMY: Record<string, string> = {
  bronze:
    'a M6 34 12 22H30L36 34z;g M12 22 16 17H34L30 22z;o M34 17 42 29 36 34 30 22z;a M28 40 33 31H50L55 40z;g M33 31 36 27H52L50 31z;o M52 27 59 36 55 40 50 31z;@sword 52 24 .7;@shield 17 12 .9 a',
  exploration:
    '@hill 12 40 1 j;@hill 52 40 1.2 n;@person 30 40 1.2 o;u/1.6 M40 40V14;r M40 14 54 18 40 23z;g c 49 9 5;k/1.4 M34 24 40 26;w/1.4 M6 38C14 34 18 39 26 37',
  pottery:
    'u M14 34H50V37H14z;d r 22 37 20 3;@amphora 32 34 1.3 o;@amphora 12 40 .8 r;@amphora 52 40 .8 a;k/1 M25 22q2.3-2 4.6 0t4.6 0 4.6 0',
  quarry:
    'd M0 40V14L14 8 22 14V24H36V32H48V40z;s M0 20 14 14 22 20V24H36V28H0z;@block 52 41 1;@block 38 42 .8;u/1.4 M20 22 30 12;y/2 M25 9Q31 10 33 16',
  market:
    'u r 12 20 2 20;u r 50 20 2 20;r M8 10H56L52 20H12z;w M16 10H24L23 20H17zM32 10H40L39.6 20H32.6zM48 10H56L52 20H47z;o r 12 30 40 10;u/1 M12 33.4H52;g c 19 28 3;r c 26 28 3;n c 33 28 3;p c 40 28 3;g c 46 28 2.4;@amphora 8 40 .6 a',
  trade_routes:
    '@hill 14 40 1.3 a;@hill 46 40 1.5 o;w/2 M2 38C16 28 22 40 34 33S50 22 62 24;u M22 24C22 19 25 17 28 20 30 15 34 15 35 20 37 17 40 19 40 24L39 34H37L36.4 27H27L26 34H24z;u M38 22C42 22 42 14 45 13L49 14 48 16 45.6 17C45 22 44 26 39 26z;r r 27 18 9 6 1;g/1 M27 21H36',
  sea_merchants:
    'b M-60 33H124V90H-60z;@ship 32 34 1.05 r;@waves 32 36 1 w;@amphora 22 31 .4 a;@amphora 40 31 .4 a;@coin 52 12 1.1;@coin 57 15 .9',
  luxuries:
    'u r 14 24 36 16 2;o M14 26C14 16 20 12 32 12S50 16 50 26z;g/2 M14 26H50M22 14V40M42 14V40;g r 28.6 22 6.8 8 1.4;k c 32 25.6 1.5;p c 22 10 3;r c 29 8 3.4;b c 36 8 3;n c 42 10.4 2.6;w/1.6 M18 12C14 16 10 14 9 20;w c 9 20 1.6;w c 11 16 1.6',
  materials:
    'r M8 40V14C14 10 20 18 26 13V40z;q M20 15V40H26V13C24 15 22 15.6 20 15z;b M26 40V18C32 14 36 22 44 17V40z;v M38 18.6V40H44V17C42 18.4 40 19 38 18.6z;g M44 40V22C49 19 53 25 58 21V40z;u/2.4 M4 9H60;w/1 M10 20H24M10 24H24M28 26H42M46 30H56',
  mint: 'd M10 32H54L50 40H14z;z r 16 26 32 7 1;@coin 32 23 2;u M38 4 44 2 48 12 42 14z;y M40 13 48 10 49.6 15 41.6 18z;l c 32 22 12;@coin 12 24 1;@coin 54 28 1;@coin 53 25.6 1',
  harbor:
    'b M-60 30H124V90H-60z;s M0 22H18V36H0z;d/1 M0 27H18M0 32H18M6 22V27M12 27V32;w r 6 6 6 16;r r 6 10 6 3;r r 6 16 6 3;@flame 9 6 .5;@ship 42 34 .85 w;@waves 32 36 1 w',
  manufacturing:
    'o M6 40V20L20 12 34 20V40z;q M3 21 20 10 37 21 36 23 20 14 4 23z;k M15 40V28A5 5 0 0 1 25 28V40z;@flame 20 40 .8;@puff 40 10 .9 i;u r 44 28 14 12 1;@amphora 48 28 .6 r;@amphora 55 28 .6 a;@wheel 42 36 .7 u',
  vineyard:
    'u/1.6 M10 40V10M32 40V10M54 40V10M6 12H58;n M6 12C12 6 18 16 24 10S36 15 42 9 54 16 60 10L58 17C50 14 46 20 40 16S26 20 20 16 10 20 6 16z;@grapes 18 34 1.1;@grapes 44 36 1.2;@grapes 31 28 .7;j/1.2 M44 16V19M18 14V16',
  sailing: 'b M-60 30H124V90H-60z;@sun 54 10 .7;@ship 28 35 1.15 w;r/2 M17 16C22 18 32 18 40 16;@waves 32 38 1 w;@waves 28 42 1 i',
  iron: 'z M8 30H40L36 34H30V37L36 40H16L22 37V34C14 34 9 33 8 30z;y r 12 26.6 28 4 1;r M24 22H44L46 26H22z;g M28 22.6H42L43 25H27z;u M42 6 46 3 52 14 48 17z;z M42 15 51 10 54 15 45 20z;@star 26 15 .5 g;@star 34 12 .4 g;@star 20 18 .4 g;@sword 57 40 .8',
};
