import { api, type GameInfo, type MatchInfo, type Shelf } from '../lib/api';
import { keepLinks } from '../lib/invitations';
import { quickSeats } from './seating';

export async function quickStart(game: GameInfo, shelf: Shelf): Promise<MatchInfo> {
  const match = await api.create({
    game: game.meta.id,
    seats: quickSeats(game, shelf),
    options: {},
    clock: { kind: 'none', seconds: 0 },
    watch: 'link',
    pack: '',
    hints: null,
  });
  keepLinks(match);
  return match;
}
