import { describe, expect, it } from 'vitest';
import { Leaves } from '../src/table/leaves.svelte.ts';

const many = Array.from({ length: 15 }, (_, number) => number + 1);

const leaves = (items: readonly number[], most: number, wanted = -1) =>
  new Leaves(
    () => items,
    () => most,
    () => wanted,
  );

describe('leaves', () => {
  it('are one where everything fits', () => {
    const all = leaves(many, Infinity);
    expect([all.count, all.shown]).toEqual([1, many]);
  });

  it('have the way out on each of them, and show everything in turn', () => {
    const some = leaves(many, 9);
    expect([some.count, some.shown]).toEqual([2, [1, 2, 3, 4, 5, 6, 7, 15]]);
    some.turn();
    expect(some.shown).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
    some.turn();
    expect(some.leaf).toBe(0);
  });

  it('shrink where the words are long, but not to nothing', () => {
    const some = leaves(many, 9);
    some.shrink();
    expect(some.shown).toEqual([1, 2, 3, 4, 5, 6, 15]);
    for (let again = 0; again < 20; again += 1) some.shrink();
    expect(some.shown).toEqual([1, 15]);
  });

  it('shrink at once to what their place shows', () => {
    const some = leaves(many, Infinity);
    some.shrink(8);
    expect(some.shown).toEqual([1, 2, 3, 4, 5, 6, 15]);
    some.reset();
    expect(some.shown).toEqual(many);
  });

  it('open where something is to be seen', () => {
    expect(leaves(many, 9, 9).leaf).toBe(1);
    expect(leaves(many, 9, 14).shown).toContain(15);
  });
});
