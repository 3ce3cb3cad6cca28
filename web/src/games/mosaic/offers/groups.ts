/** The tiles beside the Offers, and how far a player is with each. */

import type { Board } from '../table';
import type { PlayerView } from '../view';

export const GROUPS = ['wonder', 'golden_age', 'achievement', 'government'] as const;
export type Group = (typeof GROUPS)[number];

export function tilesOf(board: Board, group: Group): string[] {
  const { wonders, golden_ages, achievements, governments } = board.view;
  return { wonder: wonders, golden_age: golden_ages, achievement: achievements, government: governments }[group];
}

export interface Race {
  /** Of the viewer. */
  have: number;
  need: number;
  /** The furthest of the others, and who that is. */
  best: number;
  rival: number;
}

/** The race for a tile; null where there is none, as for Wonders. */
export function raceFor(players: readonly PlayerView[], me: number | null, tile: string): Race | null {
  const [have, need] = players[me ?? 0]?.progress[tile] ?? [0, 0];
  if (!need) return null;
  const others = players.map((player, seat) => ({ seat, have: player.progress[tile]?.[0] ?? 0 })).filter(({ seat }) => seat !== (me ?? 0));
  const [first] = others.sort((one, other) => other.have - one.have);
  return { have, need, best: first?.have ?? 0, rival: first?.seat ?? -1 };
}

/** How far, in percent of what is needed. */
export const shareOf = (have: number, need: number): number => Math.min(100, Math.round((100 * have) / Math.max(1, need)));
