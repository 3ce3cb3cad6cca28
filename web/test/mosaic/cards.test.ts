import { describe, expect, it } from 'vitest';
import { faceOf, isMadeUp, measure, needs, wonderCost } from '../../src/games/mosaic/cards/faces';
import { byPlayers, gist, gists, type Part } from '../../src/games/mosaic/cards/gist';
import { tell } from '../../src/games/mosaic/cards/telling';
import type { Effect, MosaicContent } from '../../src/games/mosaic/content';
import { sign } from '../../src/games/mosaic/art/signs';
import { Say } from '../../src/games/mosaic/say';
import { Words } from '../../src/lib/words';
import { valuesOf } from './data';

const line = (parts: Part[]): string => parts.map((part) => ('sign' in part ? part.sign : part.text)).join(' ');
const FILES = ['technologies.yaml', 'decks.yaml', 'leaders.yaml', 'tiles.yaml', 'map.yaml'];
/** `kind` is also a word of the map. */
const NO_EFFECTS = ['plain', 'cache', 'port'];

const card = (id: string, facts: object) => ({ id, name_en: id, name_pl: id, source: 'rulebook', ...facts });
const content = {
  names: {
    philosophy: { en: 'Philosophy', pl: 'Filozofia' },
    pillar_science: { en: 'Science', pl: 'Nauka' },
    pillar_government: { en: 'Government', pl: 'Ustrój' },
    ideas: { en: 'Ideas', pl: 'Idee' },
  },
  technologies: {
    philosophy: card('philosophy', {
      cost: { ideas: 5 },
      requires: ['science', 'science'],
      pillars: ['science'],
      effects: [{ kind: 'vp_end_per', amount: 1, per: { pillar: 'science' } }],
      text_en: 'One for each.',
      pillar_source: 'reconstructed',
    }),
  },
  build_cards: {
    manufactory_a: card('manufactory_a', {
      type: 'manufactory',
      cost: {},
      pillars: ['economy'],
      effects: [{ kind: 'gain', resource: 'money', amount: 5 }],
      trade_goods: ['good_wine'],
      vp_if_complete: 5,
    }),
  },
  population_cards: {},
  tax_tariff_cards: { tax_3: card('tax_3', { type: 'tax', formula: { population: 2, tax_production: 1 }, unrest: 2 }) },
  wonders: {},
  wonders_facts: { cost: { first: { stone: 20, food: 5 }, increment_per_own_wonder: { stone: 5, food: 5 } } },
  golden_ages: { golden_age_kings: card('golden_age_kings', { requires: { pillar: 'government', count: 6 }, effects: [], vp_end: 6 }) },
  achievements: {
    imperial: card('imperial', { condition: { have: 'controlled_regions', at_least_by_players: { '2': 4, '4': 3 } }, vp_end: 6 }),
  },
  governments: {},
  leaders: {},
  empire_scoring_cards: {},
} as unknown as MosaicContent;

describe('effects in signs', () => {
  it.each<[string, Effect, string]>([
    ['a gain', { kind: 'gain', resource: 'food', amount: 5 }, '+5 food'],
    ['a loss', { kind: 'lose_population', amount: 1 }, '−1 population'],
    ['a multiple of production', { kind: 'gain_production', resource: 'food', times: 2 }, '+2× production_food food'],
    ['production', { kind: 'production', track: 'tax', amount: 3 }, '+3 production_tax'],
    ['less Unrest', { kind: 'unrest', amount: -4 }, '−4 unrest'],
    ['what is counted', { kind: 'vp_end_per', amount: 1, per: { own: 'population', divide_by: 2 } }, '1 points /2 population'],
    [
      'a cap',
      { kind: 'production_per', track: 'food', amount: 2, per: { pillar: 'science' }, max_total: 10 },
      '+2 production_food / pillar_science ≤10',
    ],
    ['either unit', { kind: 'gain_units', count: 2, types: ['infantry', 'cavalry'] }, '+2 unit'],
    ['one kind of unit', { kind: 'gain_units', count: 3, types: ['infantry'] }, '+3 infantry'],
    [
      'what follows an event',
      { kind: 'trigger', on: 'own_work', if_resource: ['food', 'ideas'], effects: [{ kind: 'gain', resource: 'stone', amount: 5 }] },
      'food ideas → +5 stone',
    ],
  ])('tells %s', (_, effect, told) => {
    expect(line(gist([effect]))).toBe(told);
  });

  it('knows every kind of effect and every lasting rule of the data', () => {
    const kinds = FILES.flatMap((file) => valuesOf(file, 'kind')).filter((kind) => !NO_EFFECTS.includes(kind));
    expect(kinds.length).toBeGreaterThan(25);
    const plain = (kind: string) => ({
      kind,
      amount: 1,
      resource: 'food',
      track: 'food',
      building: 'city',
      effects: [],
      rule: 'recruit_limit',
    });
    expect(kinds.filter((kind) => !gists([plain(kind)]).length)).toEqual([]);
    const rules = FILES.flatMap((file) => valuesOf(file, 'rule'));
    expect(rules.length).toBeGreaterThan(6);
    expect(rules.filter((rule) => !gists([{ kind: 'passive', rule, per_region_with: 'infantry' }]).length)).toEqual([]);
  });

  it('counts nothing that has no sign', () => {
    const counted = [...FILES.flatMap((file) => valuesOf(file, 'own')), ...FILES.flatMap((file) => valuesOf(file, 'region'))];
    const parts = counted.filter((own) => own !== 'true').flatMap((own) => gist([{ kind: 'vp_end_per', amount: 1, per: { own } }]));
    expect(parts.flatMap((part) => ('sign' in part && !sign(part.sign) ? [part.sign] : []))).toEqual([]);
  });

  it('shows both values until the number of players is known', () => {
    expect([byPlayers({ '2': 2, '4': 3 }, 0, 0), byPlayers({ '2': 2, '4': 3 }, 4, 0), byPlayers(undefined, 4, 7)]).toEqual([
      '2–3',
      '3',
      '7',
    ]);
  });
});

describe('faces', () => {
  it('finds a card in whichever deck it is', () => {
    expect(['philosophy', 'manufactory_a', 'tax_3', 'golden_age_kings', 'nobody'].map((id) => faceOf(content, id)?.kind)).toEqual([
      'technology',
      'build',
      'tax',
      'golden_age',
      undefined,
    ]);
  });

  it('shows the formula of a Tax card and its Unrest', () => {
    const face = faceOf(content, 'tax_3');
    expect([face?.gist.map(line), face?.unrest, face?.picture]).toEqual([['2× population', '+ production_tax'], 2, 'tax']);
  });

  it('shows what a Manufactory card asks for', () => {
    expect(faceOf(content, 'manufactory_a')?.gist.map(line)).toEqual(['manufactory', '+5 money', 'good_wine → 5 points']);
  });

  it('shows a goal for the number of players', () => {
    expect([0, 2, 4].map((players) => line(faceOf(content, 'imperial', players)?.gist[0] ?? []))).toEqual([
      '3–4 region',
      '4 region',
      '3 region',
    ]);
    expect(measure({ production: 'tariff' })).toBe('production_tariff');
  });

  it('marks the symbols that are missing, each by itself', () => {
    expect(needs(['science', 'science', 'food'], { science: 1, food: 2 }).map(({ met }) => met)).toEqual([true, false, true]);
  });

  it('raises the price with every Wonder', () => {
    expect([wonderCost(content, 0), wonderCost(content, 2)]).toEqual([
      { stone: 20, food: 5 },
      { stone: 30, food: 15 },
    ]);
  });

  it('is made up when the card or its symbols are', () => {
    const entry = { id: 'x', name_en: '', name_pl: '', source: 'rulebook' };
    expect([
      isMadeUp(entry),
      isMadeUp({ ...entry, source: 'reconstructed' }),
      isMadeUp({ ...entry, pillar_source: 'reconstructed' }),
      isMadeUp({ ...entry, pillar_source: 'inferred' }),
    ]).toEqual([false, true, true, false]);
  });
});

describe('a card read aloud', () => {
  const say = (language: 'en' | 'pl') => new Say(Words.of(language, '', content.names), content, 0, [{ name: 'Ada' }]);

  it('tells text, cost, symbols and what is missing', () => {
    expect(tell(say('en'), 'philosophy', { science: 1 })).toBe(
      'Philosophy. One for each. Cost: 5 Ideas. Symbols: Science. Requires: Science, Science. Still missing: Science. Partly reconstructed: the printed card is not known for sure.',
    );
    expect(tell(say('en'), 'golden_age_kings')).toContain('Asks for 6 symbols of Government.');
    expect(tell(say('pl'), 'philosophy')).not.toContain('Brakuje');
  });

  it('tells the name of what is no card', () => {
    expect(tell(say('pl'), 'ideas')).toBe('Idee');
  });
});
