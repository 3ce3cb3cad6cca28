/** Where points come from: in which order, with which sign and tone. */

import { segmentsOf, type Segment } from '../../segments';
import { CATEGORIES, FINAL, SOURCES } from '../view';

export const ALL_SOURCES: readonly string[] = [...SOURCES, ...FINAL];

const OWN: Record<string, string> = {
  tracks: 'any_track',
  fires: 'fire',
  sites: 'reveal',
  cards: 'cards',
  chips: 'income_chip',
  sales: 'module_trade',
  events: 'event',
  feeding: 'food',
  eras: 'phase_event',
  statues: 'statue',
  stages: 'stage',
  'point-cards': 'end_game',
};

export const SIGNS: Record<string, string> = {
  ...OWN,
  ...Object.fromEntries(CATEGORIES.map((category) => [`final-${category}`, category])),
};

/** The sources of a table; where there is little room the categories of the end make one row. */
export const rowsOf = (low: boolean): string[] => (low ? [...SOURCES, FINALS, 'stages', 'point-cards'] : [...ALL_SOURCES]);
export const FINALS = 'final';

/** What a row counts. */
export const pointsOf = (score: Record<string, number>, row: string): number =>
  row === FINALS
    ? FINAL.filter((source) => source.startsWith('final-')).reduce((sum, source) => sum + (score[source] ?? 0), 0)
    : (score[row] ?? 0);

/** The sources that anybody has points from, in order. */
export const scoredFor = (scores: readonly Record<string, number>[]): string[] =>
  ALL_SOURCES.filter((source) => scores.some((score) => (score[source] ?? 0) > 0));

const SIGNED = ALL_SOURCES.map((source) => [source, SIGNS[source] ?? 'vp'] as const);

/** The parts of a bar. */
export const segments = (score: Record<string, number>, extent: number): Segment[] => segmentsOf(SIGNED, score, extent);
