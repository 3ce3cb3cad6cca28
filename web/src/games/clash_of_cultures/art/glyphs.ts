/** Signs of 24 × 24 in the colour of the text: units, buildings, Wonders, and what is counted. */

import { draw } from '../../ink';

const UNITS: Record<string, string> = {
  settler:
    'c c 9 5 3.2;c M5 22 6 12C6 9.6 7.4 9 9 9S12 9.6 12.4 12L15 15 13.6 16.8 11.4 14.8 12.4 22H9.6L8.8 17 8 22z;c/1.7 M17 7V22;c M14 3.4H20.6L19.6 9H15z',
  infantry:
    'c c 10 5 3.3;c M6 10.4C7 9 13 9 14 10.4L15 16H12.8L12.4 22.4H9.8L9.4 17H9L8.2 22.4H5.6L6 16z;c/1.8 M18.6 1.6V22;c M18.6 0 20.6 4.6H16.6z;c e 5.6 14 3.4 4.6',
  ship: 'c M1.6 15.4H22.4C21.6 19.2 19.4 21.6 17 21.6H7C4.6 21.6 2.4 19.2 1.6 15.4z;c/1.7 M11.6 15V1.6;c M13 3C18 5 20 9 19.6 13.4H13zM10.4 4.6V13.4H4.4C5 9.6 7 6.2 10.4 4.6z',
  cavalry:
    'c M3 21.8 4.4 14C3 13 2.6 11 3.4 9.4L6.4 8C9 8 11.6 8 13.6 7.6L16 3 16.6 4.6C19.4 5 21.6 7.4 22.4 10L20.6 11.6 17.4 10.4C17 12.6 16.4 14 15.6 15L16.6 21.8H14L12.8 15.8H8.4L6 17.4 5.6 21.8z',
  elephant:
    'c M2.4 21V12.6C2.4 7.6 6 5.4 10 5.4 11.6 3.6 15.8 3.2 18 5.6 20.6 8.4 21.4 12 21.4 15.6 21.4 18 22 19 23.2 19.4L22.2 21.4C19.8 21 18.8 19 18.8 16.4V14L16.6 13V21H13V16H8V21z;k c 16.4 8.6 1',
  leader: 'c M4.6 9.6 3.4 2.8 8 5.8 12 1 16 5.8 20.6 2.8 19.4 9.6z;c c 12 14 4;c M4.6 23.4C4.8 19.6 8 18.6 12 18.6S19.2 19.6 19.4 23.4z',
};

const BUILDINGS: Record<string, string> = {
  settlement: 'c M12 2 23 12H20V22H14.4V15H9.6V22H4V12H1z',
  temple: 'c M12 1.6 22.6 8.4H1.4z;c r 2.6 19.4 18.8 3;c r 4 9.6 3.2 9;c r 10.4 9.6 3.2 9;c r 16.8 9.6 3.2 9',
  fortress: 'c M2.6 3H6.6V5.6H10V3H14V5.6H17.4V3H21.4V10H19.4V21.6H14.6V16.4C14.6 13.2 9.4 13.2 9.4 16.4V21.6H4.6V10H2.6z',
  academy: 'c M2 5C6 3.6 9.6 4.2 11.3 6V20.6C9.2 18.8 6 18.4 2 19.6zM22 5C18 3.6 14.4 4.2 12.7 6V20.6C14.8 18.8 18 18.4 22 19.6z',
  port: 'c/2.2 c 12 4.4 2.6;c/2.4 M12 7V21M7 10.4H17;c/2.6 M3 13.4C3.6 18.4 7.4 21.2 12 21.2S20.4 18.4 21 13.4;c M1 15.6 3.4 10.6 6.4 15zM23 15.6 20.6 10.6 17.6 15z',
  market:
    'c M2.4 3H21.6L23.4 9.6C22 12.4 18.4 12.2 17.6 10 16.6 12.4 13.2 12.4 12 10 10.8 12.4 7.4 12.4 6.4 10 5.6 12.2 2 12.4.6 9.6z;c M3.6 13.4H5.6V20H18.4V13.4H20.4V22H3.6z',
  obelisk: 'c M12 .8 15 5 16.8 18.8H7.2L9 5z;c r 4.6 19.6 14.8 3',
  observatory: 'c M3 13A9 9 0 0 1 21 13z;c r 4 14 16 8;c/2.6 M12 9 20.4 1.8',
};

const WONDERS: Record<string, string> = {
  great_arena:
    'c M1.6 9C4 4.6 20 4.6 22.4 9V20H1.6z;k M4.4 18V14A1.6 1.6 0 0 1 7.6 14V18zM10.4 18V14A1.6 1.6 0 0 1 13.6 14V18zM16.4 18V14A1.6 1.6 0 0 1 19.6 14V18z',
  great_gardens: 'c r 2 17 20 5;c r 5 11 14 5;c r 8 5 8 5;n c 5 15 2.4;n c 19 15 2.4;n c 9 4 2.6;n c 15 4 2.6;n c 12 10 2',
  great_library: 'c M12 1.6 22.6 7.4H1.4z;c r 2 8.4 20 13.6;k r 5 11 2.4 8;k r 8.6 11 2.4 8;k r 13 11 2.4 8;k r 16.6 11 2.4 8',
  great_lighthouse: 'c M9 7H15L17 22H7z;c M8.4 2.4H15.6V6H8.4z;c/1.6 M3 3 6.4 4M3 7 6.4 5.6M21 3 17.6 4M21 7 17.6 5.6',
  great_mausoleum: 'c M12 1 20 8H4z;c r 3 9 18 3;c r 5 12.6 3 6;c r 10.5 12.6 3 6;c r 16 12.6 3 6;c r 2 19 20 4',
  great_pyramid: 'c M12 1.6 23.6 21.6H.4z;k/1.2 M8.4 8.4H15.6M5.4 13.6H18.6M2.6 18.4H21.4',
  great_statue: 'c c 12 4.6 3;c M7.4 9.4H16.6L15.4 19H8.6z;c r 5 19.6 14 3.4;c/2.2 M16.4 10.4 20 2.4M7.6 10.4 4.6 15',
  great_wall:
    'c M1 8H4V10.4H6.4V8H9.4V10.4H11.8V8H14.8V10.4H17.2V8H20.2V10.4H23V21H1z;k/1.1 M1 14.6H23M7 10.6V14.6M15 10.6V14.6M4 14.6V21M11.6 14.6V21M19 14.6V21',
};

/** Discs in the good's own colour: shape and colour both tell. */
const disc = (colour: string, glyph: string): string => `<circle cx="12" cy="12" r="11.4" fill="${colour}"/>${draw(glyph)}`;

const GOODS: Record<string, string> = {
  food: disc(
    '#8a6a10',
    'w/1.6 M12 21V9;w e 12 6 2 3.4;w M11.4 13C8 13.2 6.4 11 6.4 8.2 9.6 8.2 11.4 10 11.4 13zM12.6 13C16 13.2 17.6 11 17.6 8.2 14.4 8.2 12.6 10 12.6 13zM11.4 18.8C8 19 6.4 16.8 6.4 14 9.6 14 11.4 15.8 11.4 18.8zM12.6 18.8C16 19 17.6 16.8 17.6 14 14.4 14 12.6 15.8 12.6 18.8z',
  ),
  wood: disc('#6b4226', 'w M4 9.6 16.4 4.6 20 12.4 7.6 18z;o e 6 13.6 2.4 4;w/1 e 6 13.6 1 2;u/1.2 M9 9.6 17 6.4M10.4 13.6 18.4 10.2'),
  ore: disc(
    '#4d5a66',
    'w M4.6 15.4 8 7.4 13.4 5 19.4 10 19 16.6 12.4 19.6z;y M8 7.4 11.6 12 19.4 10 13.4 5z;z M11.6 12 12.4 19.6 19 16.6 19.4 10z',
  ),
  ideas: disc('#25609f', 'w M12 3.6A6.2 6.2 0 0 0 8.6 15V17H15.4V15A6.2 6.2 0 0 0 12 3.6z;w r 9 18 6 1.6 .6;w r 10 20.2 4 1.2 .6'),
  gold: disc(
    '#a06c00',
    'g c 12 12 7.6;w/1.5 c 12 12 7.6;w M12 7.4 13.3 10.7 16.8 11 14.1 13.2 15 16.6 12 14.8 9 16.6 9.9 13.2 7.2 11 10.7 10.7z',
  ),
  mood: disc('#b3541e', 'w c 9 10 1.5;w c 15 10 1.5;w/1.9 M7.4 13.6C9 17.4 15 17.4 16.6 13.6'),
  culture: disc(
    '#7a4a9e',
    'w/2 M7 5C4.6 9.5 5 15 9.3 18H14.7C19 15 19.4 9.5 17 5;w/1.3 M10 8V17M12 8V17M14 8V17;w/1.8 M7.4 7.8H16.6;w r 8 17 8 2.4 1',
  ),
  captive: disc('#5a4939', 'w c 12 7.6 2.8;w M7 19C7 13.6 9 12 12 12S17 13.6 17 19z;k/1.6 M7.6 15.4H16.4'),
};

/** Moods as the side of the marker: a face and its colour. */
const MOODS: Record<string, string> = {
  happy: disc('#2c6a3b', 'w c 8.4 9.4 1.7;w c 15.6 9.4 1.7;w M6 13H18C17.6 20 6.4 20 6 13z'),
  neutral: disc('#6b6255', 'w c 8.4 9.4 1.7;w c 15.6 9.4 1.7;w/2 M7.4 15.6H16.6'),
  angry: disc('#a1261c', 'w c 8.4 11 1.7;w c 15.6 11 1.7;w/2 M5.6 6.6 10 9M18.4 6.6 14 9M7.4 18.4C9 14.8 15 14.8 16.6 18.4'),
};

/** The back of a card: its sign in the colour of the paper, so that it is seen by night too. */
const card = (strokes: string): string =>
  `${draw('c M5 1.6H19A1.6 1.6 0 0 1 20.6 3.2V20.8A1.6 1.6 0 0 1 19 22.4H5A1.6 1.6 0 0 1 3.4 20.8V3.2A1.6 1.6 0 0 1 5 1.6z')}<g color="var(--paper)">${draw(strokes)}</g>`;

const THINGS: Record<string, string> = {
  action: card('c M13 4.6 7.6 13H11.4L10.4 19.6 16.4 10.6H12.4z'),
  objective: card('c/1.8 c 12 12 5.4;c c 12 12 2'),
  event: card('c r 10.6 5 2.8 9 1.2;c c 12 17.6 1.8'),
  wonder: card('c M12 5.6 18.4 18H5.6z'),
  points: draw('a c 12 12.6 11;g c 12 11.6 11;w M12 3.6 14.4 9.2 20.4 9.6 15.8 13.5 17.2 19.4 12 16.2 6.8 19.4 8.2 13.5 3.6 9.6 9.6 9.2z'),
  lock: draw('c/2.4 M7.4 11V7.4A4.6 4.6 0 0 1 16.6 7.4V11;c r 4.6 10.6 14.8 11.4 2'),
  check: draw('c/3.2 M4 13 9.6 18.6 20 6.4'),
  swords: draw('c/2.4 M4 4 17 17M20 4 7 17M13.6 19.4 19.6 13.4M4.4 13.4 10.4 19.4M17.6 17.6 21 21M6.4 17.6 3 21'),
  shield: draw('c M12 1.6 21 4.6V11.4C21 16.6 17.2 20.4 12 22.6 6.8 20.4 3 16.6 3 11.4V4.6z'),
  hit: draw('c M12 0 14.6 7 21.4 3.6 18 10.4 24 12 18 14.2 21.4 20.6 14.6 17.6 12 24 9.4 17.6 2.6 20.6 6 14.2 0 12 6 10.4 2.6 3.6 9.4 7z'),
  skull: draw(
    'c M12 2C6.6 2 3 5.6 3 10.4 3 13.4 4.6 15.4 6.6 16.6V21H17.4V16.6C19.4 15.4 21 13.4 21 10.4 21 5.6 17.4 2 12 2z;k c 8.4 10.6 2.3;k c 15.6 10.6 2.3;k M12 13 13.4 16H10.6z;k/1 M10 18V21M14 18V21',
  ),
  plus: draw('c/3 M12 4V20M4 12H20'),
  arrow: draw('c/2.6 M3 12H19M13 5.4 19.8 12 13 18.6'),
  hourglass: draw(
    'c/2.2 M5 2.2H19M5 21.8H19;c M6.6 3V6.6C6.6 9.4 10.6 11 10.6 12S6.6 14.6 6.6 17.4V21H17.4V17.4C17.4 14.6 13.4 13 13.4 12S17.4 9.4 17.4 6.6V3z',
  ),
  map: draw('c/2 M2.6 5.4 9 3 15 5.4 21.4 3V18.6L15 21 9 18.6 2.6 21zM9 3V18.6M15 5.4V21'),
  mat: draw('c/2 M3 3.4H21V20.6H3zM3 9H21M9 3.4V20.6M15 3.4V20.6M3 15H21'),
  hand: draw('c/1.8 M4 7.4 10 4.6 16 18.6 10 21.4zM9.6 5 16.6 4 19 19 14.8 19.6'),
  trade: draw('c/2.4 M3 8.4H19M15 4.4 19.4 8.4 15 12.2M21 16H5M9 12.2 4.6 16 9 20'),
};

const SIGNS: Record<string, string> = {
  ...Object.fromEntries(Object.entries({ ...UNITS, ...BUILDINGS, ...WONDERS }).map(([name, strokes]) => [name, draw(strokes)])),
  ...GOODS,
  ...MOODS,
  ...THINGS,
};

export const glyph = (name: string): string => SIGNS[name] ?? '';
export const glyphs = Object.keys(SIGNS);
