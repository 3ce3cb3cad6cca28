export const GOVERNMENT: Record<string, string> = {
  city_state_tech:
    '@wall 32 40 1.5 s;@temple 32 20 .55;@house 14 18 .6 w;@house 50 18 .6 w;k M26 40V34A6 6 0 0 1 38 34V40z;@flag 32 4 .6 r',
  judiciary: '@scales 32 38 1.1;u r 8 36 20 4 1;u M12 28 20 24 24 31 16 35z;u/2 M20 30 30 38',
  nobility: 'p c 32 22 17;g/1.4 c 32 22 17;@crown 32 32 1.1;p M12 40C16 34 48 34 52 40z;w/1 M16 38H48',
  code_of_laws:
    'z M18 40V14A14 14 0 0 1 46 14V40z;k M20.6 40V14A11.4 11.4 0 0 1 43.4 14V40z;s/1 M24 18H40M24 21.6H40M24 25.2H40M24 28.8H40M24 32.4H36M24 36H40;g c 29 9 2.4;g M34 14V9C34 6 39 6 39 9V14z;d r 14 38 36 4 1',
  bureaucracy:
    'u r 6 30 52 5 1;u r 10 35 4 6;u r 50 35 4 6;@person 32 31 1.1 w;@scroll 16 30 .5;@scroll 26 31 .35;w r 40 26 12 4 .5;s r 41 22.4 10 3.6 .5;w r 39 18.6 12 3.8 .5;u/1.2 M36 24 42 12;w M41 13C43 8 46 6 49 6 48 10 45 13 42 14z',
  dynasties:
    'j/2.2 M32 40V30M32 30 14 22M32 30 50 22M32 30V20M14 20V14M50 20V14;g c 32 14 8;@crown 32 18 .5;n c 14 12 5.4;n c 50 12 5.4;n c 22 26 4;n c 42 26 4;f c 14 11 2.4;f c 50 11 2.4',
  diplomats: '@person 16 40 1.25 r;@person 48 40 1.25 b;f/2.6 M22 27 32 26 42 27;@scroll 32 20 .55;n/1.4 M27 30C29 33 35 33 37 30',
  loyalty:
    'y M14 6H50V22C50 32 42 38 32 42 22 38 14 32 14 22z;r M18 9.6H46V22C46 29.6 40 34.4 32 37.6 24 34.4 18 29.6 18 22z;w M32 32C22 25 21 16 26.6 15 30 14.4 32 18 32 18S34 14.4 37.4 15C43 16 42 25 32 32z',
  citizenship:
    '@temple 32 24 .6;@person 8 40 .8 r;@person 20 41 .95 b;@person 32 42 1.1 w;@person 44 41 .95 n;@person 56 40 .8 a;w r 29.4 20 5.2 4',
  taxation:
    'u r 6 32 52 4;u r 10 36 4 6;u r 50 36 4 6;o M22 32C16 24 20 16 27 14L24 9H38L35 14C42 16 46 24 40 32z;k/1.2 M25.6 14.4H36.4;@coin 31 24 1;@coin 12 30 1;@coin 12 27.6 1;@coin 50 30 1;@coin 54 29 1;@coin 50 27.4 1',
  census:
    '@tablet 46 38 1.1;@person 8 41 .9 r;@person 18 41 .9 b;@person 28 41 .9 n;@person 13 30 .7 o;@person 23 30 .7 p;w/1.4 M40 16H44M40 16V20M47 16V20M52 16V20M40 24V28M44 24V28M48 24V28',
  customs_house:
    'b M-60 35H124V90H-60z;s M6 36V18H30V36z;q M3 18 18 8 33 18z;k r 14 26 8 10;@flag 18 9 .6 r;@ship 48 36 .7 w;u r 31 30 10 6 .6;u/.8 M31 33H41;@coin 36 27 .9;@waves 32 38 1 w',
  currency:
    '@coin 20 20 3;a M17.4 25C19.4 23.8 19 23 18.8 22 17.2 21 17 17 19 15.4 21 13.6 24 14.6 24.4 17L25.2 19.6 24 20.2 24 22.4 22.2 22.6 22.8 25z;@coin 44 36 1.8;@coin 44 31.6 1.8;@coin 44 27.2 1.8;@coin 44 22.8 1.8;@coin 57 37 1.4;@coin 57 33.6 1.4',
};
