/** What can be told of a research that somebody else is at. */
import { describe, expect, it } from 'vitest';
import type { HorizonContent } from '../../src/games/beyond_the_horizon/content';
import { followed, shows, taken } from '../../src/games/beyond_the_horizon/tree/following';
import type { HorizonView } from '../../src/games/beyond_the_horizon/view';

const card = (level: string, color: string, second_color?: string) => ({ level, color, second_color });
const CONTENT = {
  slots: { i_1: {}, i_2: {}, ii_1: { lines: ['i_1', 'i_2'] } },
  technologies: {
    writing: card('I', 'blue'),
    wheel: card('I', 'green'),
    calendar: card('II', 'blue', 'green'),
    currency: card('II', 'green', 'blue'),
    masonry: card('II', 'red', 'blue'),
    drama: card('II', 'yellow', 'blue'),
  },
  governments: {
    temple: { despotism: [], theocracy: [{ kind: 'extra_reveal', amount: 1 }], monarchy: [] },
    clans: { despotism: [], theocracy: [], monarchy: [] },
  },
} as unknown as HorizonContent;

function view(revealed: string[], own: Partial<HorizonView> = {}, government = 'clans', stages: string[] = []): HorizonView {
  const tree = [
    { slot: 'i_1', level: 'I', technology: 'writing', scholars: [1] },
    { slot: 'i_2', level: 'I', technology: 'wheel', scholars: [1] },
    { slot: 'ii_1', level: 'II', technology: '', scholars: [1] },
  ];
  const players = [0, 1].map(() => ({ government, stages, private: [] as string[] }));
  return { revealed, tree, players, turn: 1, decks: { II: 5 }, ...own } as unknown as HorizonView;
}

describe('a research of somebody else', () => {
  it('is nothing while no cards lie open', () => {
    expect(followed(CONTENT, view([]))).toBeNull();
  });

  it('goes to the slot with a scholar and without a card, and ends with the second card of its colour', () => {
    expect(followed(CONTENT, view(['currency', 'drama']))).toEqual({
      seat: 1,
      level: 'II',
      slot: 'ii_1',
      color: 'blue',
      cards: ['currency', 'drama'],
    });
    expect(followed(CONTENT, view(['masonry', 'drama', 'currency']))?.color).toBe('');
  });

  it('leaves the colour open where two would have ended it', () => {
    expect(followed(CONTENT, view(['calendar', 'currency']))?.color).toBe('');
  });

  it('waits for one card more where a government says so, and for fewer where the deck is empty', () => {
    expect(followed(CONTENT, view(['masonry', 'calendar', 'drama'], {}, 'temple', ['theocracy']))?.color).toBe('blue');
    expect(followed(CONTENT, view(['masonry', 'calendar', 'drama'], {}, 'temple'))?.color).toBe('');
    expect(followed(CONTENT, view(['drama'], { decks: { II: 0 } }))?.color).toBe('blue');
    expect(followed(CONTENT, view(['drama']))?.color).toBe('');
  });

  it('is of no slot where a card is kept', () => {
    const tree = [{ slot: 'ii_1', level: 'II', technology: 'drama', scholars: [1] }];
    expect(followed(CONTENT, view(['masonry'], { tree } as unknown as Partial<HorizonView>))).toMatchObject({ slot: '', color: '' });
  });

  it('tells afterwards which card was laid or kept', () => {
    const before = followed(CONTENT, view(['currency', 'drama']));
    if (!before) throw new Error('no research');
    const tree = [{ slot: 'ii_1', level: 'II', technology: 'drama', scholars: [1] }];
    expect(taken(before, view([], { tree } as unknown as Partial<HorizonView>))).toBe('drama');
    expect(taken({ ...before, slot: '' }, view([], { players: [{}, { private: ['currency'] }] } as unknown as Partial<HorizonView>))).toBe(
      'currency',
    );
    expect(taken(before, view([]))).toBe('');
    expect(taken(before, view(['masonry']))).toBe('');
  });

  it('has cards that show a colour as the main or the second one', () => {
    expect(['calendar', 'masonry', 'wheel'].map((id) => shows(CONTENT, id, 'blue'))).toEqual([true, true, false]);
    expect(shows(CONTENT, 'wheel', '')).toBe(true);
  });
});
