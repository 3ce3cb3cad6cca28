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
    expect(verbText(words, choices[0] as Choice)).toBe('Inwestycja: …');
    expect(verbText(words, choices[2] as Choice)).toBe('Żniwa');
  });

  it('are said in the language of the page when they were chosen, and pieces by their names', () => {
    expect(chosenNames(words, choices, ['invest'])).toBe('Inwestycja: …');
    expect(chosenNames(words, choices, ['monastery', 'invest'])).toBe('Klasztor, Inwestycja: …');
  });
});
