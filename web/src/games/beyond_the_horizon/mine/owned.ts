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

/** All of it in one line: technologies, leaders, structures. */
export const ownedBy = (player: PlayerView, content: HorizonContent): string[] => [
  ...byColor(player, content).flatMap(({ ids }) => ids),
  ...player.leaders,
  ...player.structures,
];

export const countOwned = ({ technologies, private: own, leaders, structures }: PlayerView): number =>
  technologies.length + own.length + leaders.length + structures.length;

export type Layout = 'columns' | 'broad' | 'stack' | 'halves' | 'leaves' | 'beside';

const WIDE = 640;
const LOW = 340;
const BROAD = 1.15;

/** From which height on all lies in two columns, all one below the other, or half of it at a time. */
export interface Heights {
  columns: number;
  stack: number;
  halves: number;
}

export const MINE: Heights = { columns: 520, stack: 800, halves: 540 };
export const OFFER: Heights = { columns: 340, stack: 520, halves: Infinity };

/** How the parts of a page share its place: side by side, one below the other, half of them (in two columns where that is broad), or a leaf at a time with what turns them above or beside it. */
export function layoutOf(width: number, height: number, { columns, stack, halves }: Heights): Layout {
  if (width >= WIDE && height >= LOW) return height >= columns ? 'columns' : 'broad';
  if (height >= stack) return 'stack';
  if (height >= halves) return 'halves';
  return width > height * BROAD ? 'beside' : 'leaves';
}

export type Leaf = 'people' | 'tracks' | 'cards';

/** The leaves to be turned: with room for half of all, two of them lie together. */
export const leavesOf = (layout: Layout): Leaf[] =>
  layout === 'halves' || layout === 'broad' ? ['people', 'cards'] : ['people', 'tracks', 'cards'];

/** The leaf where an answer lies; null: the one that is open will do. */
export function leafFor(lit: ReadonlySet<string>, player: PlayerView | undefined): Leaf | null {
  if (TRACKS.some((id) => lit.has(id))) return 'tracks';
  if ([...COLUMNS, 'population', 'coins', 'exchange', 'buy', 'sell'].some((id) => lit.has(id))) return 'people';
  return player?.structures.some((id) => lit.has(id)) ? 'cards' : null;
}
