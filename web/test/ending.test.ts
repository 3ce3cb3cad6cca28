import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endingText } from '../src/lib/ending';
import { Words } from '../src/lib/words';

const told = (language: 'en' | 'pl') => Words.of(language, readFileSync(`../src/pentapolis/server/text/${language}/table.ftl`, 'utf8'));
const seat = (name: string, yours = false) => ({ name, yours });

describe('how a game ended, in words', () => {
  it('names the winners where several play', () => {
    expect(endingText(told('en'), [seat('Ada', true), seat('Ben')], [2, 1])).toBe('Ben wins');
    expect(endingText(told('en'), [seat('Ada'), seat('Ben')], [1, 1])).toBe('A shared victory: Ada, Ben');
  });

  it('tells who plays alone whether the game was beaten', () => {
    expect(endingText(told('en'), [seat('Ada', true)], [1])).toBe('You have beaten the game');
    expect(endingText(told('en'), [seat('Ada', true)], [2])).toBe('The game has beaten you');
    expect(endingText(told('pl'), [seat('Ada', true)], [1])).toBe('Wygrywasz z grą');
    expect(endingText(told('pl'), [seat('Ada', true)], [2])).toBe('Przegrywasz z grą');
  });

  it('tells others the same by name', () => {
    expect(endingText(told('en'), [seat('Ada')], [1])).toBe('Ada has beaten the game');
    expect(endingText(told('en'), [seat('Ada')], [2])).toBe('The game has beaten Ada');
    expect(endingText(told('pl'), [seat('Ada')], [1])).toBe('Ada wygrywa z grą');
    expect(endingText(told('pl'), [seat('Ada')], [2])).toBe('Ada przegrywa z grą');
  });
});
