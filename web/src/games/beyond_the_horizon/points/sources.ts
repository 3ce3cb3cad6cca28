/** Victory points as segments of a bar. */

import { segmentsOf, type Segment } from '../../segments';
import { SOURCES, type Counts } from '../view';

/** The sign of each source. */
export const SIGNS: Record<(typeof SOURCES)[number], string> = {
  goals: 'goal',
  technologies: 'technology',
  bonuses: 'end_game',
  villages: 'village',
  cities: 'city',
  structures: 'structure',
  investment: 'investment',
  leaders: 'leader',
  government: 'democracy',
};

const SIGNED = SOURCES.map((source) => [source, SIGNS[source]] as const);

/** The parts of a bar. */
export const segments = (score: Counts, extent: number): Segment[] => segmentsOf(SIGNED, score, extent);

/** The sources that anybody has points from. */
export const scoredFor = (scores: readonly Counts[]): string[] => SOURCES.filter((source) => scores.some((score) => score[source]));
