/**
 * What can be typed: answers in the notation of records (`invest:monastery`) or in plain words (`invest great wall`,
 * `inwestycja wielki mur`), their numbers, and orders (`undo`, `why snipe monastery`).
 */
import type { Choice } from './protocol';

export type Order = 'undo' | 'redo' | 'end' | 'hint' | 'help' | 'log' | 'rules';

export type Command =
  | { kind: 'answer'; key: string }
  | { kind: 'why'; key: string }
  | { kind: 'order'; order: Order; rest: string }
  | { kind: 'several'; keys: string[] }
  /** No answer that is possible now, yet it may be one of the game: the keys it could have, and the piece it names. */
  | { kind: 'refused'; piece: string; keys: string[] }
  | { kind: 'unknown' };

const ORDERS: Record<string, Order> = {
  undo: 'undo',
  cofnij: 'undo',
  redo: 'redo',
  ponow: 'redo',
  end: 'end',
  koniec: 'end',
  hint: 'hint',
  podpowiedz: 'hint',
  help: 'help',
  pomoc: 'help',
  log: 'log',
  dziennik: 'log',
  rules: 'rules',
  zasady: 'rules',
};
const WHY = ['why', 'dlaczego', 'czemu'];

export interface Vocabulary {
  choices: readonly Choice[];
  /** The words of an answer as people read them. */
  say: (choice: Choice) => string;
  /** Everything a word of a key is called: its id and its names. */
  names: (word: string) => string[];
  /** All ids of pieces, for answers that are not possible now. */
  pieces: readonly string[];
}

export function readCommand(typed: string, vocabulary: Vocabulary): Command {
  const words = simple(typed).split(' ');
  const [first = '', ...rest] = words;
  if (!first) return { kind: 'unknown' };
  const answers = findAnswers(typed, vocabulary);
  if (answers.length === 1) return { kind: 'answer', key: answers[0] as string };
  if (answers.length > 1) return { kind: 'several', keys: answers };
  if (WHY.includes(first)) return { kind: 'why', key: keyFor(rest.join(' '), typed, vocabulary) };
  const order = ORDERS[first];
  if (order) return { kind: 'order', order, rest: rest.join(' ') };
  return readRefused(typed, vocabulary);
}

const NOTATION = /^\w+(?:[:+]\w+)*$/;

/** An answer that is not among the possible ones: in the notation of records, or in words that end with a piece. */
function readRefused(typed: string, vocabulary: Vocabulary): Command {
  const written = typed.trim().toLowerCase();
  const words = simple(typed).split(' ');
  for (const [start] of words.entries()) {
    const piece = pieceCalled(words.slice(start).join(' '), vocabulary);
    if (!piece) continue;
    const verbs = verbsCalled(words.slice(0, start), vocabulary);
    return { kind: 'refused', piece, keys: written.includes(':') ? [written] : verbs.map((verb) => `${verb}:${piece}`) };
  }
  if (!NOTATION.test(written)) return { kind: 'unknown' };
  return { kind: 'refused', piece: written.split(':').at(-1) ?? '', keys: [written] };
}

/** The verbs of the possible answers that are called so, or else the words themselves; none where there are none. */
function verbsCalled(words: readonly string[], vocabulary: Vocabulary): string[] {
  if (!words.length) return [];
  const wanted = words.join(' ');
  const verbs = vocabulary.choices
    .filter((choice) => {
      const [verb = '', ...named] = choice.key.split(':');
      const said = simple(vocabulary.say(choice));
      const others = named.flatMap((word) => vocabulary.names(word).map(simple));
      const bare = others.map((name) => said.replace(name, '').trim());
      return [...vocabulary.names(verb).map(simple), ...bare].includes(wanted);
    })
    .map((choice) => choice.key.split(':')[0] ?? '');
  return verbs.length ? [...new Set(verbs)] : [words.join('_')];
}

function findAnswers(typed: string, vocabulary: Vocabulary): string[] {
  const { choices } = vocabulary;
  const wanted = simple(typed);
  const exact = choices.find((choice) => choice.key === typed.trim().toLowerCase());
  if (exact) return [exact.key];
  const called = choices.filter((choice) => callings(choice, vocabulary).includes(wanted));
  if (called.length) return called.map((choice) => choice.key);
  return choices.filter((choice) => begins(wanted, callings(choice, vocabulary))).map((choice) => choice.key);
}

/** Everything an answer can be called. */
function callings(choice: Choice, vocabulary: Vocabulary): string[] {
  const parts = choice.key.split(':').map((word) => vocabulary.names(word).map(simple));
  const phrases = parts.reduce<string[]>(
    (phrases, names) => phrases.flatMap((phrase) => names.map((name) => `${phrase} ${name}`.trim())),
    [''],
  );
  return [...phrases, simple(vocabulary.say(choice))];
}

function begins(wanted: string, callings: string[]): boolean {
  const words = wanted.split(' ');
  return callings.some((name) => words.every((word) => name.split(' ').some((part) => part.startsWith(word))));
}

/** The key that a question "why not" is about: the verb, and the piece that the rest names. */
function keyFor(rest: string, typed: string, vocabulary: Vocabulary): string {
  const written = typed.trim().split(/\s+/).slice(1).join(' ');
  if (written.includes(':')) return written.toLowerCase();
  const [verb = '', ...named] = rest.split(' ');
  const piece = pieceCalled(named.join(' '), vocabulary) ?? pieceCalled(rest, vocabulary);
  if (!piece) return rest.replaceAll(' ', ':');
  return pieceCalled(rest, vocabulary) ? piece : `${verb}:${piece}`;
}

export function pieceCalled(name: string, vocabulary: Pick<Vocabulary, 'names' | 'pieces'>): string | null {
  const wanted = simple(name);
  if (!wanted) return null;
  return vocabulary.pieces.find((piece) => vocabulary.names(piece).some((other) => simple(other) === wanted)) ?? null;
}

/** Lower case, without accents, hyphens and underscores: the mirror of the command line's `simple`. */
export function simple(words: string): string {
  return words
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[_:+…-]/g, ' ')
    .trim()
    .split(/\s+/)
    .join(' ');
}
