import type { IsSpace } from '../types';
import type { CivolutionView } from './view';

/** Territories and recesses of the continent. */
export const isSpace: IsSpace = (word, view) =>
  /^v\d\d$/.test(word) || (view as CivolutionView | null)?.territories?.some(({ territory }) => territory === word) === true;
