/** The population columns: where pawns are taken from, where they go back to, and what production would bring. */

import type { HorizonContent } from '../content';
import { COLUMNS, type Column, type PlayerView } from '../view';

export interface ColumnState {
  id: Column;
  capacity: number;
  pawns: number;
  /** Production takes a pawn from here (BH-PRO.2). */
  open: boolean;
  /** The leftmost column that has any: the next activated pawn comes from here (BH-POP.3). */
  source: boolean;
  /** The rightmost column with room: the next exhausted pawn goes here (BH-POP.4). */
  room: boolean;
}

export function columnsOf(player: PlayerView, content: HorizonContent): ColumnState[] {
  const has = (id: Column): boolean => player.columns[id] > 0;
  const free = (id: Column): boolean => player.columns[id] < (content.columns[id]?.capacity ?? 0);
  const source = COLUMNS.find(has);
  const room = [...COLUMNS].reverse().find(free);
  return COLUMNS.map((id) => ({
    id,
    capacity: content.columns[id]?.capacity ?? 0,
    pawns: player.columns[id],
    open: player.open_columns.includes(id),
    source: id === source,
    room: id === room,
  }));
}

/** The columns that production takes a pawn from now; a bonus takes from others, too. */
export const producing = (columns: readonly ColumnState[]): Column[] =>
  columns.filter(({ open, pawns }) => open && pawns > 0).map(({ id }) => id);
