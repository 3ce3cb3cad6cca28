import { describe, expect, it } from 'vitest';
import { layoutOf } from '../src/games/plain/plain';

describe('the layout of a plain board', () => {
  it('opens the view of a game without secrets', () => {
    const view = { table: { players: [2, 0], pot: 9 }, scores: [{ coins: 2 }, { coins: 0 }] };
    expect(layoutOf(view, 2)).toEqual({
      facts: [{ name: 'pot', value: 9 }],
      shared: [],
      areas: [[{ name: '', value: 2 }], [{ name: '', value: 0 }]],
    });
  });

  it('puts before each seat what its entry says, but for points', () => {
    const stalls = [
      { goods: ['silk'], coins: 0, score: { coins: 0 } },
      { goods: [], coins: 4, score: { coins: 4 } },
    ];
    expect(layoutOf({ round: 1, market: ['salt', 'tin'], stalls }, 2)).toEqual({
      facts: [{ name: 'round', value: 1 }],
      shared: [{ name: 'market', value: ['salt', 'tin'] }],
      areas: [
        [
          { name: 'goods', value: ['silk'] },
          { name: 'coins', value: 0 },
        ],
        [{ name: 'coins', value: 4 }],
      ],
    });
  });

  it('leaves lists of numbers that only happen to be as long as the table', () => {
    expect(layoutOf({ dice: [6, 1] }, 2).shared).toEqual([{ name: 'dice', value: [6, 1] }]);
    expect(layoutOf(null, 2)).toEqual({ facts: [], shared: [], areas: [[], []] });
  });
});
