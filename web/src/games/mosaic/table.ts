/** What all parts of the board share: `board` is what the table gives, `say` its words. */

import type { BoardProps, Livery } from '../types';
import type { MosaicContent } from './content';
import type { Say } from './say';
import type { MosaicView } from './view';

export type Board = BoardProps<MosaicView>;

/**
 * Of every part. To point at something is to be a piece: `{@attach piece(board, id, label)}` of `../piece.svelte.ts`;
 * words of answer keys are the ids (`build`, `alphabet`, `egy_03`). What is asked is `board.question`.
 */
export interface TableProps {
  board: Board;
  say: Say;
}

export const contentOf = (board: Board): MosaicContent => board.content as MosaicContent;

/** Colour and shape of a seat. */
export function livery(board: Board, seat: number): Livery {
  return board.seats[seat] ?? { colour: 'var(--ink-soft)', ink: 'var(--paper)', shape: 'circle' };
}

/** A number of the view after the answer that is pointed at. */
export function foreseen(board: Board, path: string): number | undefined {
  const value = board.preview?.changes[path];
  return typeof value === 'number' ? value : undefined;
}
