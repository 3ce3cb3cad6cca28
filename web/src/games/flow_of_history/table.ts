/** What all parts of the board share. */

import type { BoardProps, SeatInfo } from '../types';
import { ONCE, type FlowContent } from './content';
import type { Say } from './say';
import type { FlowView } from './view';

export type Board = BoardProps<FlowView>;

export interface TableProps {
  board: Board;
  say: Say;
}

export const contentOf = (board: Board): FlowContent => board.content as FlowContent;

export const seatOf = (board: Board, number: number): SeatInfo | undefined => board.seats[number];

/** A number of the view after the answer that is pointed at. */
export function foreseen(board: Board, path: string): number | undefined {
  const value = board.preview?.changes[path];
  return typeof value === 'number' ? value : undefined;
}

export interface Raid {
  seat: number;
  strength: number;
  /** The one that is hit; until it is chosen, anybody. */
  target: number | null;
}

/** Whether an attack may concern a seat. */
export const concerns = (attack: Raid | null, seat: number): attack is Raid =>
  attack !== null && attack.seat !== seat && (attack.target === null || attack.target === seat);

/** Who is about to attack, and how strongly: an attack is being decided, or the answer pointed at brings one. */
export function raid(board: Board): Raid | null {
  const { question, preview, view } = board;
  if (!question) return null;
  const strength = view.civilizations[question.seat]?.attack ?? 0;
  const { seat } = question;
  if (question.kind === 'target') return { seat, strength, target: null };
  if (question.kind === 'strike') return { seat, strength, target: Number(question.about['target']) };
  const [verb, card] = preview?.key.split(':') ?? [];
  const timing = (card && contentOf(board).cards[card]?.timing) || 'none';
  const attacks = timing !== 'instant' && ONCE.includes(timing) && (verb === 'complete' || verb === 'snipe');
  if (!attacks) return null;
  return { seat, strength: foreseen(board, `civilizations.${seat}.attack`) ?? strength, target: null };
}
