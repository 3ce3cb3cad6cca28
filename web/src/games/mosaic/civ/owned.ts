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

export type Size = 'large' | 'middle' | 'small' | 'tiny';

/** Width, at the least, and height of a card in pixels; GAP lies between two. */
export const SIZES: Record<Size, readonly [number, number]> = { large: [76, 52], middle: [50, 38], small: [38, 31], tiny: [30, 25] };
export const GAP = 3;

/** What lies there: cards, the hidden ones as one, and a head for every kind. */
export const cellsOf = (player: PlayerView): number => countOwned(player) + ownedBy(player).length + (player.hidden ? 1 : 0);

/** As large as so many things can lie in a place of this size. */
export function sizeFor(cells: number, width: number, height: number): Size {
  const fits = (size: Size): boolean => {
    const [wide, high] = SIZES[size];
    const columns = Math.max(1, Math.floor((width + GAP) / (wide + GAP)));
    return Math.ceil(cells / columns) * (high + GAP) - GAP <= height;
  };
  return (Object.keys(SIZES) as Size[]).find(fits) ?? 'tiny';
}
