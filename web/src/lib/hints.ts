/** Reasons of bots in words: the mirror of `bots/reasons.py`. */
import type { Advised, Question, ReasonLine } from './protocol';
import type { Language, Words } from './words';

/** Who thinks about hints, as long as the server has not said. */
export const ADVISER = 'search';

const MOST = 4;

/** The most important reasons in one line; things of the same name are told once. */
export function reasonsText(words: Words, reasons: readonly ReasonLine[]): string {
  const told = reasons.flatMap((reason) => reasonText(words, reason) ?? []);
  const text = [...new Set(told)].slice(0, MOST).join(', ');
  if (!text) return words.say('reason-none');
  return reasons[0]?.later ? words.say('reason-later', { reasons: text }) : text;
}

function reasonText(words: Words, { field, what, change }: ReasonLine): string | null {
  const name = what === '' ? '' : nameOf(words, field, what);
  if (name === null) return null;
  const sign = change > 0 ? 'plus' : 'minus';
  return words.maybe(`reason-${field}`, { what: name, change: signed(change, words.language), sign });
}

function nameOf(words: Words, field: string, what: string): string | null {
  const term = words.maybe(`${field === 'score' ? 'score' : 'term'}-${what}`);
  return term ?? (words.knows(what) ? words.name(what) : null);
}

/** A number with its sign, and one digit behind the point where it is not whole. */
export function signed(change: number, language: Language): string {
  const rounded = Math.round(change * 10) / 10;
  const text = Number.isInteger(rounded) ? String(Math.abs(rounded)) : Math.abs(rounded).toFixed(1);
  return (rounded < 0 ? '−' : '+') + text.replace('.', language === 'pl' ? ',' : '.');
}

export const percentOf = (share: number) => Math.round(100 * share);

/** A hint for those who listen. */
export function adviceText(words: Words, question: Question, answers: readonly Advised[]): string {
  const lines = answers.map(({ key, share, reasons }, index) => {
    const choice = question.choices.find((other) => other.key === key);
    return words.say('ui-hint-line', {
      number: index + 1,
      answer: choice ? words.say(choice.message, choice.args) : key,
      percent: percentOf(share),
      reasons: reasonsText(words, reasons),
    });
  });
  return lines.join(' ');
}
