/** How large cards lie in a place, and how many of them. */

/** Width, at the least, and height of a card in pixels. */
export type Size = readonly [number, number];

/** Between two cards. */
export const GAP = 5;
export const LARGEST: Size = [160, 96];

/** Whole cards of a size in a place. */
export function capacity([wide, high]: Size, width: number, height: number): number {
  const columns = Math.max(1, Math.floor((width + GAP) / (wide + GAP)));
  return columns * Math.max(0, Math.floor((height + GAP) / (high + GAP)));
}

/** As large as so many cards can lie there; the smallest, if not all of them can. */
export const sizeFor = (sizes: readonly Size[], cards: number, width: number, height: number): Size =>
  sizes.find((size) => capacity(size, width, height) >= cards) ?? sizes.at(-1) ?? LARGEST;
