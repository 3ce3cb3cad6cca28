/** The picture of the box: a river that runs from the first cities to a sunrise, with cards drifting down on it. 600 × 400. */

import { emblem } from './emblems';
import { draw } from '../../ink';

const at = (x: number, y: number, scale: number, drawn: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${drawn}</g>`;

const STARS =
  'w c 40 40 1.6;w c 92 22 1.2;w c 150 48 1.4;w c 210 20 1.6;w c 262 52 1.1;w c 330 18 1.3;w c 60 84 1.1;w c 118 92 1.3;w c 420 34 1.2;w c 566 62 1.5;w c 578 22 1.1;w c 180 80 1;@star 26 70 1 w;@star 244 30 .8 w;@star 388 66 .7 w';

const ROCKET =
  'l M10 62C4 92-10 116-34 140L-20 140C2 120 16 96 20 64z;w M14 0C24 10 26 26 24 46L18 60H8L4 44C2 26 4 10 14 0z;s M14 0C24 10 26 26 24 46L18 60H14z;r M4 40-4 56 2 56 8 58zM24 40 32 54 26 55 18 58z;b c 14 22 4;g M9 60H18L13 74z';

const HILLS = 'v M0 190V150C40 136 90 142 130 150S200 138 250 148 340 140 400 148 530 134 600 150V190z';

/** The banks follow the two edges of the river. */
const BANKS =
  'n M0 400V166C60 152 130 154 196 158 240 160 270 153 296 152 270 172 180 186 196 220 214 246 330 252 352 284 366 312 250 338 178 400z' +
  ';n M600 400V166C540 150 460 154 390 158 350 160 326 153 304 152 312 172 300 206 330 218 400 238 520 244 548 292 566 330 530 366 506 400z' +
  ';x M0 240C60 214 120 206 196 206 192 212 193 216 196 220 150 226 60 246 0 272zM600 226C540 206 440 200 330 206 322 210 326 216 330 218 440 222 540 240 600 258z' +
  ';j M0 400V330C60 306 150 324 214 372 200 380 188 390 178 400zM600 400V330C574 338 546 356 520 380 514 386 510 394 506 400z';

const RIVER =
  'M296 152C270 172 180 186 196 220 214 246 330 252 352 284 366 312 250 338 178 400H506C530 366 566 330 548 292 520 244 400 238 330 218 300 206 312 172 304 152z';

const GLINTS =
  'l/2.4 M286 180H304M226 206H262M250 222H300M300 238H348M360 256H420M396 276H470M420 300H510M330 330H400M420 338H500M260 366H340M380 372H470M290 390H350';

const PYRAMIDS =
  'g M0 60 44 0 88 60z;a M44 0 88 60H60z;s M66 60 98 18 130 60z;d M98 18 130 60H112z;a/1 M36 12 54 14M26 24 58 27M16 38 62 41M8 50 64 53;j/3 M-12 60V40;j M-12 40C-24 34-28 42-28 46-20 40-16 40-12 40zM-12 40C0 34 4 42 4 46-4 40-8 40-12 40zM-12 40C-18 28-26 30-28 34-20 34-14 36-12 40zM-12 40C-6 28 2 30 4 34-4 34-10 36-12 40z';

const SHIP =
  'u M0 36 6 40H56L70 32C68 42 64 48 58 50H14C6 48 2 42 0 36z;o M0 36 6 40H56L70 32 69 38 57 43H4z;u/2 M20 40V4M38 40V-2M54 38V8;w M12 10H28C31 17 31 24 28 32H12C15 24 15 17 12 10zM30 2H47C50 12 50 22 47 31H30C33 22 33 12 30 2zM48 12H61C63 18 63 26 61 31H49C51 26 51 18 48 12z;r/3 M39 10V24M34 17H45;r M38-2 46-5 38-8z';

/** A card adrift: frame in the colour of its type, picture above, strip below. */
function card(x: number, y: number, scale: number, turn: number, colour: string, sky: string, id: string): string {
  const frame =
    `<rect x="3" y="5" width="72" height="92" rx="7" fill="#2b211c" opacity=".28"/><rect width="72" height="92" rx="7" fill="#fffaf0"/>` +
    `<path d="M0 16V7A7 7 0 0 1 7 0H65A7 7 0 0 1 72 7V16z" fill="${colour}"/><path d="M0 16H72V66H0z" fill="${sky}"/>` +
    `<rect width="72" height="92" rx="7" fill="none" stroke="${colour}" stroke-width="3"/>`;
  const strip = draw('r c 24 79 6;b c 36 79 6;g c 48 79 6');
  return at(x, y, scale, `${frame}${at(4, 19, 1, emblem(id))}${strip}`, turn);
}

export const RIVER_PATH = RIVER;

/** What lies under the river, and what stands and swims before it. */
export const behind = draw(STARS) + at(468, 8, 0.92, draw(ROCKET), 18) + draw('g c 300 152 44;l c 300 152 66;l c 300 152 92');

export const land =
  draw(HILLS + ';' + BANKS) +
  at(338, 120, 0.92, emblem('skyscraper')) +
  at(404, 127, 0.78, emblem('skyscraper')) +
  at(186, 127, 0.8, emblem('factory'));

export const water =
  draw(GLINTS) +
  at(92, 150, 1.15, emblem('castle')) +
  at(476, 156, 1.05, emblem('himeji_castle')) +
  at(14, 196, 1.5, emblem('city_state')) +
  at(24, 272, 1.15, draw(PYRAMIDS)) +
  at(312, 214, 0.62, draw(SHIP)) +
  card(212, 188, 0.34, -10, '#2f7338', '#9fcd97', 'compass') +
  card(408, 226, 0.48, 9, '#b4500c', '#f0ac68', 'castle') +
  card(480, 262, 0.68, 14, '#a92a2c', '#e39a90', 'knights') +
  card(350, 278, 0.9, -9, '#25609f', '#93bde4', 'feudalism') +
  card(236, 300, 1.02, 7, '#ecc22f', '#f3dc82', 'julius_caesar');
