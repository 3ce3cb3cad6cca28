/** What an Advance is to a player now. */

import type { Board } from './table';

export type Standing = 'owned' | 'open' | 'locked';

export function standing(board: Board, seat: number, id: string): Standing {
  const player = board.view.players[seat];
  if (player?.advances.includes(id)) return 'owned';
  return player?.barred[id] ? 'locked' : 'open';
}

export const barred = (board: Board, seat: number, id: string): string => board.view.players[seat]?.barred[id] ?? '';

/** Advances of a player's civilization that came with this one. */
export function tied(board: Board, seat: number, id: string): string[] {
  const table = board.content['civ_advances'] as Record<string, { id: string; requires: string }>;
  const owned = board.view.players[seat]?.advances ?? [];
  return owned.filter((name) => table[name]?.requires === id);
}
