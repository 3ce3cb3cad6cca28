import { describe, expect, it, vi } from 'vitest';
import { quiet } from '../../src/games/mosaic/cards/quiet';
import { countOwned, lacking, ownedBy, sizeFor } from '../../src/games/mosaic/civ/owned';
import { extentOf, segments, SOURCES } from '../../src/games/mosaic/civ/sources';
import { sign } from '../../src/games/mosaic/art/signs';
import { raceFor, shareOf, tilesOf } from '../../src/games/mosaic/offers/groups';
import type { Board } from '../../src/games/mosaic/table';
import type { PlayerView } from '../../src/games/mosaic/view';

const player = (facts: Partial<PlayerView>): PlayerView =>
  ({
    technologies: [],
    wonders: {},
    tiles: [],
    builds: [],
    taxes: [],
    face_down: [],
    progress: {},
    score: {},
    projected: {},
    ...facts,
  }) as PlayerView;

describe('points as a bar', () => {
  const score = { empire: 6, cities: 2, unrest: -3 };

  it('gives every source its share and leaves out what brings nothing', () => {
    expect(segments(score, 20).map(({ source, share }) => [source, share])).toEqual([
      ['empire', 30],
      ['cities', 10],
    ]);
  });

  it('is as long as the best of all may become', () => {
    expect(
      extentOf([
        { score, projected: { gaul: 4 } },
        { score: { empire: 30 }, projected: { gaul: 5, italy: 6 } },
      ]),
    ).toBe(41);
    expect(extentOf([{ score, projected: {} }])).toBe(20);
  });

  it('has a sign for every source', () => {
    expect(Object.values(SOURCES).filter((name) => !sign(name))).toEqual([]);
    expect(Object.keys(SOURCES)).toHaveLength(12);
  });
});

describe('what a player owns', () => {
  const own = player({ technologies: ['art'], wonders: { sphinx: 'egy_01' }, face_down: ['dance', 'armor'], taxes: ['tax_1'] });

  it('is laid out by kind, without empty ones', () => {
    expect(ownedBy(own).map(({ kind, ids }) => [kind, ...ids])).toEqual([
      ['technology', 'art'],
      ['wonder', 'sphinx'],
      ['tax', 'tax_1'],
    ]);
    expect(countOwned(own)).toBe(5);
  });

  it('lies smaller the more there is', () => {
    expect([5, 15, 25, 40, 90].map((cells) => sizeFor(cells, 300, 160))).toEqual(['large', 'middle', 'small', 'tiny', 'tiny']);
  });

  it('draws every missing symbol', () => {
    expect(lacking({ science: 2, food: 1 })).toEqual(['science', 'science', 'food']);
    expect(lacking(undefined)).toEqual([]);
  });
});

describe('the race for a tile', () => {
  const players = [
    player({ progress: { urban: [2, 6] } }),
    player({ progress: { urban: [4, 6] } }),
    player({ progress: { urban: [3, 6] } }),
  ];

  it('is one’s own and that of the furthest rival', () => {
    expect(raceFor(players, 0, 'urban')).toEqual({ have: 2, need: 6, best: 4, rival: 1 });
    expect(raceFor(players, 1, 'urban')).toEqual({ have: 4, need: 6, best: 3, rival: 2 });
    expect(raceFor(players, 0, 'sphinx')).toBeNull();
  });

  it('never passes the goal', () => {
    expect([shareOf(3, 6), shareOf(9, 6), shareOf(0, 0)]).toEqual([50, 100, 0]);
  });

  it('is run for the tiles that are left', () => {
    const view = { wonders: ['sphinx'], golden_ages: [], achievements: ['urban'], governments: ['tyranny'] };
    expect(tilesOf({ view } as unknown as Board, 'achievement')).toEqual(['urban']);
  });
});

describe('what can only be looked at', () => {
  it('is never lit and opens when it is pointed at', () => {
    const board = {
      lit: new Set(['art']),
      chosen: ['art'],
      changed: new Set(['art']),
      onpoint: vi.fn(),
      onhover: vi.fn(),
      onhold: vi.fn(),
    } as unknown as Board;
    const still = quiet(board);
    expect([still.lit.has('art'), still.chosen, still.changed.has('art'), quiet(board, true).changed.has('art')]).toEqual([
      false,
      [],
      true,
      false,
    ]);
    still.onpoint('art');
    expect(board.onpoint).not.toHaveBeenCalled();
    expect(board.onhold).toHaveBeenCalledWith('art');
  });
});
