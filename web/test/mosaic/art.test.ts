/** Every card, tile, good and Pillar is drawn, no two alike, and from the pencil box only. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PICTURES, picture } from '../../src/games/mosaic/art/pictures';
import { sign } from '../../src/games/mosaic/art/signs';
import { PILLARS, RESOURCES, TRACKS, UNITS, BUILDINGS } from '../../src/games/mosaic/view';
import { idsOf } from './data';

const DRAWN = [
  ...idsOf('technologies.yaml', 'technologies'),
  ...idsOf('decks.yaml', 'build_cards'),
  ...idsOf('leaders.yaml', 'leaders'),
  ...['wonders', 'golden_ages', 'achievements', 'governments'].flatMap((section) => idsOf('tiles.yaml', section)),
];
/** Decks whose cards share a picture. */
const SHARED = ['population', 'tax', 'tariff', 'scoring'];

const HOME = new URL('../../src/games/mosaic', import.meta.url).pathname;
const CODE = ['art', 'cards', 'civ', 'draft', 'offers']
  .flatMap((folder) => readdirSync(join(HOME, folder), { encoding: 'utf8' }).map((name) => join(HOME, folder, name)))
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

describe('pictures', () => {
  it('has one for every card and tile, and no other', () => {
    expect(DRAWN.length).toBeGreaterThan(130);
    expect(Object.keys(PICTURES).sort()).toEqual([...DRAWN, ...SHARED].sort());
  });

  it('has no two alike', () => {
    expect(new Set(Object.values(PICTURES)).size).toBe(Object.keys(PICTURES).length);
  });

  it.each(Object.keys(PICTURES))('draws %s without a slip of the pen', (id) => {
    expect(picture(id)).not.toMatch(/undefined|NaN|="none"(?! stroke)|d=""|<g [^>]*><\/g>|scale\([^\d.]/);
  });

  it('draws a star for what a data pack adds', () => {
    expect(picture('unheard_of')).toContain('scale(3)');
  });
});

describe('signs', () => {
  const named = [
    ...PILLARS.map((pillar) => `pillar_${pillar}`),
    ...RESOURCES,
    ...TRACKS.map((track) => `production_${track}`),
    ...UNITS,
    ...BUILDINGS,
    ...idsOf('map.yaml', 'trade_goods'),
    'universal_good',
  ];

  it.each(named)('draws %s', (name) => {
    expect(sign(name)).toMatch(/^<(path|circle|rect|g|ellipse)/);
  });

  it('differ from each other', () => {
    expect(new Set(named.map(sign)).size).toBe(named.length);
  });

  it('tells Pillars by their outline too', () => {
    const outlines = PILLARS.map((pillar) => /^<path d="([^"]+)"/.exec(sign(`pillar_${pillar}`))?.[1]);
    expect(new Set(outlines).size).toBe(PILLARS.length);
  });

  it('draws every sign that the parts name', () => {
    const used = [...CODE.matchAll(/<Sign name="([a-z_]+)"/g), ...CODE.matchAll(/\bsign\('([a-z_]+)'\)/g)].map(([, name]) => name ?? '');
    expect(used.length).toBeGreaterThan(30);
    expect(used.filter((name) => !sign(name))).toEqual([]);
  });

  it('draws nothing for a name that it does not know', () => {
    expect(sign('unheard_of')).toBe('');
  });
});
