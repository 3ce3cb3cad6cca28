/** What is fetched once: texts, content, rules. A failed fetch is tried again at the next wish. */
import { namesOf } from '../games/registry';
import type { Content } from '../games/types';
import { api, type Rule, type RuleBook } from './api';
import { Words, type Language } from './words';

const shelves = new Map<string, Promise<unknown>>();

function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  const known = shelves.get(name) as Promise<T> | undefined;
  if (known) return known;
  const made = make();
  shelves.set(name, made);
  made.catch(() => shelves.delete(name));
  return made;
}

export function wordsOfGame(game: string, language: Language): Promise<Words> {
  return once(`words/${game}/${language}`, async () => Words.of(language, await api.texts(game, language)));
}

export function contentOfGame(game: string, pack: string): Promise<Content> {
  return once(`content/${game}/${pack}`, async () => {
    const [content, names] = await Promise.all([api.content(game, pack), namesOf(game)]);
    return { ...content, names: { ...names, ...content.names } };
  });
}

export function ruleBookOfGame(game: string, language: Language): Promise<RuleBook> {
  return once(`rules/${game}/${language}`, () => api.rules(game, language));
}

/** The rules in English, where the names of pieces are never inflected and can be looked for. */
export async function rulesOfGame(game: string): Promise<Rule[]> {
  return (await ruleBookOfGame(game, 'en')).rules;
}
