export const MILITARY: Record<string, string> = {
  bows: '@bow 22 38 1.2;u/1.2 M44 40 50 8M52 40 54 9M36 40 46 8;w M43 9 46 3 49 9zM51 9 54 4 56 10z;o M36 26H56L54 42H38z;a/1.2 M36.6 30H55.4M37.4 37H54.4',
  spears: '@spear 20 42 1.3;@spear 32 42 1.4;@spear 44 42 1.3;@shield 32 30 1.6 r',
  formations:
    '@spear 12 40 1.2;@spear 22 40 1.2;@spear 32 40 1.2;@spear 42 40 1.2;@spear 52 40 1.2;@helmet 12 26 .45 r;@helmet 22 26 .45 r;@helmet 32 26 .45 r;@helmet 42 26 .45 r;@helmet 52 26 .45 r;@shield 8 33 1 q;@shield 20 33 1 q;@shield 32 33 1 q;@shield 44 33 1 q;@shield 56 33 1 q',
  horse_riding: '@horse 30 28 1.35 u;@person 30 21 .85 r;@puff 8 40 .8 i;@puff 2 38 .6 i;o/1.4 M40 12 34 16',
  composite_bow:
    'u/3 M16 6C10 4 10 12 18 14 28 18 28 28 18 32 10 34 10 42 16 40;a/1.2 M16 6C10 4 10 12 18 14 28 18 28 28 18 32 10 34 10 42 16 40;k/.8 M15 6V40;u/1.6 M8 23H46;y M45 19.6 54 23 45 26.4z;r M8 20 14 23 8 26 3 23z;@horse 52 38 .5 u',
  siege_engine:
    'u/2.6 M6 38H50M12 38 28 16 38 38;u/3 M10 32 44 8;o M42 4C48 2 50 8 47 12L40 10z;d c 46 6 3.4;@wheel 14 37 .8 o;@wheel 40 37 .8 o;o M4 30H14V36H4z;k/1 M28 16 20 30;@wall 60 40 .7 s',
  raids:
    '@house 14 40 1 o;@flame 14 26 1;@house 32 40 .8 o;@flame 31 28 .7;@horse 50 32 .85 h;@person 50 28 .6 r;@sword 58 24 .6;@puff 8 8 .8 x',
  military_organization:
    'a M29 8 32 2 35 8z;u/2 M32 8V42;r M18 10H46V26L32 22 18 26z;g/1.2 M18 10H46;g M32 12 36 17 32 20 28 17z;@helmet 12 40 .7 r;@helmet 52 40 .7 r;@shield 22 38 .6 q;@shield 42 38 .6 q',
  armor:
    'z M16 8C22 12 42 12 48 8L52 18 46 20V38C40 42 24 42 18 38V20L12 18z;y M20 11C26 14 38 14 44 11L48 17 43 18V36C38 39 26 39 21 36V18L16 17z;z/1.2 M32 14V38M23 20C27 25 31 24 32 22M41 20C37 25 33 24 32 22M25 29H39M25 33H39;g c 32 9 2.2;g c 19 12 1.6;g c 45 12 1.6',
  cavalry_tactics:
    '@horse 20 26 1 u;@person 20 21 .65 r;@horse 44 32 1.1 o;@person 44 26 .75 q;@spear 52 32 .9;@spear 28 24 .8;r/1.8 M4 40C14 36 22 42 34 39;r M34 35 42 39 33 42z',
};
