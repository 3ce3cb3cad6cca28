/** The tracks of a player board: which fields are open, and what the next cube brings. */

import type { Field, InvestmentBoard, TrackBoard } from '../content';

/** A cube is gone; it is the next to go; it stands behind others. */
export type Standing = 'open' | 'next' | 'later';

export interface Place {
  /** Counted from 1. */
  number: number;
  field: Field;
  standing: Standing;
}

/** Cubes leave from the left (BH-DEV.1). */
export function placesOf({ fields }: TrackBoard, left: number): Place[] {
  const gone = fields.length - left;
  return fields.map((field, index) => ({ number: index + 1, field, standing: index < gone ? 'open' : index === gone ? 'next' : 'later' }));
}

/** Cubes come from the left (BH-INV.1): laid, the next one, fields after it. */
export function investedOf({ fields }: InvestmentBoard, invested: number): Place[] {
  return fields.map((field, index) => ({
    number: index + 1,
    field,
    standing: index < invested ? 'open' : index === invested ? 'next' : 'later',
  }));
}

/** Cubes to the right of the full track (BH-INV.5). */
export const beyond = ({ fields }: InvestmentBoard, invested: number): number => Math.max(0, invested - fields.length);

/** Only the last occupied field counts, and every cube beyond the track (BH-INV.4, BH-INV.5). */
export function investmentPoints(board: InvestmentBoard, invested: number): number {
  const last = board.fields[Math.min(invested, board.fields.length) - 1];
  return (last?.kind === 'vp' ? (last.vp ?? 0) : 0) + beyond(board, invested) * board.overflow_vp;
}

/** What a field does in words, counted from 1. */
export const fieldText = (board: TrackBoard | InvestmentBoard, number: number, language: string): string =>
  (language === 'pl' ? board.fields_pl : board.fields_en)[number - 1] ?? '';

/** The number of the field that the next cube opens or is laid on; 0 if there is none. */
export const nextOf = (places: readonly Place[]): number => places.find(({ standing }) => standing === 'next')?.number ?? 0;
