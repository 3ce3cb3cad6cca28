import type { IsSpace } from '../types';
import { axialOf } from './hexes';
import type { HorizonView } from './view';

/** Tiles of the map, and places where one could be discovered. */
export const isSpace: IsSpace = (word, view) =>
  axialOf(word) !== null || (view as HorizonView | null)?.map?.some(({ tile }) => tile === word) === true;
