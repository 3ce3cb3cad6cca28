/** Every module, site, material, card and tile is drawn, no two alike, and without a slip of the pen. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carriesFigure, die, sign, SIGN_NAMES } from '../../src/games/civolution/art/signs';
import { typeOfMaterial } from '../../src/games/civolution/art/signs/lands';
import { TEXTURES, textures } from '../../src/games/civolution/art/terrain';
import { KNOWN_EFFECTS, KNOWN_EVENTS, KNOWN_PASSIVES, KNOWN_REQUIREMENTS } from '../../src/games/civolution/cards/gist';
import { TILES } from '../../src/games/civolution/continent/tiles';
import { CARD_TYPES, CATEGORIES, FEATURES, PHASES, TRACKS, TYPES, WEATHER } from '../../src/games/civolution/view';

const GAME = new URL('../../../src/pentapolis/games/civolution', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(GAME, path), 'utf8');
const VOCABULARY = readdirSync(join(GAME, 'vocabulary')).filter((name) => name.endsWith('.py'));
const words = VOCABULARY.map((name) => read(`vocabulary/${name}`)).join('\n');

/** The words of `Name = Literal[...]`, comments left out. */
function wordsOf(name: string): string[] {
  const found = new RegExp(`^${name} = Literal\\[([^\\]]+)\\]`, 'm').exec(words)?.[1] ?? '';
  return [...found.replaceAll(/#.*/g, '').matchAll(/"([\w:]+)"/g)].map(([, word]) => word ?? '');
}

const tags = (file: string): string[] => [...read(`vocabulary/${file}`).matchAll(/\btag="(\w+)"/g)].map(([, tag]) => tag ?? '');
const SLIP = /undefined|NaN|="none"(?! stroke)|d=""|<g [^>]*><\/g>|scale\([^\d.]/;

describe('signs', () => {
  const named = [
    ...[...TYPES, ...TRACKS, ...FEATURES, ...WEATHER, ...CATEGORIES],
    ...PHASES.map((phase) => `phase_${phase}`),
    ...[...wordsOf('MainModule'), ...FEATURES, 'sleep'].map((module) => `module_${module}`),
    ...wordsOf('SiteKind').map((kind) => `site_${kind}`),
    ...[...wordsOf('Material'), ...wordsOf('Project'), ...wordsOf('Resource'), ...wordsOf('Die')],
    ...[
      'any_track',
      'raw',
      'feature',
      'planning',
      'diamond',
      'vp',
      'site_hidden',
      'goal',
      'income_chip',
      'attribute_chip',
      'tribe',
      'weak',
      'monolith',
      'vici',
    ],
  ];

  it('has every word of the game', () => {
    expect(named.length).toBeGreaterThan(90);
    expect(named.filter((name) => !sign(name))).toEqual([]);
  });

  it('has no two alike, but for what is the same thing', () => {
    const same = new Set(FEATURES.map((feature) => `module_${feature}`)).add('supply');
    const alone = SIGN_NAMES.filter((name) => !same.has(name));
    expect(new Set(alone.map((name) => sign(name))).size).toBe(alone.length);
  });

  it.each(SIGN_NAMES)('draws %s without a slip of the pen', (name) => {
    expect(sign(name)).toMatch(/^<(path|circle|rect|g|ellipse)/);
    expect(sign(name)).not.toMatch(SLIP);
  });

  it('tells the six types of material by their outline, too', () => {
    const outlines = new Map(
      wordsOf('Material').map((material) => [typeOfMaterial(material), /^<[^>]+/.exec(sign(material))?.[0].replace(/fill="[^"]+"/, '')]),
    );
    expect(outlines.size).toBe(6);
    expect(new Set(outlines.values()).size).toBe(6);
  });

  it.each(['vp', 'money', 'stage'])('writes a figure on %s', (name) => {
    expect(carriesFigure(name)).toBe(true);
    const drawn = [...Array(10).keys()].map((figure) => sign(name, figure));
    expect(new Set(drawn).size).toBe(10);
    expect(drawn.filter((one) => one.includes('<text') || one.includes('d=""'))).toEqual([]); // letters would be read aloud
  });

  it('draws nothing for a name that it does not know', () => {
    expect(sign('unheard_of')).toBe('');
  });
});

describe('dice', () => {
  it('shows as many pips as the value, stars on fate dice', () => {
    expect([1, 2, 3, 4, 5, 6].map((value) => die(value).match(/<circle/g)?.length)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([1, 2, 3, 4, 5, 6].map((value) => die(value, 'fate').match(/<g /g)?.length)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(die(7)).not.toContain('<circle');
  });
});

describe('the ground', () => {
  it('has a texture of its own for every type of territory', () => {
    expect(Object.keys(TEXTURES).sort()).toEqual(wordsOf('TerritoryType').sort());
    expect(new Set(Object.values(TEXTURES).map(({ strokes }) => strokes)).size).toBe(7);
    expect(textures('map').match(/<pattern id="map-/g)).toHaveLength(7);
    expect(textures('map')).not.toMatch(SLIP);
  });

  it('has a shape for every tile and territory of the data', () => {
    const ids = [...read('data/continent.yaml').matchAll(/\{?id: ([a-h]_\w+|tile_\w)/g)].map(([, id]) => id ?? '');
    const drawn = Object.values(TILES).flatMap((tile) => [tile.id, ...tile.lands.map(({ id }) => id)]);
    expect(new Set(drawn)).toEqual(new Set(ids));
  });
});

describe('effects in signs', () => {
  it('has one for every kind', () => {
    expect([...KNOWN_EFFECTS].sort()).toEqual(tags('effects.py').sort());
    expect([...KNOWN_EVENTS].sort()).toEqual(wordsOf('TriggerEvent').sort());
    expect([...KNOWN_PASSIVES].sort()).toEqual(
      tags('abilities.py')
        .filter((tag) => !['activity', 'trigger', 'final_point_bonus'].includes(tag))
        .sort(),
    );
    const requirements = tags('costs.py').filter((tag) => KNOWN_REQUIREMENTS.includes(tag));
    expect([...KNOWN_REQUIREMENTS].sort()).toEqual([...new Set(requirements)].sort());
    expect(CARD_TYPES).toEqual(wordsOf('CardType'));
  });
});
