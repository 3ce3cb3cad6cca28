import { readable, type Words } from '../../lib/words';

/** Lists and groups of things get a place of their own. */
export function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** What a field of a view is called. */
export function labelOf(words: Words, name: string): string {
  return words.maybe(`term-${name}`) ?? (words.knows(name) ? words.name(name) : readable(name));
}

export function isPiece(words: Words, value: unknown): value is string {
  return typeof value === 'string' && words.knows(value);
}

/** A list with one entry for every seat: what lies before each of them. */
export function isAreas(value: unknown, seats: number): value is object[] {
  return (
    Array.isArray(value) && value.length === seats && value.every((item) => isBranch(item) && !Array.isArray(item))
  );
}

export function isEmpty(value: unknown): boolean {
  return isBranch(value) && Object.keys(value).length === 0;
}
