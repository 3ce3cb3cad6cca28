import type { Words } from '../lib/words';

/** Where points come from, in the order the seats first show it. */
export function sourcesOf(scores: readonly Record<string, number>[]): string[] {
  return [...new Set(scores.flatMap((score) => Object.keys(score)))];
}

export function totalOf(score: Record<string, number> | undefined): number {
  return Object.values(score ?? {}).reduce((sum, points) => sum + points, 0);
}

/** Pieces that give points are called by their names. */
export function sourceName(words: Words, source: string): string {
  return words.maybe(`score-${source}`) ?? words.name(source);
}
