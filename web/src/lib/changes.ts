/**
 * Which pieces stand differently than before, in any game: a piece is described by everything the view says next to its
 * id, and has changed if that differs.
 */

type Standing = Map<string, string[]>;

/**
 * The pieces whose standing differs between two views; `isPiece` tells ids of pieces from other words. Where it differs
 * in the area of a seat, so does `seat1:piece`: everybody may have one like it.
 */
export function changedPieces(before: unknown, after: unknown, isPiece: (word: string) => boolean): Set<string> {
  const old = standings(before, isPiece);
  const now = standings(after, isPiece);
  const changed = new Set<string>();
  for (const [piece, places] of now) {
    const before = old.get(piece) ?? [];
    if (describe(places) === describe(before)) continue;
    changed.add(piece);
    for (const area of new Set([...places, ...before].map(areaOf))) {
      const within = (some: string[]) => describe(some.filter((place) => areaOf(place) === area));
      if (area >= 0 && within(places) !== within(before)) changed.add(`seat${area + 1}:${piece}`);
    }
  }
  return changed;
}

/** The seat in whose area a place is: areas are the lists of the view that are indexed by seats. -1: nobody's. */
function areaOf(place: string): number {
  return Number(/^\.\w+\[(\d+)\]/.exec(place)?.[1] ?? -1);
}

function describe(places: string[]): string {
  return places.slice().sort().join('\n');
}

function standings(view: unknown, isPiece: (word: string) => boolean): Standing {
  const found: Standing = new Map();
  const note = (piece: string, place: string) => found.set(piece, [...(found.get(piece) ?? []), place]);
  walk(view, '', isPiece, note);
  return found;
}

type Note = (piece: string, place: string) => void;

function walk(value: unknown, path: string, isPiece: (word: string) => boolean, note: Note): void {
  if (typeof value === 'string') {
    if (isPiece(value)) note(value, path);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => walk(item, placeOf(path, item, index, isPiece), isPiece, note));
  } else if (value && typeof value === 'object') {
    walkFields(value as Record<string, unknown>, path, isPiece, note);
  }
}

function walkFields(fields: Record<string, unknown>, path: string, isPiece: (word: string) => boolean, note: Note): void {
  const facts = Object.entries(fields).filter(([, field]) => typeof field === 'number' || typeof field === 'boolean');
  const beside = facts.map(([name, fact]) => `${name}=${String(fact)}`).join(' ');
  for (const [name, field] of Object.entries(fields)) {
    if (typeof field === 'string' && isPiece(field)) note(field, `${path}.${name} ${beside}`);
    else if (isPiece(name) && (typeof field === 'number' || typeof field === 'boolean')) continue;
    else walk(field, `${path}.${name}`, isPiece, note);
  }
}

/** Where something lies in a list matters for whole areas (a seat's), not for single pieces, which shift along. */
function placeOf(path: string, item: unknown, index: number, isPiece: (word: string) => boolean): string {
  const single = typeof item === 'string' || (isFields(item) && Object.values(item).some((field) => isId(field, isPiece)));
  return single ? `${path}[]` : `${path}[${index}]`;
}

function isFields(item: unknown): item is Record<string, unknown> {
  return typeof item === 'object' && item !== null && !Array.isArray(item);
}

function isId(field: unknown, isPiece: (word: string) => boolean): boolean {
  return typeof field === 'string' && isPiece(field);
}
