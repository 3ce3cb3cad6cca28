import { describe, expect, it } from 'vitest';
import { journeys, pathBetween } from '../../src/games/clash_of_cultures/journeys';
import type { ClashView, UnitsView } from '../../src/games/clash_of_cultures/view';

const terrain = { c2: 'plain', c3: 'plain', c4: 'forest', d2: 'sea', d3: 'sea', d4: 'plain', e4: 'plain' };
const view = (...units: [number, string, Record<string, number>][]): ClashView =>
  ({ terrain, units: units.map(([owner, space, counts]): UnitsView => ({ owner, space, counts })) }) as unknown as ClashView;

describe('journeys', () => {
  it('lead from the space that was left to the one that was reached, in one group', () => {
    const before = view([0, 'c2', { infantry: 3, settler: 1 }], [1, 'e4', { infantry: 1 }]);
    const after = view([0, 'c2', { infantry: 1 }], [0, 'c3', { infantry: 2, settler: 1 }], [1, 'e4', { infantry: 1 }]);
    expect(journeys(before, after)).toEqual([{ owner: 0, counts: { infantry: 2, settler: 1 }, path: ['c2', 'c3'], first: true }]);
  });

  it('end among others, who need not be hidden', () => {
    const before = view([0, 'c2', { infantry: 1 }], [0, 'c3', { cavalry: 1 }]);
    const after = view([0, 'c3', { cavalry: 1, infantry: 1 }]);
    expect(journeys(before, after)).toMatchObject([{ first: false, path: ['c2', 'c3'] }]);
  });

  it('are none for units that were recruited, lost, or belong to somebody else', () => {
    expect(journeys(view(), view([0, 'c2', { infantry: 1 }]))).toEqual([]);
    expect(journeys(view([0, 'c2', { infantry: 1 }]), view([1, 'c3', { infantry: 1 }]))).toEqual([]);
  });

  it('are none between two moments that have little in common', () => {
    const spread = (from: number) =>
      view(...Array.from({ length: 8 }, (_, seat): [number, string, Record<string, number>] => [seat, `c${from}`, { ship: 1 }]));
    expect(journeys(spread(2), spread(3))).toEqual([]);
  });

  it('go round the sea by land and straight where there is no way', () => {
    expect(pathBetween(view(), 'c2', 'e4', false)).toEqual(['c2', 'c3', 'c4', 'd4', 'e4']);
    expect(pathBetween(view(), 'd2', 'd3', true)).toEqual(['d2', 'd3']);
    expect(pathBetween(view(), 'd2', 'k9', true)).toEqual(['d2', 'k9']);
  });
});
