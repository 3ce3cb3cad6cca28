/** What decides between players with as many points (BH-TIE.1 to BH-TIE.4): fewer cubes on the tracks, active pawns, coins. */

import { ranking } from '../../ranking';
import { total, type Counts, type PlayerView } from '../view';

export interface Tie {
  by: 'cubes' | 'active' | 'coins' | 'shared';
  /** Who stands next, with as many points. */
  other: number;
  /** How many of it the one and the other have; of what is shared, nothing is told. */
  own: number;
  others: number;
}

type Rich = Pick<PlayerView, 'cubes' | 'active' | 'coins'>;

const COMPARED: [Tie['by'], (player: Rich) => number][] = [
  ['cubes', ({ cubes }) => total(cubes)],
  ['active', ({ active }) => active],
  ['coins', ({ coins }) => coins],
];

/** By seat: why it stands before the next one, where points do not tell. */
export function ties(scores: readonly Counts[], players: readonly Rich[], places: readonly number[]): Map<number, Tie> {
  const order = ranking(places);
  const found = new Map<number, Tie>();
  order.slice(0, -1).forEach((seat, index) => {
    const other = order[index + 1] ?? seat;
    const [one, next] = [players[seat], players[other]];
    if (one && next && total(scores[seat]) === total(scores[other])) found.set(seat, { ...between(one, next), other });
  });
  return found;
}

function between(one: Rich, next: Rich): Omit<Tie, 'other'> {
  const [by, count] = COMPARED.find(([, amount]) => amount(one) !== amount(next)) ?? [];
  return by && count ? { by, own: count(one), others: count(next) } : { by: 'shared', own: 0, others: 0 };
}
