/** What is read aloud, in both languages and with no words missing. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentOf } from '../../src/lib/api';
import { LANGUAGES, Words, type Language } from '../../src/lib/words';
import type { FlowContent } from '../../src/games/flow_of_history/content';
import { Say } from '../../src/games/flow_of_history/say';
import type { FlowView } from '../../src/games/flow_of_history/view';
import sections from '../../src/games/flow_of_history/fixtures/content.json';
import early from '../../src/games/flow_of_history/fixtures/two-early.json';

const content = contentOf(sections) as FlowContent;
const view = early.view as unknown as FlowView;
const seats = [{ name: 'Ola' }, { name: 'Jan' }];
const say = (language: Language) => new Say(Words.of(language, '', content.names), content, seats);
const source = (language: Language) =>
  readFileSync(new URL(`../../src/games/flow_of_history/text/${language}.ftl`, import.meta.url), 'utf8');

describe('read aloud', () => {
  beforeEach(() => void vi.spyOn(console, 'error'));
  afterEach(() => void vi.restoreAllMocks());

  it('tells a Market card with its investor', () => {
    const slot = { card: 'barracks', investor: 1, tokens: 3 };
    expect(say('en').slot(slot)).toBe(
      'Barracks. Permanent: Provides 1 Defense. Construction, Era A. Production strip: Attack, Industry. Income: Industry. Jan has invested 3 tokens.',
    );
    expect(say('pl').slot({ ...slot, investor: -2, tokens: 1 })).toMatch(/^Koszary\. Stały: .* Inwestor: Bankier, 1 ZZ\.$/);
  });

  it('tells that a covered card only gives its strip', () => {
    expect(say('en').owned('irrigation', true)).toBe(
      'Irrigation. Covered, only its strip counts. Knowledge, Era A. Production strip: Agriculture, Science.',
    );
  });

  it('tells a Civilization, and how it would fare in a raid', () => {
    const civ = view.civilizations[0];
    if (!civ) throw new Error('no Civilization');
    expect(say('en').area(0, civ, null)).toBe('Civilization: Ola. 7 tokens; 5 points so far; strength 1 in attack, 1 in defense; 4 cards.');
    expect(say('en').area(0, civ, 2)).toMatch(/Weaker: 1 against 2\.$/);
    expect(say('pl').area(0, civ, 1)).toMatch(/4 karty\. Cel nie jest słabszy: 1 przeciw 1\.$/);
  });

  it.each(LANGUAGES)('has words for every card in %s', (language) => {
    const told = Object.keys(content.cards).flatMap((id) => [say(language).face(id), say(language).owned(id, false)]);
    expect(told.filter((text) => /fh-|undefined|\{/.test(text))).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('has the same messages in both languages', () => {
    const keys = (language: Language) => [...source(language).matchAll(/^(fh-[\w-]+) =/gm)].map(([, key]) => key);
    expect(keys('pl')).toEqual(keys('en'));
  });
});
