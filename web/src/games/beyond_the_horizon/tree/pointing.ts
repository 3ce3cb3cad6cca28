/** Where spaces are too small for a finger, the card or action that they belong to stands for them. */

import type { SpaceOf } from '../content';
import type { Board } from '../table';

type Pointing = Pick<Board, 'lit' | 'chosen' | 'changed' | 'onpoint' | 'onhover' | 'onhold'>;

/** The board for something with spaces: on a small screen lit with them, and pointing at it means the cheapest that is lit. */
export function withSpaces(board: Board, id: string, spaces: readonly SpaceOf[]): Pointing {
  const cheapest = (): SpaceOf | undefined =>
    board.compact ? spaces.filter((space) => board.lit.has(space.id)).sort((one, other) => one.coins - other.coins)[0] : undefined;
  return {
    get lit() {
      return cheapest() ? new Set([...board.lit, id]) : board.lit;
    },
    get chosen() {
      return board.compact && spaces.some((space) => board.chosen.includes(space.id)) ? [...board.chosen, id] : board.chosen;
    },
    get changed() {
      return board.changed;
    },
    onpoint: (piece) => board.onpoint(cheapest()?.id ?? piece),
    onhover: (piece) => board.onhover(piece),
    onhold: (piece) => board.onhold?.(piece),
  };
}
