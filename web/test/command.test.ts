import { describe, expect, it } from 'vitest';
import { readCommand, simple, type Vocabulary } from '../src/lib/command';

const NAMES: Record<string, string[]> = {
  great_wall: ['Great Wall', 'Wielki Mur'],
  great_mosque: ['Great Mosque', 'Wielki Meczet'],
  iron_working: ['Iron Working', 'Obróbka żelaza'],
};
const vocabulary: Vocabulary = {
  choices: ['invest:great_wall', 'invest:great_mosque', 'harvest'].map((key) => ({ key, message: key })),
  say: (choice) => choice.message.replace('invest:', 'Invest in '),
  names: (word) => [word, ...(NAMES[word] ?? [])],
  pieces: Object.keys(NAMES),
};
const read = (typed: string) => readCommand(typed, vocabulary);

describe('typed commands', () => {
  it.each(['invest:great_wall', 'invest great wall', 'Invest in Great_Wall', 'invest wielki mur', 'wall'])('understand %s', (typed) => {
    expect(read(typed)).toEqual({ kind: 'answer', key: 'invest:great_wall' });
  });

  it('ask back where several answers are meant', () => {
    expect(read('invest great')).toEqual({ kind: 'several', keys: ['invest:great_wall', 'invest:great_mosque'] });
  });

  it.each([
    ['why snipe iron working', 'snipe:iron_working'],
    ['dlaczego snipe obróbka żelaza', 'snipe:iron_working'],
    ['why invest:iron_working', 'invest:iron_working'],
    ['why decline', 'decline'],
  ])('know what %s is about', (typed, key) => {
    expect(read(typed)).toEqual({ kind: 'why', key });
  });

  it('know orders in both languages', () => {
    expect(read('undo')).toEqual({ kind: 'order', order: 'undo', rest: '' });
    expect(read('zasady magazyn')).toEqual({ kind: 'order', order: 'rules', rest: 'magazyn' });
    expect(read('open sesame')).toEqual({ kind: 'unknown' });
  });

  it.each([
    ['invest:iron_working', 'iron_working', ['invest:iron_working']],
    ['invest iron working', 'iron_working', ['invest:iron_working']],
    ['Invest in Iron Working', 'iron_working', ['invest:iron_working']],
    ['snipe obróbka żelaza', 'iron_working', ['snipe:iron_working']],
    ['Obróbka żelaza', 'iron_working', []],
    ['decline', 'decline', ['decline']],
  ])('leave it to the rules why %s is not possible', (typed, piece, keys) => {
    expect(read(typed)).toEqual({ kind: 'refused', piece, keys });
  });

  it('do not care for accents', () => {
    expect(simple('  Obróbka_ŻELAZA ')).toBe('obrobka zelaza');
    expect(simple('łódź')).toBe('lodz');
  });
});
