import { readable, type Words } from '../../lib/words';

/** A named value of a view; without a name it is what a seat holds. */
export interface Field {
  name: string;
  value: unknown;
}

/** A view sorted for drawing: single values, things that all share, and what lies before each seat. */
export interface Layout {
  facts: Field[];
  shared: Field[];
  areas: Field[][];
}

/** A list of this name has one entry for every seat, whatever its entries are: the kernel counts seats by it. */
const PLAYERS = 'players';
/** Points are drawn apart from the rest. */
const POINTS = ['score', 'scores'];

export function layoutOf(view: unknown, seats: number): Layout {
  const layout: Layout = { facts: [], shared: [], areas: Array.from({ length: seats }, () => []) };
  for (const field of fieldsOf(open(view))) {
    if (POINTS.includes(field.name) || isEmpty(field.value)) continue;
    if (isPerSeat(field, seats)) field.value.forEach((item, seat) => layout.areas[seat]?.push(...within(item)));
    else if (isBranch(field.value)) layout.shared.push(field);
    else layout.facts.push(field);
  }
  return layout;
}

/** The kernel's view of a game without secrets holds the state under `table`. */
function open(view: unknown): unknown {
  if (!isBranch(view) || !('table' in view)) return view;
  const { table, ...rest } = view;
  return isBranch(table) && !Array.isArray(table) ? { ...table, ...rest } : view;
}

function fieldsOf(value: unknown): Field[] {
  if (!isBranch(value)) return [];
  return Object.entries(value).map(([name, field]: [string, unknown]) => ({ name, value: field }));
}

/** What an entry of a list by seats says of its seat. */
function within(item: unknown): Field[] {
  if (!isBranch(item) || Array.isArray(item)) return [{ name: '', value: item }];
  return fieldsOf(item).filter(({ name, value }) => !POINTS.includes(name) && !isEmpty(value));
}

function isPerSeat(field: Field, seats: number): field is { name: string; value: unknown[] } {
  const { name, value } = field;
  if (!Array.isArray(value) || value.length !== seats) return false;
  return name === PLAYERS || value.every((item) => isBranch(item) && !Array.isArray(item));
}

/** Lists and groups of things get a place of their own. */
export function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** What a field of a view is called. */
export function labelOf(words: Words, name: string): string {
  if (!name) return words.say('ui-plain-holds');
  return words.maybe(`term-${name}`) ?? (words.knows(name) ? words.name(name) : readable(name));
}

export function isPiece(words: Words, value: unknown): value is string {
  return typeof value === 'string' && words.knows(value);
}

export function isEmpty(value: unknown): boolean {
  return isBranch(value) && Object.keys(value).length === 0;
}
