import type { Settled } from './frames';

type Score = Record<string, number>;

/** Points by source for every seat: the final ones, or those of the moment where the game's view tells them. */
export function scoresOf(frame: Settled): Score[] {
  return frame.scores.length ? frame.scores : scoresIn(frame.view, frame.seats.length);
}

/**
 * The points that a view tells: in a list with one entry per seat, each with its `score`, or, as in the kernel's view of
 * a game without secrets, in a list `scores`.
 */
export function scoresIn(view: unknown, seats: number): Score[] {
  if (typeof view !== 'object' || view === null) return [];
  for (const [name, list] of Object.entries(view)) {
    if (!Array.isArray(list) || list.length !== seats) continue;
    if (name === 'scores' && list.every(isScore)) return list;
    if (list.every(hasScore)) return list.map((item) => item.score);
  }
  return [];
}

function isScore(item: unknown): item is Score {
  return typeof item === 'object' && item !== null && Object.values(item).every((points) => typeof points === 'number');
}

function hasScore(item: unknown): item is { score: Score } {
  return isScore((item as { score?: unknown } | null)?.score);
}
