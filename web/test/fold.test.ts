import { describe, expect, it } from 'vitest';
import { isSpace as clashSpace } from '../src/games/clash_of_cultures/spaces';
import { isSpace as mosaicSpace } from '../src/games/mosaic/spaces';
import type { Content } from '../src/games/types';
import type { Group } from '../src/lib/narrow';
import { fold } from '../src/table/fold';

const button = (key: string): Group => ({ verb: key, choices: [{ key, message: 'answer' }] });
const buttons = (...keys: string[]) => keys.map(button);
const HEXES = Array.from({ length: 12 }, (_, number) => `egy_${number}`);
const isHex = (word: string) => word.startsWith('egy_');

describe('answers that the map has', () => {
  it('are folded where they do not fit, beside what is no space', () => {
    expect(fold(buttons(...HEXES, 'done'), isHex, 9, null)).toEqual([button('done')]);
    expect(fold(buttons(...HEXES), isHex, 9, null)).toEqual([]);
  });

  it('are listed where they fit, or where most answers are no spaces', () => {
    expect(fold(buttons(...HEXES.slice(0, 9)), isHex, 9, null)).toBeNull();
    expect(fold(buttons(...HEXES, 'work', 'build', 'learn', 'done'), isHex, 9, null)).toBeNull();
    expect(fold(buttons(...HEXES.map((hex) => `attack:${hex}`)), isHex, 9, null)).toBeNull();
  });

  it('shows the one that is advised', () => {
    expect(fold(buttons(...HEXES, 'done'), isHex, 9, 'egy_3')).toEqual(buttons('egy_3', 'done'));
  });
});

describe('spaces', () => {
  it('are those of the map', () => {
    const content = { names: {}, hexes: { egy_01: {} } } as Content;
    expect(['egy_01', 'done'].map((word) => mosaicSpace(word, {}, content))).toEqual([true, false]);
    expect(['c3', 'done'].map((word) => clashSpace(word, { terrain: { c3: 'sea' } }, content))).toEqual([true, false]);
  });
});
