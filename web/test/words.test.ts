import { describe, expect, it, vi } from 'vitest';
import { Words, readable, ruleKey } from '../src/lib/words';

const SOURCE = `
count-tokens =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
event-invested = { $seat } invested { count-tokens } in { $card }.
`;
const NAMES = { monastery: { en: 'Monastery', pl: 'Klasztor' } };
const words = Words.of('en', SOURCE, NAMES).among(['Ada', 'Bolek']);

describe('words', () => {
  it('turn ids of pieces and numbers of seats into names', () => {
    expect(words.say('event-invested', { seat: 1, card: 'monastery', count: 1 })).toBe('Bolek invested 1 token in Monastery.');
    expect(words.say('event-invested', { seat: 0, card: 'monastery', count: 3 })).toBe('Ada invested 3 tokens in Monastery.');
  });

  it('name seats by their word, and pieces without a name readably', () => {
    expect(words.name('seat2')).toBe('Bolek');
    expect(words.name('great_wall')).toBe('Great wall');
    expect(words.knows('great_wall')).toBe(false);
    expect(words.nameIn('monastery', 'pl')).toBe('Klasztor');
  });

  it('report what is missing instead of hiding it', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(words.say('event-unknown')).toBe('event-unknown');
    expect(report).toHaveBeenCalledWith('no words: en: event-unknown');
    report.mockRestore();
  });

  it('speak by keys where a game has none', () => {
    const keys = Words.of('en', 'bare = yes').among(['Ada', 'Bolek']);
    expect(keys.say('event-took', { seat: 1, coins: 3 })).toBe('Bolek: took (coins 3)');
    expect(keys.say('event-great_fire', { seat: 0 })).toBe('Ada: great fire');
    expect(keys.say('ask-take', { pot: 17 })).toBe('take (pot 17)');
  });

  it('choose Polish plural forms', () => {
    const polish = Words.of('pl', 'n = { $count ->\n  [one] punkt\n  [few] punkty\n *[many] punktów\n }');
    expect([1, 3, 5, 22, 112].map((count) => polish.say('n', { count }))).toEqual(['punkt', 'punkty', 'punktów', 'punkty', 'punktów']);
  });

  it('find the title of a rule', () => {
    expect(ruleKey('FH-INV.1')).toBe('FH-INV-1');
    expect(readable('era_value')).toBe('Era value');
  });
});
