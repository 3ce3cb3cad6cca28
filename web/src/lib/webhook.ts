import type { Called } from './api';
import type { Words } from './words';

/** Whether the server would call this address, as far as can be seen without asking it. */
export function callable(address: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(address)) return false;
  try {
    const url = new URL(address);
    return /^https?:$/.test(url.protocol) && url.hostname !== '' && !url.username && !url.password;
  } catch {
    return false;
  }
}

/** What came of a call, in words. */
export function calledText(words: Words, called: Called): string {
  return words.say(`ui-hook-${called.result}`, { status: called.status });
}
