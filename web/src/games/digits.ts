/**
 * Figures as strokes. Letters in a drawing would be read as the text of the piece that it lies on; what a figure means
 * is told by the label of that piece.
 */

/** Each in a box of 6 × 10. */
const DIGITS: Record<string, string> = {
  0: 'M3 0C5.2 0 6 2 6 5S5.2 10 3 10 0 8 0 5 .8 0 3 0z',
  1: 'M1 2 3.4 .2V10',
  2: 'M.3 2.6C.5 .9 1.6 0 3 0 4.6 0 5.8 1 5.8 2.8 5.8 5 3 6.8 .2 10H6',
  3: 'M.4 1.4C1 .5 1.9 0 3 0 4.6 0 5.7 1 5.7 2.5S4.6 4.8 2.8 4.8C4.8 4.8 6 5.8 6 7.4S4.8 10 3 10C1.7 10 .7 9.4 .1 8.4',
  4: 'M4.4 10V0L0 7H6.2',
  5: 'M5.4 0H1.2L.7 4.6C1.3 4 2.1 3.7 3 3.7 4.8 3.7 6 5 6 6.8S4.8 10 3 10C1.7 10 .7 9.4 .1 8.5',
  6: 'M5.3 1C4.7 .3 4 0 3.2 0 1.2 0 0 2.4 0 5.8 0 8.5 1.2 10 3 10 4.8 10 6 8.7 6 6.8S4.8 3.8 3 3.8C1.5 3.8 .3 4.8 0 6.2',
  7: 'M.2 0H6L2.2 10',
  8: 'M3 0C4.5 0 5.6 1 5.6 2.4S4.5 4.7 3 4.7.4 3.8 .4 2.4 1.5 0 3 0zM3 4.7C4.8 4.7 6 5.7 6 7.3S4.8 10 3 10 0 9 0 7.3 1.2 4.7 3 4.7z',
  9: 'M.7 9C1.3 9.7 2 10 2.8 10 4.8 10 6 7.6 6 4.2 6 1.5 4.8 0 3 0 1.2 0 0 1.3 0 3.2S1.2 6.2 3 6.2C4.5 6.2 5.7 5.2 6 3.8',
  '-': 'M.6 5.2H5.4',
};

const [WIDTH, HEIGHT, GAP] = [6, 10, 2.6];
const HEAVY = 2.1; // of the strokes
const CAPITALS = 0.7; // of the size of type

/** A whole number in the middle over `x`, standing on `y`, as high as type of this size. */
export function figures(number: number, x: number, y: number, size: number, ink: string): string {
  const signs = [...String(number)];
  const scale = (size * CAPITALS) / HEIGHT;
  const width = signs.length * (WIDTH + GAP) - GAP;
  const left = x - (width * scale) / 2;
  const strokes = signs
    .map((digit, place) => `<path d="${DIGITS[digit] ?? ''}" transform="translate(${place * (WIDTH + GAP)} 0)"/>`)
    .join('');
  return `<g fill="none" stroke="${ink}" stroke-width="${HEAVY}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${left.toFixed(2)} ${(y - size * CAPITALS).toFixed(2)}) scale(${scale.toFixed(3)})">${strokes}</g>`;
}
