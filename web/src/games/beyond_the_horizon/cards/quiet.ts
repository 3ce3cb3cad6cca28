/** What can only be looked at: a card of another player may be asked about elsewhere, and only there it is lit. */

import type { Board } from '../table';

const NONE: ReadonlySet<string> = new Set();

type Pointing = Pick<Board, 'lit' | 'chosen' | 'changed' | 'onpoint' | 'onhover' | 'onhold'>;

/** The board for such a piece: never lit, and pointing at it opens it. */
export function quiet(board: Board): Pointing {
  return {
    lit: NONE,
    chosen: [],
    changed: NONE,
    onpoint: (id) => board.onhold?.(id),
    onhover: (id) => board.onhover(id),
    onhold: (id) => board.onhold?.(id),
  };
}
