/** Things that can only be looked at: a card somebody owns may have a twin in an Offer, which alone is to be lit. */

import type { Board } from '../table';

const NONE: ReadonlySet<string> = new Set();

type Pointing = Pick<Board, 'lit' | 'chosen' | 'changed' | 'onpoint' | 'onhover' | 'onhold'>;

/** The board for such a piece: never lit, and pointing at it opens it. What changes all the time need not say so. */
export function quiet(board: Board, unchanging = false): Pointing {
  return {
    lit: NONE,
    chosen: [],
    get changed() {
      return unchanging ? NONE : board.changed;
    },
    onpoint: (id) => board.onhold?.(id),
    onhover: (id) => board.onhover(id),
    onhold: (id) => board.onhold?.(id),
  };
}
