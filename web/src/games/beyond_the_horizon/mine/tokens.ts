/** Unit tokens: pairs of faces, how many are on the map and how many are left (BH-CMP.7, BH-UPG.4). */

import type { UnitTokens } from '../content';
import type { PlayerView, Unit, UnitView } from '../view';

export interface Pair {
  faces: readonly number[];
  /** On the map, the strongest first. */
  used: UnitView[];
  /** Beside the board; never less than none, where a pair is overdrawn (BH-UPG.5). */
  free: number;
}

export function pairsOf(player: PlayerView, tokens: readonly UnitTokens[], unit: Unit): Pair[] {
  return tokens
    .filter((one) => one.unit === unit)
    .map(({ faces, count }) => {
      const used = player.units
        .filter((one) => one.unit === unit && faces.includes(one.strength))
        .sort((one, other) => other.strength - one.strength);
      return { faces, used, free: Math.max(0, count - used.length) };
    });
}
