/** Points by source, what decides a tie, and what the inspector says. */
import { describe, expect, it } from 'vitest';
import { scoredFor, segments } from '../../src/games/beyond_the_horizon/points/sources';
import { ties } from '../../src/games/beyond_the_horizon/points/ties';
import { tell } from '../../src/games/beyond_the_horizon/tell';
import type { Content } from '../../src/games/types';
import { Words } from '../../src/lib/words';

describe('points', () => {
  it('fill a bar in the order of the scoring, with a tone or a striped one for each source', () => {
    const parts = segments({ government: 3, goals: 5, cities: 0 }, 10);
    expect(parts.map(({ source, share, tone, striped }) => [source, share, tone, striped])).toEqual([
      ['goals', 50, 0, false],
      ['government', 30, 2, true],
    ]);
  });

  it('are told for sources that anybody has', () => {
    expect(
      scoredFor([
        { goals: 0, cities: 2 },
        { goals: 0, technologies: 1 },
      ]),
    ).toEqual(['technologies', 'cities']);
  });
});

describe('a tie', () => {
  const seat = (cubes: number, active = 0, coins = 0) => ({ cubes: { food: cubes, economy: 0, infrastructure: 0 }, active, coins });
  const even = [{ goals: 5 }, { goals: 5 }];

  it('goes to fewer cubes, then to more active pawns, then to more coins (BH-TIE.1 to BH-TIE.4)', () => {
    expect(ties(even, [seat(4, 9), seat(3)], [2, 1]).get(1)).toEqual({ by: 'cubes', other: 0, own: 3, others: 4 });
    expect(ties(even, [seat(4, 2), seat(4, 1)], [1, 2]).get(0)).toEqual({ by: 'active', other: 1, own: 2, others: 1 });
    expect(ties(even, [seat(4, 2, 1), seat(4, 2)], [1, 2]).get(0)).toEqual({ by: 'coins', other: 1, own: 1, others: 0 });
    expect(ties(even, [seat(4), seat(4)], [1, 1]).get(0)).toEqual({ by: 'shared', other: 1, own: 0, others: 0 });
  });

  it('is none where points differ', () => {
    expect(ties([{ goals: 6 }, { goals: 5 }], [seat(4), seat(3)], [1, 2]).size).toBe(0);
  });
});

describe('the inspector', () => {
  const table = (entries: Record<string, object>) => entries;
  const content = {
    names: { i_1: { en: 'level I, slot 1', pl: 'poziom I, pole 1' } },
    levels: table({ I: { vp: 1 }, II: { vp: 2 } }),
    technologies: table({ writing: { id: 'writing', level: 'I', source: 'rulebook', name_source: 'reconstructed', text_en: 'Level I.' } }),
    slots: table({ ii_1: { id: 'ii_1', level: 'II', lines: ['i_1'], needed: 1 }, i_1: { id: 'i_1', level: 'I' } }),
    ...Object.fromEntries(
      ['actions', 'leaders', 'governments', 'goals', 'structures', 'territories', 'cradle', 'homes', 'tracks', 'investment'].map((name) => [
        name,
        {},
      ]),
    ),
  } as unknown as Content;
  const words = Words.of('en', '', content.names);

  it('tells the text of a card, what it is worth, and what of it is made up', () => {
    const told = tell('writing', content, words);
    expect(told?.effect).toBe('Level I.');
    expect(told?.facts).toEqual(['Worth 1 point at the end of the game.', 'Partly reconstructed: what is printed is not known for sure.']);
  });

  it('says what a slot asks for', () => {
    expect(tell('ii_1', content, words)?.facts[0]).toMatch(/needs 1 of: Level I, slot 1/);
    expect(tell('i_1', content, words)?.facts).toEqual(['Worth 1 point at the end of the game.']);
    expect(tell('settler', content, words)).toBeNull();
  });
});
