/** Units on the map, and what pointing at one means: it is named by two words of an answer, the unit's and its tile's. */

import { narrow, wordsOf } from '../../../lib/narrow';
import type { Choice } from '../../../lib/protocol';
import type { Board } from '../table';
import { unitWord, type HorizonView, type UnitView } from '../view';

export interface Standing extends UnitView {
  seat: number;
  /** How many such units stand there. */
  count: number;
}

/** Units by tile, equal ones together: of the viewer first, then by seat. */
export function unitsAt(view: HorizonView, place: string, me: number | null): Standing[] {
  const found: Standing[] = [];
  view.players.forEach((player, seat) => {
    for (const unit of player.units) {
      if (unit.place !== place) continue;
      const same = found.find((one) => one.seat === seat && one.unit === unit.unit && one.strength === unit.strength);
      if (same) same.count += 1;
      else found.push({ ...unit, seat, count: 1 });
    }
  });
  return found.sort((one, other) => Number(other.seat === me) - Number(one.seat === me) || one.seat - other.seat);
}

/** Whether an answer names the unit where it stands: its word, and right after that its tile; or the word alone, of a question about that tile. */
function names(board: Board, { key }: Choice, unit: UnitView): boolean {
  const words = wordsOf(key);
  const at = words.indexOf(unitWord(unit));
  return at >= 0 && (words[at + 1] === unit.place || (words.length === 1 && board.question?.about['place'] === unit.place));
}

/** The answers about a unit that are still possible. */
export function answersOf(board: Board, unit: UnitView): Choice[] {
  const { question, chosen } = board;
  return narrow(
    question?.choices ?? [],
    chosen.filter((one) => board.lit.has(one)),
  ).filter((choice) => names(board, choice, unit));
}

/** Whether the question is about a unit, whatever is chosen by now. */
export const isAsked = (board: Board, unit: UnitView): boolean =>
  (board.question?.choices ?? []).some((choice) => names(board, choice, unit));

/**
 * The words to be pointed at, one after the other, so that only answers with this unit are left. Where its tile is also
 * a goal of another such unit both words leave both: pointed at once more, it is let go.
 */
export function pointsOf(board: Board, unit: UnitView): string[] {
  const { question, chosen } = board;
  const word = unitWord(unit);
  const wanted = [word, unit.place].filter((one) => !chosen.includes(one));
  if (!wanted.length) return [word];
  const first = narrow(question?.choices ?? [], [...chosen.filter((one) => board.lit.has(one)), word]);
  return first.length <= 1 || !wanted.includes(word) || isSame(first, unit.place) ? wanted.slice(0, 1) : wanted;
}

/** Whether the place is named by all of these answers anyway. */
const isSame = (choices: readonly Choice[], place: string): boolean => choices.every(({ key }) => wordsOf(key)[1] === place);

/** Pointed at: its word, and its place where that tells it from another one. */
function isChosen(board: Board, unit: UnitView): boolean {
  const left = narrow(board.question?.choices ?? [], board.chosen);
  return board.chosen.includes(unitWord(unit)) && left.length > 0 && left.every((choice) => names(board, choice, unit));
}

/** A unit as a piece of the board: lit where an answer is about it there, looked at as the tile it stands on. */
export function asPiece(board: Board, unit: UnitView) {
  const word = unitWord(unit);
  const id = `${word}:${unit.place}`;
  return {
    id,
    pointing: {
      get lit(): ReadonlySet<string> {
        return new Set(board.lit.has(word) && answersOf(board, unit).length ? [id] : []);
      },
      get chosen(): readonly string[] {
        return isChosen(board, unit) ? [id] : [];
      },
      changed: new Set<string>() as ReadonlySet<string>,
      onpoint: () => {
        const points = board.lit.has(word) && answersOf(board, unit).length ? pointsOf(board, unit) : [unit.place];
        for (const point of points) board.onpoint(point);
      },
      onhover: (piece: string | null) => board.onhover(piece === null ? null : unit.place),
      onhold: () => board.onhold?.(unit.place),
    },
  };
}

/** What the unit that was pointed at would add to the strength of a tile; 0 where none is chosen. */
export function coming(board: Board, kind: string): number {
  if (board.question?.kind !== 'step') return 0;
  const found = board.chosen.map((word) => /^(settler|soldier)(\d)$/.exec(word)).find((match) => match?.[1] === kind);
  return Number(found?.[2] ?? 0);
}
