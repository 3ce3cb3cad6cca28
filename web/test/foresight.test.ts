import { describe, expect, it } from 'vitest';
import { foreseenView } from '../src/lib/foresight';

const VIEW = {
  supply: 3,
  market: [
    { card: 'pyramids', tokens: 0 },
    { card: 'monastery', tokens: 2 },
  ],
  seats: [
    { tokens: 4, stacks: { military: ['warriors'] } },
    { tokens: 1, stacks: {} },
  ],
};

describe('the view after an answer', () => {
  it('has the numbers that were foreseen, and leaves the true one alone', () => {
    const after = foreseenView(VIEW, { supply: 1, 'seats.1.tokens': 3 });
    expect(after).toMatchObject({ supply: 1, seats: [{ tokens: 4 }, { tokens: 3 }] });
    expect(VIEW.supply).toBe(3);
  });

  it('has no longer what is gone, and what follows has moved up', () => {
    const after = foreseenView(VIEW, {
      'market.0.card': 'monastery',
      'market.0.tokens': 2,
      'market.1.card': null,
      'market.1.tokens': null,
    });
    expect(after).toMatchObject({ market: [{ card: 'monastery', tokens: 2 }] });
    expect((after as typeof VIEW).market).toHaveLength(1);
  });

  it('has new piles and new things like those that lay there', () => {
    const after = foreseenView(VIEW, {
      'seats.0.stacks.military.1': 'legion',
      'seats.1.stacks.wonder.0': 'pyramids',
      'market.2.card': 'legion',
      'market.2.tokens': 0,
    });
    expect(after).toMatchObject({
      market: [{}, {}, { card: 'legion', tokens: 0 }],
      seats: [{ stacks: { military: ['warriors', 'legion'] } }, { stacks: { wonder: ['pyramids'] } }],
    });
  });

  it('keeps a pile that has become empty', () => {
    expect(foreseenView(VIEW, { 'seats.0.stacks.military.0': null })).toMatchObject({
      seats: [{ stacks: { military: [] } }, {}],
    });
  });

  it('is not guessed where a new thing is not wholly told', () => {
    expect(foreseenView(VIEW, { 'market.2.card': 'legion' })).toBeNull();
    expect(foreseenView(VIEW, { 'supply.deep.0': 1 })).toBeNull();
    expect(foreseenView(VIEW, { supply: null })).toBeNull();
  });
});
