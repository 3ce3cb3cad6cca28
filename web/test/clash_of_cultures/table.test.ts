import { describe, expect, it, vi } from 'vitest';
import { asked as askedSpaces, pagesOf, wantedPage } from '../../src/games/clash_of_cultures/pages';
import { reach } from '../../src/games/clash_of_cultures/reach';
import type { Board } from '../../src/games/clash_of_cultures/table';
import { pointAll, possible, readOffer, shareRows, wares } from '../../src/games/clash_of_cultures/trading';
import { points, unpack, type ClashView } from '../../src/games/clash_of_cultures/view';
import type { Question } from '../../src/lib/protocol';

const VIEW = {
  terrain: { d4: 'plain', e4: 'sea' },
  cities: [{ space: 'd4', owner: 0 }],
  players: [{ actions: ['a01'], objectives: ['o01'], wonders: ['great_wall'], persons: [], leaders: [], buildings: { temple: 5 } }],
  battle: null,
  trade: [],
} as unknown as ClashView;

const asked = (kind: string, ...keys: string[]): Question => ({
  seat: 0,
  kind,
  about: {},
  choices: keys.map((key) => ({ key, message: `answer-${kind}` })),
});

function board(question: Question | null, view: Partial<ClashView> = {}): Board {
  const content = { names: {}, advances: { writing: {} } };
  return { view: { ...VIEW, ...view }, content, question, me: 0, chosen: [], onpoint: vi.fn() } as unknown as Board;
}

describe('numbers of the view', () => {
  it('unpacks five bits for each kind of unit', () => {
    expect(unpack(2 | (3 << 5) | (1 << 10))).toEqual({ settler: 2, infantry: 3, ship: 1 });
    expect(unpack(0)).toEqual({});
  });

  it('writes half points as halves', () => {
    expect([points(0), points(8), points(8.5), points(0.5)]).toEqual(['0', '8', '8½', '½']);
  });
});

describe('the page that a question is about', () => {
  it.each([
    ['act', ['advance:writing', 'collect:d4'], 'map'],
    ['advance', ['writing'], 'mat'],
    ['step', ['d4', 'explore:e4'], 'map'],
    ['discard', ['a01'], 'hand'],
    ['wonder', ['great_wall'], 'hand'],
    ['lay', ['upright', 'turned'], 'map'],
    ['civilization', ['rome', 'egypt'], 'civilization'],
    ['first', ['seat1', 'seat2'], 'map'],
  ])('%s %j: %s', (kind, keys, page) => {
    expect(wantedPage(board(asked(kind, ...keys)))).toBe(page);
  });

  it('turns to a battle and to a trade while there is one', () => {
    const battle = { space: 0 } as ClashView['battle'];
    expect(wantedPage(board(asked('losses', 'infantry1'), { battle }))).toBe('battle');
    expect(wantedPage(board(asked('retreat', 'd4'), { battle }))).toBe('map');
    expect(wantedPage(board(asked('answer', 'accept'), { trade: ['0', '1'] }))).toBe('trade');
    expect(pagesOf(board(asked('civilization', 'rome')))).toEqual(['map', 'mat', 'hand', 'civilization']);
    expect(pagesOf(board(null))).toEqual(['map', 'mat', 'hand']);
    expect(pagesOf(board(null, { battle }))).toEqual(['map', 'mat', 'hand', 'battle']);
  });
});

describe('an offer', () => {
  it('is read from its words', () => {
    const offer = readOffer(['0', '1', 'give:food', 'give:food', 'hide:action', 'want:gold', 'want-objective', 'show:a01']);
    expect(offer).toMatchObject({ from: 0, to: 1 });
    expect(offer?.given).toEqual({
      goods: { food: 2 },
      cards: [
        { id: 'action', how: 'unseen' },
        { id: 'a01', how: 'seen' },
      ],
    });
    expect(offer?.wanted).toEqual({ goods: { gold: 1 }, cards: [{ id: 'objective', how: 'unseen' }] });
    expect(readOffer([])).toBeNull();
  });

  it('shares the rows for cards between both sides', () => {
    expect(shareRows(6, 2, 3)).toEqual({ give: 2, want: 3 });
    expect(shareRows(4, 5, 1)).toEqual({ give: 3, want: 1 });
    expect(shareRows(4, 5, 6)).toEqual({ give: 2, want: 2 });
    expect(shareRows(0, 5, 6)).toEqual({ give: 1, want: 1 });
  });

  it('points at no more words than it takes to mean one answer', () => {
    const many = board(asked('act', 'give:food', 'give:wood', 'want:food', 'offer'));
    pointAll(many, 'give:food');
    expect(vi.mocked(many.onpoint).mock.calls.flat()).toEqual(['give', 'food']);
    const few = board(asked('act', 'give:food', 'want:wood', 'offer'));
    pointAll(few, 'give:food');
    expect(vi.mocked(few.onpoint).mock.calls.flat()).toEqual(['give']);
    expect([possible(few, 'give:food'), possible(few, 'give:wood')]).toEqual([true, false]);
  });
});

describe('what pointing could mean', () => {
  it('tries the actions of a space, and the move of a step', () => {
    expect(reach(asked('act'), 'd4', { ...VIEW, units: [] })).toContain('collect:d4');
    const units = [{ space: 'd4', owner: 0, counts: { settler: 1 } }] as unknown as ClashView['units'];
    expect(reach(asked('act'), 'd4', { ...VIEW, units })[0]).toBe('move:d4');
    expect(reach(asked('step'), 'e4', VIEW)).toEqual(['e4', 'attack:e4', 'explore:e4', 'board:e4']);
  });

  it('knows cards, buildings and Advances apart', () => {
    expect(reach(asked('act'), 'temple', VIEW)).toEqual(['construct:d4:temple']);
    expect(reach(asked('act'), 'great_wall', VIEW)).toEqual(['wonder:d4:great_wall']);
    expect(reach(asked('act'), 'a01', VIEW)).toEqual(['play:a01']);
    expect(reach(asked('act'), 'writing', VIEW)).toContain('advance:writing');
  });
});

describe('the spaces that a question is about', () => {
  const spaces = ['c3', 'd4', 'e4'];
  const of = (question: Question | null, lit: string[], chosen: string[] = []) =>
    askedSpaces({ ...board(question), lit: new Set(lit), chosen }, spaces);

  it('are those that can be pointed at', () => {
    expect(of(asked('step', 'd4', 'explore:e4'), ['d4', 'explore', 'e4'])).toEqual(['d4', 'e4']);
    expect(of(asked('discard', 'a01'), ['a01'])).toEqual([]);
    expect(of(null, [])).toEqual([]);
  });

  it('are none in the menu of a turn, until a verb was chosen', () => {
    const menu = asked('act', 'collect:d4', 'collect:e4', 'end');
    expect(of(menu, ['collect', 'd4', 'e4', 'end'])).toEqual([]);
    expect(of(menu, ['collect', 'd4', 'e4'], ['collect'])).toEqual(['d4', 'e4']);
  });

  it('are no news while an answer is under way, or when one of them was just pointed at', () => {
    expect(of(asked('step', 'd4', 'e4'), [])).toBeUndefined();
    expect(of(asked('influence', 'd4:temple', 'd4:port', 'e4:port'), ['d4', 'temple', 'port'], ['d4'])).toBeUndefined();
  });
});

describe('cards beside an offer', () => {
  const laid = { goods: {}, cards: [{ id: 'a01', how: 'unseen' as const }] };
  const none = { goods: {}, cards: [] };
  const offering = board(
    asked('trade', 'give:food', 'show:a02', 'hide:a02', 'give:e19', 'want:gold', 'want:o07', 'want-action', 'withdraw'),
  );

  it('are those in it, and those that can be added, each once', () => {
    expect(wares(offering, laid, 'give')).toEqual([
      { id: 'a01', how: 'unseen', word: '' },
      { id: 'a02', how: '', word: 'a02' },
      { id: 'e19', how: '', word: 'e19' },
    ]);
    expect(wares(offering, none, 'want')).toEqual([
      { id: 'o07', how: '', word: 'o07' },
      { id: 'action', how: '', word: 'want-action' },
    ]);
  });

  it('are only those in it for whoever answers', () => {
    expect(wares(board(asked('answer', 'accept', 'refuse')), laid, 'give')).toHaveLength(1);
  });
});
