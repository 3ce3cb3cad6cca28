/** The picture of the box: hexes of land and sea under a rising sun, a city and its Wonder, an army and a fleet. 600 × 400. */

import { draw } from '../../ink';
import { HEX, place } from '../hexes';
import { glyph } from './glyphs';
import { terrainSymbols } from './terrain';

export const PREFIX = 'cc-cover';

export const symbols = terrainSymbols(PREFIX);

/** The ground by space, as on the table; drawn lying down, so that it runs towards the horizon. */
const GROUND: Record<string, string> = {
  a1: 'sea',
  b1: 'mountain',
  c1: 'forest',
  d1: 'sea',
  e1: 'mountain',
  f1: 'forest',
  g1: 'plain',
  h1: 'sea',
  a2: 'sea',
  b2: 'plain',
  c2: 'forest',
  d2: 'plain',
  e2: 'mountain',
  f2: 'barren',
  g2: 'forest',
  h2: 'sea',
  a3: 'forest',
  b3: 'mountain',
  c3: 'plain',
  d3: 'plain',
  e3: 'sea',
  f3: 'sea',
  g3: 'plain',
  h3: 'mountain',
  a4: 'plain',
  b4: 'sea',
  c4: 'plain',
  d4: 'forest',
  e4: 'sea',
  f4: 'sea',
  g4: 'barren',
  h4: 'plain',
};

const hex = ([space, terrain]: [string, string]): string => {
  const { x, y } = place(space);
  return `<g transform="translate(${x} ${y})"><use href="#${PREFIX}-${terrain}"/><polygon points="${HEX}" fill="none" stroke="#3c2a14" stroke-opacity=".5" stroke-width="3"/></g>`;
};

export const ground = Object.entries(GROUND).map(hex).join('');

const at = (x: number, y: number, scale: number, drawn: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;

const soldier = (x: number, y: number, scale: number, colour: string): string =>
  at(
    x,
    y,
    scale,
    `<ellipse cx="12" cy="23" rx="11" ry="3" fill="#0005"/><g color="#fff8ea" transform="translate(-.6 -.6) scale(1.05)">${glyph('infantry')}</g><g color="${colour}">${glyph('infantry')}</g>`,
  );

const standing = (name: string, x: number, y: number, scale: number, colour: string): string =>
  at(x, y, scale, `<ellipse cx="12" cy="22.6" rx="12" ry="3" fill="#0005"/><g color="${colour}">${glyph(name)}</g>`);

const HOUSES = draw(
  's r 0 20 26 22;r M-3 21 13 6 29 21z;u r 9 30 8 12;d r 34 26 20 16;q M31 27 44 15 57 27z;u r 41 33 6 9;s r 62 16 24 26;r M59 17 74 2 89 17z;u r 70 29 8 13',
);

const PYRAMID = draw('g M0 74 56 0 112 74z;a M56 0 112 74H72z;a/1.6 M42 19 66 19M30 35 68 36M18 52 70 53M8 66 72 66');

const SHIP = draw(
  'x e 40 62 46 7;u M2 42 10 46H68L82 36C80 50 74 60 66 62H20C10 60 4 52 2 42z;o M2 42 10 46H68L82 36 81 42 69 50H6z;u/2.6 M38 46V2;w M16 10H60C65 20 65 30 60 38H16C21 30 21 20 16 10z;r/4 M38 16V32M30 24H46;r M38 2 50-2 38-7z',
);

/** A die that has come to rest: twelve sides, a six, and infantry. */
const DIE = `<polygon points="0,-30 23,-23 30,0 23,23 0,30 -23,23 -30,0 -23,-23" fill="#4b2f73" stroke="#fff4dc" stroke-width="2.5"/><path d="M0-30 14-12 30 0 14 14 0 30-14 14-30 0-14-12z" fill="#5f3f8f"/><text y="2" text-anchor="middle" font-family="Georgia, serif" font-size="26" font-weight="700" fill="#fff4dc">6</text>${at(-8, 5, 0.7, `<g color="#fff4dc">${glyph('infantry')}</g>`)}`;

export const sky = draw(
  'l c 430 150 120;l c 430 150 86;g c 430 150 56;i M0 92C60 84 120 100 190 92S300 84 360 94V98C300 92 240 104 170 100S60 96 0 100z;i M380 60C430 54 500 66 600 56V62C520 72 440 62 380 66z',
);

export const pieces =
  at(96, 88, 1.1, PYRAMID) +
  at(250, 150, 1.25, HOUSES) +
  standing('temple', 204, 168, 2.2, '#fff4dc') +
  standing('fortress', 368, 150, 2.2, '#d6c8ae') +
  at(386, 228, 1.25, SHIP) +
  at(336, 196, 0.6, SHIP) +
  soldier(126, 236, 2.8, '#b23a26') +
  soldier(176, 256, 3.1, '#b23a26') +
  soldier(116, 300, 3.2, '#b23a26') +
  standing('cavalry', 236, 256, 3.4, '#27609f') +
  standing('elephant', 296, 304, 3.2, '#27609f') +
  at(452, 350, 1.05, DIE);
