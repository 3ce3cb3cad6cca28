export const URBANIZATION: Record<string, string> = {
  villages:
    '@hill 52 40 1.2 j;@house 16 40 1.1 o;@house 36 41 .9 w;@house 52 40 .8 o;@tree 4 40 .9 n;@tree 27 40 .7 n;@puff 18 16 .6 i;@sheep 44 42 .5',
  conscription:
    '@house 12 40 1.1 w;@person 30 40 1 o;@person 42 40 1 o;@person 54 40 1 o;@spear 35 40 .9;@spear 47 40 .9;@spear 60 40 .9;@helmet 30 26.4 .4 r;@helmet 42 26.4 .4 r;@helmet 54 26.4 .4 r',
  mercantilism:
    '@wall 20 40 1.1 s;@house 20 24 .8 w;@house 34 40 .6 w;@coin 46 34 1.7;@coin 46 30 1.7;@coin 46 26 1.7;@coin 58 36 1.4;@coin 58 33 1.4;j M46 4 52 12H48.4V20H43.6V12H40z',
  planned_cities:
    'v M4 6H60V40H4z;w/.7 M4 14.6H60M4 23H60M4 31.6H60M18 6V40M32 6V40M46 6V40;b r 20 16.6 10 4.6;r r 6 8 10 4.6;r r 34 8 10 4.6;g r 34 25 10 4.6;r r 48 25 10 4.6;r r 6 34 10 4;r r 20 34 10 4;n r 48 8 10 4.6;n r 6 25 10 4.6',
  migration:
    '@hill 14 40 1.2 n;@hill 54 40 1.1 j;@person 12 38 .85 r;@person 22 39 .7 b;o M32 26H52V34H32z;w M31 27C31 14 53 14 53 27z;s/1 M36 26V18M42 26V16.6M48 26V18;@wheel 36 36 .8 u;@wheel 49 36 .8 u;g/2 M50 8H60M56 4 60 8 56 12',
  municipia:
    '@wall 18 40 .85 s;@temple 18 27 .45;@wall 48 40 .7 s;@house 48 28 .6 w;w/2.4 M32 42C34 38 34 36 36 34;g/1.8 M26 14C32 6 40 8 44 14;g M46 10 46 18 40 15z',
  specialization:
    '@house 32 40 1 w;@wheat 8 28 1 g;@block 56 40 .8;@amphora 18 40 .7 r;@scroll 46 40 .5;@coin 32 10 1.5;w/1.2 M32 18V22M14 16 24 24M50 16 40 24',
};
