import type { SeatInfo } from '../games/types';
import type { Words } from '../lib/words';

/** Whom the table waits for, in words. */
export function waitingText(words: Words, seats: readonly SeatInfo[], mine: readonly number[], behind: boolean, turn = -1): string {
  if (behind) return words.say('ui-catching-up');
  const open = seats.filter((seat) => seat.open);
  if (open.length) return words.say('ui-waiting-join', { count: open.length });
  const others = seats.filter((seat) => seat.active && !mine.includes(seat.number));
  const [only] = others;
  if (others.length === 1 && only) {
    if (mine.includes(turn)) return words.say('ui-waiting-reply', { name: only.name });
    return words.say(only.bot ? 'ui-waiting-bot' : 'ui-waiting-one', { name: only.name });
  }
  if (others.length) return words.say('ui-waiting-many', { names: others.map((seat) => seat.name).join(', ') });
  return words.say('ui-waiting-table');
}
