import { describe, expect, it } from 'vitest';
import { hyphenated, syllables } from '../src/lib/hyphens';

const parts = (word: string) => syllables(word).join('-');

describe('long words', () => {
  it('are broken before one consonant and its vowel, in both languages', () => {
    expect(['Mathematics', 'Construction', 'Lighthouse', 'Confucius'].map(parts)).toEqual([
      'Ma-the-ma-tics',
      'Con-struc-tion',
      'Light-house',
      'Con-fu-cius',
    ]);
    expect(['Chrześcijaństwo', 'Matematyka', 'Społeczeństwo', 'Żegluga'].map(parts)).toEqual([
      'Chrześ-ci-jań-stwo',
      'Ma-te-ma-tyka',
      'Spo-łe-czeń-stwo',
      'Żeg-luga',
    ]);
  });

  it('leave neither a few letters alone nor a part without a vowel', () => {
    expect(['Ocean', 'Irygacja', 'Handel', 'Strength'].map(parts)).toEqual(['Ocean', 'Iry-gacja', 'Han-del', 'Strength']);
  });

  it('get soft hyphens, short ones none', () => {
    expect(hyphenated('Animal Husbandry', 9)).toBe('Animal Husbandry');
    expect(hyphenated('Free Education: Mathematics', 9)).toBe('Free Education: Ma\u00adthe\u00adma\u00adtics');
  });
});
