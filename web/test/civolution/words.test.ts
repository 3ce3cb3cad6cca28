/** Every word of the board exists in both languages with the same arguments, and none is kept that nobody says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const HOME = new URL('../../src/games/civolution', import.meta.url).pathname;

function messages(language: string): Map<string, string> {
  const source = readFileSync(join(HOME, 'text', `${language}.ftl`), 'utf8');
  const found = [...source.matchAll(/^(cv-[\w-]+) =((?:.*)(?:\n(?:[ }].*))*)/gm)];
  const args = (body: string) => [...new Set([...body.matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort().join(' ');
  return new Map(found.map(([, id, body]) => [id ?? '', args(body ?? '')]));
}

const CODE = readdirSync(HOME, { encoding: 'utf8', recursive: true })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(join(HOME, name), 'utf8'))
  .join('\n');

describe('the words of the board', () => {
  it('are the same in Polish as in English', () => {
    expect([...messages('pl')]).toEqual([...messages('en')]);
  });

  it('has everything that is said', () => {
    const said = [...CODE.matchAll(/\.it\('([a-z_-]+)'/g)].map(([, key]) => `cv-${key}`);
    expect(said.length).toBeGreaterThan(40);
    expect(said.filter((key) => !messages('en').has(key))).toEqual([]);
  });

  it('says nothing that nobody asks for', () => {
    const begun = [...CODE.matchAll(/[`']([a-z_-]+)(?:\$\{[^}]*\})?[`']/g)].map(([, key]) => key ?? '');
    const asked = (key: string) => begun.some((start) => key === start || (start.endsWith('-') && key.startsWith(start)));
    expect([...messages('en').keys()].map((key) => key.slice(3)).filter((key) => !asked(key))).toEqual([]);
  });
});
