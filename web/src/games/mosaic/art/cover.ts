/** The picture of the box: a harbour at sunset, laid in small stones within a border of waves. 600 × 400. */

import { draw } from '../../ink';

const at = (x: number, y: number, scale: number, strokes: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${draw(strokes)}</g>`;

const SUN = draw('l c 330 156 104;l c 330 156 78;g c 330 156 54');

const HILLS =
  draw('p M0 206C60 158 108 176 150 150 196 124 230 168 282 172 330 178 360 196 420 190 480 186 530 168 600 178V250H0z') +
  draw('v M0 226C50 200 96 206 140 196 180 190 214 214 262 216L270 260H0zM470 260C486 222 540 210 600 202V260z');

const SEA = draw(
  'b M0 232H600V400H0z;v M0 330C120 312 220 344 340 330S520 310 600 324V400H0z;' +
    'g/3 M270 244H392M284 256H378M292 270H366;i/2.4 M20 262H90M120 280H210M480 268H570M60 306H150M470 318H560M250 300H310',
);

const SLOPE = draw(
  'n M0 220C60 206 110 194 186 192 240 190 262 206 280 236L304 264C200 282 80 284 0 276z;j M0 256C60 240 160 238 230 248L304 264C200 282 80 284 0 276z',
);

/** A temple on its hill. */
const TEMPLE = at(
  186,
  194,
  0.98,
  'x M-78 4H92L70-2z;d r-78-6 156 10;s r-72-14 144 9;w r-62-62 13 49;s r-54-62 5 49;w r-40-62 13 49;s r-32-62 5 49;w r-18-62 13 49;s r-10-62 5 49;w r 4-62 13 49;s r 12-62 5 49;w r 26-62 13 49;s r 34-62 5 49;w r 48-62 13 49;s r 56-62 5 49;' +
    's r-70-74 140 12;g r-70-74 140 3;w M-76-74 0-112 76-74z;r M-58-76 0-105 58-76z;g c 0-86 7;a M-3-112 0-124 3-112z',
);

const CYPRESS = 'u r-1.4 10 2.8 8;j M0-26C7-12 7 4 4 12H-4C-7 4-7-12 0-26z;n M0-26C-6-12-6 4-4 12H-1C-3 2-2-12 0-26z';

const HOUSES = at(
  136,
  256,
  1,
  'w r-24-20 22 22;r M-27-20-13-32 1-20z;s r 2-14 18 16;r M-1-14 11-24 23-14z;w r 24-24 18 26;q M21-24 33-36 45-24z;k r-16-8 6 10;k r 30-10 5 12;k r 8-6 5 8',
);

/** The light of Pharos, with its beam. */
const LIGHTHOUSE = at(
  452,
  264,
  1,
  'l M8-148-190-186V-120z;d M-46 4C-40-14 44-14 50 4z;s r-24-44 48 44;d r 6-44 18 44;g r-26-48 52 5;s r-17-96 34 48;d r 4-96 13 48;g r-19-100 38 5;w r-10-134 20 34;s r 2-134 8 34;g M-13-134 0-156 13-134z;r c 0-142 5;g c 0-142 2.6;k r-5-20 10 20 5;k r-3-76 6 10 3',
);

const SHIP = at(
  318,
  318,
  1.08,
  'x e 4 38 74 7;u/4 M0-86V14;w M-44-74C-30-60-30-30-44-10H46C34-30 34-60 46-74z;r M-30-74C-18-60-18-30-30-10H-14C-4-30-4-60-14-74zM16-74C26-60 26-30 16-10H32C22-30 22-60 32-74z;u/4 M-48-75H50M-48-9H50;' +
    'o M-78 4C-66 8-58 12-50 12H58C70 10 78-2 84-20 92-6 88 22 66 34H-44C-62 32-76 18-78 4z;u M-78 4C-66 8-58 12-50 12H58L74 8 70 18H-66z;g c 72 0 5;w c 62 20 4;k c 62 20 2;u/3 M-36 24-58 44M-16 26-36 46M4 26-14 46M24 26 8 46M44 26 30 46;i/3 M-96 44q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0',
);

export const SCENE =
  SUN +
  HILLS +
  SEA +
  SLOPE +
  TEMPLE +
  at(264, 214, 1, CYPRESS) +
  at(278, 224, 0.85, CYPRESS) +
  at(104, 222, 1, CYPRESS) +
  at(60, 226, 1.1, CYPRESS) +
  HOUSES +
  LIGHTHOUSE +
  SHIP;

/** One wave of the border, 24 wide. */
const WAVE = 'M0 18C10 18 14 12 13 6 12 1 5 1 4 6 4 9 7 10 8 8M13 6C14 14 18 18 24 18';

/** The border above and below: waves in gold on blue between two lines. Its sides are cut where the box is narrow. */
export function border(): string {
  const waves = Array.from({ length: 26 }, (_, index) => `<path d="${WAVE}" transform="translate(${index * 24} 4)"/>`).join('');
  const band = `<rect width="624" height="30" fill="#1f4a6b"/><g fill="none" stroke="#eab543" stroke-width="3">${waves}</g><path d="M0 2H624M0 29H624" stroke="#f2e3bd" stroke-width="3"/>`;
  return `${band}<g transform="translate(612 400) rotate(180)">${band}</g>`;
}

const SIDE = 8;
const ACROSS = 6;

/** Small stones: a patch of them, each a little lighter or darker, with the mortar between. */
export function stones(): string {
  const all = Array.from({ length: ACROSS * ACROSS }, (_, index) => {
    const light = ((index * 29 + (index % 5) * 17) % 11) / 11 - 0.5;
    const x = (index % ACROSS) * SIDE;
    const y = Math.floor(index / ACROSS) * SIDE;
    return `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="${light > 0 ? '#fff' : '#000'}" fill-opacity="${(Math.abs(light) * 0.2).toFixed(3)}"/>`;
  });
  const mortar = Array.from(
    { length: ACROSS },
    (_, index) => `M${index * SIDE} 0V${ACROSS * SIDE}M0 ${index * SIDE}H${ACROSS * SIDE}`,
  ).join('');
  return `${all.join('')}<path d="${mortar}" stroke="#2b211c" stroke-opacity=".26" stroke-width="1.1"/>`;
}

export const PATCH = SIDE * ACROSS;
