/** Every message that is said exists in both languages with the same arguments; none is kept that nobody says. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/lib/words';

const ROOT = new URL('..', import.meta.url).pathname;
const TEXT = join(ROOT, '../src/pentapolis/server/text');

/** Messages by id, with the names of the arguments they use. */
function messages(language: string, file = 'table.ftl'): Map<string, string> {
  const source = readFileSync(join(TEXT, language, file), 'utf8');
  const found = new Map<string, string>();
  for (const [, id, body] of source.matchAll(/^([a-z][\w-]*) =((?:.*)(?:\n(?:[ }].*|(?=\n[ }])))*)/gm)) {
    const args = [...new Set([...(body ?? '').matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort();
    expect(found.has(id ?? ''), `${id} stands twice in ${language}`).toBe(false);
    found.set(id ?? '', args.join(' '));
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/^games\/(?!plain\/|[^/]+$)/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

const CODE = sources(join(ROOT, 'src')).join('\n');
const ENGLISH = messages('en');

describe('the texts of the table', () => {
  it.each(LANGUAGES)('has the same messages and arguments in %s as in English', (language) => {
    expect([...messages(language)].sort()).toEqual([...ENGLISH].sort());
  });

  it('has every message that is said', () => {
    const said = [...CODE.matchAll(/'((?:ui|failed)-[a-z-]*[a-z])'/g)].map(([, key]) => key ?? '');
    expect(said.length).toBeGreaterThan(200);
    const faults = messages('en', 'errors.ftl');
    expect(said.filter((key) => !ENGLISH.has(key) && !faults.has(key))).toEqual([]);
  });

  it('has no message that nobody says', () => {
    const patterns = [...CODE.matchAll(/`(ui-[^`]*\$\{[^`]*)`/g)].map(
      ([, template]) => new RegExp(`^${(template ?? '').replace(/\$\{[^}]*\}/g, '[a-z]+')}$`),
    );
    const idle = [...ENGLISH.keys()].filter((key) => !CODE.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)));
    expect(idle).toEqual([]);
  });
});
