import { api, type GameInfo, type MatchInfo, type SeatWish, type Shelf } from '../lib/api';
import { keepLinks } from '../lib/invitations';

/** Who bots are called after: people of old who would have liked these games. */
const NAMES = ['Hypatia', 'Ashoka', 'Zenobia', 'Imhotep', 'Aspasia', 'Cyrus', 'Trota', 'Mansa Musa'];

export function botNames(count: number, taken: readonly string[] = []): string[] {
  return NAMES.filter((name) => !taken.includes(name)).slice(0, count);
}

/** A table against bots without any question: me and two of the strongest, or as few as the game allows. */
export function quickSeats(game: GameInfo, shelf: Shelf): SeatWish[] {
  const wanted = game.meta.players.includes(3) ? 3 : Math.min(...game.meta.players);
  const bot = shelf.bots.at(-1) ?? '';
  const bots = botNames(wanted - 1).map((name): SeatWish => ({ kind: 'bot', name, bot }));
  return [{ kind: 'me', name: '', bot: '' }, ...bots];
}

export async function quickStart(game: GameInfo, shelf: Shelf): Promise<MatchInfo> {
  const match = await api.create({
    game: game.meta.id,
    seats: quickSeats(game, shelf),
    options: {},
    clock: { kind: 'none', seconds: 0 },
    watch: 'link',
    pack: '',
  });
  keepLinks(match);
  return match;
}
