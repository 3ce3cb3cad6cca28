/**
 * Narrowing: every answer names the pieces it concerns (docs/decisions/0004), so pointing at pieces leaves fewer and
 * fewer answers until one is left.
 */
import type { Choice } from './protocol';

/** The words of an answer's key: `invest:monastery` concerns `invest` and `monastery`, `iron+wood` both materials. */
export function wordsOf(key: string): string[] {
  return key.split(/[:+]/);
}

/** All that an answer concerns: the words of its key, and the pieces that it leads to. */
export function piecesOf(choice: Choice): string[] {
  return [...wordsOf(choice.key), ...(choice.targets ?? [])];
}

const isNumber = (word: string) => /^\d+$/.test(word);

/** Answers that concern everything pointed at. */
export function narrow(choices: readonly Choice[], chosen: readonly string[]): Choice[] {
  return choices.filter((choice) => {
    const pieces = piecesOf(choice);
    return chosen.every((word) => pieces.includes(word));
  });
}

/** Everything that can be pointed at to narrow further. Numbers are no pieces. */
export function litBy(choices: readonly Choice[], chosen: readonly string[]): Set<string> {
  const words = narrow(choices, chosen).flatMap(piecesOf);
  return new Set(words.filter((word) => !isNumber(word)));
}

/** Point at a piece: chosen ones are let go, others are added; what no longer fits together is let go too. */
export function point(choices: readonly Choice[], chosen: readonly string[], word: string): string[] {
  if (chosen.includes(word)) return chosen.filter((other) => other !== word);
  const more = [...chosen, word];
  return narrow(choices, more).length ? more : [word];
}

/** The answer that means exactly what was pointed at: for sets, of which a larger one may also be meant. */
export function exactly(choices: readonly Choice[], chosen: readonly string[]): Choice | null {
  if (!chosen.length) return choices.find((choice) => choice.key === 'none') ?? null;
  const same = (words: string[]) => words.length === chosen.length && chosen.every((word) => words.includes(word));
  return choices.find((choice) => same(wordsOf(choice.key))) ?? null;
}

/**
 * The piece that an answer is about: one that there is something to read about, be it in the answer or, where that is a
 * number or a yes, in its question; else a place or a player.
 */
export function subjectOf(
  key: string,
  about: Readonly<Record<string, unknown>>,
  isTold: (word: string) => boolean,
  isPlace: (word: string) => boolean,
): string | null {
  const words = wordsOf(key);
  const asked = Object.values(about).filter((fact) => typeof fact === 'string');
  return words.find(isTold) ?? words.find(isPlace) ?? asked.find(isTold) ?? null;
}

export interface Group {
  /** The first word of its answers. */
  verb: string;
  choices: Choice[];
}

/** Answers by their first word, in the order they were given. */
export function groups(choices: readonly Choice[]): Group[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const verb = wordsOf(choice.key)[0] ?? '';
    found.set(verb, [...(found.get(verb) ?? []), choice]);
  }
  return [...found].map(([verb, members]) => ({ verb, choices: members }));
}

/** Whether a question asks for a number only. */
export function isCount(choices: readonly Choice[]): boolean {
  return choices.length > 1 && choices.every((choice) => isNumber(choice.key));
}
