/** Reasons of bots in words: the mirror of `bots/reasons.py`. */
import type { Advised, Question, ReasonLine } from './protocol';
import type { Language, Words } from './words';

/** Who thinks about hints, as long as the server has not said. */
export const ADVISER = 'search';

/** Reasons in one line; things of the same name are told once. */
export function reasonsText(words: Words, reasons: readonly ReasonLine[]): string {
  const told = (head: string) => {
    const texts = reasons.filter((reason) => headOf(reason) === head).map((reason) => reasonText(words, reason));
    return [...new Set(texts)].join(', ');
  };
  const parts = HEADS.map((head) => [head, told(head)] as const).filter(([, text]) => text);
  const said = parts.map(([head, text]) => (head ? words.say(`reason-${head}`, { reasons: text }) : text));
  return said.join('; ') || words.say('reason-none');
}

/** What is said before reasons of a kind, as `reason-HEAD`. */
const HEADS = ['', 'later', 'spared', 'missed'];
const headOf = ({ later, unlike }: ReasonLine) => (later ? 'later' : unlike);

function reasonText(words: Words, { field, what, before, after, goal, about, perhaps }: ReasonLine): string {
  const { language } = words;
  const change = after - before;
  const whole = (number: number) => (about ? Math.round(number) || number : number);
  const nearly = (number: string) => (about ? words.say('reason-about', { number }) : number);
  const text = words.say(`reason-${field}`, {
    what: what && nameOf(words, field, what),
    before: plain(before, language),
    now: nearly(plain(whole(after), language)),
    change: nearly(signed(whole(change), language)),
    sign: change > 0 ? 'plus' : 'minus',
    count: Math.abs(change),
    goal: plain(goal, language),
  });
  return joined(perhaps ? words.say('reason-perhaps', { reason: text }) : text);
}

/** No line ends between two numbers and their arrow. */
const joined = (text: string) => text.replaceAll(' → ', '\u00a0→\u00a0');

function nameOf(words: Words, field: string, what: string): string {
  return words.maybe(`${field === 'score' ? 'score' : 'term'}-${what}`) ?? words.name(what);
}

/** A number with one digit behind the point where it is not whole. */
function plain(number: number, language: Language): string {
  const rounded = Math.round(number * 10) / 10;
  const text = Number.isInteger(rounded) ? String(rounded) : rounded.toFixed(1);
  return text.replace('-', '−').replace('.', language === 'pl' ? ',' : '.');
}

/** A number with its sign. */
export function signed(change: number, language: Language): string {
  return (change > 0 ? '+' : '') + plain(change, language);
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
