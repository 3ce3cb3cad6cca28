import type { Question } from '../../lib/protocol';
import type { Reach } from '../types';
import { axialOf } from './hexes';
import { COLUMNS, UNITS, unitWord, type HorizonView, type UnitView } from './view';

/** What pointing at a piece could mean, the likeliest first. */
export const reach: Reach = (question: Question, piece: string, view: unknown): string[] => {
  const table = view as HorizonView;
  const units = table.players[question.seat]?.units ?? [];
  const here = units.filter(({ place }) => place === piece);
  switch (question.kind) {
    case 'space':
      return spaces(piece, table);
    case 'expand':
      return isPlace(piece, table) ? [`city:${piece}`, `village:${piece}`, `build:${piece}`] : [`build:${piece}`];
    case 'exchange':
      return COLUMNS.some((column) => column === piece) ? ['buy', 'sell'] : here.map((unit) => `recall:${named(unit)}`).concat(piece);
    case 'recruit':
      return UNITS.map((unit) => (isPlace(piece, table) ? `${unit}:${piece}` : piece));
    case 'upgrade':
      return here.flatMap((unit) => [named(unit), `${named(unit)}:1`]);
    case 'step':
      return steps(piece, units);
    default:
      return [piece];
  }
};

const named = (unit: UnitView): string => `${unitWord(unit)}:${unit.place}`;

const isPlace = (piece: string, { map }: HorizonView): boolean => axialOf(piece) !== null || map.some(({ tile }) => tile === piece);

/** Into a place, by every unit that stands elsewhere. */
const steps = (piece: string, units: readonly UnitView[]): string[] => {
  const moves = units.filter(({ place }) => place !== piece).map((unit) => `${named(unit)}:${piece}`);
  return [...new Set(moves)];
};

const MOST_SPACES = 3;
const numbered = (action: string): string[] => Array.from({ length: MOST_SPACES }, (_, index) => `${action}_${index + 1}`);

const BY_LEVEL: Record<string, string> = {
  I: 'basic_research_i',
  II: 'basic_research_ii',
  III: 'advanced_research_iii',
  IV: 'advanced_research_iv',
};

/** A space; those of an action or card; for what an action is about, the actions of the board that do it. */
function spaces(piece: string, table: HorizonView): string[] {
  if (/_\d+$/.test(piece) && !table.tree.some(({ slot }) => slot === piece)) return [piece];
  const slot = table.tree.find((one) => one.slot === piece);
  if (slot) return numbered(BY_LEVEL[slot.level] ?? '');
  if (isPlace(piece, table)) return numbered('basic_recruit_move');
  if (piece === 'settlement' || piece === 'fortification') return numbered(`advanced_${piece}`);
  return numbered(piece);
}
