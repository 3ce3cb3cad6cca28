/** The stage partition: nine columns from their base rows up, and what the next row of each would bring. */

import { sortOf, stageOf, type CivolutionContent, type Sort } from '../content';
import type { ColumnView, PlayerView } from '../view';

/** A slot of a row: full width, two halves, free, or below the base of its column. */
export interface Slot {
  column: number;
  row: number;
  state: 'below' | 'free' | 'next' | 'full' | 'halves';
  left: string;
  right: string;
}

export const ROWS = 5;

/** Rows from the first up to the highest that is in use, at least five. */
export const rowsOf = (columns: readonly ColumnView[]): number =>
  Math.max(ROWS, ...columns.map(({ base, rows }) => base + rows.length - 1));

export function slotOf(column: ColumnView, number: number, row: number): Slot {
  const [left = '', right = ''] = column.rows[row - column.base] ?? [];
  const halves = left !== right;
  const state = row < column.base ? 'below' : left || right ? (halves ? 'halves' : 'full') : row === column.next ? 'next' : 'free';
  return { column: number, row, state, left, right };
}

/** The rows from above down, each with its nine slots. */
export const gridOf = (columns: readonly ColumnView[]): Slot[][] => {
  const rows = rowsOf(columns);
  return Array.from({ length: rows }, (_, index) => columns.map((column, number) => slotOf(column, number + 1, rows - index)));
};

/** CV-CON.2: what may still go into a column: its own type and income chips, or anything. */
export const opensFor = (column: ColumnView): Sort | 'any' => (column.type ? (column.type as Sort) : 'any');

/** Half slots of a row: two for each column that reaches down to it. */
export const halvesOf = (columns: readonly ColumnView[], row: number): number => columns.filter(({ base }) => base <= row).length * 2;

/** What an element in a row scores at the end: nothing above the fifth, or while its stage tile is inactive. */
export function worthOf(content: CivolutionContent, player: PlayerView, row: number): { points: number; active: boolean } {
  const stage = stageOf(content, row);
  return { points: stage?.points ?? 0, active: stage !== undefined && (!stage.tile || player.stages.includes(row)) };
}

/** Everything installed, for those who list it: column and row from 1. */
export const installed = (
  content: CivolutionContent,
  columns: readonly ColumnView[],
): { id: string; sort: Sort; column: number; row: number }[] =>
  columns.flatMap(({ base, rows }, number) =>
    rows.flatMap((halves, index) =>
      [...new Set(halves.filter(Boolean))].map((id) => ({ id, sort: sortOf(content, id), column: number + 1, row: base + index })),
    ),
  );
