/** Who stands where in a territory: encampments one by one, the wilderness and boats in groups. */

import type { Point } from '../../box';
import type { BoatView, Spot, TerritoryView, TribesView } from '../view';
import type { Place } from './ground';

/** An encampment, with the tribe on it if there is one. */
export interface Camp {
  at: Point;
  fire: boolean;
  seat: number;
  strong: boolean;
}

/** The tribes of a spot one by one: by seat, strong ones first. */
export function singly(tribes: readonly TribesView[], spot: Spot): { seat: number; strong: boolean }[] {
  return tribes
    .filter((group) => group.spot === spot)
    .sort((one, other) => one.seat - other.seat)
    .flatMap(({ seat, strong, weak }) =>
      [...Array<boolean>(strong).fill(true), ...Array<boolean>(weak).fill(false)].map((stands) => ({ seat, strong: stands })),
    );
}

const NOBODY = -1;

/** All encampments of a territory that are in use. */
export function campsOf(view: TerritoryView, place: Place): Camp[] {
  const plain = singly(view.tribes, 'plain');
  const fire = singly(view.tribes, 'fire');
  const free = { seat: NOBODY, strong: false };
  return place.camps.slice(0, Number(view.fire) + view.plains).map((at, index) => {
    const isFire = view.fire && index === 0;
    const stands = isFire ? fire[0] : plain[index - Number(view.fire)];
    return { at, fire: isFire, ...(stands ?? free) };
  });
}

/** Equal tribes together, for where any number may stand. */
export interface Group {
  seat: number;
  strong: boolean;
  count: number;
}

export const groupsOf = (view: TerritoryView, spot: Spot): Group[] =>
  view.tribes
    .filter((group) => group.spot === spot)
    .sort((one, other) => one.seat - other.seat)
    .flatMap(({ seat, strong, weak }) => [
      { seat, strong: true, count: strong },
      { seat, strong: false, count: weak },
    ])
    .filter(({ count }) => count > 0);

/** A group with its place. */
export interface Placed extends Group {
  at: Point;
}

const WIDE = 78; // units that the wilderness of a territory has

/** The groups in the wilderness, side by side. */
export function wildOf(view: TerritoryView, place: Place): Placed[] {
  const groups = groupsOf(view, 'wild');
  const places = inRow(place.wild, groups.length, Math.min(23, WIDE / Math.max(1, groups.length)));
  return groups.map((group, index) => ({ ...group, at: places[index] ?? place.wild }));
}

/** The boats of a Water, side by side. */
export function boatsOf(view: TerritoryView, place: Place): { boat: BoatView; at: Point }[] {
  const places = inRow(place.wild, view.boats.length, 50);
  return view.boats.map((boat, index) => ({ boat, at: places[index] ?? place.wild }));
}

/** The tribes on a boat. */
export const crewOf = (view: TerritoryView, { boat, at }: { boat: BoatView; at: Point }): Placed[] =>
  groupsOf(view, 'boat')
    .filter(({ seat }) => seat === boat.seat)
    .map((group, index) => ({ ...group, at: { x: at.x - 12 + index * 16, y: at.y - 8 } }));

/** How many tribes of a seat are anywhere in a territory. */
export const tribesIn = (view: TerritoryView, seat: number): number =>
  view.tribes.reduce((sum, group) => sum + (group.seat === seat ? group.strong + group.weak : 0), 0);

/** Points in a row round a middle. */
export const inRow = (middle: Point, count: number, step: number): Point[] =>
  Array.from({ length: count }, (_, index) => ({ x: middle.x + (index - (count - 1) / 2) * step, y: middle.y }));
