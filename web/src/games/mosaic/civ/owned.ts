/** The cards and tiles of a player, by kind. */

import type { Counts, PlayerView } from '../view';

export interface Owned {
  /** The sign of the group. */
  kind: string;
  ids: string[];
}

export function ownedBy(player: PlayerView): Owned[] {
  const groups = [
    { kind: 'technology', ids: player.technologies },
    { kind: 'wonder', ids: Object.keys(player.wonders) },
    { kind: 'golden_age', ids: player.tiles },
    { kind: 'project', ids: player.builds },
    { kind: 'tax', ids: player.taxes },
  ];
  return groups.filter(({ ids }) => ids.length);
}

export const countOwned = (player: PlayerView): number =>
  player.face_down.length + ownedBy(player).reduce((sum, { ids }) => sum + ids.length, 0);

/** Missing symbols one by one, as they are drawn. */
export const lacking = (missing: Counts | undefined): string[] =>
  Object.entries(missing ?? {}).flatMap(([pillar, count]) => Array<string>(count).fill(pillar));

export type Size = 'large' | 'middle' | 'small';

/** The fewer there are, the larger they lie. */
export function sizeFor(count: number): Size {
  if (count <= 11) return 'large';
  return count <= 22 ? 'middle' : 'small';
}
