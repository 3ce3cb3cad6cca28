/** What the board works out of the view: pages, lines of the tree, what pointing means, who stands where. */
import { describe, expect, it } from 'vitest';
import type { HorizonContent, Slot } from '../../src/games/beyond_the_horizon/content';
import { spacesOf } from '../../src/games/beyond_the_horizon/content';
import { answersOf, asPiece, coming, pointsOf, unitsAt } from '../../src/games/beyond_the_horizon/map/units';
import { fitting, isSetup, pagesOf, wantedPage } from '../../src/games/beyond_the_horizon/pages';
import { reach } from '../../src/games/beyond_the_horizon/reach';
import { isSpace } from '../../src/games/beyond_the_horizon/spaces';
import type { Board } from '../../src/games/beyond_the_horizon/table';
import { withSpaces } from '../../src/games/beyond_the_horizon/tree/pointing';
import { linesBetween, linked, needOf, standingOf } from '../../src/games/beyond_the_horizon/tree/tree';
import { strengthAt, type HorizonView, type PlayerView, type UnitView } from '../../src/games/beyond_the_horizon/view';
import type { Question } from '../../src/lib/protocol';

const CONTENT = {
  names: {},
  structures: { farm: {} },
  actions: {
    basic_growth: {
      spaces: [
        { coins: 1, players: 2 },
        { coins: 0, players: 2 },
        { coins: 0, players: 4 },
      ],
    },
  },
  technologies: { wheel: { action: { spaces: [{ coins: 2, players: 2 }] } } },
  slots: { i_1: { lines: [] }, ii_1: { lines: ['i_1', 'i_2'], needed: 2 } },
} as unknown as HorizonContent;

const unit = (place: string, strength = 2, kind: UnitView['unit'] = 'settler'): UnitView => ({ unit: kind, strength, place });
const player = (own: Partial<PlayerView>): PlayerView => ({ units: [], scholars: [], pawn: '', ...own }) as PlayerView;

const VIEW = {
  players: [
    player({ units: [unit('coast'), unit('coast'), unit('coast', 3), unit('hills', 2, 'soldier')], scholars: ['i_1'] }),
    player({ units: [unit('coast')] }),
  ],
  map: [
    { tile: 'coast', q: 0, r: 0 },
    { tile: 'hills', q: 1, r: 0 },
  ],
  edges: [{ place: 'q1r-1', q: 1, r: -1 }],
  tree: [
    { slot: 'i_1', level: 'I', technology: 'wheel' },
    { slot: 'i_2', level: 'I', technology: '' },
    { slot: 'iii_1', level: 'III', technology: '' },
  ],
  governments: [],
  round: 3,
} as unknown as HorizonView;

const choice = (key: string) => ({ key, message: '' });

function question(kind: string, keys: string[], about: Record<string, unknown> = {}): Question {
  return { kind, seat: 0, choices: keys.map(choice), about } as unknown as Question;
}

function board(asked: Question | null, own: Partial<Board> = {}): Board {
  const lit = new Set((asked?.choices ?? []).flatMap(({ key }) => key.split(':')));
  return {
    view: VIEW,
    content: CONTENT,
    question: asked,
    me: 0,
    lit,
    chosen: [],
    changed: new Set(),
    compact: false,
    ...own,
  } as unknown as Board;
}

describe('pages', () => {
  it('are turned one by one on a small screen; a large one keeps the tree, and then the map, in sight', () => {
    expect(pagesOf(board(null, { compact: true }), 'one')).toEqual(['actions', 'tree', 'map', 'mine', 'offer']);
    expect(pagesOf(board(null), 'one')).toEqual(['tree', 'map', 'mine', 'offer', 'points']);
    expect(pagesOf(board(null), 'two')).toEqual(['map', 'mine', 'offer', 'points']);
    expect(pagesOf(board(null), 'three')).toEqual(['mine', 'offer', 'points']);
  });

  it('begin with the governments while these are chosen', () => {
    const choosing = board(question('government', ['nomads']), { compact: true });
    expect(isSetup(choosing)).toBe(true);
    expect(pagesOf(choosing, 'one')).toEqual(['governments', 'tree', 'map', 'offer']);
    expect(wantedPage(choosing)).toBe('governments');
    expect(isSetup(board(null))).toBe(false);
  });

  it('answer the questions that are about them', () => {
    expect(wantedPage(board(null))).toBeNull();
    expect(wantedPage(board(question('space', ['wheel_1'])))).toBe('actions');
    expect(wantedPage(board(question('card', ['wheel'])))).toBe('tree');
    expect(wantedPage(board(question('step', ['settler2:coast:hills'])))).toBe('map');
    expect(wantedPage(board(question('goal', ['polymath'])))).toBe('offer');
    expect(wantedPage(board(question('expand', ['none', 'village:coast'])))).toBe('map');
    expect(wantedPage(board(question('expand', ['none', 'build:farm'])))).toBe('mine');
    expect(wantedPage(board(question('expand', ['none'])))).toBeNull();
  });

  it('show the actions with the tree where they lie beside it', () => {
    expect(fitting('actions', ['tree', 'map'])).toBe('tree');
    expect(fitting('actions', ['actions', 'tree'])).toBe('actions');
    expect(fitting('map', ['mine'])).toBeNull();
    expect(fitting(null, ['mine'])).toBeNull();
  });
});

describe('the tree', () => {
  const slot = CONTENT.slots['ii_1'] as Slot;

  it('asks for so many of the technologies that lead to a slot', () => {
    expect(needOf(slot, VIEW.players[0])).toEqual({ have: 1, need: 2 });
    expect(needOf(slot, undefined)).toEqual({ have: 0, need: 2 });
    expect(standingOf(slot, player({ scholars: ['i_1'] }))).toBe('closed');
    expect(standingOf(slot, player({ scholars: ['i_1', 'i_2'] }))).toBe('open');
    expect(standingOf({ ...slot, id: 'ii_1' }, player({ scholars: ['ii_1'] }))).toBe('done');
  });

  it('draws a line from each of them, at the height of both ends', () => {
    const before = [{ id: 'i_1' }, { id: 'i_2' }] as Slot[];
    const lines = linesBetween(before, [{ ...slot, id: 'ii_1' }], VIEW.players[0]);
    expect(lines.map(({ from, start, end, met }) => [from, start, end, met])).toEqual([
      ['i_1', 0.25, 0.5, true],
      ['i_2', 0.75, 0.5, false],
    ]);
  });

  it('knows which of them lie face up', () => {
    expect(linked(CONTENT, VIEW, 'ii_1')).toEqual(['wheel']);
  });
});

describe('spaces', () => {
  it('are those that exist with so many players, numbered as in answers', () => {
    expect(spacesOf(CONTENT, 'basic_growth', 2)).toEqual([
      { id: 'basic_growth_1', coins: 1 },
      { id: 'basic_growth_2', coins: 0 },
    ]);
    expect(spacesOf(CONTENT, 'basic_growth', 4)).toHaveLength(3);
    expect(spacesOf(CONTENT, 'wheel', 2)).toEqual([{ id: 'wheel_1', coins: 2 }]);
  });

  it('are pointed at by a finger through their action: the cheapest that is free', () => {
    const spaces = spacesOf(CONTENT, 'basic_growth', 4);
    const pointed: string[] = [];
    const own = { compact: true, onpoint: (piece: string) => pointed.push(piece) };
    const all = withSpaces(board(question('space', ['basic_growth_1', 'basic_growth_3']), own), 'basic_growth', spaces);
    expect(all.lit.has('basic_growth')).toBe(true);
    all.onpoint('basic_growth');
    const none = withSpaces(board(question('space', ['wheel_1']), own), 'basic_growth', spaces);
    expect(none.lit.has('basic_growth')).toBe(false);
    none.onpoint('basic_growth');
    expect(pointed).toEqual(['basic_growth_3', 'basic_growth']);
    const large = withSpaces(board(question('space', ['basic_growth_1'])), 'basic_growth', spaces);
    expect(large.lit.has('basic_growth')).toBe(false);
  });
});

describe('units', () => {
  it('stand together where they are equal, the own ones first', () => {
    expect(unitsAt(VIEW, 'coast', 1).map(({ seat, strength, count }) => [seat, strength, count])).toEqual([
      [1, 2, 1],
      [0, 2, 2],
      [0, 3, 1],
    ]);
    expect(strengthAt(VIEW.players[0], 'settler', 'coast')).toBe(7);
  });

  it('are named by two words of an answer', () => {
    const asked = board(question('step', ['settler2:coast:hills', 'settler3:coast:hills', 'soldier2:hills:coast']));
    expect(answersOf(asked, unit('coast')).map(({ key }) => key)).toEqual(['settler2:coast:hills']);
    expect(pointsOf(asked, unit('coast'))).toEqual(['settler2']);
    expect(asPiece(asked, unit('coast')).pointing.lit.has('settler2:coast')).toBe(true);
    expect(asPiece(asked, unit('hills')).pointing.lit.size).toBe(0);
  });

  it('are let go when they are pointed at again, also where both words leave another one', () => {
    const asked = question('step', ['settler2:coast:hills', 'settler2:hills:coast', 'settler2:hills:q1r-1']);
    expect(pointsOf(board(asked), unit('coast'))).toEqual(['settler2', 'coast']);
    expect(pointsOf(board(asked, { chosen: ['settler2', 'coast'] }), unit('coast'))).toEqual(['settler2']);
  });

  it('are chosen by their word alone where no other bears it', () => {
    const asked = question('step', ['settler2:coast:hills', 'settler3:coast:hills', 'soldier2:hills:coast']);
    const chosenOf = (chosen: string[], own: UnitView) => asPiece(board(asked, { chosen }), own).pointing.chosen.length;
    expect(chosenOf(['settler3'], unit('coast', 3))).toBe(1);
    expect(chosenOf(['settler3'], unit('hills', 3))).toBe(0);
    expect(chosenOf(['coast'], unit('coast', 3))).toBe(0);
  });

  it('add their strength where they could go', () => {
    const asked = question('step', ['settler3:coast:hills']);
    expect(coming(board(asked, { chosen: ['settler3', 'coast'] }), 'settler')).toBe(3);
    expect(coming(board(asked, { chosen: ['settler3', 'coast'] }), 'soldier')).toBe(0);
    expect(coming(board(question('upgrade', []), { chosen: ['settler3'] }), 'settler')).toBe(0);
  });
});

describe('pointing at what is not lit', () => {
  it('tries what it could mean', () => {
    const space = question('space', []);
    expect(reach(space, 'wheel_1', VIEW)).toEqual(['wheel_1']);
    expect(reach(space, 'wheel', VIEW)).toEqual(['wheel_1', 'wheel_2', 'wheel_3']);
    expect(reach(space, 'iii_1', VIEW)[0]).toBe('advanced_research_iii_1');
    expect(reach(space, 'coast', VIEW)[0]).toBe('basic_recruit_move_1');
    expect(reach(question('expand', []), 'coast', VIEW)).toEqual(['city:coast', 'village:coast', 'build:coast']);
    expect(reach(question('expand', []), 'farm', VIEW)).toEqual(['build:farm']);
    expect(reach(question('step', []), 'hills', VIEW)).toEqual(['settler2:coast:hills', 'settler3:coast:hills']);
    expect(reach(question('exchange', []), 'coast', VIEW)).toContain('recall:settler3:coast');
    expect(reach(question('goal', []), 'polymath', VIEW)).toEqual(['polymath']);
  });

  it('leaves tiles and unexplored places to the map', () => {
    expect(isSpace('coast', VIEW, CONTENT)).toBe(true);
    expect(isSpace('q1r-1', VIEW, CONTENT)).toBe(true);
    expect(isSpace('farm', VIEW, CONTENT)).toBe(false);
    expect(isSpace('coast', null, CONTENT)).toBe(false);
  });
});
