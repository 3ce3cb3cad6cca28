/** Lists of strokes that are worked out rather than written down, for the pencil box of `ink.ts`. */

const round = (value: number): string => String(Number(value.toFixed(2)));

/** The same thing several times: `each([8, 20], (x) => ...)`. */
export const each = (places: readonly number[], stroke: (place: number, index: number) => string): string => places.map(stroke).join(';');

/** Points round a middle, clockwise from above, as a closed path. */
function ringOf(radii: readonly number[], turn = 0, x = 0, y = 0): string {
  const points = radii.map((radius, index) => {
    const angle = turn + (index * 2 * Math.PI) / radii.length;
    return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
  });
  return `M${points.join('L')}z`;
}

/** A toothed wheel. */
export function gear(teeth: number, outer: number, inner: number, x = 0, y = 0): string {
  const tooth = [outer, outer, inner, inner];
  return ringOf(
    Array.from({ length: teeth * 4 }, (_, index) => tooth[index % 4] as number),
    -Math.PI / (teeth * 4),
    x,
    y,
  );
}

/** Rays and stars with as many points as wanted. */
export const burst = (points: number, outer: number, inner: number, x = 0, y = 0): string =>
  ringOf(
    Array.from({ length: points * 2 }, (_, index) => (index % 2 ? inner : outer)),
    0,
    x,
    y,
  );

/** Spokes between two circles, as lines. */
export function spokes(count: number, from: number, to: number, x = 0, y = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const [right, down] = [Math.sin(angle), -Math.cos(angle)];
    return `M${round(x + right * from)} ${round(y + down * from)}L${round(x + right * to)} ${round(y + down * to)}`;
  }).join('');
}
