import type { Question } from '../../lib/protocol';
import type { Reach } from '../types';
import type { ClashView } from './view';

const OF_SPACE = ['collect', 'recruit', 'found', 'construct', 'wonder'];

/** What pointing at a piece could mean, the likeliest first. */
export const reach: Reach = (question: Question, piece: string, view: unknown): string[] => {
  const table = view as ClashView;
  const isSpace = piece in table.terrain;
  switch (question.kind) {
    case 'act':
      return isSpace ? ofSpace(question.seat, piece, table) : action(question.seat, piece, table);
    case 'trade':
      return ['give', 'want', 'show', 'hide'].map((verb) => `${verb}:${piece}`);
    case 'step':
      return [piece, `attack:${piece}`, `explore:${piece}`, `board:${piece}`];
    case 'move':
      return [piece, `sail:${piece}`, `land:${piece}`];
    default:
      return [piece];
  }
};

function ofSpace(seat: number, space: string, view: ClashView): string[] {
  const units = view.units.some((units) => units.owner === seat && units.space === space);
  return [...(units ? ['move'] : []), ...OF_SPACE].map((verb) => `${verb}:${space}`);
}

function action(seat: number, piece: string, view: ClashView): string[] {
  const own = view.cities.filter((city) => city.owner === seat).map((city) => city.space);
  const player = view.players[seat];
  if (player && piece in player.buildings) return own.map((space) => `construct:${space}:${piece}`);
  if (player?.wonders.includes(piece)) return own.map((space) => `wonder:${space}:${piece}`);
  if (player?.actions.includes(piece)) return [`play:${piece}`];
  if (player?.persons.includes(piece)) return [`person:${piece}`];
  return [`advance:${piece}`, `use:${piece}`];
}
