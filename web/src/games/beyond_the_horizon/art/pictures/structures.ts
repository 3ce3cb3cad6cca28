/** All structures: the map needs them as tiles, without the cards of the other decks. */

import { CLASSICAL } from './structures_classical';
import { EARLY } from './structures_early';
import { MODERN_STRUCTURES } from './structures_modern';

export const STRUCTURES: Record<string, string> = { ...EARLY, ...CLASSICAL, ...MODERN_STRUCTURES };
