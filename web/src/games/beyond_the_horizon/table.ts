/** What all parts of the board share: `board` is what the table gives, `say` its words. */

import type { BoardProps, Livery } from '../types';
import type { HorizonContent } from './content';
import type { Say } from './say';
import type { HorizonView } from './view';

export type Board = BoardProps<HorizonView>;

/**
 * Of every part. To point at something is to be a piece: `{@attach piece(board, id, label)}` of `../piece.svelte.ts`;
 * words of answer keys are the ids (`basic_growth_1`, `ii_3`, `writing`, `hills`).
 */
export interface TableProps {
  board: Board;
  say: Say;
}

export const contentOf = (board: Board): HorizonContent => board.content as HorizonContent;

/** Colour and shape of a seat. */
export function livery(board: Board, seat: number): Livery {
  return board.seats[seat] ?? { colour: 'var(--ink-soft)', ink: 'var(--paper)', shape: 'circle' };
}

/** A number of the view after the answer that is pointed at. */
export function foreseen(board: Board, path: string): number | undefined {
  const value = board.preview?.changes[path];
  return typeof value === 'number' ? value : undefined;
}

/** A fact of the question that is a word. */
export const asked = (board: Board, fact: string): string => {
  const value = board.question?.about[fact];
  return typeof value === 'string' ? value : '';
};
