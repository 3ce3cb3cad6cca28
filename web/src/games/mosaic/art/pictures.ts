/** The picture of a card, tile or Leader before the sky of its first Pillar. */

import { draw } from '../../ink';
import { MOTIFS } from './motifs';
import { BUILDS } from './pictures/builds';
import { CONSTRUCTION } from './pictures/construction';
import { CULTURE } from './pictures/culture';
import { ECONOMY } from './pictures/economy';
import { FOOD } from './pictures/food';
import { GOVERNMENT } from './pictures/government';
import { HEALTH } from './pictures/health';
import { LEADERS } from './pictures/leaders';
import { MILITARY } from './pictures/military';
import { SCIENCE } from './pictures/science';
import { TILES } from './pictures/tiles';
import { URBANIZATION } from './pictures/urbanization';
import { WONDERS } from './pictures/wonders';

export const PICTURES: Record<string, string> = {
  ...SCIENCE,
  ...ECONOMY,
  ...FOOD,
  ...HEALTH,
  ...CONSTRUCTION,
  ...CULTURE,
  ...GOVERNMENT,
  ...MILITARY,
  ...URBANIZATION,
  ...LEADERS,
  ...WONDERS,
  ...BUILDS,
  ...TILES,
};

/** Far hills and the ground, in light and shade only: they suit every sky, and go on to all sides. */
const LAND = 'i M-60 90V32C-40 22-22 34-4 28S30 20 48 28 90 22 124 30V90z;x M-60 40H124V90H-60z';

const drawn = new Map<string, string>();

/** SVG elements for a box of 64 × 44; what a data pack adds and nobody has drawn has a star. */
export function picture(id: string): string {
  const known = drawn.get(id) ?? draw(`${LAND};${PICTURES[id] ?? '@star 32 22 3 g'}`, MOTIFS);
  drawn.set(id, known);
  return known;
}
