/** The goals and how far everybody is; structures on offer and on the map. */

import type { Goal, HorizonContent, Structure } from '../content';
import { LEVELS, NOBODY, type HorizonView, type Level, type PlayerView, type TileView } from '../view';

export interface Runner {
  seat: number;
  have: number;
  /** Of the way, in percent. */
  share: number;
  met: boolean;
  /** The points of the claimed goal; 0 while it is not claimed. */
  claimed: number;
}

export interface Race {
  goal: Goal;
  need: number;
  runners: Runner[];
  /** What the next one to claim it gets (BH-GOA.3). */
  next: number;
}

const percent = (have: number, need: number): number => (need > 0 ? Math.round((100 * Math.min(have, need)) / need) : 100);

/** What a seat has for a goal it has claimed: more for the first. */
function claimedBy(goal: Goal, claims: readonly number[], seat: number): number {
  const place = claims.indexOf(seat);
  if (place < 0) return 0;
  return place === 0 ? goal.vp_first : goal.vp_later;
}

export function racesOf(view: HorizonView, content: HorizonContent): Race[] {
  return view.goals.flatMap((id, index) => {
    const goal = content.goals[id];
    if (!goal) return [];
    const claims = view.claims[index] ?? [];
    const need = goal.condition.at_least;
    const runners = view.players.map((player, seat) => {
      const have = player.progress[id] ?? 0;
      return { seat, have, share: percent(have, need), met: have >= need, claimed: claimedBy(goal, claims, seat) };
    });
    return [{ goal, need, runners, next: claims.length ? goal.vp_later : goal.vp_first }];
  });
}

/** Cubes on the goals, in all. */
export const cubesLaid = (view: HorizonView): number => view.claims.reduce((sum, claims) => sum + claims.length, 0);

/** Cubes of a seat on the goals. */
export const cubesOf = (view: HorizonView, seat: number): number => view.claims.filter((claims) => claims.includes(seat)).length;

/** Cubes that are missing until the end is triggered (BH-END.1). */
export const cubesMissing = (view: HorizonView): number => Math.max(0, view.end_cubes - cubesLaid(view));

/** What a structure costs a seat (BH-STR.4, BH-MOD.2). */
export const priceOf = (structure: Structure, player: PlayerView | undefined): number =>
  Math.max(0, structure.coins + (player?.structure_cost ?? 0));

/** Levels that have structures. */
export const BUILT_LEVELS: readonly Level[] = LEVELS.slice(0, 3);

/** Structures on the map: those that a second builder may still join come first (BH-STR.7, BH-STR.8). */
export function builtOf(view: HorizonView, content: HorizonContent): TileView[] {
  const built = view.map.filter(({ tile }) => tile in content.structures);
  return [...built.filter(({ right }) => right === NOBODY), ...built.filter(({ right }) => right !== NOBODY)];
}
