/**
 * The view after an answer, as it was foreseen: what an answer surely does is shown while the server is still hearing of
 * it.
 */

type Fields = Record<string, unknown>;

const isTree = (value: unknown): value is Fields | unknown[] => typeof value === 'object' && value !== null;

/**
 * The view with all changes carried out (paths to new values, null for what is gone), or null where that cannot be told
 * for sure: a thing that appears must have the same parts as those it lies with, for empty parts have no path.
 */
export function foreseenView(view: unknown, changes: Record<string, unknown>): unknown {
  const copy: unknown = structuredClone(view);
  for (const [path, value] of Object.entries(changes)) {
    if (!put(copy, path.split('.'), value)) return null;
  }
  const shaped = prune(copy);
  return alike(shaped, view) ? shaped : null;
}

/** Set or take away one place; false where there is no way to it. */
function put(tree: unknown, path: string[], value: unknown): boolean {
  const [name = '', ...rest] = path;
  if (!isTree(tree)) return false;
  const fields = tree as Fields;
  if (!rest.length) {
    if (value === null) delete fields[name];
    else fields[name] = value;
    return true;
  }
  if (!(name in fields)) {
    if (value === null) return true; // gone with what it lay in
    fields[name] = /^\d+$/.test(rest[0] ?? '') ? [] : {};
  }
  return put(fields[name], rest, value);
}

/** Lists without what was taken out of them. */
function prune(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prune).filter((item) => item !== undefined && !isHollow(item));
  if (!isTree(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, prune(part)]));
}

const isHollow = (value: unknown) => isTree(value) && !Array.isArray(value) && Object.keys(value).length === 0;

/** Whether things in the same list have the same parts as before. */
function alike(after: unknown, before: unknown): boolean {
  if (Array.isArray(after)) {
    const parts = new Set(after.filter(isTree).map((item) => Object.keys(item).sort().join()));
    const known = Array.isArray(before) ? before : [];
    const model = known.find(isTree);
    const same = !parts.size || (model ? [...parts].every((part) => fits(part, known)) : false);
    return same && after.every((item, index) => alike(item, known[index] ?? model));
  }
  if (!isTree(after)) return true;
  const fields = (isTree(before) ? before : {}) as Fields;
  // A part that is missing may be gone or empty: nobody knows.
  return Object.keys(fields).every((name) => name in after) && Object.entries(after).every(([name, part]) => alike(part, fields[name]));
}

const fits = (part: string, known: unknown[]) => known.some((item) => isTree(item) && Object.keys(item).sort().join() === part);
