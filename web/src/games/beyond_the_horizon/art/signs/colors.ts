/** The four colours of technologies: each has its colour, its outline and its sign, so that none is told by colour alone. */

import { draw } from '../../../ink';
import { gear } from '../strokes';

interface Badge {
  colour: string;
  outline: string;
  glyph: string;
}

const COG = gear(8, 7.6, 5.6, 12, 12);

const BADGES: Record<string, Badge> = {
  blue: {
    colour: '#2b68a8',
    outline: 'M12 .8A11.2 11.2 0 0 1 12 23.2 11.2 11.2 0 0 1 12 .8z',
    glyph:
      'w M9.6 4.6H14.4V6H13.6V10L18 17C18.8 18.6 18 19.8 16.4 19.8H7.6C6 19.8 5.2 18.6 6 17L10.4 10V6H9.6z;v M8.6 14.6H15.4L17 17.4C17.4 18.2 17 18.6 16.4 18.6H7.6C7 18.6 6.6 18.2 7 17.4z',
  },
  green: {
    colour: '#2f7a44',
    outline: 'M4.4 1.2H19.6A3.2 3.2 0 0 1 22.8 4.4V19.6A3.2 3.2 0 0 1 19.6 22.8H4.4A3.2 3.2 0 0 1 1.2 19.6V4.4A3.2 3.2 0 0 1 4.4 1.2z',
    glyph: `w ${COG};j c 12 12 2.8`,
  },
  red: {
    colour: '#b3261f',
    outline: 'M2 1.6H22V11C22 17 18 21.2 12 23.6 6 21.2 2 17 2 11z',
    glyph: 'w/2.3 M6.4 5.4 15.6 15.6M17.6 5.4 8.4 15.6;w/2 M13.4 17.4 17.4 13.6M10.6 17.4 6.6 13.6M16 16 17.6 17.6M8 16 6.4 17.6',
  },
  yellow: {
    colour: '#e3b12f',
    outline: 'M12 .2 23.8 12 12 23.8 .2 12z',
    glyph:
      'k/2 M8 6.8C6.2 11 7.4 14.6 10 16.6H14C16.6 14.6 17.8 11 16 6.8;k/1.2 M10.4 9.4V16M12 9.4V16M13.6 9.4V16;k/1.8 M8 9.2H16;k r 9.2 16.4 5.6 2.4 1',
  },
};

export const COLORS = Object.keys(BADGES);

/** What a colour looks like in a frame or a line; a neutral brown for any other word. */
export const shadeOf = (color: string): string => BADGES[color]?.colour ?? '#6f5a3a';

function badge({ colour, outline, glyph }: Badge): string {
  return `<path d="${outline}" fill="${colour}" stroke="#fff8ea" stroke-width="1.2"/>${draw(glyph)}`;
}

/** All four at once, for a technology of the last level. */
const ALL =
  '<path d="M12 .6 23.4 12 12 23.4 .6 12z" fill="#fff8ea"/>' +
  '<path d="M12 2V12H2z" fill="#2b68a8"/><path d="M12 2V12H22z" fill="#2f7a44"/><path d="M12 22V12H2z" fill="#b3261f"/><path d="M12 22V12H22z" fill="#e3b12f"/>' +
  draw('w c 12 12 4.4;@star 12 12 .8 k');

export const COLOR_SIGNS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(BADGES).map(([color, made]) => [`color_${color}`, badge(made)])),
  color_all: ALL,
};
