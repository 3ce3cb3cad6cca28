import { describe, expect, it } from 'vitest';
import { scoredFor, won } from '../../src/games/mosaic/civ/sources';
import { Say } from '../../src/games/mosaic/say';
import type { MosaicContent } from '../../src/games/mosaic/content';
import { ties } from '../../src/games/mosaic/ties';
import { ranking } from '../../src/games/ranking';
import type { PlayerView } from '../../src/games/mosaic/view';
import { Words } from '../../src/lib/words';

const rich = (wonders: number, money: number): PlayerView =>
  ({
    wonders: Object.fromEntries(Array.from({ length: wonders }, (_, hex) => [`wonder${hex}`, `egy_${hex}`])),
    stock: { money },
  }) as unknown as PlayerView;

describe('the final scoring', () => {
  const scores = [
    { empire: 9, cities: 0, unrest: -4 },
    { empire: 5, cities: 0, wonders: 2 },
  ];

  it('tells of the sources that somebody has, in the order of the rules', () => {
    expect(scoredFor(scores)).toEqual(['empire', 'wonders', 'unrest']);
  });

  it('draws what was won before what is lost', () => {
    expect(scores.map(won)).toEqual([9, 7]);
  });

  it('ranks by places', () => {
    expect(ranking([3, 1, 1])).toEqual([1, 2, 0]);
  });
});

describe('a tie', () => {
  const level = [{ empire: 5 }, { cities: 5 }];

  it('is decided by Wonders before Money', () => {
    expect(ties(level, [rich(1, 90), rich(2, 3)], [2, 1])).toEqual(new Map([[1, { by: 'wonders', other: 0, own: 2, others: 1 }]]));
  });

  it('is decided by Money among as many Wonders', () => {
    expect(ties(level, [rich(1, 12), rich(1, 7)], [1, 2])).toEqual(new Map([[0, { by: 'money', other: 1, own: 12, others: 7 }]]));
  });

  it('is shared where nothing decides', () => {
    expect(ties(level, [rich(1, 7), rich(1, 7)], [1, 1]).get(0)?.by).toBe('shared');
  });

  it('is told of neighbours with as many points only', () => {
    const scores = [{ empire: 5 }, { empire: 8 }, { empire: 5 }, { empire: 5 }];
    const found = ties(scores, [rich(0, 4), rich(0, 0), rich(1, 0), rich(0, 9)], [4, 1, 2, 3]);
    expect([...found].map(([seat, { by, other }]) => [seat, by, other])).toEqual([
      [2, 'wonders', 3],
      [3, 'money', 0],
    ]);
  });

  it('is put into words', () => {
    const say = (language: 'en' | 'pl') => new Say(Words.of(language, '', {}), { names: {} } as unknown as MosaicContent, null);
    const facts = { name: 'Ada', own: 2, others: 1 };
    expect(say('en').it('score-tie-wonders', facts)).toBe('As many points as Ada, but more Wonders: 2 to 1.');
    expect(say('pl').it('score-tie-money', facts)).toBe('Tyle samo punktów i Cudów co Ada, ale więcej Pieniędzy: 2 do 1.');
    expect(say('en').it('score-tie-shared', facts)).toMatch(/share the place/);
  });
});
