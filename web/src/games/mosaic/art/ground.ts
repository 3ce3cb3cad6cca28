/**
 * The ground of the seven Regions, drawn round 0,0 in a hex 100 high: what grows and stands there tells the Region, not
 * its colour alone. The middle stays calm, since a token or a piece lies there.
 */

import { draw } from '../../ink';
import { HEX } from '../hexes';

const put = (x: number, y: number, size: number, strokes: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${draw(strokes)}</g>`;

const olive = (x: number, y: number, size = 1) =>
  put(x, y, size, 'x e 2 9 9 2.6;u/2.2 M0 9C-1 5 1 3 0-1;j e-4-4 7 5.4;j e 4-5 7 5.6;n e-2-7 5 3.2');
const fir = (x: number, y: number, size = 1) =>
  put(x, y, size, 'x e 2 12 9 2.6;u r-1.4 7 2.8 5;j M0-14 8 0H4L10 9H-10L-4 0H-8z;n M0-14 2-7-4 0H-8z');
const oak = (x: number, y: number, size = 1) => put(x, y, size, 'x e 2 11 9 2.6;u r-1.6 4 3.2 8;j c 0-3 9;n c-3-6 5');
const cypress = (x: number, y: number, size = 1) =>
  put(x, y, size, 'x e 2 13 5 2;u r-1 9 2 5;j M0-17C5-8 5 4 3 11H-3C-5 4-5-8 0-17z;n M0-17C-4-8-4 4-3 11H-1C-3 2-2-8 0-17z');
const crag = (x: number, y: number, size = 1) =>
  put(x, y, size, 'x M-12 10H18L6-3z;d M-15 10-3-13 4-4 8-9 17 10z;s M-15 10-3-13 0 0-4 10z;w M-3-13 1-7-3-5-6-7z;w M8-9 10-4 7-3 5-6z');
const palm = (x: number, y: number, size = 1) =>
  put(
    x,
    y,
    size,
    'x e 4 13 8 2.2;u/2 M1 13C3 4 1-2 0-8;j/2.2 M0-8C-6-13-12-9-13-4M0-8C6-13 12-9 13-4M0-8C-4-15-9-16-13-13M0-8C4-15 9-16 13-13;a c-1-6 1.6;a c 2-6 1.6',
  );
const acacia = (x: number, y: number, size = 1) =>
  put(
    x,
    y,
    size,
    'x e 2 11 11 2.4;u/2 M0 11V2L-6-3M0 2 6-4;j M-15-3C-11-11 11-12 15-3 8-5-8-5-15-3z;n M-15-3C-11-9-2-11 4-9-4-8-10-6-15-3z',
  );
const tuft = (x: number, y: number, tone = 'j') => draw(`${tone}/1.6 M${x - 4} ${y - 6}L${x} ${y} ${x + 4} ${y - 6}M${x} ${y}V${y - 8}`);

const HILLS = draw('a/2 M-34-14C-28-24-16-24-10-14M8 30C14 22 26 22 32 30M-22 38C-16 32-6 32 0 38M14-30C19-37 27-36 31-28');
const VINES = draw(
  'j/2.4 M-36 14C-30 22-24 27-14 30M-38 4C-30 16-20 22-8 24M14-38C22-34 30-28 34-20;p c-33 18 1.7;p c-25 25.6 1.7;p c-30 12 1.7;p c-20 20 1.7;p c 19-35 1.7;p c 28-29 1.7',
);
const THYME = draw('n c-30 18 2.4;n c-26 22 2;n c 31-16 2.4;p c 28-20 1.5;n c 12 36 2.4;p c 15 33 1.4');
const FIELDS = draw(
  'n M-38 8-24 2-14 26-22 34-38 24z;j/1.6 M-35 12-20 32M-30 8-16 28M-38 18-26 32;b/2.6 M-40 6C-28-2-30 20-10 40;n M14-40 26-36 36-24 30-14 18-26z;j/1.6 M18-36 32-18M24-36 36-22;b/2.6 M10-44C14-26 30-24 40-10',
);
const DUNES = draw(
  'a/1.8 M-38-10C-28-20-22-8-14-16M-40 16C-30 8-24 20-14 12M10 34C18 26 24 36 32 28M12-30C20-38 26-28 34-34M-8 42C-2 37 4 42 8 38;i/2 M-38-7C-28-17-22-5-14-13M12-27C20-35 26-25 34-31M10 37C18 29 24 39 32 31',
);
const ROCKS = draw(
  'q M-36 22C-34 14-28 14-26 22zM-28 24C-26 18-21 18-19 24z;q M22-30C24-38 31-38 33-30z;x e 28-29 8 1.6;a/1.6 M-38-8C-32-12-28-6-22-10M12 36C18 32 24 38 30 34',
);

/** Two pictures for each, so that neighbours do not look the same. */
const GROWTH: Record<string, readonly string[]> = {
  iberia: [
    HILLS + olive(-25, 4) + olive(28, 2, 0.9) + olive(2, 40, 0.8) + tuft(-6, -34),
    HILLS + olive(27, -16) + olive(-28, 20, 0.9) + olive(-14, -34, 0.8),
  ],
  gaul: [
    fir(-28, -12) + oak(-22, 16, 0.9) + fir(28, -16, 0.9) + fir(32, 10) + oak(2, -36, 0.8) + fir(12, 34, 0.9) + oak(-10, 36, 0.8),
    oak(-30, -10) + fir(-28, 16) + fir(-10, -34, 0.8) + oak(16, -32, 0.8) + fir(31, -4) + oak(28, 22, 0.9) + fir(-4, 38, 0.8),
  ],
  italy: [
    VINES + cypress(30, 8) + cypress(36, 14, 0.8) + cypress(-28, -22, 0.9),
    VINES + cypress(-32, -14) + cypress(-25, -18, 0.8) + cypress(26, 22, 0.9),
  ],
  greece: [
    crag(-24, -18, 0.95) + crag(27, 18, 0.85) + THYME + olive(0, 40, 0.6),
    crag(24, -22, 0.9) + crag(-24, 22, 0.95) + THYME + cypress(32, 14, 0.6),
  ],
  assyria: [FIELDS + palm(-28, -16, 0.8) + palm(28, 22, 0.8), FIELDS + palm(30, 16, 0.9) + tuft(-26, -18, 'u')],
  egypt: [DUNES + palm(30, 6, 0.8) + palm(-30, -28, 0.7), DUNES + palm(-28, 32, 0.8)],
  numidia: [ROCKS + acacia(-24, -20, 0.95) + acacia(26, 20, 0.9), ROCKS + acacia(28, 8, 0.9) + acacia(-6, 40, 0.7) + tuft(-30, -18, 'u')],
};

export const REGIONS = Object.keys(GROWTH);

/** A harbour: a basin with its mole. */
const HARBOUR =
  '<circle r="34" fill="var(--mo-sand)"/><circle r="30" fill="var(--mo-river)"/>' +
  draw(
    'i/2 M-18-10q4-4 8 0t8 0M0 12q4-4 8 0t8 0M-20 8q3-3 6 0;s/5 M-22 24C-10 33 10 33 22 24;d/1.4 M-22 26.4C-10 35.4 10 35.4 22 26.4;w/2.4 M-27-19C-33-8-33 8-27 18',
  );

/** The mark of a Cache that is printed on the hex. */
const CACHE = draw('x/3 M-9-9 9 9M9-9-9 9;x/2 c 0 0 17');

/** The symbols that `<use>` refers to, once for each map. */
export const groundSymbols = (prefix: string): string =>
  REGIONS.flatMap((region) =>
    (GROWTH[region] ?? []).map(
      (growth, number) => `<g id="${prefix}-${region}-${number}"><polygon points="${HEX}" fill="var(--mo-${region})"/>${growth}</g>`,
    ),
  ).join('') + `<g id="${prefix}-port">${HARBOUR}</g><g id="${prefix}-cache">${CACHE}</g>`;
