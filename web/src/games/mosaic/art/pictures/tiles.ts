/** Golden Ages, Achievements, Governments and the cards of the two small decks. */

const SUN = 'g c 32 20 15;l c 32 20 20;a/1.2 c 32 20 15';

export const TILES: Record<string, string> = {
  golden_age_architecture: `${SUN};@temple 32 40 .9`,
  golden_age_heroes: `${SUN};@helmet 32 36 1.2 r;@sword 14 40 1;@sword 50 40 1`,
  golden_age_trade: `${SUN};@ship 32 38 .95 w;@coin 10 36 1.4;@coin 54 36 1.4;@coin 54 32.4 1.4`,
  golden_age_games: `${SUN};@wheat 14 28 1.3 a;@wheat 50 28 1.3 a;n/2.4 M22 34C16 24 18 12 26 8M42 34C48 24 46 12 38 8;@person 32 38 1.2 r;g/2 M26 22 20 14M38 22 44 14`,
  golden_age_kings: `${SUN};@crown 32 34 1.6`,
  golden_age_medicine: `${SUN};u/2.6 M32 6V40;g c 32 5 3;n/2.6 M40 11C26 10 22 17 32 20S40 29 26 32;n M39 9C44 8 46 11 44 13.4L40 13z`,
  golden_age_science: `${SUN};a/2 M32 8 22 40M32 8 42 40M25 30Q32 35 39 30;g c 32 7 3.4;a/1 c 32 7 3.4;@star 12 12 .8 w;@star 52 12 .8 w;@scroll 54 42 .5`,
  golden_age_arts: `${SUN};@lyre 32 40 1.35;@amphora 10 41 .8 r;@amphora 54 41 .8 p`,
  golden_age_cities: `${SUN};@wall 32 40 1.4 s;@house 16 20 .8 w;@house 32 20 1 w;@house 48 20 .8 w`,
  wealthy:
    '@coin 16 38 1.6;@coin 16 34 1.6;@coin 16 30 1.6;@coin 32 38 1.6;@coin 32 34 1.6;@coin 32 30 1.6;@coin 32 26 1.6;@coin 32 22 1.6;@coin 32 18 1.6;@coin 48 38 1.6;@coin 48 34 1.6;@coin 48 30 1.6;@coin 48 26 1.6;@star 48 12 .8 w',
  trading: 'b M-60 33H124V90H-60z;@ship 32 34 1.05 g;@waves 32 37 1 w',
  imperial:
    'r M12 6H52V32L32 26 12 32z;g/1.4 M12 6H52;g M20 18C22 10 30 12 31 16H33C34 12 42 10 44 18 40 17 38 19 36 20L34 26H30L28 20C26 19 24 17 20 18z;g c 32 13 2;u/2 M32 6V0M32 28V42',
  stoneworking: '@block 18 41 1.3;@block 44 41 1.3;@block 31 25 1.3',
  merchant:
    '@amphora 12 41 1 o;@amphora 27 41 1.1 r;o r 36 24 22 17 1;u/1.2 M36 30H58M36 36H58M43 24V41M51 24V41;@grapes 47 24 .9;w r 38 18 8 6 2',
  urban: '@wall 32 40 1.8 s;@house 10 16 .7 w;@house 24 16 .8 o;@house 40 16 .8 w;@house 54 16 .7 o;@temple 32 26 .4',
  scientific: '@scroll 18 41 1;@scroll 46 41 1;a/1.6 M32 6 25 30M32 6 39 30M27.6 22Q32 25 36.4 22;g c 32 5 2.6',
  agricultural: 'a M-60 34H124V90H-60z;@wheat 8 26 1.4 g;@wheat 20 24 1.6 g;@wheat 32 22 1.8 g;@wheat 44 24 1.6 g;@wheat 56 26 1.4 g',
  scholarly: 'u r 4 36 56 4;@scroll 14 36 .8;@person 34 37 1.3 b;l c 52 16 9;@star 52 16 1.2 g',
  great_builders: '@temple 20 40 .8;g M36 40 50 12 64 40z;a M50 12 64 40H54z;u/2 M8 20V4L30 4M8 4 8 2;u/1 M26 4V12',
  martial: '@spear 10 42 1.2;@spear 54 42 1.2;@helmet 32 26 1.1 r;@shield 20 34 1.1 r;@shield 44 34 1.1 r;@sword 32 44 .7',
  seafaring: 'b M-60 30H124V90H-60z;@ship 16 32 .55 w;@ship 34 38 .95 r;@ship 56 30 .5 w;@waves 32 40 1 w',
  well_governed: '@temple 32 40 1;@scales 32 40 .55;@crown 32 10 .6',
  populous:
    '@person 8 40 .8 r;@person 18 41 .9 b;@person 30 42 1.1 n;@person 42 41 .9 p;@person 54 40 .8 o;@person 24 28 .7 w;@person 38 28 .7 r',
  diverse:
    'r M32 22 32 4A18 18 0 0 1 43.6 8.2z;o M32 22 43.6 8.2A18 18 0 0 1 49.7 18.9z;g M32 22 49.7 18.9A18 18 0 0 1 47.6 31z;n M32 22 47.6 31A18 18 0 0 1 38.2 38.9z;j M32 22 38.2 38.9A18 18 0 0 1 25.8 38.9z;b M32 22 25.8 38.9A18 18 0 0 1 16.4 31z;v M32 22 16.4 31A18 18 0 0 1 14.3 18.9z;p M32 22 14.3 18.9A18 18 0 0 1 20.4 8.2z;q M32 22 20.4 8.2A18 18 0 0 1 32 4z;w c 32 22 6',
  tyranny:
    '@bust 0 0 1 k;r M40 31.6C48 33 53 36 53 44H36z;@face 0 0 1;k/1.4 M27 16.6 30.6 18M37 16.6 33.4 18;@eyes 0 0 1;k/1.2 M29.6 25.4Q32 24 34.4 25.4;z M22.4 22V14C22.4 5 41.6 5 41.6 14V22L39 16H25z;r/4 M20 8Q26 0 32 0T46 9;@sword 56 42 1.1;@sword 9 42 1.1',
  theocracy: '@temple 32 40 .95;@sun 32 9 .8;l M32 10 14 46H50z;@flame 32 38 .8',
  city_state: '@wall 32 40 1.5 s;@temple 32 20 .65;k M27 40V34A5 5 0 0 1 37 34V40z;@flag 8 24 1 b;@flag 54 24 1 b',
  monarchy: 'p M10 42C14 32 50 32 54 42z;@crown 32 36 2;u/1.8 M8 42 14 8;g c 14 7 3.4;r c 14 7 1.4',
  oligarchy:
    'u r 8 30 48 4 1;@person 14 30 .9 p;@person 26 30 .9 r;@person 38 30 .9 b;@person 50 30 .9 n;@coin 20 34 1;@coin 32 34 1;@coin 44 34 1;u r 12 34 3 8;u r 49 34 3 8;g/1.4 M10 13Q14 10 18 13M22 13Q26 10 30 13M34 13Q38 10 42 13M46 13Q50 10 54 13',
  republic:
    '@temple 32 34 .95;s r 6 34 52 3;d r 3 37 58 4;@person 14 42 .6 w;@person 32 42 .65 w;@person 50 42 .6 w;r/1.2 M12 36 17 40M30 36 35 40M48 36 53 40',
  population: '@house 12 40 .9 w;@house 52 40 .9 o;@person 22 41 1.05 r;@person 34 41 1.15 b;@person 45 42 .6 n;@person 28 42 .5 p',
  tax: 'u r 6 33 52 4;u r 10 37 4 6;u r 50 37 4 6;u r 20 18 24 15 1.6;o M20 24V20C20 13 24 11 32 11S44 13 44 20V24z;g/1.8 M20 24H44M26 12V33M38 12V33;g r 29.4 21 5.2 7 1;@coin 11 31 1;@coin 11 28.6 1;@coin 52 31 1;@coin 54 28.6 1',
  tariff: 'b M-60 33H124V90H-60z;@ship 26 35 1 w;o r 46 24 14 12 1;u/1 M46 28H60M46 32H60M51 24V36;@coin 53 21 1.2;@waves 32 38 1 w',
  scoring:
    'v M-60-60H124V90H-60z;@star 10 8 .5 w;@star 54 10 .5 w;n/3 M20 40C8 32 8 14 18 6M44 40C56 32 56 14 46 6;@crown 32 34 1.7;@star 32 8 1.1 g',
};
