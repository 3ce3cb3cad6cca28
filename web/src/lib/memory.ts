/** What the browser keeps between visits. A full or forbidden store is no reason to stop. */
const PREFIX = 'pentapolis.';

export function recall<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    forgetOldest();
  }
}

function forgetOldest(): void {
  try {
    const places = Object.keys(localStorage).filter((name) => name.startsWith(`${PREFIX}place.`));
    for (const name of places) localStorage.removeItem(name);
  } catch {
    // Nothing is kept, then.
  }
}
