/**
 * The numbers that an answer would change, in words: those of the whole table, and those of each seat. What lies deeper
 * (cards in a row, piles) is the board's to show.
 */
import type { Words } from '../lib/words';

export interface PreviewLine {
  path: string;
  /** Whose number it is; empty for the table's. */
  whose: string;
  what: string;
  before: number;
  after: number;
}

export function previewLines(words: Words, view: unknown, changes: Record<string, unknown>, seats: number): PreviewLine[] {
  const lines = Object.entries(changes).flatMap(([path, after]) => {
    const before = valueAt(view, path);
    const label = labelOf(words, view, path, seats);
    return typeof before === 'number' && typeof after === 'number' && label ? [{ path, ...label, before, after }] : [];
  });
  return bySeat([...lines, ...scoreLines(words, view, changes, seats)]);
}

/** What concerns one seat stands together, in the order the seats come up. */
function bySeat(lines: PreviewLine[]): PreviewLine[] {
  const order = [...new Set(lines.map((line) => line.whose))];
  return order.flatMap((whose) => lines.filter((line) => line.whose === whose));
}

export function valueAt(view: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  }, view);
}

/** `supply`, `civilizations.0.tokens`, `civilizations.0.icons.culture`: what, and whose. Null for anything else. */
function labelOf(words: Words, view: unknown, path: string, seats: number): Pick<PreviewLine, 'whose' | 'what'> | null {
  const [list = '', seat, ...rest] = path.split('.');
  if (seat === undefined) return labelled('', termOf(words, list) ?? pieceOf(words, list));
  const whole = valueAt(view, list);
  if (!Array.isArray(whole) || whole.length !== seats || !rest.length || rest.length > 2 || rest[0] === 'score') return null;
  const name = rest.at(-1) ?? '';
  // Inside a table of pieces (`icons.attack`) the piece is meant, not what the game else calls by that word.
  const [term, piece] = [termOf(words, name), pieceOf(words, name)];
  return labelled(words.seat(Number(seat)), rest.length > 1 ? (piece ?? term) : (term ?? piece));
}

const labelled = (whose: string, what: string | null) => (what === null ? null : { whose, what });
const termOf = (words: Words, name: string) => words.maybe(`term-${name}`);
const pieceOf = (words: Words, name: string) => (words.knows(name) ? words.name(name) : null);

/** Points are told by seat, all sources together. */
function scoreLines(words: Words, view: unknown, changes: Record<string, unknown>, seats: number): PreviewLine[] {
  const changed = Object.keys(changes).flatMap((path) => /^(\w+\.(\d+)\.score)\./.exec(path)?.slice(1, 3).join(' ') ?? []);
  return [...new Set(changed)].flatMap((found) => {
    const [path = '', seat = '0'] = found.split(' ');
    const list = valueAt(view, path.split('.')[0] ?? '');
    const label = words.maybe('term-score');
    if (!Array.isArray(list) || list.length !== seats || !label) return [];
    const now = { ...(valueAt(view, path) as Record<string, number>) };
    const then = { ...now };
    for (const [place, value] of Object.entries(changes)) {
      if (place.startsWith(`${path}.`)) then[place.slice(path.length + 1)] = typeof value === 'number' ? value : 0;
    }
    return [{ path, whose: words.seat(Number(seat)), what: label, before: total(now), after: total(then) }];
  });
}

function total(score: Record<string, number>): number {
  return Object.values(score).reduce((sum, points) => sum + points, 0);
}
