/** The game's data files as far as these tests need them: entries of a section with what stands in their lines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DATA = new URL('../../../src/pentapolis/games/mosaic/data', import.meta.url).pathname;

/** Ids of the entries of a section, in their order. */
export function idsOf(file: string, section: string): string[] {
  const lines = readFileSync(join(DATA, file), 'utf8').split('\n');
  const start = lines.indexOf(`${section}:`) + 1;
  if (!start) throw new Error(`${file} has no section ${section}`);
  const rest = lines.slice(start);
  const end = rest.findIndex((line) => /^[a-z]/.test(line));
  return (end < 0 ? rest : rest.slice(0, end)).flatMap((line) => /^- (?:\{)?id: (\w+)/.exec(line)?.[1] ?? []);
}

/** Every value that a word has anywhere in the data: `valuesOf('kind')`. */
export function valuesOf(file: string, word: string): string[] {
  const source = readFileSync(join(DATA, file), 'utf8');
  return [...new Set([...source.matchAll(new RegExp(`\\b${word}: (\\w+)`, 'g'))].map(([, value]) => value ?? ''))];
}
