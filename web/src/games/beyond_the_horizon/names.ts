/** Names of places where no tile lies yet: answers and the log name them by their coordinates. */

import type { Naming } from '../types';

const FAR = 14; // tiles from the middle, farther than the stack of territories reaches
const signed = (number: number): string => `${number}`.replace('-', '−');

/** As the rules name them in the terminal. */
export const names: Naming = () => {
  const steps = Array.from({ length: 2 * FAR + 1 }, (_, index) => index - FAR);
  const places = steps.flatMap((q) => steps.map((r) => [q, r] as const)).filter(([q, r]) => Math.abs(q + r) <= FAR);
  return Object.fromEntries(
    places.map(([q, r]) => {
      const where = `(${signed(q)}, ${signed(r)})`;
      return [`q${q}r${r}`, { en: `unexplored land ${where}`, pl: `nieznany ląd ${where}` }];
    }),
  );
};
