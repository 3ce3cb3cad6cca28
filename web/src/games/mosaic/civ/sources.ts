/** Victory Points as segments of a bar. */

import { segmentsOf, type Segment } from '../../segments';
import type { Counts } from '../view';

/** The sign of each source, in the order of the final scoring. */
export const SOURCES: Record<string, string> = {
  empire: 'scoring',
  at_once: 'action',
  cities: 'city',
  towns: 'farm',
  wonders: 'wonder',
  golden_ages: 'golden_age',
  achievements: 'achievement',
  projects: 'project',
  technologies: 'technology',
  manufactories: 'trade_goods',
  leader: 'population',
  unrest: 'unrest',
};

/** The parts of a bar. */
export const segments = (score: Counts, extent: number): Segment[] => segmentsOf(Object.entries(SOURCES), score, extent);

/** The sources that anybody has points from, or has lost them to. */
export const scoredFor = (scores: readonly Counts[]): string[] =>
  Object.keys(SOURCES).filter((source) => scores.some((score) => score[source]));

/** All that was won, before anything was lost. */
export const won = (score: Counts): number => Object.values(score).reduce((sum, points) => sum + Math.max(0, points), 0);

/** Bars of all players share one scale: the longest fills it. */
export function extentOf(players: readonly { score: Counts; projected: Counts }[]): number {
  return Math.max(20, ...players.map(({ score, projected }) => won(score) + won(projected)));
}
