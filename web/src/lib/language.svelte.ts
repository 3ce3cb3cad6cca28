import { app } from './app.svelte.ts';
import { wordsOfGame } from './library';
import { settings } from './settings.svelte.ts';
import type { Words } from './words';

/** Something on the screen that has words of a game. */
interface Told {
  match: { game: string };
  /** Say everything anew. */
  rename: () => void;
}

/** The language can be changed in the middle of a game: its words are brought, and everything is said anew. */
export function followLanguage(current: () => Told | null, words: () => Words | null, take: (found: Words) => void): void {
  $effect(() => {
    const { language } = settings;
    const told = current();
    if (!told || words()?.language === language) return;
    void wordsOfGame(told.match.game, language).then(
      (found) => {
        take(found);
        told.rename();
      },
      (error: unknown) => app.complain(error),
    );
  });
}
