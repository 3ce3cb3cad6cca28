/** The tiles of land: territories, the cradle, homes, and a tile that nobody has turned over. */

import { MOTIFS } from './motifs';
import { drawn, type Tile } from './tiles/ground';
import { HEIGHTS } from './tiles/heights';
import { HOME_MOTIFS, HOMES, UNKNOWN } from './tiles/homes';
import { LOWLANDS } from './tiles/lowlands';
import { WATERS } from './tiles/waters';
import { WILD_MOTIFS, WILDS } from './tiles/wilds';

export const LANDS: Record<string, Tile> = { ...LOWLANDS, ...WATERS, ...HEIGHTS, ...WILDS, ...HOMES, back_territory: UNKNOWN };

const OWN = { ...MOTIFS, ...WILD_MOTIFS, ...HOME_MOTIFS };

/** SVG elements round 0,0, not yet cut to the hex; nothing for an id that is no land. */
export function land(id: string): string {
  const known = LANDS[id];
  return known ? drawn(known, OWN) : '';
}
