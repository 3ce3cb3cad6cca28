import type { SeatInfo } from '../games/types';
import type { Words } from '../lib/words';
import type { IconName } from '../ui/icons';

/** What a seat is doing, in a word and a sign. */
export function statusOf(words: Words, seat: SeatInfo): { text: string; icon: IconName } {
  if (seat.open) return { text: words.say('ui-seat-open'), icon: 'link' };
  if (seat.thinking) return { text: words.say('ui-thinking'), icon: seat.bot ? 'bot' : 'person' };
  if (seat.left) return { text: words.say('ui-seat-left', { bot: botName(words, seat.bot) }), icon: 'bot' };
  if (seat.bot) return { text: botName(words, seat.bot), icon: 'bot' };
  if (seat.active) return { text: words.say('ui-to-move'), icon: 'clock' };
  if (seat.yours) return { text: words.say('ui-here'), icon: 'person' };
  return seat.online ? { text: words.say('ui-online'), icon: 'person' } : { text: words.say('ui-away'), icon: 'offline' };
}

export function botName(words: Words, bot: string): string {
  return words.maybe(`bot-${bot}`) ?? bot;
}

/** A bot's name and its rung of the ladder, which has the weakest first. */
export function botLevel(words: Words, bot: string, ladder: readonly string[]): string {
  return words.say('ui-bot-rung', { name: botName(words, bot), rung: ladder.indexOf(bot) + 1, rungs: ladder.length });
}
