/** What decides between players with as many points (MO-SCO.9): Wonders, then Money; else they share the place. */

import { ranking } from '../ranking';
import { total, type Counts, type PlayerView } from './view';

export interface Tie {
  by: 'wonders' | 'money' | 'shared';
  /** Who stands next, with as many points. */
  other: number;
  /** How many of it the one and the other have; of what is shared, nothing is told. */
  own: number;
  others: number;
}

type Rich = Pick<PlayerView, 'wonders' | 'stock'>;

/** By seat: why it stands before the next one, where points do not tell. */
export function ties(scores: readonly Counts[], players: readonly Rich[], places: readonly number[]): Map<number, Tie> {
  const order = ranking(places);
  const found = new Map<number, Tie>();
  order.slice(0, -1).forEach((seat, index) => {
    const other = order[index + 1] ?? seat;
    const tie = total(scores[seat]) === total(scores[other]) && between(players[seat], players[other]);
    if (tie) found.set(seat, { ...tie, other });
  });
  return found;
}

function between(one: Rich | undefined, other: Rich | undefined): Omit<Tie, 'other'> | null {
  if (!one || !other) return null;
  const [own, others] = [one, other].map(({ wonders }) => Object.keys(wonders).length) as [number, number];
  if (own !== others) return { by: 'wonders', own, others };
  if (one.stock.money !== other.stock.money) return { by: 'money', own: one.stock.money, others: other.stock.money };
  return { by: 'shared', own: 0, others: 0 };
}
