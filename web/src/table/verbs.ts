import { narrow, wordsOf } from '../lib/narrow';
import type { Choice } from '../lib/protocol';
import type { Words } from '../lib/words';

/** What a verb means, whatever piece it will be about: an answer with its pieces left open. */
export function verbText(words: Words, choice: Choice): string {
  const open = Object.keys(choice.args ?? {}).map((name) => [name, '…'] as const);
  return words.say(choice.message, Object.fromEntries(open));
}

/** What was pointed at so far: pieces by their names, verbs as the answers that begin with them say it. */
export function chosenNames(words: Words, choices: readonly Choice[], chosen: readonly string[]): string {
  const left = narrow(choices, chosen);
  const named = (word: string) => {
    const begun = words.knows(word) ? undefined : left.find((choice) => wordsOf(choice.key)[0] === word);
    return begun ? verbText(words, begun) : words.name(word);
  };
  return chosen.map(named).join(', ');
}
