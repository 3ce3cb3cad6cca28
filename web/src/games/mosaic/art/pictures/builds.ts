const MANUFACTORY = 's M6 40V20L18 12 30 20V40z;q M3 21 18 10 33 21 32 23 18 14 4 23z;k M13 40V30A5 5 0 0 1 23 30V40z;@puff 40 9 .7 i';

export const BUILDS: Record<string, string> = {
  populous_city:
    '@wall 32 40 1.6 s;@house 12 18 .8 w;@house 30 18 1 o;@house 48 18 .8 w;@person 10 42 .55 r;@person 22 42 .6 b;@person 34 42 .55 n;@person 46 42 .6 p;@person 56 42 .5 r',
  trade_city:
    '@wall 32 40 1.6 s;@house 14 18 .8 w;@temple 34 18 .5;@house 52 18 .7 o;o r 8 32 12 8 1;u/.9 M8 36H20;@coin 28 36 1.2;@coin 34 36 1.2;@coin 31 33 1.2;@amphora 46 41 .7 r;@amphora 56 41 .6 a',
  science_city:
    '@wall 32 40 1.6 s;@temple 32 19 .6;@house 10 18 .7 w;s r 48 6 8 14;b M47 7A5 5 0 0 1 57 7z;a/1.6 M52 3 60-2;@scroll 20 42 .5;a/1.4 c 44 33 6;g c 44 33 2',
  fortified_city:
    'd r 4 12 14 28;d r 46 12 14 28;s M2 8H6V11H9V8H13V11H16V8H20V14H2zM44 8H48V11H51V8H55V11H58V8H62V14H44z;@wall 32 40 1.2 s;k M27 40V34A5 5 0 0 1 37 34V40z;@house 32 20 .7 w;@flag 11 9 .8 r;@flag 53 9 .8 r;@helmet 24 41 .4 r;@helmet 42 41 .4 r',
  capital: '@wall 32 40 1.7 s;@temple 32 18 .75;@crown 32 35 .9;@cypress 6 18 .7 j;@cypress 58 18 .7 j;@flag 12 14 .7 g;@flag 52 14 .7 g',
  port_city_card:
    'b M-60 32H124V90H-60z;@wall 16 34 .95 s;@house 10 18 .6 w;@house 22 18 .7 o;@ship 46 36 .8 w;@waves 32 38 1 w;@waves 30 42 1 i',
  farm_card:
    'g M-60 33H124V90H-60z;@house 18 34 1.2 w;@wheat 38 28 1.2 a;@wheat 46 26 1.4 a;@wheat 54 28 1.2 a;@tree 4 34 .9 n;@cow 34 43 .5 u;@sun 56 7 .55',
  manufactory_a: `${MANUFACTORY};@amphora 42 41 .8 q;r M50 41V28H60V41z;w/1 M50 32H60M50 36H60;@flame 18 40 .5`,
  manufactory_b: `${MANUFACTORY};@amphora 42 41 .9 o;@amphora 52 41 .7 a;k/1 M38 30H46;u M36 41H58V43H36z`,
  manufactory_c: `${MANUFACTORY};@wheel 44 33 1.1 u;@wheel 56 35 .8 a;u/1.6 M36 20H60M44 20V27`,
  manufactory_d: `${MANUFACTORY};z M38 34H58L55 38H51V41H45V38H41z;u M50 20 54 18 58 27 54 29z;z M49 27 57 24 58.4 28 50.4 31z;@flame 18 40 .6`,
  project_library: '@temple 32 40 1;@scroll 32 39 .5;w c 12 36 2.6;w c 17 37 2.6;w c 14.6 32.6 2.6;w c 49 36 2.6;w c 53.6 37 2.6',
  project_marketplace:
    's r 4 38 56 4;u r 8 22 1.8 18;u r 28 22 1.8 18;u r 36 20 1.8 20;u r 56 20 1.8 20;r M5 14H33L30 22H8z;w M11 14H17L16.4 22H12zM23 14H28L27 22H22.4z;b M33 12H61L58 20H36z;w M39 12H45L44.4 20H40zM51 12H56L55 20H50.4z;g c 13 35 3;r c 20 35 3;n c 26 36 2.4;p c 42 34 3;@coin 50 35 1.2',
  project_granaries:
    '@hill 40 40 1.4 a;s M8 40V20A8 9 0 0 1 24 20V40zM26 40V17A9 10 0 0 1 44 17V40zM46 40V22A7 8 0 0 1 60 22V40z;d M18 14A8 9 0 0 1 24 20V40H18zM38 9A9 10 0 0 1 44 17V40H38zM55 16A7 8 0 0 1 60 22V40H55z;k r 13 28 5 7 1;k r 32 25 6 8 1;k r 51 29 4 6 1;@wheat 6 28 .9 g',
  project_hospital: '@temple 32 40 .95;r M29 24H35V28H39V34H35V38H29V34H25V28H29z;@amphora 8 41 .7 b;@amphora 56 41 .7 b',
  project_roads:
    'n M-60 24H124V90H-60z;@hill 14 26 1.1 j;@hill 50 26 1.3 j;s M29 22H35L58 60H6z;d/1 M28 27H38M25 32H42M21 38H46M32 22V27M30 27 28 32M36 27 38 32M26 32 22 38M34 32V38M42 32 44 38;d r 49 22 5 14 1;w/1 M50.4 26H52.6M50.4 29H52.6',
  project_theatre:
    's M2 40C4 22 16 12 32 12S60 22 62 40z;d/1.4 M8 40C10 26 19 18 32 18S54 26 56 40M14 40C16 30 22 24 32 24S48 30 50 40M20 40C22 33 26 30 32 30S42 33 44 40;a e 32 40 9 3;w M10 4H20V10C20 15 10 15 10 10z;k c 13 8 1;k c 17 8 1;k/.9 M12.6 11Q15 13 17.4 11;s M44 4H54V10C54 15 44 15 44 10z;k c 47 8 1;k c 51 8 1;k/.9 M46.6 12.6Q49 10.6 51.4 12.6',
  project_forum:
    '@temple 18 30 .65;@temple 47 30 .65;@column 32 40 1.3;s r 4 36 56 5;@person 12 42 .6 w;@person 24 42 .6 r;@person 42 42 .6 p;@person 54 42 .6 w;g c 32 5 2.6',
  project_city_walls:
    '@wall 32 40 1.8 s;d r 22 4 20 36;s M20 0H25V3H29V0H35V3H39V0H44V7H20z;k M26 40V30A6 6 0 0 1 38 30V40z;k/1 M29 40V26M32 40V25M35 40V26M27 31H37M27 35H37;r r 28.6 11 6.8 8;g c 32 15 1.8',
  project_aqueduct:
    'n M-60 35H124V90H-60z;s M-4 8H68V14H-4z;b r-4 6 72 3;s M-4 14H68V20H-4z;s M2 38V18H8V38zM18 38V18H24V38zM34 38V18H40V38zM50 38V18H56V38z;s M8 26A5 8 0 0 1 18 26V18H8zM24 26A5 8 0 0 1 34 26V18H24zM40 26A5 8 0 0 1 50 26V18H40z;d/1 M-4 14H68M8 38V26A5 8 0 0 1 18 26V38M24 38V26A5 8 0 0 1 34 26V38M40 38V26A5 8 0 0 1 50 26V38;@cypress 13 40 .5 j;@cypress 45 40 .5 j',
};
