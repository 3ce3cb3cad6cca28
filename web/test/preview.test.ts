import { describe, expect, it } from 'vitest';
import { Words } from '../src/lib/words';
import { previewLines, type PreviewLine } from '../src/table/preview';
import { agoText, timeText } from '../src/lib/times';

const words = Words.of(
  'en',
  'term-tokens = Tokens\nterm-score = VP\nterm-supply = Supply\nui-ago-hours = { $count } h\nui-ago-now = now',
).among(['Ada', 'Bea']);
const view = {
  supply: 3,
  areas: [{ tokens: 4 }, { tokens: 1 }],
  market: [{ tokens: 0 }, { tokens: 0 }, { tokens: 2 }],
};

const told = ({ whose, what, before, after }: PreviewLine) => `${whose}: ${what} ${before}→${after}`;

describe('the preview of an answer', () => {
  it('names whose numbers would change, and how', () => {
    const lines = previewLines(words, view, { supply: 1, 'areas.1.tokens': 3 }, 2);
    expect(lines.map(told)).toEqual([': Supply 3→1', 'Bea: Tokens 1→3']);
  });

  it('adds up points of all sources', () => {
    const scored = { areas: [{ score: { culture: 2, icons: 1 } }, { score: {} }] };
    const lines = previewLines(words, scored, { 'areas.0.score.culture': 4, 'areas.0.score.wall': 2 }, 2);
    expect(lines.map(told)).toEqual(['Ada: VP 3→7']);
  });

  it('tells a piece from a term of the same name, and keeps together what concerns one seat', () => {
    const named = Words.of('en', 'term-attack = Strength\nterm-score = VP', { attack: { en: 'Attack' } }).among(['Ada', 'Bea']);
    const seen = { areas: [{ attack: 1, icons: { attack: 2 }, score: { a: 0 } }, { attack: 5 }] };
    const changes = { 'areas.0.attack': 2, 'areas.1.attack': 4, 'areas.0.icons.attack': 3, 'areas.0.score.a': 1 };
    expect(previewLines(named, seen, changes, 2).map(told)).toEqual([
      'Ada: Strength 1→2',
      'Ada: Attack 2→3',
      'Ada: VP 0→1',
      'Bea: Strength 5→4',
    ]);
  });

  it('leaves single pieces to the board', () => {
    expect(previewLines(words, view, { 'market.2.tokens': 5 }, 2)).toEqual([]);
  });

  it('leaves to the board what has no word or is no number', () => {
    expect(previewLines(words, view, { 'areas.0.mood': 2, 'market.0.card': 'x', supply: null }, 2)).toEqual([]);
  });
});

describe('times', () => {
  it.each([
    [9.2, '0:10'],
    [754, '12:34'],
    [11_100, '3:05:00'],
    [-3, '0:00'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(timeText(seconds)).toBe(text);
  });

  it('say roughly how long ago', () => {
    expect(agoText(words, 1000, 1030)).toBe('now');
    expect(agoText(words, 0, 2 * 3600 + 90)).toBe('2 h');
  });
});
