/** What can be told of Regions: who has what there, who leads, what first place is worth. */

import type { MosaicContent } from './content';
import { NOBODY, UNITS, type MosaicView } from './view';

/** Influence comes from what stands in a Region (MO-EMP.4). */
export interface Presence {
  seat: number;
  influence: number;
  cities: number;
  towns: number;
  wonders: number;
  units: Record<string, number>;
  /** Points in an Empire Scoring held now. */
  points: number;
}

export function presences(view: MosaicView, content: MosaicContent, region: string): Presence[] {
  const inside = (hex: string) => content.hexes[hex]?.region === region;
  return view.players.map((player, seat) => ({
    seat,
    influence: view.influence[region]?.[seat] ?? 0,
    cities: [...player.cities, ...player.ports].filter(inside).length,
    towns: [...player.farms, ...player.manufactories].filter(inside).length,
    wonders: Object.values(player.wonders).filter(inside).length,
    units: player.units[region] ?? {},
    points: player.projected[region] ?? 0,
  }));
}

/** What first place would give now (MO-EMP.6); nothing where nobody has Influence. */
export const firstPlace = (all: readonly Presence[]): number => Math.max(0, ...all.map(({ points }) => points));

/** Seats with the highest Influence; several: a tie, all of them first and nobody second. */
export function leaders(view: MosaicView, region: string): number[] {
  const values = view.influence[region] ?? [];
  const best = Math.max(0, ...values);
  return best ? values.flatMap((value, seat) => (value === best ? [seat] : [])) : [];
}

/** Units standing in a Region, by owner and kind. */
export const unitsIn = (all: readonly Presence[]): { seat: number; unit: string; count: number }[] =>
  all.flatMap(({ seat, units }) => UNITS.flatMap((unit) => (units[unit] ? [{ seat, unit, count: units[unit] }] : [])));

export interface Force {
  seat: number;
  units: { unit: string; count: number }[];
}

/** Units of a Region by owner, in so much room: a sign or a figure takes 1. Where kinds do not fit, they are summed up. */
export function forces(all: readonly Presence[], room: number): Force[] {
  const kinds = all
    .map(({ seat }) => ({ seat, units: unitsIn(all).filter((one) => one.seat === seat) }))
    .filter(({ units }) => units.length);
  const needed = kinds.reduce((sum, { units }) => sum + 1 + 2 * units.length, 0);
  if (needed <= room) return kinds.map(({ seat, units }) => ({ seat, units: units.map(({ unit, count }) => ({ unit, count })) }));
  return kinds.map(({ seat, units }) => ({ seat, units: [{ unit: 'unit', count: units.reduce((sum, { count }) => sum + count, 0) }] }));
}

export interface Standing {
  hex: string;
  /** `city`, `port_city`, `farm`, `manufactory`, or a Wonder's tile. */
  what: string;
  owner: number;
}

/** Everything that stands on the map, by hex; a Wonder may share its hex with nothing. */
export function standing(view: MosaicView): Map<string, Standing> {
  const found = new Map<string, Standing>();
  view.players.forEach((player, owner) => {
    const put = (what: string, hexes: readonly string[]) => hexes.forEach((hex) => found.set(hex, { hex, what, owner }));
    put('city', player.cities);
    put('port_city', player.ports);
    put('farm', player.farms);
    put('manufactory', player.manufactories);
    for (const [tile, hex] of Object.entries(player.wonders)) put(tile, [hex]);
  });
  return found;
}

export const controllerOf = (view: MosaicView, region: string): number => view.control[region] ?? NOBODY;
