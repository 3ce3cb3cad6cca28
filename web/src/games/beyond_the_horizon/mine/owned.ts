/** What lies beside a player board: technologies by colour, private ones, leaders, structures to be built. */

import type { HorizonContent } from '../content';
import { COLORS, LEVELS, type PlayerView } from '../view';

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
