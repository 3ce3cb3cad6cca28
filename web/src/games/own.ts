/** A board's own words, in the language of the game's: text/*.ftl of its folder, read once for each language. */

import { Words, type Language } from '../lib/words';

type Naming = Parameters<Words['about']>[0];

export function ownWords(sources: Record<Language, string>) {
  const read = new Map<Language, Words>();
  return (language: Language, names: Naming, seats: readonly { name: string }[]): Words => {
    const words = read.get(language) ?? Words.of(language, sources[language]);
    read.set(language, words);
    return words.about(names).among(seats.map((seat) => seat.name));
  };
}
