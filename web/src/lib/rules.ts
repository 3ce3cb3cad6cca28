import type { Rule } from './api';
import { simple } from './command';

/** The rules in which every word occurs: in number, title or text. A whole number finds that rule alone. */
export function findRules(rules: readonly Rule[], search: string, title: (rule: Rule) => string): Rule[] {
  const typed = search.trim().toLowerCase();
  const exact = rules.filter((rule) => rule.id.toLowerCase() === typed);
  if (exact.length) return exact;
  const wanted = simple(search).split(' ').filter(Boolean);
  return rules.filter((rule) => {
    const haystack = simple(`${rule.id} ${rule.section} ${title(rule)} ${rule.text}`);
    return wanted.every((word) => haystack.includes(word));
  });
}

/** The rules that speak of a piece by its name. */
export function rulesAbout(rules: readonly Rule[], name: string): Rule[] {
  if (!name) return [];
  const word = new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`);
  return rules.filter((rule) => word.test(rule.text));
}
