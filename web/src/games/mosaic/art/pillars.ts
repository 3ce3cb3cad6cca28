/** The nine Pillars: each has its colour, its outline and its sign, so that none is told by colour alone. */

import { draw } from '../../ink';
import type { Pillar } from '../view';

interface Badge {
  colour: string;
  /** The sky behind its pictures. */
  sky: string;
  outline: string;
  glyph: string;
}

const BADGES: Record<Pillar, Badge> = {
  science: {
    colour: '#8d2b4a',
    sky: '#d99aae',
    outline: 'M12 .8A11.2 11.2 0 0 1 12 23.2 11.2 11.2 0 0 1 12 .8z',
    glyph: 'w/1.9 M12 6.4 7.4 18.4M12 6.4 16.6 18.4M8.8 14.4Q12 16.8 15.2 14.4;w c 12 5.6 2.1;w/1.6 M12 2.8V4',
  },
  economy: {
    colour: '#a8700e',
    sky: '#ecc46e',
    outline: 'M7.4 1H16.6L23 7.4V16.6L16.6 23H7.4L1 16.6V7.4z',
    glyph:
      'w/1.7 M12 5V18.6M6 7.6H18M8.6 19H15.4;w/1 M6 7.6 3.8 13M6 7.6 8.2 13M18 7.6 15.8 13M18 7.6 20.2 13;w M3.2 12.8H8.8A2.8 2.8 0 0 1 3.2 12.8zM15.2 12.8H20.8A2.8 2.8 0 0 1 15.2 12.8z',
  },
  food: {
    colour: '#f0cc32',
    sky: '#f3e08a',
    outline: 'M12 .4C16.6 5.6 22 9 22 14.2A10 9.4 0 0 1 2 14.2C2 9 7.4 5.6 12 .4z',
    glyph:
      'k/1.5 M12 21V9;k e 12 7.6 1.7 2.9;k M11.4 13.6C8 13.8 6.8 11.8 6.8 9.2 9.8 9.2 11.4 10.8 11.4 13.6zM12.6 13.6C16 13.8 17.2 11.8 17.2 9.2 14.2 9.2 12.6 10.8 12.6 13.6zM11.4 19C8 19.2 6.8 17.2 6.8 14.6 9.8 14.6 11.4 16.2 11.4 19zM12.6 19C16 19.2 17.2 17.2 17.2 14.6 14.2 14.6 12.6 16.2 12.6 19z',
  },
  health: {
    colour: '#c3d3dc',
    sky: '#d3dfe4',
    outline: 'M7.6 1.6Q12-.6 16.4 1.6V7.6H22.4Q24.6 12 22.4 16.4H16.4V22.4Q12 24.6 7.6 22.4V16.4H1.6Q-.6 12 1.6 7.6H7.6z',
    glyph: 'k/1.8 M12 3.4V21;k/1.7 M15.6 6C9.2 6 8 9.6 12 10.8S15.4 15.2 8.8 16;k c 16.2 6 1.2',
  },
  construction: {
    colour: '#c95c12',
    sky: '#f0b283',
    outline: 'M4 1.2H20A2.8 2.8 0 0 1 22.8 4V20A2.8 2.8 0 0 1 20 22.8H4A2.8 2.8 0 0 1 1.2 20V4A2.8 2.8 0 0 1 4 1.2z',
    glyph: 'w M4.6 9.6 8 5H17.4L19.4 7.2V9.6z;w r 10.2 10.6 3.4 9.4 1.2',
  },
  culture: {
    colour: '#7443a0',
    sky: '#c2a4dd',
    outline: 'M12 .3 23.7 12 12 23.7 .3 12z',
    glyph:
      'w/1.9 M8 6.6C6 11 7.4 15 10 17H14C16.6 15 18 11 16 6.6;w/1.1 M10.4 9V16.4M12 9V16.4M13.6 9V16.4;w/1.7 M8 9H16;w r 9.4 16.8 5.2 2 .9',
  },
  government: {
    colour: '#3d4653',
    sky: '#aab3bf',
    outline: 'M6.4 1.8H17.6L23.4 12 17.6 22.2H6.4L.6 12z',
    glyph: 'w M5.4 15.6 4.6 7.8 8.6 10.6 12 5.6 15.4 10.6 19.4 7.8 18.6 15.6z;w r 5.6 16.8 12.8 2.2 .8',
  },
  military: {
    colour: '#b3261f',
    sky: '#eba79b',
    outline: 'M2 1.6H22V11C22 17 18 21.2 12 23.6 6 21.2 2 17 2 11z',
    glyph: 'w M6.8 11.8A5.2 5.6 0 0 1 17.2 11.8V18L13.8 19.4V14.8H16V12.4H11.6V19.4L6.8 18z;w/2 M6.2 7.4Q9 3.6 12.4 3.8T18.4 7',
  },
  urbanization: {
    colour: '#2f7a44',
    sky: '#a3d0a6',
    outline: 'M12 .6 23 9.4V22.6H1V9.4z',
    glyph: 'w M5 20V10.6H7V8.6H9.4V10.6H10.8V8.6H13.2V10.6H14.6V8.6H17V10.6H19V20H14.6V16.4A2.6 2.6 0 0 0 9.4 16.4V20z',
  },
};

export const isPillar = (name: string): name is Pillar => name in BADGES;

export const skyOf = (pillar: string): string => (isPillar(pillar) ? BADGES[pillar].sky : '#cbbfa6');

export const colourOf = (pillar: string): string => (isPillar(pillar) ? BADGES[pillar].colour : '#6f5a3a');

/** SVG elements in a box of 24 × 24. */
export function badge(pillar: Pillar): string {
  const { colour, outline, glyph } = BADGES[pillar];
  return `<path d="${outline}" fill="${colour}" stroke="#fff8ea" stroke-width="1.2"/>${draw(glyph)}`;
}
