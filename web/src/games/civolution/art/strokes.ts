/** Outlines that are worked out rather than written down, for the pencil box of `ink.ts`. */

const round = (value: number): string => String(Number(value.toFixed(2)));

/** Points round a middle, clockwise from above, as a closed path. */
function ringOf(radii: readonly number[], turn: number, x: number, y: number): string {
  const points = radii.map((radius, index) => {
    const angle = turn + (index * 2 * Math.PI) / radii.length;
    return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
  });
  return `M${points.join('L')}z`;
}

/** A toothed wheel. */
export function gear(teeth: number, outer: number, inner: number, x: number, y: number): string {
  const tooth = [outer, outer, inner, inner];
  return ringOf(
    Array.from({ length: teeth * 4 }, (_, index) => tooth[index % 4] as number),
    -Math.PI / (teeth * 4),
    x,
    y,
  );
}

/** Rays and stars with as many points as wanted. */
export const burst = (points: number, outer: number, inner: number, x: number, y: number): string =>
  ringOf(
    Array.from({ length: points * 2 }, (_, index) => (index % 2 ? inner : outer)),
    0,
    x,
    y,
  );
