import type { Question } from '../../lib/protocol';
import type { Reach } from '../types';
import { BUILDINGS, DECKS, RESOURCES, TRACKS, UNITS, type Deck, type MosaicView } from './view';

const VERBS: Record<Deck, string> = { technology: 'technology', build: 'build', population: 'population', tax_tariff: 'tax_tariff' };
const OF_DECK = ['clear', 'peek'];

/** What pointing at a piece could mean, the likeliest first. */
export const reach: Reach = (question: Question, piece: string, view: unknown): string[] => {
  const table = view as MosaicView;
  switch (question.kind) {
    case 'act':
    case 'extra':
      return action(question.seat, piece, table);
    case 'benefit':
      return [piece, `play:${piece}`];
    case 'unit':
      return UNITS.map((unit) => (piece in table.influence ? `${unit}:${piece}` : ''));
    case 'military':
      return military(question.seat, piece, table);
    default:
      return [piece];
  }
};

function action(seat: number, piece: string, table: MosaicView): string[] {
  const deck = DECKS.find((name) => table.decks[name].offer.includes(piece));
  if (deck) return [`${VERBS[deck]}:${piece}`];
  if (table.wonders.includes(piece)) return [`wonder:${piece}`];
  if (table.golden_ages.includes(piece) || table.achievements.includes(piece)) return [`claim:${piece}`];
  if (table.governments.includes(piece)) return [`government:${piece}`];
  if ((DECKS as readonly string[]).includes(piece)) return OF_DECK.map((verb) => `${verb}:${piece}`);
  if ((BUILDINGS as readonly string[]).includes(piece)) return [`build:${piece}`];
  if ((RESOURCES as readonly string[]).includes(piece) || (TRACKS as readonly string[]).includes(piece)) return [`work:${piece}`];
  if (table.players[seat]?.face_down.includes(piece)) return [`play:${piece}`];
  if (table.players[seat]?.leader === piece) return [`ability:${piece}`];
  return [piece];
}

/** Units are recruited in a Region, or come to it from where others of theirs stand. */
function military(seat: number, region: string, table: MosaicView): string[] {
  const own = table.players[seat]?.units ?? {};
  const moves = Object.entries(own).flatMap(([from, units]) => Object.keys(units).map((unit) => `move:${unit}:${from}:${region}`));
  return [...UNITS.map((unit) => `recruit:${unit}:${region}`), ...moves];
}
