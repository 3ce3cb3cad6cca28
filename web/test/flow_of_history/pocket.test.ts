/** A Civilization on a small screen. */
import { describe, expect, it } from 'vitest';
import { ABREAST, allCards, rowsOf } from '../../src/games/flow_of_history/pocket';
import type { CivilizationView } from '../../src/games/flow_of_history/view';

const civ = (stacks: CivilizationView['stacks']) => ({ stacks }) as CivilizationView;

describe('rows', () => {
  it('show the top of a stack, over what it covers from the upper to the lowest', () => {
    expect(rowsOf(civ({ knowledge: ['irrigation', 'iron_working', 'compass'] }))).toEqual([
      { shown: ['compass'], covered: ['iron_working', 'irrigation'], more: [] },
    ]);
  });

  it('are at most six, whatever lies there', () => {
    const everything = civ({
      construction: ['a'],
      government: ['b'],
      knowledge: ['c'],
      military: ['d'],
      leader: ['e'],
      wonder: ['f', 'g', 'h', 'i', 'j'],
      special: ['k'],
    });
    const rows = rowsOf(everything);
    expect(rows).toHaveLength(6);
    expect(rows[5]).toEqual({ shown: ['f', 'g', 'h'], covered: [], more: ['i', 'j', 'k'] });
    expect(allCards(everything).map(({ id }) => id)).toEqual([...'abcdefghijk']);
  });

  it('keep cards side by side as long as a thumb tells them apart', () => {
    const wonders = ['f', 'g', 'h', 'i'];
    expect(wonders).toHaveLength(ABREAST);
    expect(rowsOf(civ({ wonder: wonders }))[0]).toEqual({ shown: wonders, covered: [], more: [] });
  });

  it('leave nothing out of the tray', () => {
    expect(allCards(civ({ military: ['warriors', 'legion'], wonder: ['pyramids'] }))).toEqual([
      { id: 'legion', covered: false },
      { id: 'warriors', covered: true },
      { id: 'pyramids', covered: false },
    ]);
  });
});
