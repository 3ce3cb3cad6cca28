/** Units that went from one space to another between two views, and the way they took. */

import type { Point } from '../box';
import { neighbours, place } from './hexes';
import type { ClashView, UnitsView } from './view';

export interface Journey {
  owner: number;
  counts: Record<string, number>;
  /** From the first space to the last one. */
  path: string[];
  /** Nobody of the owner's stood there before. */
  first: boolean;
}

const MOST = 6; // more at once is another moment of the game, not a movement
const FARTHEST = 30;

type Stock = Map<string, number>;

/** How many of each kind an owner has where: `owner:kind:space`. */
function stock(units: readonly UnitsView[]): Stock {
  return new Map(
    units.flatMap(({ owner, space, counts }) =>
      Object.entries(counts).map(([kind, count]) => [`${owner}:${kind}:${space}`, count] as const),
    ),
  );
}

/** Who left a space gives to who came to one, kind by kind; what was recruited or lost goes nowhere. */
export function journeys(before: ClashView, after: ClashView): Journey[] {
  const [old, now] = [stock(before.units), stock(after.units)];
  const gained: [string, number][] = [];
  const lost: [string, number][] = [];
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    const change = (now.get(key) ?? 0) - (old.get(key) ?? 0);
    if (change) (change > 0 ? gained : lost).push([key, Math.abs(change)]);
  }
  const found = new Map<string, Journey>();
  for (const [target, count] of gained) {
    const [owner = '', kind = '', to = ''] = target.split(':');
    const source = lost.find(([key, left]) => left >= count && key.startsWith(`${owner}:${kind}:`));
    if (!source) continue;
    source[1] -= count;
    const from = source[0].split(':')[2] ?? '';
    const way = `${owner}:${from}:${to}`;
    const journey = found.get(way) ?? {
      owner: Number(owner),
      counts: {},
      path: pathBetween(after, from, to, kind === 'ship'),
      first: !before.units.some((units) => units.space === to && units.owner === Number(owner)),
    };
    journey.counts[kind] = count;
    found.set(way, journey);
  }
  return found.size > MOST ? [] : [...found.values()];
}

/** The shortest way over spaces of the same nature; straight where there is none. */
export function pathBetween(view: ClashView, from: string, to: string, afloat: boolean): string[] {
  const passable = (space: string) => space === to || (view.terrain[space] !== undefined && (view.terrain[space] === 'sea') === afloat);
  const came = new Map([[from, '']]);
  let edge = [from];
  for (let step = 0; step < FARTHEST && edge.length && !came.has(to); step += 1) {
    edge = edge.flatMap((space) =>
      neighbours(space).filter((next) => {
        if (came.has(next) || !passable(next)) return false;
        came.set(next, space);
        return true;
      }),
    );
  }
  if (!came.has(to)) return [from, to];
  const path = [to];
  while (path[0] !== from) path.unshift(came.get(path[0] ?? '') ?? from);
  return path;
}

export const points = (path: readonly string[]): Point[] => path.map(place);
