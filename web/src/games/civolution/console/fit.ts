/** Cards that share a place: as large as they can all be seen. */

export interface Fit {
  columns: number;
  rows: number;
}

const SHAPE = 1.12; // width of a card for its height
const BEST = 165; // pixels of width beyond which a card gains nothing

/** Columns and rows for so many cards in a box, so that each is as large as possible. */
export function fit(count: number, width: number, height: number, gap = 5): Fit {
  let best: Fit = { columns: 1, rows: Math.max(1, count) };
  let size = -1;
  for (let columns = 1; columns <= Math.max(1, count); columns += 1) {
    const rows = Math.ceil(count / columns);
    const wide = (width - gap * (columns - 1)) / columns;
    const high = (height - gap * (rows - 1)) / rows;
    const own = Math.min(wide, high * SHAPE, BEST);
    if (own > size + 0.01) {
      size = own;
      best = { columns, rows };
    }
  }
  return best;
}
