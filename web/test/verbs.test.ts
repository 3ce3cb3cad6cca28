import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/lib/protocol';
import { Words } from '../src/lib/words';
import { chosenNames, verbText } from '../src/table/verbs';

const words = Words.of('pl', 'answer-invest = Inwestycja: { $card }\nanswer-harvest = Żniwa', {
  monastery: { en: 'Monastery', pl: 'Klasztor' },
});
const choices: Choice[] = [
  { key: 'invest:monastery', message: 'answer-invest', args: { card: 'monastery' } },
  { key: 'invest:pyramids', message: 'answer-invest', args: { card: 'pyramids' } },
  { key: 'harvest', message: 'answer-harvest' },
];

describe('verbs', () => {
  it('are said with their piece left open', () => {
    expect(verbText(words, choices.slice(0, 1))).toBe('Inwestycja: …');
    expect(verbText(words, choices.slice(2))).toBe('Żniwa');
  });

  it('keep what all their answers share', () => {
    const moves = ['forest', 'coast'].map((to): Choice => ({
      key: `settler2:home1:${to}`,
      message: 'answer-step',
      args: { strength: 2, to },
    }));
    expect(verbText(Words.of('en', 'answer-step = Strength { $strength } → { $to }'), moves)).toBe('Strength 2 → …');
  });

  it('are said in the language of the page when they were chosen, and pieces by their names', () => {
    expect(chosenNames(words, choices, ['invest'])).toBe('Inwestycja: …');
    expect(chosenNames(words, choices, ['monastery', 'invest'])).toBe('Klasztor, Inwestycja: …');
  });
});
