/** Land and sea, drawn round 0,0 in a hex 100 wide: what grows and stands there tells the terrain, not its colour alone. */

import { draw } from '../../ink';
import { HEX } from '../hexes';
import type { Terrain } from '../view';

const tree = (x: number, y: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${draw('x e 2 13 11 3;u r-1.6 6 3.4 8;j M0-20 11-1H6L13 9H-13L-6-1H-11z;n M0-20 4-12-4-4-1-2-8 9H-13L-6-1H-11z')}</g>`;

const round = (x: number, y: number, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${draw('x e 2 12 10 3;u r-1.6 3 3.4 9;j c 0-5 10.5;n c-3-8 6.6')}</g>`;

const peak = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${draw(
    'x M-22 22H34L8-6z;d M-26 22 0-24 26 22z;s M-26 22 0-24 4 4-4 12 2 22z;w M0-24 9-8 4-11 1-4-3-9-9-8z',
  )}</g>`;

const WHEAT = draw(
  'a/1.6 M-36 8C-20 2-6 4 8-2S32-12 42-9M-39 16C-22 9-6 11 10 5S34-5 44-2M-34 25C-20 18-4 19 12 13S34 4 42 6M-26 33C-14 27 0 27 14 22S28 16 34 16' +
    ';@wheat -24 -18 .9 a;@wheat -10 -24 1 g;@wheat 3 -20 .9 a;@wheat 24 -26 .9 g;@wheat -33 2 .7 g',
);

const WAVES = draw(
  'i/2.4 M-30-22q6-6 12 0t12 0M4-28q5-5 10 0t10 0M-42-2q6-6 12 0t12 0M8-6q6-6 12 0t12 0M-26 18q6-6 12 0t12 0 12 0M14 28q5-5 10 0M-20 36q5-5 10 0t10 0',
);

const FISH = draw('i M-4 8C2 3 8 3 13 8 8 13 2 13-4 8zM-4 8-10 4V12z');

const CRACKS = draw(
  'a/1.5 M-38-6-26-10-20-4-8-8M-26-10-24-20M-20-4-22 6-32 10M10 26 18 18 30 20M18 18 16 8 26 2M-6 30-2 22 8 24' +
    ';x e 6 6 17 4;d M-10 4C-8-8 0-12 6-8 14-10 20-2 22 5 12 9 0 9-10 4z;s M-10 4C-8-8 0-12 6-8 2-4 0 0 0 7z' +
    ';x e 31-16 8 2;u/3.4 M30-17V-34M30-24H24V-30M30-21H37V-28;d c-24 26 3;s c-25 25 1.6',
);

const cloud = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${draw(
    'i M-20 8C-27 8-28-2-20-3-20-11-9-14-5-8 0-16 13-13 13-5 22-7 26 7 17 8z',
  )}</g>`;

/** Nobody knows: clouds over it, nothing that looks like ground. */
const CLOUDS = cloud(-16, -13, 0.9) + cloud(17, 17, 1);

const GROWTH: Record<Terrain, string> = {
  plain: WHEAT,
  forest:
    tree(-6, -22, 0.85) +
    tree(18, -20, 0.8) +
    round(-26, -8, 0.85) +
    tree(33, 0, 0.8) +
    round(5, -2, 0.95) +
    tree(-16, 14) +
    tree(-36, 10, 0.7) +
    round(22, 17, 0.95) +
    tree(4, 30, 0.75),
  mountain: peak(-16, -2, 0.92) + peak(20, 2, 0.84) + peak(2, 18, 0.7),
  barren: CRACKS,
  sea: WAVES + FISH,
  unexplored: CLOUDS,
};

/** The symbols that `<use>` refers to, once for each map. */
export const terrainSymbols = (prefix: string): string =>
  Object.entries(GROWTH)
    .map(([name, growth]) => `<g id="${prefix}-${name}"><polygon points="${HEX}" fill="var(--cc-${name})"/>${growth}</g>`)
    .join('');

/** Fields that may not be collected from: a blight over the land. */
export const EXHAUSTED = draw('k/2.6 M-15-15 15 15M15-15-15 15;w/1.2 M-15-15 15 15M15-15-15 15');

/** The compass on the back of a region. */
export const COMPASS = draw(
  'x/2 c 0 0 26;w M0-34 7-7 34 0 7 7 0 34-7 7-34 0-7-7z;a M0-34V34L-7 7zM34 0H-34L-7-7zM0-34 7-7 0 0zM34 0 7 7 0 0z;k/1 M0-34 7-7 34 0 7 7 0 34-7 7-34 0-7-7z',
);
