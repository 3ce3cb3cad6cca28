import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../src/games/types';
import { Words } from '../src/lib/words';
import { waitingText } from '../src/table/waiting';

const words = Words.of(
  'en',
  'ui-waiting-one = { $name } moves\nui-waiting-bot = { $name } thinks\nui-waiting-reply = { $name } answers me',
);
const seat = (number: number, name: string, active: boolean, bot = ''): SeatInfo =>
  ({ number, name, active, bot, open: false }) as SeatInfo;

describe('whom the table waits for', () => {
  const seats = [seat(0, 'Ada', false), seat(1, 'Ben', true)];

  it('is told with whose turn it is: an answer in my turn is awaited', () => {
    expect(waitingText(words, seats, [0], false, 1)).toBe('Ben moves');
    expect(waitingText(words, seats, [0], false, 0)).toBe('Ben answers me');
    expect(waitingText(words, [seat(0, 'Ada', false), seat(1, 'Bot', true, 'greedy')], [0], false)).toBe('Bot thinks');
  });
});
