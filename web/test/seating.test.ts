import { describe, expect, it } from 'vitest';
import type { GameInfo, SeatKind, Shelf } from '../src/lib/api';
import { quickSeats, usualHints } from '../src/start/seating';

const game = (...players: number[]) => ({ meta: { players } }) as unknown as GameInfo;
const shelf = { bots: ['random', 'greedy', 'search'], opponent: 'greedy' } as unknown as Shelf;
const seats = (...kinds: SeatKind[]) => kinds.map((kind) => ({ kind, name: '', bot: '' }));

describe('a game without any question', () => {
  it('is against the bots that the server proposes, not against the strongest', () => {
    expect(quickSeats(game(2, 3, 4), shelf).map(({ kind, bot }) => [kind, bot])).toEqual([
      ['me', ''],
      ['bot', 'greedy'],
      ['bot', 'greedy'],
    ]);
    expect(quickSeats(game(1, 2), shelf)).toHaveLength(1);
  });
});

describe('hints', () => {
  it('are usual against bots and at one screen, not where a friend comes by link', () => {
    expect(usualHints(seats('me', 'bot', 'bot'))).toBe(true);
    expect(usualHints(seats('me', 'here'))).toBe(true);
    expect(usualHints(seats('me', 'link', 'bot'))).toBe(false);
  });
});
