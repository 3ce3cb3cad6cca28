/** Every card, tile and sign is drawn, no two alike, and without a slip of the pen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EFFECT_SIGNS } from '../../src/games/beyond_the_horizon/art/effects';
import { BACKS, kindOf, picture, PICTURES } from '../../src/games/beyond_the_horizon/art/pictures';
import { carriesFigure, sign, SIGN_NAMES } from '../../src/games/beyond_the_horizon/art/signs';
import { COLORS } from '../../src/games/beyond_the_horizon/art/signs/colors';
import { LANDS, tile, tileSymbols } from '../../src/games/beyond_the_horizon/art/tiles';

const GAME = new URL('../../../src/pentapolis/games/beyond_the_horizon', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(GAME, path), 'utf8');

/** Ids of all entries of a data file, whatever their section. */
const idsOf = (file: string): string[] => [...read(`data/${file}`).matchAll(/^- \{?id: (\w+)/gm)].map(([, id]) => id ?? '');

/** The words of `Name = Literal[...]`. */
function wordsOf(name: string): string[] {
  const words = new RegExp(`^${name} = Literal\\[([^\\]]+)\\]`, 'm').exec(read('vocabulary.py'))?.[1] ?? '';
  return [...words.matchAll(/"(\w+)"/g)].map(([, word]) => word ?? '');
}

const DECKS = {
  technology: 'technologies.yaml',
  leader: 'leaders.yaml',
  government: 'governments.yaml',
  goal: 'goals.yaml',
  structure: 'structures.yaml',
};
const CARDS = Object.values(DECKS).flatMap(idsOf);
const TILES = idsOf('territories.yaml');
const SLIP = /undefined|NaN|="none"(?! stroke)|d=""|<g [^>]*><\/g>|scale\([^\d.]/;

describe('pictures', () => {
  it('has one for every card, and no other', () => {
    expect(CARDS).toHaveLength(44 + 27 + 8 + 9 + 24);
    expect(Object.keys(PICTURES).sort()).toEqual([...CARDS, ...Object.keys(BACKS)].sort());
  });

  it.each(Object.entries(DECKS))('knows a %s by its deck', (kind, file) => {
    expect(idsOf(file).filter((id) => kindOf(id) !== kind)).toEqual([]);
  });

  it('has no two alike', () => {
    const drawn = Object.keys(PICTURES).map(picture);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it.each(Object.keys(PICTURES))('draws %s without a slip of the pen', (id) => {
    expect(picture(id)).not.toMatch(SLIP);
  });

  it('draws a star for what a data pack adds', () => {
    expect(picture('unheard_of')).toContain('scale(3)');
  });
});

describe('tiles', () => {
  it('has one for every territory, the cradle and the homes, and one that is unknown', () => {
    expect(TILES).toHaveLength(24 + 1 + 4);
    expect(Object.keys(LANDS).sort()).toEqual([...TILES, 'back_territory'].sort());
  });

  it('has no two alike, structures included', () => {
    const drawn = [...Object.keys(LANDS), ...idsOf(DECKS.structure)].map(tile);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it.each([...Object.keys(LANDS), ...idsOf(DECKS.structure)])('draws %s without a slip of the pen', (id) => {
    expect(tile(id)).toMatch(/^<polygon/);
    expect(tile(id)).not.toMatch(SLIP);
  });

  it('draws nothing for what is no tile', () => {
    expect(tile('writing')).toBe('');
  });

  it('makes a symbol of each tile that is asked for, cut to the hex', () => {
    const made = tileSymbols('map', ['cradle', 'farm']);
    expect([...made.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['map-hex', 'map-cradle', 'map-farm']);
    expect(made.match(/url\(#map-hex\)/g)).toHaveLength(2);
  });
});

describe('signs', () => {
  const named = [
    ...wordsOf('Color').map((color) => `color_${color}`),
    ...wordsOf('Track').flatMap((track) => [`track_${track}`, `cube_${track}`]),
    ...wordsOf('Level').map((level) => `level_${level}`),
    ...['I', 'II', 'III'].map((level) => `structure_${level}`),
    ...wordsOf('Pawn').map((pawn) => `${pawn}_pawn`),
    ...wordsOf('Unit'),
    ...wordsOf('Token'),
    ...wordsOf('Stage'),
    'despotism',
    ...['action', 'expansion', 'production', 'goal'].map((phase) => `phase_${phase}`),
    ...[
      'coin',
      'exhausted_pawn',
      'scholar',
      'village',
      'city',
      'cube',
      'invest',
      'move',
      'move_bonus',
      'discover',
      'research',
      'color_all',
      'track_any',
    ],
    ...[
      'leader',
      'government',
      'goal',
      'vp',
      'production',
      'exchange',
      'action_pawn',
      'action_space',
      'first_player',
      'round',
      'last_round',
      'private_technology',
      'strength',
    ],
  ];

  it('has every word of the game', () => {
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !sign(name))).toEqual([]);
  });

  it('has no two alike', () => {
    expect(new Set(SIGN_NAMES.map((name) => sign(name))).size).toBe(SIGN_NAMES.length);
  });

  it.each(SIGN_NAMES)('draws %s without a slip of the pen', (name) => {
    expect(sign(name)).toMatch(/^<(path|circle|rect|g|ellipse)/);
    expect(sign(name)).not.toMatch(SLIP);
  });

  it('tells technology colours by their outline too', () => {
    expect(COLORS).toEqual(wordsOf('Color'));
    const outlines = COLORS.map((color) => /^<path d="([^"]+)"/.exec(sign(`color_${color}`))?.[1]);
    expect(new Set(outlines).size).toBe(4);
  });

  it('has one for every kind of effect', () => {
    const kinds = [...read('vocabulary.py').matchAll(/\btag="(\w+)"/g)].map(([, kind]) => kind ?? '');
    expect(kinds.length).toBeGreaterThan(20);
    expect(Object.keys(EFFECT_SIGNS).sort()).toEqual([...new Set(kinds)].sort());
    expect(Object.values(EFFECT_SIGNS).filter((name) => !sign(name))).toEqual([]);
  });

  it.each(['settler', 'soldier', 'coin', 'strength', 'vp'])('writes a figure on %s', (name) => {
    expect(carriesFigure(name)).toBe(true);
    const drawn = [...Array(10).keys()].map((figure) => sign(name, figure));
    expect(new Set(drawn).size).toBe(10);
    expect(sign(name, 12).split('<path').length).toBe(sign(name, 1).split('<path').length + 1);
    expect(drawn.filter((one) => one.includes('<text') || one.includes('d=""'))).toEqual([]); // letters would be read aloud
  });

  it('draws nothing for a name that it does not know', () => {
    expect(sign('unheard_of')).toBe('');
  });
});
