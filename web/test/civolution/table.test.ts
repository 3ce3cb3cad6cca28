/** What the board works out of the view: pages, what pointing means, what would pay, who can be pointed at. */
import { describe, expect, it } from 'vitest';
import { isMadeUp, materialsOf, sortOf, type CivolutionContent } from '../../src/games/civolution/content';
import { payersOf, paysFor } from '../../src/games/civolution/console/pairs';
import { gridOf, halvesOf, rowsOf, worthOf } from '../../src/games/civolution/console/stages';
import { groundOf } from '../../src/games/civolution/continent/ground';
import { targetsOf } from '../../src/games/civolution/continent/targets';
import { fitting, pagesOf, wantedPage } from '../../src/games/civolution/pages';
import { reach } from '../../src/games/civolution/reach';
import { isSpace } from '../../src/games/civolution/spaces';
import { answering, livery, onlyFor, pointsOf, unmarked, type Board } from '../../src/games/civolution/table';
import type { CivolutionView, ColumnView, ModuleView, PlayerView, TerritoryView } from '../../src/games/civolution/view';
import { tellStep } from '../../src/games/civolution/vici/actions';
import { leavesOf } from '../../src/games/civolution/vici/leaves';
import type { Say } from '../../src/games/civolution/say';
import type { Question } from '../../src/lib/protocol';

const CONTENT = {
  names: {},
  inventions: { a01_wheel: { id: 'a01_wheel' } },
  mutations: {},
  insights: {},
  buildings: {},
  achievements: {},
  goals: { goal_pay_wood: {} },
  attributes: { attribute_brilliant: {} },
  incomes: { income_coin: {} },
  chip_cards: { start_chip_01: {} },
  materials: Object.fromEntries(['wood', 'beeswax', 'oil', 'papyrus', 'herb', 'gold'].map((id) => [id, {}])),
  stages: {
    row_1: { points: 2 },
    row_2: { points: 3 },
    row_3: { points: 4 },
    row_4: { points: 7, tile: true },
    row_5: { points: 10, tile: true },
  },
} as unknown as CivolutionContent;

const forest = {
  territory: 'b_forest',
  type: 'forest',
  fire: true,
  plains: 2,
  boats: [],
  tribes: [
    { spot: 'plain', seat: 0, strong: 1, weak: 0 },
    { spot: 'fire', seat: 1, strong: 0, weak: 1 },
    { spot: 'wild', seat: 0, strong: 2, weak: 1 },
  ],
} as unknown as TerritoryView;

const modules: ModuleView[] = [
  { module: 'migration', level: 1, pays: [['die:1'], ['die:2', 'focus']], ideas: 1 },
  { module: 'sleep', level: 0, pays: [[], []], ideas: -1 },
];

const VIEW = {
  players: [
    { modules, goals: [['goal_pay_wood'], [], []], stages: [4] } as unknown as PlayerView,
    { modules, goals: [[], [], []], stages: [] } as unknown as PlayerView,
  ],
  vici: null,
  territories: [forest],
  offer: [{ chip: 'start_chip_01', goal: 'goal_pay_wood' }],
} as unknown as CivolutionView;

function question(kind: string, keys: string[], about: Record<string, unknown> = {}): Question {
  return { kind, seat: 0, choices: keys.map((key) => ({ key, message: '' })), about } as unknown as Question;
}

function board(asked: Question | null, own: Partial<Board> = {}): Board {
  const lit = new Set((asked?.choices ?? []).flatMap(({ key }) => key.split(/[:+]/)).filter((word) => !/^\d+$/.test(word)));
  return {
    view: VIEW,
    content: CONTENT,
    question: asked,
    me: 0,
    seats: [],
    lit,
    chosen: [],
    changed: new Set(['migration']),
    compact: false,
    onpoint: () => {},
    onhover: () => {},
    ...own,
  } as unknown as Board;
}

describe('pages', () => {
  it('are turned one by one on a small screen; a large one keeps the continent, and then the modules, in sight', () => {
    expect(pagesOf(board(null, { compact: true }), 'one')).toEqual(['map', 'modules', 'goods', 'stages', 'hand', 'boards', 'displays']);
    expect(pagesOf(board(null), 'one').slice(0, 2)).toEqual(['map', 'modules']);
    expect(pagesOf(board(null), 'two')[0]).toBe('modules');
    expect(pagesOf(board(null), 'three')).toEqual(['goods', 'stages', 'boards', 'displays', 'points']);
  });

  it('show V.I.C.I. where it plays', () => {
    const solo = { ...VIEW, vici: { seat: 1 } } as unknown as CivolutionView;
    expect(pagesOf(board(null, { view: solo }), 'three')).toContain('vici');
    expect(livery(board(null, { view: solo }), 1).shape).toBe('hexagon');
  });

  it('answer the questions that are about them', () => {
    expect(wantedPage(board(null))).toBeNull();
    expect(wantedPage(board(question('act', ['module:migration', 'reset'])))).toBe('modules');
    expect(wantedPage(board(question('keep', ['a01_wheel'])))).toBe('hand');
    expect(wantedPage(board(question('income_chip', ['income_coin'])))).toBe('displays');
    expect(wantedPage(board(question('track', ['technology'])))).toBe('boards');
    expect(wantedPage(board(question('build', ['farm:b_forest', 'skip'])))).toBe('map');
    expect(wantedPage(board(question('site', ['v31'])))).toBe('map');
    expect(wantedPage(board(question('trigger', ['a01_wheel', 'skip'])))).toBe('stages');
    expect(wantedPage(board(question('do', ['do', 'skip'])))).toBeNull();
  });

  it('show the hand with the stages where it lies below them', () => {
    expect(fitting('hand', ['stages', 'boards'])).toBe('stages');
    expect(fitting('hand', ['stages', 'hand'])).toBe('hand');
    expect(fitting('map', ['stages'])).toBeNull();
    expect(fitting(null, ['stages'])).toBeNull();
  });
});

describe('pieces', () => {
  it('that are whole answers are lit, and pointed at word by word until one answer is left', () => {
    const pointed: string[] = [];
    const asked = board(question('pay', ['die:1', 'die:3', 'focus']), { onpoint: (word: string) => pointed.push(word) });
    const die = answering(asked, 0, 'pay', 'die:3');
    expect([...die.pointing.lit]).toEqual(['die:3']);
    expect([...answering(asked, 0, 'pay', 'die:2').pointing.lit]).toEqual([]);
    expect([...answering(asked, 1, 'pay', 'die:3').pointing.lit]).toEqual([]);
    die.pointing.onpoint();
    expect(pointed).toEqual(['die', '3']);
  });

  it('are pointed at by one word where that is enough: the next would be another question’s', () => {
    expect(pointsOf(board(question('migrate', ['b_forest:plain:strong', 'skip'])), ['b_forest', 'plain', 'strong'])).toEqual(['b_forest']);
    const two = question('migrate', ['b_forest:plain:strong', 'b_forest:wild:strong', 'skip']);
    expect(pointsOf(board(two), ['b_forest', 'plain', 'strong'])).toEqual(['b_forest', 'plain']);
    expect(pointsOf(board(two, { chosen: ['b_forest'] }), ['b_forest', 'plain', 'strong'])).toEqual(['plain']);
  });

  it('are lit for their own kinds of question and their own seat alone', () => {
    const asked = board(question('act', ['module:migration']));
    expect(onlyFor(asked, 0, 'act').lit.has('migration')).toBe(true);
    expect(onlyFor(asked, 0, 'stack').lit.has('migration')).toBe(false);
    expect(onlyFor(asked, 1, 'act').lit.has('migration')).toBe(false);
    expect(unmarked(asked).changed.size).toBe(0);
  });
});

describe('the continent', () => {
  const ground = groundOf([{ tile: 'tile_b', x: 0, y: 0, turns: 0 }]);
  const lands = [{ one: forest, place: ground.places['b_forest'] as NonNullable<(typeof ground.places)[string]> }];

  it('lets tribes be pointed at where they stand', () => {
    const asked = board(question('migrate', ['b_forest:plain:strong', 'b_forest:wild:strong:c_swamp', 'stop']));
    expect(targetsOf(asked, lands).map(({ key }) => key)).toEqual(['b_forest:plain:strong', 'b_forest:wild:strong']);
  });

  it('lets encampments be pointed at, free ones and those of others', () => {
    const asked = board(question('spot', ['plain', 'plain:seat1:strong', 'fire:seat2:weak'], { place: 'b_forest' }));
    expect(targetsOf(asked, lands).map(({ key }) => key)).toEqual(['fire:seat2:weak', 'plain:seat1:strong', 'plain']);
    expect(targetsOf(board(question('spot', ['plain'], { place: 'c_swamp' })), lands)).toEqual([]);
    expect(targetsOf(board(null), lands)).toEqual([]);
  });

  it('has territories and recesses for spaces', () => {
    expect(isSpace('b_forest', VIEW, CONTENT)).toBe(true);
    expect(isSpace('v31', VIEW, CONTENT)).toBe(true);
    expect(isSpace('wood', VIEW, CONTENT)).toBe(false);
    expect(isSpace('b_forest', null, CONTENT)).toBe(false);
  });
});

describe('what would pay', () => {
  it('is known for each value of a module, and nothing for one that cannot be paid', () => {
    expect([...payersOf(modules[0])].sort()).toEqual(['die:1', 'die:2', 'focus']);
    expect(payersOf(modules[1]).size).toBe(0);
    expect(paysFor(modules[0], 'die:2')).toEqual([1]);
    expect(paysFor(modules[0], 'die:6')).toEqual([]);
    expect(paysFor(undefined, 'die:1')).toEqual([]);
  });
});

describe('the stage partition', () => {
  const column = (base: number, rows: string[][], type = ''): ColumnView => ({ base, type, rows, next: base + rows.length });
  const columns = [column(1, [['a01_wheel', 'a01_wheel']], 'invention'), column(2, [['goal_pay_wood', '']], 'goal'), column(4, [])];

  it('is drawn from above down, with what is next in each column', () => {
    const grid = gridOf(columns);
    expect(grid).toHaveLength(5);
    expect(grid[4]?.map(({ state }) => state)).toEqual(['full', 'below', 'below']);
    expect(grid[3]?.map(({ state }) => state)).toEqual(['next', 'halves', 'below']);
    expect(grid[1]?.map(({ state }) => state)).toEqual(['free', 'free', 'next']);
  });

  it('grows beyond the fifth row, which is worth nothing', () => {
    expect(
      rowsOf([
        column(4, [
          ['x', 'x'],
          ['x', 'x'],
          ['x', 'x'],
        ]),
      ]),
    ).toBe(6);
    expect(worthOf(CONTENT, VIEW.players[0] as PlayerView, 6)).toEqual({ points: 0, active: false });
    expect(worthOf(CONTENT, VIEW.players[0] as PlayerView, 4)).toEqual({ points: 7, active: true });
    expect(worthOf(CONTENT, VIEW.players[0] as PlayerView, 5).active).toBe(false);
    expect(halvesOf(columns, 2)).toBe(4);
  });
});

describe('content', () => {
  it('knows what an id stands for', () => {
    expect(
      ['a01_wheel', 'goal_pay_wood', 'attribute_brilliant', 'income_coin', 'start_chip_01', 'wood'].map((id) => sortOf(CONTENT, id)),
    ).toEqual(['invention', 'goal', 'attribute', 'income', 'income', '']);
    expect(materialsOf(CONTENT, 1)).toEqual(['papyrus', 'herb', 'gold']);
    expect(isMadeUp({ source: 'rulebook', name_source: 'reconstructed' })).toBe(true);
    expect(isMadeUp({ source: 'public' })).toBe(false);
  });
});

describe('V.I.C.I.', () => {
  const say = {
    words: { knows: () => true, maybe: (key: string) => key },
    name: (id: string) => id.toUpperCase(),
    maybe: (key: string) => key,
  } as unknown as Say;

  it('tells how a territory was found', () => {
    expect(tellStep({ action: 'place', why: 'CV-SOL.7', what: ['b_forest'] }, say)).toMatchObject({ because: 'why-place', depth: 1 });
    expect(tellStep({ action: 'place', why: 'CV-SOL.8', what: ['b_forest', '3', '5'] }, say).because).toBe('why-place-rolled');
    expect(tellStep({ action: 'track', why: 'CV-SOL.5', what: ['culture', '4'] }, say).sign).toBe('culture');
    expect(tellStep({ action: 'spot', why: 'CV-SOL.9', what: ['free_fire'] }, say)).toMatchObject({
      because: 'why-spot',
      sign: 'fire',
      depth: 1,
    });
    expect(tellStep({ action: 'procreation', why: 'CV-SOL.9', what: [] }, say)).toMatchObject({ sign: 'module_procreation', depth: 0 });
  });
});

describe('the steps of V.I.C.I.', () => {
  const step = {
    text: 'Procreation',
    because: 'Where it has a tribe and an encampment is free, else where it has a tribe.',
    why: 'CV-SOL.9',
    depth: 0,
  };

  it('are turned leaf by leaf, none of them by half', () => {
    expect(leavesOf(Array(6).fill(step), 400, 1000)).toEqual([0]);
    expect(leavesOf(Array(6).fill(step), 400, 250)).toEqual([0, 3]);
    expect(leavesOf(Array(3).fill(step), 250, 60)).toEqual([0, 1, 2]);
    expect(leavesOf([], 250, 60)).toEqual([0]);
  });
});

describe('pointing at what is not lit', () => {
  it('tries what it could mean', () => {
    expect(reach(question('act', []), 'migration', VIEW)).toEqual(['module:migration']);
    expect(reach(question('act', []), 'reset', VIEW)).toEqual(['reset']);
    expect(reach(question('act', []), 'attribute_brilliant', VIEW)).toEqual(['attribute:attribute_brilliant']);
    expect(reach(question('migrate', []), 'b_forest', VIEW)).toEqual([
      'b_forest:plain:strong',
      'b_forest:wild:strong',
      'b_forest:wild:weak',
    ]);
    expect(reach(question('build', []), 'b_forest', VIEW)).toEqual([
      'farm:b_forest',
      'boat:b_forest',
      'statue:b_forest',
      'settlement:b_forest',
    ]);
    expect(reach(question('trade', []), 'wood', VIEW)).toEqual(['money:wood', 'vp:wood', 'buy:wood']);
    expect(reach(question('stack', []), 'a01_wheel', VIEW)).toEqual(['open:a01_wheel']);
    expect(reach(question('draw', []), 'deck:invention', VIEW)).toEqual(['invention']);
    expect(reach(question('install_goal', []), 'goal_pay_wood', VIEW)).toEqual(['1:goal_pay_wood']);
    expect(reach(question('chip_card', []), 'goal_pay_wood', VIEW)).toEqual(['start_chip_01:goal_pay_wood']);
    expect(reach(question('column', []), 'column:3', VIEW)).toEqual(['3']);
    expect(reach(question('track', []), 'culture', VIEW)).toEqual(['culture']);
  });
});
