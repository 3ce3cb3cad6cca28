/** What lies beside a player board: technologies by colour, private ones, leaders, structures to be built. */

import type { HorizonContent } from '../content';
import { COLORS, COLUMNS, LEVELS, TRACKS, type PlayerView } from '../view';

export interface Group {
  /** A colour, or `all` for technologies that count as all four. */
  color: string;
  ids: string[];
}

const levelOf = (content: HorizonContent, id: string): number => LEVELS.indexOf(content.technologies[id]?.level ?? 'I');

/** Technologies of the tree and private ones by main colour, lower levels first; colours without any are left out. */
export function byColor(player: PlayerView, content: HorizonContent): Group[] {
  const all = [...player.technologies, ...player.private];
  return [...COLORS, 'all'].flatMap((color) => {
    const ids = all.filter((id) => (content.technologies[id]?.color ?? 'all') === color);
    return ids.length ? [{ color, ids: ids.sort((one, other) => levelOf(content, one) - levelOf(content, other)) }] : [];
  });
}

export const countOwned = ({ technologies, private: own, leaders, structures }: PlayerView): number => technologies.length + own.length + leaders.length + structures.length;

export type Layout = 'columns' | 'stack' | 'leaves';

const WIDE = 640;
const LOW = 300;
const HIGH = 610;

/** How the parts of a board share its place: side by side, one below the other, or one at a time. */
export function layoutOf(width: number, height: number): Layout {
  if (width >= WIDE && height >= LOW) return 'columns';
  return height >= HIGH ? 'stack' : 'leaves';
}

/** Width, at the least, and height of a card in pixels, from large to small; GAP lies between two. */
const SIZES: readonly (readonly [number, number])[] = [[172, 92], [136, 76], [110, 64], [92, 54]];
export const GAP = 5;

/** As large as so many cards can lie in a place of this size; the smallest, if none fits: then the place is scrolled. */
export function sizeFor(cards: number, width: number, height: number): readonly [number, number] {
  const fits = ([wide, high]: readonly [number, number]): boolean => {
    const columns = Math.max(1, Math.floor((width + GAP) / (wide + GAP)));
    return Math.ceil(cards / columns) * (high + GAP) - GAP <= height;
  };
  return SIZES.find(fits) ?? (SIZES.at(-1) as readonly [number, number]);
}

export const LEAVES = ['board', 'people', 'cards'] as const;
export type Leaf = (typeof LEAVES)[number];

/** The leaf where an answer lies; null: the one that is open will do. */
export function leafFor(lit: ReadonlySet<string>, player: PlayerView | undefined): Leaf | null {
  if (player?.structures.some((id) => lit.has(id))) return 'cards';
  const onBoard = [...COLUMNS, ...TRACKS, 'population', 'coins', 'buy', 'sell'].some((id) => lit.has(id));
  return onBoard ? 'board' : null;
}
