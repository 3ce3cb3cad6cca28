/** What all parts of the board share. */

import type { BoardProps, Livery } from '../types';
import type { ClashContent } from './content';
import type { Say } from './say';
import { BARBARIANS, PIRATES, type ClashView } from './view';

export type Board = BoardProps<ClashView>;

export interface TableProps {
  board: Board;
  say: Say;
}

export const contentOf = (board: Board): ClashContent => board.content as ClashContent;

/** Colour and shape of an owner; Barbarians are grey hexagons, Pirates black stars. */
export function livery(board: Board, owner: number): Livery {
  if (owner === BARBARIANS) return { colour: 'var(--cc-barbarian)', ink: 'var(--cc-barbarian-ink)', shape: 'hexagon' };
  if (owner === PIRATES) return { colour: 'var(--cc-pirate)', ink: 'var(--cc-pirate-ink)', shape: 'star' };
  const seat = board.seats[owner];
  return seat ?? { colour: 'var(--ink-soft)', ink: 'var(--paper)', shape: 'circle' };
}

/** A number of the view after the answer that is pointed at. */
export function foreseen(board: Board, path: string): number | undefined {
  const value = board.preview?.changes[path];
  return typeof value === 'number' ? value : undefined;
}
