/** The picture of the box: three who stand on a hill and look over the land they know to where the sun comes up. 600 × 400. */

import { draw } from '../../ink';
import { HEX, symbolsOf, WIDTH } from './hex';
import { MOTIFS } from './motifs';
import { drawn, type Tile } from './tiles/ground';
import { HEIGHTS } from './tiles/heights';
import { UNKNOWN } from './tiles/homes';
import { LOWLANDS } from './tiles/lowlands';

export const PREFIX = 'bh-cover';

const at = (x: number, y: number, scale: number, strokes: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${draw(strokes, MOTIFS)}</g>`;

/** The ground in rows, from the horizon towards the viewer; nobody has been to the first ones. */
const ROWS: readonly (readonly string[])[] = [
  ['unknown', 'unknown', 'mountains', 'unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  ['mountains', 'hills', 'coast', 'highlands', 'unknown', 'great_canyon', 'mountains', 'unknown'],
  ['savanna', 'meadows', 'river_plain', 'steppe', 'vineyards', 'river_plain', 'quarry', 'gold_fields'],
  ['highlands', 'hills', 'steppe', 'vineyards', 'gold_fields', 'meadows', 'quarry', 'savanna'],
];

/** The box needs no more tiles than these: what it loads, the start page loads. */
const TILES: Record<string, Tile> = { ...LOWLANDS, ...HEIGHTS, unknown: UNKNOWN };
const USED = [...new Set(ROWS.flat())];

export const symbols = symbolsOf(PREFIX, USED, (id) => drawn(TILES[id] as Tile, MOTIFS));

const hex = (id: string, column: number, row: number): string =>
  `<g transform="translate(${((column + (row % 2) / 2) * WIDTH).toFixed(1)} ${row * 75})"><use href="#${PREFIX}-${id}"/><polygon points="${HEX}" fill="none" stroke="#fff4dc" stroke-opacity=".55" stroke-width="2"/></g>`;

export const ground = ROWS.map((row, number) => row.map((id, column) => hex(id, column, number)).join('')).join('');

const STARS =
  'w c 30 30 1.6;w c 66 70 1.2;w c 130 28 1.3;w c 232 22 1.2;w c 340 26 1.4;w c 430 18 1.2;w c 566 40 1.5;w c 540 108 1.2;w c 36 118 1.2;w c 330 88 1;w c 226 60 1;w c 450 120 1.2;@star 52 46 .8 w;@star 574 84 .9 w;@star 420 44 .7 w';

/** What has been found out, as a constellation: a line leads from each to the next. */
const KNOWN: readonly (readonly [number, number, string])[] = [
  [78, 138, '@bigwheel 0 0 .95 o'],
  [166, 82, '@scroll 0 11 .72'],
  [176, 164, '@sword 0 12 .82'],
  [266, 114, '@gear 0 0 1.15 z'],
  [282, 40, '@book 0 8 .72'],
  [384, 74, '@bulb 0 11 .78'],
  [492, 52, '@rocket 0 15 .8'],
];
const LINES = 'l/2 M78 138 166 82 282 40 384 74 492 52M78 138 176 164 266 114 384 74M166 82 266 114';

const node = ([x, y, thing]: readonly [number, number, string]): string => at(x, y, 1, `l c 0 0 23;v c 0 0 18;g/2.4 c 0 0 18;${thing}`);

export const sky = draw(STARS, MOTIFS) + draw(LINES) + KNOWN.map(node).join('');

export const sun = draw('l c 330 232 128;l c 330 232 96;l c 330 232 72;g c 330 232 54');

/** The sea beyond the last tiles, a city that is still to come, and a way of light on the water. */
export const horizon = draw(
  'v M0 226H600V300H0z;b M0 236H600V300H0z;g/3 M270 242H390M284 250H376M296 258H364;i/2 M20 246H90M130 254H210M430 248H520M470 258H580;' +
    'v M470 230V206H478V196H486V230zM490 230V182H494V174H500V182H504V230zM508 230V200H520V230zM524 230V188L530 178 536 188V230zM540 230V210H552V230zM556 230V196H566V230z;' +
    'l r 493 190 3 3;l r 499 200 3 3;l r 512 206 3 3;l r 528 196 3 3;l r 531 208 3 3;l r 559 204 3 3;l r 473 212 3 3;v M0 230C40 206 70 214 100 222S150 206 200 230z',
);

/** A figure seen from behind, standing on 0,0. */
const figure = (cloak: string, shade: string, hair: string): string =>
  `x e 8 1 22 4;k M-9 0V-12H-2V0zM3 0V-12H10V0z;${cloak} M-17-8C-17-34-14-50-8-56H9C15-50 18-34 18-8 8-4-8-4-17-8z;${shade} M4-56H9C15-50 18-34 18-8 13-6 9-5.4 4-5.2 8-20 8-40 4-56z;f c 0-65 9;${hair} M-9.6-65C-10-78 10-78 9.6-65 9-56-9-56-9.6-65z`;

const CLIFF = draw(
  'j M-20 420V352C40 326 120 322 190 330 262 338 306 358 334 420z;n M-20 420V352C40 326 120 322 190 330 262 338 306 358 334 420 300 372 220 352 130 362 70 370 20 392-20 420z;@tuft 50 356 1.6 j;@tuft 292 374 1.4 j;@tuft 304 396 1.4 n;@bush 20 360 1.6',
  MOTIFS,
);

/** Mist over what nobody has seen yet. */
export const mist = draw(
  'i M0 262C60 246 140 270 220 256S380 250 440 262 560 250 600 258V300C520 286 460 306 380 292S220 306 140 292 40 304 0 292z;i M0 280C80 268 160 290 250 276S420 272 480 284 570 274 600 278V306C520 300 440 316 360 304S160 312 0 306z',
);

export const people =
  CLIFF +
  at(
    112,
    358,
    1.24,
    `u/3.4 M-25 0V-90;g c-25-92 3.4;${figure('r', 'q', 'h')};o r-12-46 24 20 4;u/1.6 M-12-36H12M-7-46V-26M7-46V-26;r/7 M-10-46-21-50;f c-24-52 4.4`,
  ) +
  at(
    180,
    354,
    1.2,
    `u/3 M26 0V-100;y M22-98 26-118 30-98z;${figure('b', 'v', 'h')};y M-10-63C-11-80 11-80 10-63z;z M0-76C11-78 11-68 10-63H0z;r/4 M0-88V-74;a c-1-34 14;r c-1-34 11;g c-1-34 3;b/7 M10-46 22-48;f c 25-48 4.4`,
  ) +
  at(
    250,
    366,
    1.14,
    `${figure('p', 'v', 's')};k M-15-74 0-81 15-74 0-67z;g/1.4 M13-73V-64;p/8 M12-46 30-64;f c 33-67 5;w r-16-30 12 15 2;a/3 M-17-30H-3M-17-15H-3`,
  );
