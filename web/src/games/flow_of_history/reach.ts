import type { Question } from '../../lib/protocol';
import type { Reach } from '../types';
import { BANKER, NOBODY, type FlowView } from './view';

/** What pointing at a piece could mean, the likeliest first. */
export const reach: Reach = (question: Question, piece: string, view: unknown): string[] => {
  const inMarket = (view as FlowView).market.find((slot) => slot.card === piece);
  switch (question.kind) {
    case 'action':
      if (piece === 'harvest') return ['harvest'];
      return inMarket ? market(inMarket.investor, question.seat, piece, true) : [`activate:${piece}`];
    case 'bonus':
      return inMarket ? market(inMarket.investor, question.seat, piece, false) : [];
    case 'strike':
      return [`remove:${piece}`];
    default:
      return [piece];
  }
};

function market(investor: number, seat: number, card: string, complete: boolean): string[] {
  if (investor === NOBODY) return [`invest:${card}`];
  if (investor === seat) return complete ? [`complete:${card}`] : [`invest:${card}`];
  return investor === BANKER ? [`snipe:${card}`, `invest:${card}`] : [`snipe:${card}`];
}
