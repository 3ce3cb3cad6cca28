/** What would pay for a module that somebody looks at. */

import { wordsOf } from '../../../lib/narrow';
import type { ModuleView } from '../view';

/** Which of its two values an item of the dice rail could pay: 0, 1 or both; none if it is no use. */
export const paysFor = (module: ModuleView | undefined, item: string): number[] =>
  module && module.ideas >= 0 ? module.pays.flatMap((items, value) => (items.includes(item) ? [value] : [])) : [];

/** Everything on the console that could pay for a module: `die:3`, `planning:2`, `focus`. */
export const payersOf = (module: ModuleView | undefined): Set<string> => new Set(module && module.ideas >= 0 ? module.pays.flat() : []);

/** The items of a kind by their values, `die:3` for the third. */
export const itemsOf = (kind: string, counts: readonly number[]): { item: string; value: number; count: number }[] =>
  counts.map((count, index) => ({ item: `${kind}:${index + 1}`, value: index + 1, count }));

export const kindOf = (item: string): string => wordsOf(item)[0] ?? '';
