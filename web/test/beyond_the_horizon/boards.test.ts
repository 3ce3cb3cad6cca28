/** Player boards, goals and structures: what their parts work out from the view. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { quiet } from '../../src/games/beyond_the_horizon/cards/quiet';
import type { HorizonContent, InvestmentBoard, TrackBoard, UnitTokens } from '../../src/games/beyond_the_horizon/content';
import { columnsOf, producing } from '../../src/games/beyond_the_horizon/mine/columns';
import { capacity, sizeFor, type Size } from '../../src/games/beyond_the_horizon/cards/fold';
import { byColor, countOwned, layoutOf, leafFor, leavesOf, MINE, OFFER, ownedBy } from '../../src/games/beyond_the_horizon/mine/owned';
import { pairsOf } from '../../src/games/beyond_the_horizon/mine/tokens';
import { beyond, fieldText, investedOf, investmentPoints, nextOf, placesOf } from '../../src/games/beyond_the_horizon/mine/tracks';
import { builtOf, cubesLaid, cubesMissing, cubesOf, priceOf, racesOf } from '../../src/games/beyond_the_horizon/offer/goals';
import type { Board } from '../../src/games/beyond_the_horizon/table';
import { NOBODY, type HorizonView, type PlayerView } from '../../src/games/beyond_the_horizon/view';

const player = (facts: Partial<PlayerView>): PlayerView =>
  ({
    columns: { A: 6, B: 5, C: 4, D: 3, E: 2 },
    open_columns: ['A'],
    units: [],
    technologies: [],
    private: [],
    leaders: [],
    structures: [],
    progress: {},
    structure_cost: 0,
    ...facts,
  }) as PlayerView;

const CAPACITY = { A: 6, B: 5, C: 4, D: 3, E: 2 };
const content = {
  columns: Object.fromEntries(Object.entries(CAPACITY).map(([id, capacity]) => [id, { id, capacity }])),
  goals: {
    colonizer: { id: 'colonizer', condition: { count_of: 'villages', at_least: 4 }, vp_first: 5, vp_later: 3 },
    magnate: { id: 'magnate', condition: { count_of: 'investment_cubes', at_least: 8 }, vp_first: 5, vp_later: 3 },
  },
  structures: { farm: { id: 'farm', coins: 2 }, market: { id: 'market', coins: 0 } },
  technologies: {
    radar: { level: 'III', color: 'blue' },
    writing: { level: 'I', color: 'blue' },
    drama: { level: 'II', color: 'yellow' },
    internet: { level: 'IV' },
  },
} as unknown as HorizonContent;

describe('the population columns', () => {
  const marked = (facts: Partial<PlayerView>, what: 'source' | 'room') =>
    columnsOf(player(facts), content)
      .filter((column) => column[what])
      .map(({ id }) => id);

  it('give pawns from the left and take them back from the right', () => {
    const facts = { columns: { A: 0, B: 2, C: 4, D: 3, E: 2 } };
    expect([marked(facts, 'source'), marked(facts, 'room')]).toEqual([['B'], ['B']]);
    expect(marked({ columns: { A: 1, B: 0, C: 0, D: 3, E: 1 } }, 'room')).toEqual(['E']);
  });

  it('give none when they are empty and take none when they are full', () => {
    expect(marked({ columns: { A: 0, B: 0, C: 0, D: 0, E: 0 } }, 'source')).toEqual([]);
    expect(marked({ columns: CAPACITY }, 'room')).toEqual([]);
  });

  it('produce where they are open and hold a pawn', () => {
    const columns = columnsOf(player({ open_columns: ['A', 'B', 'D'], columns: { A: 0, B: 1, C: 4, D: 3, E: 2 } }), content);
    expect(producing(columns)).toEqual(['B', 'D']);
  });
});

describe('the development tracks', () => {
  const track = {
    fields: [1, 2, 3, 4].map((amount) => ({ kind: 'coins', amount })),
    fields_en: ['one', 'two', 'three', 'four'],
    fields_pl: ['jeden', 'dwa', 'trzy', 'cztery'],
  } as unknown as TrackBoard;
  const standing = (left: number) => placesOf(track, left).map((place) => place.standing);

  it('lose their cubes from the left', () => {
    expect(standing(4)).toEqual(['next', 'later', 'later', 'later']);
    expect(standing(2)).toEqual(['open', 'open', 'next', 'later']);
    expect(standing(0)).toEqual(['open', 'open', 'open', 'open']);
  });

  it('name what the next cube opens', () => {
    expect([nextOf(placesOf(track, 2)), nextOf(placesOf(track, 0))]).toEqual([3, 0]);
    expect([fieldText(track, 3, 'en'), fieldText(track, 3, 'pl'), fieldText(track, 0, 'en')]).toEqual(['three', 'trzy', '']);
  });
});

describe('the investment track', () => {
  const track = {
    fields: [{ kind: 'immediate' }, { kind: 'vp', vp: 4 }, { kind: 'vp', vp: 7 }],
    overflow_vp: 1,
  } as unknown as InvestmentBoard;

  it('is filled from the left and then goes on', () => {
    expect(investedOf(track, 1).map(({ standing }) => standing)).toEqual(['open', 'next', 'later']);
    expect([beyond(track, 2), beyond(track, 3), beyond(track, 5)]).toEqual([0, 0, 2]);
  });

  it('counts only the last occupied field, and every cube beyond it', () => {
    expect([0, 1, 2, 3, 5].map((invested) => investmentPoints(track, invested))).toEqual([0, 0, 4, 7, 9]);
  });
});

describe('unit tokens', () => {
  const tokens: UnitTokens[] = [
    { unit: 'settler', faces: [1, 2], count: 2 },
    { unit: 'settler', faces: [3, 4], count: 1 },
    { unit: 'soldier', faces: [1, 2], count: 3 },
  ];
  const own = player({ units: [1, 2, 2].map((strength) => ({ unit: 'settler', strength, place: 'hills' }) as const) });

  it('lie in pairs of faces, the strongest first; an overdrawn pair has none left', () => {
    expect(pairsOf(own, tokens, 'settler').map(({ used, free }) => [used.map(({ strength }) => strength), free])).toEqual([
      [[2, 2, 1], 0],
      [[], 1],
    ]);
    expect(pairsOf(own, tokens, 'soldier').map(({ free }) => free)).toEqual([3]);
  });
});

describe('what lies beside a board', () => {
  const own = player({ technologies: ['radar', 'internet', 'writing'], private: ['drama'], leaders: ['attila'], structures: ['farm'] });

  it('is technologies by colour from low to high, private ones too', () => {
    expect(byColor(own, content).map(({ color, ids }) => [color, ...ids])).toEqual([
      ['blue', 'writing', 'radar'],
      ['yellow', 'drama'],
      ['all', 'internet'],
    ]);
    expect(countOwned(own)).toBe(6);
  });

  it('comes in one line: technologies, leaders, structures', () => {
    expect(ownedBy(own, content)).toEqual(['writing', 'radar', 'drama', 'internet', 'attila', 'farm']);
  });
});

describe('cards in a place', () => {
  const SIZES: Size[] = [
    [150, 90],
    [100, 60],
    [80, 50],
  ];

  it('are counted whole, with gaps only between them', () => {
    expect([capacity([100, 60], 205, 125), capacity([100, 60], 204, 125), capacity([100, 60], 400, 50)]).toEqual([4, 2, 0]);
  });

  it('lie as large as all of them can, and small where some must be left out', () => {
    expect([1, 4, 6, 40].map((cards) => sizeFor(SIZES, cards, 330, 125))).toEqual([
      [150, 90],
      [100, 60],
      [100, 60],
      [80, 50],
    ]);
  });
});

describe('how a page is laid out', () => {
  it('follows the room it has', () => {
    const mine = [
      [900, 600],
      [700, 400],
      [400, 820],
      [400, 600],
      [376, 370],
      [430, 300],
    ] as const;
    expect(mine.map(([width, height]) => layoutOf(width, height, MINE))).toEqual([
      'columns',
      'broad',
      'stack',
      'halves',
      'leaves',
      'beside',
    ]);
    expect(layoutOf(700, 400, OFFER)).toBe('columns');
  });

  it('has two leaves where half of all fits, else three', () => {
    expect([leavesOf('halves').length, leavesOf('broad').length, leavesOf('leaves').length, leavesOf('beside').length]).toEqual([
      2, 2, 3, 3,
    ]);
  });

  it('opens the leaf that answers', () => {
    const own = player({ structures: ['farm'] });
    const leaf = (...lit: string[]) => leafFor(new Set(lit), own);
    expect([leaf('food', 'skip'), leaf('population', 'coins'), leaf('sell', 'stop'), leaf('farm'), leaf('hills')]).toEqual([
      'tracks',
      'people',
      'people',
      'cards',
      null,
    ]);
  });
});

describe('the goals', () => {
  const view = {
    goals: ['colonizer', 'magnate'],
    claims: [[1, 0], []],
    end_cubes: 4,
    players: [
      player({ progress: { colonizer: 5, magnate: 2 } }),
      player({ progress: { colonizer: 3, magnate: 8 } }),
      player({ progress: {} }),
    ],
  } as unknown as HorizonView;
  const [colonizer, magnate] = racesOf(view, content);

  it('tell how far everybody is, and never further than the whole way', () => {
    expect(colonizer?.runners.map(({ have, share, met }) => [have, share, met])).toEqual([
      [5, 100, true],
      [3, 75, false],
      [0, 0, false],
    ]);
    expect(magnate?.need).toBe(8);
  });

  it('are worth more for the first who claims them, even if they are no longer fulfilled', () => {
    expect(colonizer?.runners.map(({ claimed }) => claimed)).toEqual([3, 5, 0]);
    expect([colonizer?.next, magnate?.next]).toEqual([3, 5]);
  });

  it('bring the end by their cubes', () => {
    expect([cubesLaid(view), cubesMissing(view), cubesOf(view, 1), cubesOf(view, 2)]).toEqual([2, 2, 1, 0]);
    expect(cubesMissing({ ...view, end_cubes: 1 })).toBe(0);
  });
});

describe('structures', () => {
  it('cost what is printed with what changes it, and never less than nothing', () => {
    const { farm, market } = content.structures;
    expect([
      priceOf(farm as never, undefined),
      priceOf(farm as never, player({ structure_cost: -1 })),
      priceOf(market as never, player({ structure_cost: -1 })),
    ]).toEqual([2, 1, 0]);
  });

  it('on the map are shown with those that may still be joined first', () => {
    const map = [
      { tile: 'hills', left: NOBODY, right: NOBODY },
      { tile: 'farm', left: 0, right: 1 },
      { tile: 'market', left: 1, right: NOBODY },
    ];
    expect(builtOf({ map } as unknown as HorizonView, content).map(({ tile }) => tile)).toEqual(['market', 'farm']);
  });
});

describe('what belongs to others', () => {
  it('is never lit and opens when it is pointed at', () => {
    const board = {
      lit: new Set(['radar']),
      chosen: ['radar'],
      changed: new Set(['radar']),
      onpoint: vi.fn(),
      onhover: vi.fn(),
      onhold: vi.fn(),
    } as unknown as Board;
    const still = quiet(board);
    expect([still.lit.has('radar'), still.chosen, still.changed.has('radar')]).toEqual([false, [], false]);
    still.onpoint('radar');
    expect(board.onpoint).not.toHaveBeenCalled();
    expect(board.onhold).toHaveBeenCalledWith('radar');
  });
});

describe('the view', () => {
  it('has every fact of a player that the rules tell', () => {
    const home = new URL('../../..', import.meta.url).pathname;
    const told =
      /class PlayerView[\s\S]*?\n\n\n/.exec(readFileSync(join(home, 'src/pentapolis/games/beyond_the_horizon/view.py'), 'utf8'))?.[0] ?? '';
    const known =
      /export interface PlayerView \{[\s\S]*?\n\}/.exec(
        readFileSync(join(home, 'web/src/games/beyond_the_horizon/view.ts'), 'utf8'),
      )?.[0] ?? '';
    const names = (source: string, indent: string) => [...source.matchAll(new RegExp(`^${indent}(\\w+):`, 'gm'))].map(([, name]) => name);
    expect(names(told, '    ').length).toBeGreaterThan(20);
    expect(names(known, '  ')).toEqual(names(told, '    '));
  });
});
