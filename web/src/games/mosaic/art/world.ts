/** What lies round the hexes: coasts nobody builds on, mountains, rivers, a ship and the winds. In units of the map. */

import { draw } from '../../ink';

/** Land out of the game, each shore from where it enters the picture to where it leaves it. */
export const SHORES: readonly string[] = [
  // Europe, from the Channel to the Black Sea
  'M300-40C250-56 250-96 176-116 120-132 140-166 226-172 330-180 400-262 520-300 640-336 690-500 740-900L2900-900V-330C2000-300 1780-210 1660-226 1560-240 1500-206 1452-170 1430-140 1430-60 1396-46 1352-30 1330 0 1290 20L1100 20C1030 30 1010-10 986 20 960 60 950 96 930 66 900 30 860-8 800 20 730 60 700 120 640 140z',
  // Asia, from the Black Sea to Sinai
  'M2900-190C2000-200 1720-150 1640-96 1600-40 1560 60 1420 96 1380 110 1330 96 1310 100L1400 260 1560 520 1500 640 1548 700C1566 740 1600 760 1626 830 1660 900 1650 960 1720 1060 1760 1140 1800 1300 1860 1600H2900z',
  // Africa, from the Atlantic to the Red Sea
  'M-1800 1600C-900 1300-420 1240-330 1080-280 980-200 960-160 880-120 810-70 790-30 742 40 690 90 684 150 672 200 660 220 610 290 612L600 612C640 600 690 640 700 668 730 690 800 676 850 716 880 760 960 772 1020 740 1060 700 1100 690 1150 660L1400 560 1470 700C1490 750 1540 790 1556 850 1580 930 1590 980 1650 1070 1690 1150 1720 1300 1780 1600z',
  // Britain
  'M-40-330C60-300 180-270 300-292 420-320 440-420 520-520 560-620 560-760 560-900H-40C-80-760-20-640-60-520-90-430-80-380-40-330z',
];

const at = (x: number, y: number, scale: number, strokes: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${draw(strokes)}</g>`;

const PEAK = 'x M-20 18H30L8-4z;d M-24 18 0-20 24 18z;s M-24 18 0-20 3 4-4 10 1 18z;w M0-20 8-7 3-9 0-3-4-8-8-7z';
const PINE = 'x e 2 12 9 2.6;u r-1.4 7 2.8 5;j M0-14 8 0H4L10 9H-10L-4 0H-8z';
const DUNE = 'a/3 M-40 0C-24-16-10 6 8-8 22-18 34-4 46-10';

const range = (...places: [number, number, number][]): string => places.map(([x, y, size]) => at(x, y, size, PEAK)).join('');
const wood = (...places: [number, number, number][]): string => places.map(([x, y, size]) => at(x, y, size, PINE)).join('');
const sand = (...places: [number, number, number][]): string => places.map(([x, y, size]) => at(x, y, size, DUNE)).join('');

/** On the land out of the game. */
export const COUNTRYSIDE =
  range(
    [1720, -330, 1.2],
    [1600, -310, 1],
    [640, 30, 1.3],
    [690, -6, 1.5],
    [600, -14, 1.1],
    [738, 14, 1],
    [940, -20, 1.1],
    [975, -50, 1],
    [60, 800, 1.2],
    [104, 778, 1],
    [10, 832, 1],
    [1330, 62, 1],
    [1376, 76, 0.8],
  ) +
  wood(
    [300, -90, 1.4],
    [330, -108, 1.2],
    [360, -84, 1.3],
    [470, -104, 1.4],
    [520, -92, 1.2],
    [560, -112, 1.3],
    [830, -70, 1.3],
    [860, -90, 1.2],
    [1120, -90, 1.3],
    [1280, -60, 1.2],
    [1250, -84, 1.1],
  ) +
  sand([1000, 800, 1], [880, 830, 1.1], [1060, 850, 0.9], [1660, 300, 1], [1640, 420, 0.9], [1690, 520, 1], [150, 860, 1]);

/** Over the hexes: the Nile to its delta, the Euphrates and the Tigris. */
export const RIVERS =
  'M1330 860C1300 800 1340 740 1300 690 1276 660 1262 640 1236 612M1290 676C1270 660 1264 630 1270 596' +
  'M1480 100C1450 200 1500 250 1520 320 1540 400 1500 440 1560 500M1590 210C1560 270 1590 330 1576 400 1570 440 1580 470 1600 520';

const SHIP =
  'u/2.4 M0-44V6;w M2-42C22-34 30-18 30-4H2z;s M-2-36C-18-28-24-16-24-4H-2z;o M-34 4H36C32 18 24 26 12 28H-14C-26 24-32 16-34 4z;u M-34 4H36L35 8H-33z;g c-26 10 2.4;r M0-50 12-46 0-42z;i/3 M-50 32q8-7 16 0t16 0 16 0 16 0 16 0';
const DOLPHIN = 'v M-22 8C-14-10 8-14 22 2 14 0 10 2 8 6 2-2-10 0-14 8L-24 14z;v M0-8 4-18 8-6z;i/2.4 M-30 14q6-5 12 0t12 0 12 0 12 0';
const ROSE =
  'i/2 c 0 0 46;i/1.4 c 0 0 38;w M0-58 9-9 58 0 9 9 0 58-9 9-58 0-9-9z;a M0-58V0L-9-9zM58 0H0L9-9zM0 58V0L9 9zM-58 0H0L-9 9z;w M0-70 6-60H-6z';

/** On the sea. */
export const SEAFARING = at(850, 590, 1.1, SHIP) + at(560, 290, 0.8, DOLPHIN) + at(1064, 566, 0.85, ROSE) + at(40, 620, 0.9, DOLPHIN);

export interface Plaque {
  x: number;
  y: number;
}

/** Where a Region's plaque lies, by its upper left corner: close to the Region, on no hex. */
export const PLAQUES: Record<string, Plaque> = {
  iberia: { x: -52, y: 52 },
  gaul: { x: -52, y: -78 },
  italy: { x: 430, y: 380 },
  greece: { x: 1010, y: -82 },
  assyria: { x: 1404, y: -54 },
  egypt: { x: 1450, y: 700 },
  numidia: { x: 730, y: 712 },
};

export const PLAQUE = { width: 256, height: 84, tall: 120 };
