import { describe, expect, it } from 'vitest';
import type { Mistake, Played, Point } from '../src/lib/api';
import { lastShares, lineOf, lossOf, marksOf, placeOf, spread, type Box } from '../src/result/timeline';

const BOX: Box = { left: 10, right: 110, top: 20, bottom: 220 };
const point = (at: number, ...shares: number[]): Point => ({ at, shares, loss: 0 });
const played = (share: number): Played => ({ choice: { key: 'k', message: 'm' }, share, reasons: [] });
const mistake = (at: number, given: number, best: number): Mistake => ({
  at,
  kind: 'act',
  about: {},
  given: played(given),
  best: played(best),
  shares: [given],
});

describe('the timeline of a review', () => {
  it('begins at the left, ends at the right, and has all of the victory at the top', () => {
    expect(placeOf(-1, 0, 50, BOX)).toEqual({ x: 10, y: 220 });
    expect(placeOf(24, 0.5, 50, BOX)).toEqual({ x: 60, y: 120 });
    expect(placeOf(50, 1, 50, BOX)).toEqual({ x: 110, y: 20 });
  });

  it('keeps shares that cannot be within the drawing', () => {
    expect(placeOf(0, 1.2, 10, BOX).y).toBe(20);
    expect(placeOf(0, -0.2, 10, BOX).y).toBe(220);
    expect(placeOf(0, 0.5, 0, BOX).x).toBe(10);
  });

  it('draws a line for each seat in the order of the game', () => {
    const points = [point(49, 0.5, 0.5), point(9, 1, 0)];
    expect(lineOf(points, 0, 50, BOX)).toBe('M30 20L110 120');
    expect(lineOf(points, 1, 50, BOX)).toBe('M30 220L110 120');
    expect(lineOf([], 0, 50, BOX)).toBe('');
  });

  it('knows what could be hoped for at last', () => {
    expect(lastShares([point(9, 1, 0), point(50, 0, 1), point(20, 0.5, 0.5)])).toEqual([0, 1]);
    expect(lastShares([])).toEqual([]);
  });

  it('marks a mistake from what was possible down to what was played, the worst as the first', () => {
    const [worst, other] = marksOf([mistake(24, 0.25, 0.75), mistake(4, 0.5, 0.6)], 50, BOX, 20);
    expect(worst).toMatchObject({ rank: 1, x: 60, sign: 60, best: 70, given: 170 });
    expect(other).toMatchObject({ rank: 2, x: 20, sign: 20 });
    expect(lossOf(mistake(0, 0.25, 0.75))).toBe(0.5);
  });

  it('moves signs apart that would cover each other, and never out of the drawing', () => {
    const signs = marksOf([mistake(49, 0, 1), mistake(48, 0, 1), mistake(47, 0, 1)], 50, BOX, 20).map(({ sign }) => sign);
    expect(signs).toEqual([110, 90, 70]);
  });
});

describe('numbers that are moved apart', () => {
  it('stay where they are if there is room', () => {
    expect(spread([50, 10, 30], 20, 0, 100)).toEqual([50, 10, 30]);
  });

  it('keep their order, also where they are equal', () => {
    expect(spread([10, 10, 10], 5, 0, 100)).toEqual([10, 15, 20]);
    expect(spread([0, 0, 100], 10, 0, 100)).toEqual([0, 10, 100]);
  });

  it('are spread evenly where there is too little room', () => {
    expect(spread([5, 5, 5], 50, 0, 20)).toEqual([0, 10, 20]);
    expect(spread([7], 50, 0, 20)).toEqual([7]);
    expect(spread([], 50, 0, 20)).toEqual([]);
  });
});
