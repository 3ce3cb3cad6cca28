/** Victory points as segments of a bar. */

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

export interface Segment {
  source: string;
  sign: string;
  points: number;
  /** Of the whole bar, in percent. */
  share: number;
  /** There are fewer tones than sources: the second round of them is striped. */
  tone: number;
  striped: boolean;
}

const TONES = 6;

/** What brings points, each with its share of the bar; `extent` is what the whole bar stands for. */
export function segments(score: Counts, extent: number): Segment[] {
  return SOURCES.map((source, place) => ({
    source,
    sign: SIGNS[source],
    points: score[source] ?? 0,
    share: (100 * (score[source] ?? 0)) / Math.max(1, extent),
    tone: place % TONES,
    striped: place >= TONES,
  })).filter(({ points }) => points > 0);
}

/** The sources that anybody has points from. */
export const scoredFor = (scores: readonly Counts[]): string[] => SOURCES.filter((source) => scores.some((score) => score[source]));
