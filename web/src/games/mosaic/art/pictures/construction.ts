export const CONSTRUCTION: Record<string, string> = {
  architecture:
    'd r 8 37 48 3;s M8 37V16H16V37zM48 37V16H56V37z;s M16 37V28A16 16 0 0 1 48 28V37H42V28A10 10 0 0 0 22 28V37z;w r 6 12 12 4;w r 46 12 12 4;d M28.6 11H35.4L34 18H30z;w/1.2 M18 12H46;a/1.4 M30 34 32 22 36 34',
  clay_bricks:
    '@brick 12 40 1.1 r;@brick 26 40 1.1 o;@brick 40 40 1.1 r;@brick 54 40 1.1 r;@brick 19 34 1.1 r;@brick 33 34 1.1 r;@brick 47 34 1.1 o;@brick 26 28 1.1 r;@brick 40 28 1.1 r;@brick 33 22 1.1 o;u/2 M50 8H62M50 8V22H62;@sun 12 12 .7',
  astronomy:
    'v M-60-60H124V40H-60z;@star 10 8 .7 w;@star 24 14 .5 w;@star 42 6 .8 w;@star 56 12 .5 w;@star 34 20 .4 w;i/.8 M10 8 24 14 42 6 56 12;w M50 20A6 6 0 1 1 44 28 5 5 0 0 0 50 20z;@hill 14 40 1.2 k;@person 18 32 .9 s;a/1.6 M22 18 32 12;s r 8 30 5 6',
  cement:
    '@wall 32 28 1 s;u M10 30H32L30 40H12z;d e 21 30 11 2.6;w e 21 29.6 8 1.6;u/2 M24 28 32 14;y M40 34 56 30 52 40z;u/2.4 M40 36 34 38;s e 48 40 10 2',
  mining:
    'd M-60 90V30L-10 12 14 4 36 2 60 12 80 20V90z;k M20 40V24A12 12 0 0 1 44 24V40z;u/2.6 M19 40V22M45 40V22M17 21H47;o M26 32H40L38 38H28z;g c 30 31 2;y c 34 30 2.2;g c 37 32 1.6;k c 30 39 1.6;k c 36 39 1.6;u/1.6 M50 38 58 24;y/2 M52 21Q59 21 62 28',
  masonry:
    '@block 20 41 1.15;@block 42 41 1.15;@block 31 24 1.15;u/2 M50 8 42 20;y M48 4 56 8 53 12 46 8z;z/2 M42 20 40 26;@star 38 22 .35 w',
  machines:
    'u/2.6 M14 40 30 6 46 40M20 28H40;a c 30 8 4;u/1.4 c 30 8 4;k/1 M34 9V26M26 9 8 18;@block 34 36 .6;@wheel 12 33 1 o;@wheel 52 33 1.1 a;u/1.4 M48 20 60 20M54 14V26',
  metallurgy:
    'd M10 40 14 18H36L40 40z;z M14 18 18 10H32L36 18z;k M18 40V32A7 7 0 0 1 32 32V40z;@flame 25 40 .9;@puff 22 7 .7 i;g M40 36C46 32 50 38 56 35V39H38z;r M40 38C46 35 50 40 56 37V40H38z;y M46 26H58L55 31H49z',
  labor_organization:
    '@person 12 40 .9 o;@person 24 40 .9 r;@person 36 40 .9 b;k/1.2 M12 30 58 26;u M46 34H64V37H46z;@block 56 35 1;o c 48 39 2;o c 55 39 2;o c 62 39 2;g/2 M24 4V12M20 8 24 12 28 8',
  weights_and_measures: '@scales 32 40 1.15;@block 14 25 .35;y M48 21H52L53 25.6H47z;z r 4 36 6 4 .6;z r 11 37.6 4 2.4 .5;z r 54 35 7 5 .6',
};
