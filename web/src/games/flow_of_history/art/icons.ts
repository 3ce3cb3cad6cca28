/** Signs of 24 × 24: production icons, card types, effect kinds and the things on the table. */

import { draw } from '../../ink';

/** A disc in the icon's colour with a cream glyph: shape and colour both tell. */
const disc = (colour: string, glyph: string): string => `<circle cx="12" cy="12" r="11.5" fill="${colour}"/>${draw(glyph)}`;

const badge = (outline: string, glyph: string): string =>
  `<path d="${outline}" fill="var(--fh-type)" stroke="var(--fh-type-edge, #fff8ea)" stroke-width="1.4"/><g color="var(--fh-type-ink)">${draw(glyph)}</g>`;

const HEXAGON = 'M7 1.5H17L23 12 17 22.5H7L1 12z';
const ROUND = 'M12 1a11 11 0 0 1 0 22 11 11 0 0 1 0-22z';
const DIAMOND = 'M12 .5 23.5 12 12 23.5 .5 12z';
const SHIELD = 'M2 2H22V11C22 17 18 21 12 23.5 6 21 2 17 2 11z';
const SQUARE = 'M4 2H20A2 2 0 0 1 22 4V20A2 2 0 0 1 20 22H4A2 2 0 0 1 2 20V4A2 2 0 0 1 4 2z';
const OCTAGON = 'M7.2 1H16.8L23 7.2V16.8L16.8 23H7.2L1 16.8V7.2z';
const DROP = 'M12 .5C17 6 22 9 22 14A10 9.5 0 0 1 2 14C2 9 7 6 12 .5z';

const PRODUCTION: Record<string, string> = {
  attack: disc('#b3312c', 'w M18.5 4 17.6 9 10.4 15.9 8 13.6 14.5 6.2z;w/2 M6.4 12.4 11.6 17.6M9 15 5.6 18.6'),
  culture: disc(
    '#7a4a9e',
    'w/2 M7 5C4.6 9.5 5 15 9.3 18H14.7C19 15 19.4 9.5 17 5;w/1.3 M10 8V17M12 8V17M14 8V17;w/1.8 M7.4 7.8H16.6;w r 8 17 8 2.4 1',
  ),
  defense: disc(
    '#44647f',
    'w M12 4.4 18.2 6.6V12C18.2 15.6 15.6 18.2 12 19.8 8.4 18.2 5.8 15.6 5.8 12V6.6z;v M12 7 15.8 8.3V12C15.8 14.3 14.2 16 12 17z',
  ),
  agriculture: disc(
    '#4f8435',
    'w/1.6 M12 20V8;w e 12 5.6 1.9 3;w M11.4 12.4C8 12.6 6.6 10.6 6.6 7.8 9.6 7.8 11.4 9.4 11.4 12.4zM12.6 12.4C16 12.6 17.4 10.6 17.4 7.8 14.4 7.8 12.6 9.4 12.6 12.4zM11.4 18.2C8 18.4 6.6 16.4 6.6 13.6 9.6 13.6 11.4 15.2 11.4 18.2zM12.6 18.2C16 18.4 17.4 16.4 17.4 13.6 14.4 13.6 12.6 15.2 12.6 18.2z',
  ),
  industry: disc(
    '#b5651d',
    'w M10.6 3.8H13.4L13.9 6 15.6 6.7 17.5 5.5 19.4 7.5 18.2 9.4 18.9 11 21 11.5V13.3L18.9 13.9 18.2 15.5 19.4 17.4 17.5 19.3 15.6 18.1 13.9 18.8 13.4 20.9H10.6L10.1 18.8 8.4 18.1 6.5 19.3 4.6 17.4 5.8 15.5 5.1 13.9 3 13.3V11.5L5.1 11 5.8 9.4 4.6 7.5 6.5 5.5 8.4 6.7 10.1 6z;o c 12 12.4 3.3',
  ),
  science: disc(
    '#1f7a86',
    'w M9.6 4H14.4V5.8H13.6V10L18 17.2C18.8 18.6 18 19.8 16.6 19.8H7.4C6 19.8 5.2 18.6 6 17.2L10.4 10V5.8H9.6z;b M9.4 14H14.6L16.4 17.4C16.6 18 16.4 18.2 16 18.2H8C7.6 18.2 7.4 18 7.6 17.4z',
  ),
  trade: disc('#c08a12', 'w/1.9 M5 9.2H18.4M15 5.6 18.8 9.2 15 12.6M19 15.2H5.6M9 11.8 5.2 15.2 9 18.8'),
};

const TYPES: Record<string, string> = {
  construction: badge(HEXAGON, 'c M5.6 18V12.6H7.6V14H9.4V12.6H10.9V14H13.1V12.6H14.6V14H16.4V12.6H18.4V18z;c M8.4 11 12 5.4 15.6 11z'),
  government: badge(ROUND, 'c M4.8 16.6 3.8 8 8.4 11.2 12 5.2 15.6 11.2 20.2 8 19.2 16.6z;c r 5 17.4 14 2 .8'),
  knowledge: badge(
    DIAMOND,
    'c M5.4 8.6C8 7.8 10.4 8.2 11.5 9.4V17.4C10.2 16.4 8 16 5.4 16.6zM18.6 8.6C16 7.8 13.6 8.2 12.5 9.4V17.4C13.8 16.4 16 16 18.6 16.6z',
  ),
  military: badge(SHIELD, 'c/1.8 M7 5.4 16.4 16.2M17 5.4 7.6 16.2;c/1.7 M6.2 13 9.8 17M17.8 13 14.2 17'),
  leader: badge(SQUARE, 'c c 12 8.6 3.9;c M4.6 19.4C4.6 15 8 13.6 12 13.6S19.4 15 19.4 19.4z'),
  wonder: badge(OCTAGON, 'c M12 5 20 18H4z;g M12 5 20 18H14z'),
  special: badge(DROP, 'c M12 6.4 13.6 11.4 18.6 13 13.6 14.6 12 19.6 10.4 14.6 5.4 13 10.4 11.4z'),
};

const TIMINGS: Record<string, string> = {
  instant: draw('c M14 1 4.5 13.5H11L9 23 19.5 9.5H13z'),
  attack: draw('c M21.5 2.5 20 9 9.6 18.4 5.6 14.4 15 4z;c/2.4 M4 12.6 11.4 20M6.8 17.2 2.6 21.4'),
  attack_all: draw(
    'c/2 M12 8V2M16 12H22M12 16V22M8 12H2;c M12 0 15.2 4.4H8.8zM24 12 19.6 15.2V8.8zM12 24 8.8 19.6H15.2zM0 12 4.4 8.8V15.2z;c c 12 12 3.4',
  ),
  permanent: draw(
    'c/2.6 M12 12C9.6 8.4 7.8 7.2 5.8 7.2A4.8 4.8 0 0 0 5.8 16.8C7.8 16.8 9.6 15.6 12 12S16.2 7.2 18.2 7.2A4.8 4.8 0 0 1 18.2 16.8C16.2 16.8 14.4 15.6 12 12z',
  ),
  turn_action: draw('c/2.6 M19.4 8.6A8.4 8.4 0 1 0 20.4 13;c M21.8 2.6V10.4H14z'),
  scoring: draw('c M12 2 14.9 8.6 22 9.2 16.6 13.9 18.2 20.9 12 17.2 5.8 20.9 7.4 13.9 2 9.2 9.1 8.6z'),
  none: draw('c/2.4 M6 12H18'),
};

const THINGS: Record<string, string> = {
  transience: draw(
    'c/2.2 M5 2.2H19M5 21.8H19;c M6.6 3V6.6C6.6 9.4 10.6 11 10.6 12S6.6 14.6 6.6 17.4V21H17.4V17.4C17.4 14.6 13.4 13 13.4 12S17.4 9.4 17.4 6.6V3z',
  ),
  token: draw(
    'a c 12 13 10.4;g c 12 11.4 10.4;a/1.4 c 12 11.4 6.6;w M12 7 13.3 10 16.4 11.4 13.3 12.8 12 15.8 10.7 12.8 7.6 11.4 10.7 10z',
  ),
  supply: draw(
    'o M2 12H22L20 22H4z;u M2 12H22L21.6 14.4H2.4z;g c 8 9.4 3.6;g c 15.6 9.2 3.6;g c 12 6.2 3.6;a/1 c 12 6.2 1.8;a/1 c 8 9.4 1.8;a/1 c 15.6 9.2 1.8',
  ),
  reserve: draw(
    'z M3 6H21V21H3z;y M3 6 5.4 2.6H18.6L21 6z;s r 5 8 14 11 1;k/1.6 c 12 13.5 3.4;k/1.6 M12 8.6V11M12 16V18.4M7 13.5H9.4M14.6 13.5H17',
  ),
  deck: draw(
    'd M3 7 14 3 20 19 9 23z;s M4.5 4H17.5V21H4.5z;v M6.5 6H15.5V19H6.5z;g M11 8.4 12.4 11.4 15 12.5 12.4 13.6 11 16.6 9.6 13.6 7 12.5 9.6 11.4z',
  ),
  card: draw('c M5 2H19A1.6 1.6 0 0 1 20.6 3.6V20.4A1.6 1.6 0 0 1 19 22H5A1.6 1.6 0 0 1 3.4 20.4V3.6A1.6 1.6 0 0 1 5 2zM6 5V13H18V5z'),
  box: draw('o M2 8 12 4 22 8V19L12 23 2 19z;u M12 12 22 8V19L12 23z;s M2 8 12 4 22 8 12 12z;k/1.2 M7 6 17 10V14'),
  magnifier: draw('c/2.6 c 10 10 7.6;c/3.4 M15.8 15.8 21.4 21.4'),
  loss: draw('c/3 M5 5 19 19M19 5 5 19'),
  equals: draw('c/2.8 M5 9H19M5 15.4H19'),
  arrow: draw('c/2.6 M3 12H19M13 5.4 19.8 12 13 18.6'),
  points: draw('a c 12 12.6 11;g c 12 11.6 11;w M12 3.6 14.4 9.2 20.4 9.6 15.8 13.5 17.2 19.4 12 16.2 6.8 19.4 8.2 13.5 3.6 9.6 9.6 9.2z'),
  types: draw('g c 6 5 4.4;r c 18 5 4.4;b c 6 19 4.4;n c 18 19 4.4;o c 12 12 4.4'),
  banker: draw('w/2.4 M3 19H21M6.4 4.4H17.6V18H6.4z;k r 1 17 22 4 2;k r 5 3 14 15 1.4;r r 5 12.6 14 3.4'),
  globe: draw('v c 12 12 10.6;b/1.6 c 12 12 10;b/1.3 e 12 12 4.6 10;b/1.3 M2 12H22M4 7H20M4 17H20'),
  dawn: draw('g c 12 14 6.4;g/2 M12 1.6V4.6M3 5 5.2 7.2M21 5 18.8 7.2M1 14H3.4M20.6 14H23;p M0 16H24V22H0z'),
  wall: draw('c M3 2.6H7V5H10V2.6H14V5H17V2.6H21V12C21 17 17.4 20.6 12 23 6.6 20.6 3 17 3 12z'),
  check: draw('c/3 M4 13 9.6 18.6 20 6.4'),
  expand: draw('c/2.6 M14 4H20V10M20 4 13.4 10.6M10 20H4V14M4 20 10.6 13.4'),
  crown: draw('g M3 19 1.6 6.4 7.6 11 12 3.4 16.4 11 22.4 6.4 21 19z;a r 3 19 18 2.6 1'),
};

const SIGNS: Record<string, string> = {
  ...PRODUCTION,
  ...Object.fromEntries(Object.entries(TYPES).map(([name, sign]) => [`type-${name}`, sign])),
  ...Object.fromEntries(Object.entries(TIMINGS).map(([name, sign]) => [`timing-${name}`, sign])),
  ...THINGS,
};

/** The income icon under a magnifier. */
const income = (icon: string): string =>
  `${draw('c/3.6 M15.6 15.6 21.6 21.6')}<circle cx="10" cy="10" r="9.6" fill="currentColor"/><g transform="translate(1.6 1.6) scale(.7)">${PRODUCTION[icon] ?? ''}</g>`;

export function sign(name: string): string {
  return name.startsWith('income-') ? income(name.slice('income-'.length)) : (SIGNS[name] ?? '');
}

export const signs = Object.keys(SIGNS);
