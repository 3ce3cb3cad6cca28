import { describe, expect, it } from 'vitest';
import { changedPieces } from '../src/lib/changes';

const PIECES = ['pyramids', 'monastery', 'barracks', 'culture'];
const changed = (before: unknown, after: unknown) => [...changedPieces(before, after, (word) => PIECES.includes(word))].sort();
const slot = (card: string, investor = -1) => ({ card, investor });

describe('changed pieces', () => {
  it('are those that somebody did something with', () => {
    const before = { market: [slot('pyramids'), slot('monastery')] };
    expect(changed(before, { market: [slot('pyramids'), slot('monastery', 1)] })).toEqual(['monastery']);
  });

  it('are not those that only moved along in a row', () => {
    const before = { market: [slot('pyramids'), slot('monastery')] };
    expect(changed(before, { market: [slot('monastery'), slot('barracks')] })).toEqual(['barracks']);
  });

  it('are those that went to another player', () => {
    const areas = (one: string[], two: string[]) => ({ areas: [{ cards: one }, { cards: two }] });
    expect(changed(areas(['pyramids'], []), areas([], ['pyramids']))).toEqual(['pyramids', 'seat1:pyramids', 'seat2:pyramids']);
  });

  it('are told by the area they changed in: others may have one like it', () => {
    const areas = (one: string[], two: string[]) => ({ areas: [{ cards: one }, { cards: two }] });
    expect(changed(areas(['barracks'], []), areas(['barracks'], ['barracks']))).toEqual(['barracks', 'seat2:barracks']);
  });

  it('are none where only numbers of icons differ', () => {
    expect(changed({ icons: { culture: 1 } }, { icons: { culture: 2 } })).toEqual([]);
  });
});
