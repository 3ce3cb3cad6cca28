/** What all parts of the board share: `board` is what the table gives, `say` its words. */

import { narrow, wordsOf } from '../../lib/narrow';
import type { BoardProps, Livery } from '../types';
import type { CivolutionContent } from './content';
import type { Say } from './say';
import type { CivolutionView, PlayerView } from './view';

export type Board = BoardProps<CivolutionView>;

/** Of every part. To point at something is to be a piece: `{@attach piece(board, id, label)}` of `../piece.svelte.ts`. */
export interface TableProps {
  board: Board;
  say: Say;
}

/** A part of one player's console. */
export interface SeatProps extends TableProps {
  seat: number;
}

export const contentOf = (board: Board): CivolutionContent => board.content as CivolutionContent;

/** Colour and shape of a civilization; V.I.C.I. has those of a fourth player. */
export function livery(board: Board, seat: number): Livery {
  if (board.view.vici?.seat === seat) return { colour: 'var(--cv-vici)', ink: 'var(--cv-vici-ink)', shape: 'hexagon' };
  return board.seats[seat] ?? { colour: 'var(--ink-soft)', ink: 'var(--paper)', shape: 'circle' };
}

export const playerOf = (board: Board, seat: number): PlayerView | undefined => board.view.players[seat];

/** A board on which a piece of a seat is lit for some kinds of question alone: its word means something else in others. */
export const onlyFor = (board: Board, seat: number, ...kinds: string[]) => ({
  get lit(): ReadonlySet<string> {
    return isAsked(board, seat, ...kinds) ? board.lit : NONE;
  },
  get chosen() {
    return board.chosen;
  },
  get changed() {
    return board.changed;
  },
  onpoint: (piece: string) => board.onpoint(piece),
  onhover: (piece: string | null) => board.onhover(piece),
  onhold: (piece: string) => board.onhold?.(piece),
});

const NONE: ReadonlySet<string> = new Set();

/** A board on which a piece is never marked as changed: what changes of it is of no account. */
export const unmarked = (board: Pointing): Pointing => ({
  get lit() {
    return board.lit;
  },
  get chosen() {
    return board.chosen;
  },
  changed: NONE,
  onpoint: (piece: string) => board.onpoint(piece),
  onhover: (piece: string | null) => board.onhover(piece),
  onhold: (piece: string) => board.onhold?.(piece),
});

type Pointing = Pick<Board, 'lit' | 'chosen' | 'changed' | 'onpoint' | 'onhover' | 'onhold'>;

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

/** The question is about this seat's console. */
export const isAsked = (board: Board, seat: number, ...kinds: string[]): boolean =>
  board.question?.seat === seat && kinds.includes(board.question.kind);

/** The words to be pointed at, one after the other, until one answer is left: what follows would be another question's. */
export function pointsOf(board: Board, words: readonly string[]): string[] {
  const choices = board.question?.choices ?? [];
  const found: string[] = [];
  let chosen = board.chosen.filter((word) => words.includes(word));
  for (const word of words.filter((one) => !chosen.includes(one))) {
    found.push(word);
    chosen = [...chosen, word];
    if (narrow(choices, chosen).length <= 1) break;
  }
  return found.length ? found : words.slice(0, 1);
}

/**
 * A piece that stands for a whole answer (`die:3`, `part:2`) or for the answers that begin with these words. Numbers are
 * no pieces, so it is lit here, and pointing at it points at its words one after the other.
 */
export function answering(board: Board, seat: number, kind: string, answer: string, shown = answer) {
  const words = wordsOf(answer);
  const begins = (key: string) => words.every((word, at) => wordsOf(key)[at] === word);
  const possible = () =>
    isAsked(board, seat, kind) && board.lit.size > 0 && board.question?.choices.some(({ key }) => begins(key)) === true;
  return {
    id: shown,
    pointing: {
      get lit(): ReadonlySet<string> {
        return new Set(possible() ? [shown] : []);
      },
      get chosen(): readonly string[] {
        return possible() && board.chosen.length > 0 && words.every((word) => board.chosen.includes(word)) ? [shown] : [];
      },
      get changed(): ReadonlySet<string> {
        return board.changed;
      },
      onpoint: () => {
        for (const word of possible() ? pointsOf(board, words) : words.slice(0, 1)) board.onpoint(word);
      },
      onhover: () => board.onhover(null),
      onhold: () => undefined,
    },
  };
}
