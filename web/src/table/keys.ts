/** What keys mean at the table. Letters do nothing while something is typed, a window is open, or when switched off. */

export type KeyCommand =
  | 'undo'
  | 'redo'
  | 'end'
  | 'hint'
  | 'why'
  | 'board'
  | 'answers'
  | 'type'
  | 'log'
  | 'chat'
  | 'rules'
  | 'settings'
  | 'skip'
  | 'help'
  | 'back';

const LETTERS: Record<string, KeyCommand> = {
  z: 'undo',
  y: 'redo',
  e: 'end',
  h: 'hint',
  w: 'why',
  b: 'board',
  a: 'answers',
  l: 'log',
  c: 'chat',
  r: 'rules',
  s: 'settings',
  n: 'skip',
};

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The command of a key, or the number of an answer, counted from 0. */
export function commandOf(event: Pressed, letters: boolean): KeyCommand | number | null {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (event.altKey) return null;
    return key === 'z' ? 'undo' : key === 'y' ? 'redo' : null;
  }
  if (event.altKey) return null;
  if (key === 'escape') return 'back';
  if (!letters) return null;
  if (key === '?') return 'help';
  if (key === '/') return 'type';
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return LETTERS[key] ?? null;
}

/** Whether a key press belongs to what has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}

/** Back from a field to the table's keys. A search is emptied first, as browsers have it. */
export function leaveField(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement)) return;
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value) return;
  target.blur();
}
