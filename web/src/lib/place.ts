/** Where a seat was in a match when its turn ended, so that it can be told what happened since. */
import { recall, remember } from './memory';

export interface Place {
  at: number;
  view: unknown;
}

type Places = Record<number, Place>;

const name = (match: string) => `place.${match}`;

export function placesOf(match: string): Places {
  return recall<Places>(name(match)) ?? {};
}

export function keepPlace(match: string, seat: number, place: Place): Places {
  const places = { ...placesOf(match), [seat]: place };
  remember(name(match), places);
  return places;
}
