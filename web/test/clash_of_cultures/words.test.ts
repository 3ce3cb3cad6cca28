/** Every word of the board exists in both languages with the same arguments, and every sign is drawn. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { glyph } from '../../src/games/clash_of_cultures/art/glyphs';
import type { ClashContent } from '../../src/games/clash_of_cultures/content';
import { Say } from '../../src/games/clash_of_cultures/say';
import { BUILDINGS, GOODS, UNITS, type ClashView } from '../../src/games/clash_of_cultures/view';
import { Words } from '../../src/lib/words';

const HOME = new URL('../../src/games/clash_of_cultures', import.meta.url).pathname;

function messages(language: string): Map<string, string> {
  const source = readFileSync(join(HOME, 'text', `${language}.ftl`), 'utf8');
  const found = [...source.matchAll(/^(cc-[\w-]+) =((?:.*)(?:\n(?:[ }].*))*)/gm)];
  return new Map(
    found.map(([, id, body]) => [id ?? '', [...new Set([...(body ?? '').matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort().join(' ')]),
  );
}

const CODE = readdirSync(HOME, { encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join(HOME, name), 'utf8'))
  .join('\n');

describe('the words of the board', () => {
  it('are the same in Polish as in English', () => {
    expect([...messages('pl')]).toEqual([...messages('en')]);
  });

  it('has everything that is said', () => {
    const said = [...CODE.matchAll(/\.it\('([a-z-]+)'/g)].map(([, key]) => `cc-${key}`);
    expect(said.length).toBeGreaterThan(40);
    expect(said.filter((key) => !messages('en').has(key))).toEqual([]);
  });

  it('says nothing that nobody asks for', () => {
    const begun = [...CODE.matchAll(/[`']([a-z-]+)(?:\$\{[^}]*\})?[`']/g)].map(([, key]) => key ?? '');
    const unused = [...messages('en').keys()]
      .map((key) => key.slice(3))
      .filter((key) => !begun.some((start) => key === start || (start.endsWith('-') && key.startsWith(start))));
    expect(unused).toEqual([]);
  });
});

describe('a space', () => {
  const names = {
    plain: { en: 'Plain', pl: 'Równina' },
    infantry: { en: 'Infantry', pl: 'Piechota' },
    temple: { en: 'Temple', pl: 'Świątynia' },
  };
  const view = {
    terrain: { d4: 'plain' },
    exhausted: [],
    cities: [{ space: 'd4', owner: 0, mood: 'happy', size: 2, buildings: { temple: 1 }, wonders: [] }],
    units: [{ space: 'd4', owner: 0, counts: { infantry: 2 } }],
  } as unknown as ClashView;
  const say = (language: 'en' | 'pl', me: number) =>
    new Say(Words.of(language, '', names).among(['Ada', 'Bo']), { names } as unknown as ClashContent, me, [
      { name: 'Ada' },
      { name: 'Bo' },
    ]);

  it('is told at a glance to its owner', () => {
    expect(say('en', 0).space(view, 'd4')).toBe('d4, plain; your city, size 2, happy: Temple (Bo); your units: 2 Infantry');
    expect(say('pl', 0).space(view, 'd4')).toBe(
      'd4, równina; twoje Miasto, rozmiar 2, Szczęśliwe: Świątynia (Bo); twoje Jednostki: Piechota × 2',
    );
  });

  it('is told to others by the name of its owner', () => {
    expect(say('en', 1).space(view, 'd4')).toBe('d4, plain; city, size 2, happy (Ada): Temple (you); Ada: 2 Infantry');
  });
});

it('shortens a name by what else it is called', () => {
  const names = { maritime: { en: 'Maritime (Seafaring)', pl: 'Żegluga' } };
  const short = (language: 'en' | 'pl') =>
    new Say(Words.of(language, '', names), { names } as unknown as ClashContent, null).short('maritime');
  expect([short('en'), short('pl')]).toEqual(['Maritime', 'Żegluga']);
});

describe('signs', () => {
  it.each([...GOODS, ...UNITS, ...BUILDINGS, 'settlement', 'captive', 'happy', 'neutral', 'angry'])('draws %s', (name) => {
    expect(glyph(name)).toMatch(/^<(path|circle|rect|g|ellipse)/);
  });

  it('draws every sign that the board names', () => {
    const named = [...CODE.matchAll(/<(?:Glyph|Sign)[^>]*? name="([a-z_]+)"/g)].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !glyph(name))).toEqual([]);
  });
});
