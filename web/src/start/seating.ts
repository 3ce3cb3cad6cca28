import type { GameInfo, SeatWish, Shelf } from '../lib/api';

/** Who bots are called after: people of old who would have liked these games. */
const NAMES = ['Hypatia', 'Ashoka', 'Zenobia', 'Imhotep', 'Aspasia', 'Cyrus', 'Trota', 'Mansa Musa'];

export function botNames(count: number, taken: readonly string[] = []): string[] {
  return NAMES.filter((name) => !taken.includes(name)).slice(0, count);
}

/** A table against bots without any question: me and two of those that the server proposes, or as few as the game allows. */
export function quickSeats(game: GameInfo, shelf: Shelf): SeatWish[] {
  const wanted = game.meta.players.includes(3) ? 3 : Math.min(...game.meta.players);
  const bots = botNames(wanted - 1).map((name): SeatWish => ({ kind: 'bot', name, bot: shelf.opponent }));
  return [{ kind: 'me', name: '', bot: '' }, ...bots];
}

/** What the server does with a table that says nothing about hints. */
export function usualHints(seats: readonly SeatWish[]): boolean {
  return seats.every((seat) => seat.kind !== 'link');
}
