/** Where the lines and marks of a review stand, in the units of its drawing. */
import type { Mistake, Point } from '../lib/api';

/** The part of a drawing in which lines run. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Place {
  x: number;
  y: number;
}

/** A mistake: its rank from 1 on, where its sign stands, and from which height to which the hopes fell. */
export interface Mark {
  mistake: Mistake;
  rank: number;
  sign: number;
  x: number;
  best: number;
  given: number;
}

/** A decision is seen after its answer, and the result after the last one. */
export function placeOf(at: number, share: number, last: number, box: Box): Place {
  const part = last > 0 ? Math.min(at + 1, last) / last : 0;
  return { x: tenth(box.left + part * (box.right - box.left)), y: heightOf(share, box) };
}

export function heightOf(share: number, box: Box): number {
  const kept = Math.max(0, Math.min(1, share));
  return tenth(box.bottom - kept * (box.bottom - box.top));
}

/** The line of a seat as an SVG path; empty while there is nothing to be seen. */
export function lineOf(points: readonly Point[], seat: number, last: number, box: Box): string {
  return [...points]
    .sort((one, other) => one.at - other.at)
    .map(({ at, shares }, index) => {
      const { x, y } = placeOf(at, shares[seat] ?? 0, last, box);
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}

/** The mistakes on the line of their seat; signs that would cover each other stand side by side. */
export function marksOf(mistakes: readonly Mistake[], last: number, box: Box, gap: number): Mark[] {
  const marks = mistakes.map((mistake, index) => {
    const { x, y } = placeOf(mistake.at, mistake.given.share, last, box);
    return { mistake, rank: index + 1, sign: x, x, best: heightOf(mistake.best.share, box), given: y };
  });
  const signs = spread(
    marks.map(({ x }) => x),
    gap,
    box.left,
    box.right,
  );
  return marks.map((mark, index) => ({ ...mark, sign: signs[index] ?? mark.x }));
}

/**
 * Numbers moved apart, as little as it takes for each pair to be `gap` from each other between the bounds; their order
 * stays. Where there is no room for that, they are spread evenly.
 */
export function spread(values: readonly number[], gap: number, least: number, most: number): number[] {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);
  const room = values.length > 1 ? Math.min(gap, (most - least) / (values.length - 1)) : gap;
  const moved = [...values];
  let before = least - room;
  for (const index of order) before = moved[index] = Math.max(values[index] ?? 0, before + room);
  let after = most + room;
  for (const index of order.reverse()) after = moved[index] = Math.min(moved[index] ?? 0, after - room);
  return moved.map(tenth);
}

/** What every seat could hope for at last; empty while there is nothing to be seen. */
export function lastShares(points: readonly Point[]): readonly number[] {
  return points.reduce<Point | null>((latest, point) => (latest && latest.at > point.at ? latest : point), null)?.shares ?? [];
}

export const lossOf = (mistake: Mistake) => mistake.best.share - mistake.given.share;

const tenth = (value: number) => Math.round(value * 10) / 10;
