import { narrow, wordsOf } from '../lib/narrow';
import type { Choice } from '../lib/protocol';
import type { Words } from '../lib/words';

/** What a verb means, whatever piece it will be about: its answers with what they differ in left open. */
export function verbText(words: Words, choices: readonly Choice[]): string {
  const [first, ...others] = choices;
  if (!first) return '';
  const isShared = (name: string, value: unknown) => others.length > 0 && others.every(({ args }) => args?.[name] === value);
  const open = Object.entries(first.args ?? {}).map(([name, value]) => [name, isShared(name, value) ? value : '…'] as const);
  return words.say(first.message, Object.fromEntries(open));
}

/** What was pointed at so far: pieces by their names, verbs as the answers that begin with them say it. */
export function chosenNames(words: Words, choices: readonly Choice[], chosen: readonly string[]): string {
  const left = narrow(choices, chosen);
  const named = (word: string) => {
    const begun = words.knows(word) ? [] : left.filter((choice) => wordsOf(choice.key)[0] === word);
    return begun.length ? verbText(words, begun) : words.name(word);
  };
  return chosen.map(named).join(', ');
}
