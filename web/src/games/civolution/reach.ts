import type { Question } from '../../lib/protocol';
import type { Reach } from '../types';
import type { CivolutionView } from './view';

/** What pointing at a piece could mean, the likeliest first. */
export const reach: Reach = (question: Question, piece: string, view: unknown): string[] => {
  const table = view as CivolutionView;
  const player = table.players[question.seat];
  switch (question.kind) {
    case 'act':
      if (piece === 'reset') return ['reset'];
      return player?.modules.some(({ module }) => module === piece) ? [`module:${piece}`] : [`attribute:${piece}`];
    case 'part':
    case 'close':
    case 'chips':
      return [`attribute:${piece}`, piece];
    case 'migrate':
    case 'strengthen':
    case 'glacier':
    case 'lose':
    case 'board':
      return tribes(piece, table, question.seat);
    case 'build':
    case 'give_back':
      return BUILDINGS.map((project) => `${project}:${piece}`);
    case 'trade':
    case 'sale':
      return DEALS.map((deal) => `${deal}:${piece}`);
    case 'stack':
      return piece.startsWith('deck:') ? [piece] : [`open:${piece}`];
    case 'draw':
      return [piece.replace('deck:', '')];
    case 'cover':
    case 'install_goal':
      return (player?.goals ?? []).flatMap((stack, index) => (stack.at(-1) === piece ? [`${index + 1}:${piece}`] : []));
    case 'chip_card':
      return table.offer.flatMap(({ chip, goal }) => (chip === piece || goal === piece ? [`${chip}:${goal}`] : []));
    case 'shortage':
      return [`return:${piece}`, `return:raw:${piece}`];
    case 'column':
    case 'row':
    case 'stage':
    case 'planning':
      return [piece.split(':').at(-1) ?? piece];
    default:
      return [piece];
  }
};

const BUILDINGS = ['farm', 'boat', 'statue', 'settlement'];
const DEALS = ['money', 'vp', 'buy'];

/** The seat's own tribes in a territory. */
function tribes(place: string, { territories }: CivolutionView, seat: number): string[] {
  const groups = territories.find(({ territory }) => territory === place)?.tribes ?? [];
  return groups
    .filter((group) => group.seat === seat)
    .flatMap(({ spot, strong, weak }) => [...(strong ? [`${place}:${spot}:strong`] : []), ...(weak ? [`${place}:${spot}:weak`] : [])]);
}
