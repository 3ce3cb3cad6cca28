import { describe, expect, it } from 'vitest';
import { isDraft, pagesOf, wantedPage } from '../../src/games/mosaic/pages';
import { reach } from '../../src/games/mosaic/reach';
import { controllerOf, firstPlace, forces, leaders, presences, standing, unitsIn } from '../../src/games/mosaic/regions';
import { Say } from '../../src/games/mosaic/say';
import { seatsInOrder } from '../../src/games/seating';
import type { Board } from '../../src/games/mosaic/table';
import { total, type MosaicView, type PlayerView } from '../../src/games/mosaic/view';
import type { Hex, MosaicContent } from '../../src/games/mosaic/content';
import type { Question } from '../../src/lib/protocol';
import { Words } from '../../src/lib/words';

const hex = (id: string, region: string, kind: Hex['kind'] = 'plain'): Hex => ({ id, region, kind, col: 0, row: 0 });

const CONTENT = {
  names: {
    egypt: { en: 'Egypt', pl: 'Egipt' },
    gaul: { en: 'Gaul', pl: 'Galia' },
    egy_01: { en: 'Egypt 1', pl: 'Egipt 1' },
    egy_03: { en: 'Egypt 3', pl: 'Egipt 3' },
    gal_01: { en: 'Gaul 1', pl: 'Galia 1' },
    city: { en: 'City', pl: 'Miasto' },
    good_fish: { en: 'Fish', pl: 'Ryby' },
    infantry: { en: 'Infantry', pl: 'Piechota' },
  },
  regions: { egypt: {}, gaul: {} },
  hexes: {
    egy_01: hex('egy_01', 'egypt'),
    egy_02: hex('egy_02', 'egypt'),
    egy_03: hex('egy_03', 'egypt', 'port'),
    gal_01: hex('gal_01', 'gaul', 'cache'),
  },
} as unknown as MosaicContent;

const player = (own: Partial<PlayerView>): PlayerView =>
  ({
    leader: 'artist',
    cities: [],
    ports: [],
    farms: [],
    manufactories: [],
    wonders: {},
    units: {},
    projected: {},
    face_down: [],
    ...own,
  }) as PlayerView;

const DECK = { offer: [], size: 9, safe: 2, bottom: [], top: '' };
const VIEW = {
  players: [
    player({ cities: ['egy_01'], units: { egypt: { infantry: 2 } }, projected: { egypt: 5, government: 2 }, face_down: ['sailing'] }),
    player({ farms: ['egy_02'], projected: { egypt: 2 } }),
  ],
  tokens: { egy_03: 'good_fish' },
  decks: { technology: { ...DECK, offer: ['alphabet'] }, build: { ...DECK, offer: ['trade_city'] }, population: DECK, tax_tariff: DECK },
  wonders: ['sphinx'],
  golden_ages: ['golden_age_arts'],
  achievements: ['wealthy'],
  governments: ['tyranny'],
  influence: { egypt: [4, 1] },
  control: { egypt: 0 },
  closed: { egypt: [] },
  regions: ['egypt'],
  round: 3,
} as unknown as MosaicView;

const asked = (kind: string, ...keys: string[]): Question => ({
  seat: 0,
  kind,
  about: {},
  choices: keys.map((key) => ({ key, message: `answer-${kind}` })),
});

function board(question: Question | null, view: Partial<MosaicView> = {}, compact = false): Board {
  return { view: { ...VIEW, ...view }, content: CONTENT, question, me: 1, compact, seats: [{}, {}, {}] } as unknown as Board;
}

describe('the page that a question is about', () => {
  it.each([
    ['act', ['work:stone', 'build:trade_city'], 'offers'],
    ['place', ['egy_01', 'egy_03'], 'map'],
    ['token', ['egy_03', 'gal_01'], 'map'],
    ['military', ['recruit:infantry:egypt', 'done'], 'map'],
    ['track', ['stone', 'tax'], 'civ'],
    ['technology', ['play', 'keep'], 'civ'],
    ['leader', ['artist', 'scribe'], 'draft'],
    ['keep', ['alphabet'], 'draft'],
  ])('%s %j: %s', (kind, keys, page) => {
    expect(wantedPage(board(asked(kind, ...keys)))).toBe(page);
  });

  it('is none while nothing is asked, so that the page stays', () => {
    expect(wantedPage(board(null))).toBeNull();
  });

  it('is the draft until everybody has a Leader', () => {
    expect(isDraft(board(null, { round: 0, players: [player({ leader: '' })] }))).toBe(true);
    expect(isDraft(board(null, { round: 0 }))).toBe(false);
  });

  it('is one of three on a small screen', () => {
    expect(pagesOf(board(null, {}, true))).toEqual(['map', 'offers', 'civ']);
    expect(pagesOf(board(asked('keep', 'alphabet'), {}, true))).toEqual(['draft', 'map', 'civ']);
    expect(pagesOf(board(null))).toEqual(['map', 'offers', 'civ', 'empire']);
  });
});

describe('a Region', () => {
  it('tells who has what there, and what it would score', () => {
    const [first, second] = presences(VIEW, CONTENT, 'egypt');
    expect(first).toEqual({ seat: 0, influence: 4, cities: 1, towns: 0, wonders: 0, units: { infantry: 2 }, points: 5 });
    expect(second).toMatchObject({ influence: 1, towns: 1, points: 2 });
    expect(firstPlace(presences(VIEW, CONTENT, 'egypt'))).toBe(5);
    expect(unitsIn(presences(VIEW, CONTENT, 'egypt'))).toEqual([{ seat: 0, unit: 'infantry', count: 2 }]);
  });

  it('shows units by owner, and only their number where there is no room for kinds', () => {
    const all = presences(
      {
        ...VIEW,
        players: [player({ units: { egypt: { infantry: 2, cavalry: 1 } } }), player({}), player({ units: { egypt: { siege_engine: 3 } } })],
      },
      CONTENT,
      'egypt',
    );
    expect(forces(all, 8)).toEqual([
      {
        seat: 0,
        units: [
          { unit: 'infantry', count: 2 },
          { unit: 'cavalry', count: 1 },
        ],
      },
      { seat: 2, units: [{ unit: 'siege_engine', count: 3 }] },
    ]);
    expect(forces(all, 7)).toEqual([
      { seat: 0, units: [{ unit: 'unit', count: 3 }] },
      { seat: 2, units: [{ unit: 'unit', count: 3 }] },
    ]);
  });

  it('is led by one, by several, or by nobody', () => {
    expect(leaders(VIEW, 'egypt')).toEqual([0]);
    expect(leaders({ ...VIEW, influence: { egypt: [3, 3] } }, 'egypt')).toEqual([0, 1]);
    expect(leaders({ ...VIEW, influence: { egypt: [0, 0] } }, 'egypt')).toEqual([]);
    expect(controllerOf(VIEW, 'gaul')).toBe(-1);
  });

  it('is read aloud', () => {
    const say = (language: 'en' | 'pl') =>
      new Say(Words.of(language, '', CONTENT.names).among(['Ada', 'Bo']), CONTENT, 1, [{ name: 'Ada' }, { name: 'Bo' }]);
    expect(say('en').region(VIEW, 'egypt')).toBe('Egypt: Influence Ada 4, you 1; Ada controls it; Ada: 2 Infantry');
    expect(say('pl').region(VIEW, 'gaul')).toBe('Galia: poza grą');
    expect(say('en').leader({ ...VIEW, influence: { egypt: [3, 3] }, control: { egypt: -1 } }, 'egypt')).toMatch(
      /^Tie for first.*: Ada, you$/,
    );
  });
});

describe('a hex', () => {
  const say = new Say(Words.of('en', '', CONTENT.names).among(['Ada', 'Bo']), CONTENT, 1, [{ name: 'Ada' }, { name: 'Bo' }]);

  it('has at most one piece', () => {
    expect([...standing(VIEW).values()]).toEqual([
      { hex: 'egy_01', what: 'city', owner: 0 },
      { hex: 'egy_02', what: 'farm', owner: 1 },
    ]);
  });

  it('is read aloud with what stands or lies there', () => {
    expect(say.hex(VIEW, hex('egy_01', 'egypt'))).toBe('Egypt 1; City (Ada)');
    expect(say.hex(VIEW, hex('egy_03', 'egypt', 'port'))).toBe('Egypt 3, port; Fish');
    expect(say.hex(VIEW, hex('gal_01', 'gaul', 'cache'))).toBe('Gaul 1, Cache; out of play');
  });
});

describe('what pointing could mean', () => {
  it.each([
    ['alphabet', ['technology:alphabet']],
    ['trade_city', ['build:trade_city']],
    ['sphinx', ['wonder:sphinx']],
    ['wealthy', ['claim:wealthy']],
    ['tyranny', ['government:tyranny']],
    ['farm', ['build:farm']],
    ['stone', ['work:stone']],
    ['build', ['clear:build', 'peek:build']],
    ['sailing', ['play:sailing']],
    ['artist', ['ability:artist']],
  ])('%s in a turn: %j', (piece, keys) => {
    expect(reach(asked('act'), piece, VIEW)).toEqual(keys);
  });

  it('is a hex where one is asked for, a unit in or into a Region', () => {
    expect(reach(asked('place'), 'egy_03', VIEW)).toEqual(['egy_03']);
    expect(reach(asked('military'), 'gaul', VIEW)).toEqual([
      'recruit:infantry:gaul',
      'recruit:cavalry:gaul',
      'recruit:siege_engine:gaul',
      'move:infantry:egypt:gaul',
    ]);
  });
});

it('begins with the viewer and adds up', () => {
  expect(seatsInOrder(board(null))).toEqual([1, 2, 0]);
  expect(total(VIEW.players[0]?.projected)).toBe(7);
});
