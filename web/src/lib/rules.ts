import type { Rule } from './api';
import { simple } from './command';

/**
 * The rules in which every word occurs, in number, title, section or text: first those whose title says it, those that
 * only mention it last. A whole number finds that rule alone.
 */
export function findRules(rules: readonly Rule[], search: string, title: (rule: Rule) => string): Rule[] {
  const typed = search.trim().toLowerCase();
  const exact = rules.filter((rule) => rule.id.toLowerCase() === typed);
  if (exact.length) return exact;
  const wanted = simple(search).split(' ').filter(Boolean);
  if (!wanted.length) return [...rules];
  return rules
    .map((rule) => ({ rule, rank: rankOf(rule, simple(title(rule)), wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ rule }) => rule);
}

/** What a word is worth by where it is found. */
const WORTH = { title: 12, id: 8, section: 4, text: 1 };

/** How much a rule is about all of these words; 0 where one of them does not occur. */
function rankOf(rule: Rule, title: string, wanted: readonly string[]): number {
  const places = { title, id: simple(rule.id), section: simple(rule.section), text: simple(rule.text) };
  const ranks = wanted.map((word) =>
    Math.max(...Object.entries(WORTH).map(([place, worth]) => worth * fit(places[place as keyof typeof places], word))),
  );
  if (Math.min(...ranks) === 0) return 0;
  const whole = title === wanted.join(' ') ? 1 : 0;
  return whole + ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
}

/** How well a word fits a text: as one of its words, as the beginning of one, or inside one. */
function fit(text: string, word: string): number {
  const parts = text.split(/[^\p{L}\p{N}]+/u);
  if (parts.includes(word)) return 1;
  if (parts.some((part) => part.startsWith(word))) return 0.75;
  return text.includes(word) ? 0.4 : 0;
}

/** The rules that speak of a piece by its name. */
export function rulesAbout(rules: readonly Rule[], name: string): Rule[] {
  if (!name) return [];
  const word = new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`);
  return rules.filter((rule) => word.test(rule.text));
}
