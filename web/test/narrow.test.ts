import { describe, expect, it } from 'vitest';
import { exactly, groups, isCount, litBy, narrow, point, subjectOf, wordsOf } from '../src/lib/narrow';
import type { Choice } from '../src/lib/protocol';

const choices = (...keys: string[]): Choice[] => keys.map((key) => ({ key, message: 'answer' }));
const keys = (found: Choice[]) => found.map((choice) => choice.key);

const TURN = choices('invest:pyramids', 'invest:monastery', 'snipe:monastery', 'activate:ramses_ii', 'harvest');

describe('narrowing by pointing', () => {
  it('reads the words of an answer', () => {
    expect(wordsOf('remove:seat2:iron+wood')).toEqual(['remove', 'seat2', 'iron', 'wood']);
  });

  it('finds the piece that an answer is about: in the answer, else in its question', () => {
    const isCard = (word: string) => ['pyramids', 'temple'].includes(word);
    const isPlace = (word: string) => word === 'd4' || word === 'seat2';
    const subject = (key: string, about = {}) => subjectOf(key, about, isCard, isPlace);
    expect(subject('invest:pyramids')).toBe('pyramids');
    expect(subject('construct:d4:temple')).toBe('temple');
    expect(subject('collect:d4', { card: 'pyramids' })).toBe('d4');
    expect(subject('3', { count: 3, card: 'pyramids' })).toBe('pyramids');
    expect(subject('harvest')).toBeNull();
  });

  it('lights everything that an answer concerns, but no numbers', () => {
    expect(litBy(choices('steal:3', 'remove:pyramids'), [])).toEqual(new Set(['steal', 'remove', 'pyramids']));
  });

  it('leaves the answers that concern all that was pointed at', () => {
    expect(keys(narrow(TURN, ['monastery']))).toEqual(['invest:monastery', 'snipe:monastery']);
    expect(keys(narrow(TURN, ['monastery', 'snipe']))).toEqual(['snipe:monastery']);
  });

  it('lets a piece go that is pointed at again', () => {
    expect(point(TURN, ['monastery'], 'monastery')).toEqual([]);
  });

  it('starts anew with a piece that does not go with those before', () => {
    expect(point(TURN, ['pyramids'], 'monastery')).toEqual(['monastery']);
  });

  it('knows the answer that means just what was chosen, where larger ones exist', () => {
    const sets = choices('none', 'iron', 'wood', 'iron+wood');
    expect(exactly(sets, ['iron'])?.key).toBe('iron');
    expect(exactly(sets, ['wood', 'iron'])?.key).toBe('iron+wood');
    expect(exactly(sets, [])?.key).toBe('none');
    expect(exactly(TURN, ['monastery'])).toBeNull();
  });

  it('groups many answers by their verb', () => {
    expect(groups(TURN).map(({ verb, choices }) => [verb, choices.length])).toEqual([
      ['invest', 2],
      ['snipe', 1],
      ['activate', 1],
      ['harvest', 1],
    ]);
  });

  it('recognises a question for a number', () => {
    expect(isCount(choices('1', '2', '10'))).toBe(true);
    expect(isCount(choices('1', 'half'))).toBe(false);
  });
});
