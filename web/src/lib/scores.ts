import type { Settled } from './frames';

/**
 * Points by source for every seat: the final ones, or those of the moment where the game's view tells them (a list with
 * one entry per seat, each with its `score`).
 */
export function scoresOf(frame: Settled): Record<string, number>[] {
  if (frame.scores.length || typeof frame.view !== 'object' || frame.view === null) return frame.scores;
  for (const list of Object.values(frame.view)) {
    if (Array.isArray(list) && list.length === frame.seats.length && list.every(hasScore)) {
      return list.map((item) => item.score);
    }
  }
  return [];
}

function hasScore(item: unknown): item is { score: Record<string, number> } {
  const score = (item as { score?: unknown } | null)?.score;
  return (
    typeof score === 'object' && score !== null && Object.values(score).every((points) => typeof points === 'number')
  );
}
