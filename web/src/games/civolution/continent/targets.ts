/** Encampments and tribes that a question is about: each is pointed at where it stands. */

import type { Point } from '../../box';
import { wordsOf } from '../../../lib/narrow';
import { asked, type Board } from '../table';
import { NOBODY, type Spot, type TerritoryView } from '../view';
import { CAMP, type Place } from './ground';
import { boatsOf, campsOf, crewOf, wildOf } from './tribes';

export interface Target {
  /** The answer, or the words with which answers begin. */
  key: string;
  at: Point;
  r: number;
  seat: number;
  spot: Spot;
  stance: 'strong' | 'weak' | '';
}

/** Questions about a tribe: their answers name its territory, its spot and its stance. */
const TRIBES = ['migrate', 'strengthen', 'glacier', 'lose', 'board'];

const stanceOf = (strong: boolean) => (strong ? 'strong' : 'weak');
const civWord = (board: Board, seat: number): string => (board.view.vici?.seat === seat ? 'vici' : `seat${seat + 1}`);

export function targetsOf(board: Board, territories: readonly { one: TerritoryView; place: Place }[]): Target[] {
  const { question } = board;
  if (!question || !board.lit.size) return [];
  const begins = (key: string) => question.choices.some((choice) => wordsOf(key).every((word, at) => wordsOf(choice.key)[at] === word));
  const found =
    question.kind === 'spot'
      ? territories
          .filter(({ one }) => one.territory === asked(board, 'place'))
          .flatMap(({ one, place }) => spots(board, one, place, question.seat))
      : TRIBES.includes(question.kind)
        ? territories.flatMap(({ one, place }) => own(one, place, question.seat))
        : [];
  return found.filter(({ key }) => begins(key));
}

/** CV-MIG.1: encampments, free or taken, and the own boat. */
function spots(board: Board, view: TerritoryView, place: Place, seat: number): Target[] {
  const camps = campsOf(view, place).map((camp): Target => {
    const spot = camp.fire ? 'fire' : 'plain';
    const taken = camp.seat === NOBODY ? '' : `:${civWord(board, camp.seat)}:${stanceOf(camp.strong)}`;
    return { key: `${spot}${taken}`, at: camp.at, r: CAMP + 5, seat: camp.seat, spot, stance: taken ? stanceOf(camp.strong) : '' };
  });
  const boats = boatsOf(view, place).filter(({ boat }) => boat.seat === seat);
  return [...camps, ...boats.map(({ at }): Target => ({ key: 'boat', at, r: 30, seat, spot: 'boat', stance: '' }))];
}

/** A seat's own tribes, wherever they stand. */
function own(view: TerritoryView, place: Place, seat: number): Target[] {
  const word = (spot: Spot, strong: boolean) => `${view.territory}:${spot}:${stanceOf(strong)}`;
  const camps = campsOf(view, place).flatMap((camp): Target[] => {
    const spot = camp.fire ? 'fire' : 'plain';
    return camp.seat === seat
      ? [{ key: word(spot, camp.strong), at: camp.at, r: CAMP + 5, seat, spot, stance: stanceOf(camp.strong) }]
      : [];
  });
  const standing = [
    ...wildOf(view, place).map((group) => ({ ...group, spot: 'wild' as const })),
    ...boatsOf(view, place).flatMap((boat) => crewOf(view, boat).map((group) => ({ ...group, spot: 'boat' as const }))),
  ];
  const groups = standing
    .filter((group) => group.seat === seat)
    .map(({ at, strong, spot }): Target => ({ key: word(spot, strong), at, r: 15, seat, spot, stance: stanceOf(strong) }));
  return [...camps, ...groups];
}
