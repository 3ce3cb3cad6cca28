/** Where tiles lie, and what unexplored places are called. */
import { describe, expect, it } from 'vitest';
import { axialOf, boxOf, HEIGHT, place, WIDTH } from '../../src/games/beyond_the_horizon/hexes';
import { names } from '../../src/games/beyond_the_horizon/names';

const AROUND = [
  { q: 1, r: 0 },
  { q: -1, r: 0 },
  { q: 0, r: 1 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: -1, r: 1 },
];

describe('tiles', () => {
  it('touch all six neighbours', () => {
    const middle = place({ q: 0, r: 0 });
    const apart = AROUND.map((tile) => Math.hypot(place(tile).x - middle.x, place(tile).y - middle.y));
    for (const distance of apart) expect(distance).toBeCloseTo(WIDTH, 0);
  });

  it('fill a box with its margin', () => {
    const box = boxOf([{ q: 0, r: 0 }], 5);
    expect(box.width).toBeCloseTo(WIDTH + 10);
    expect(box.height).toBeCloseTo(HEIGHT + 10);
    expect(box.x + box.width / 2).toBeCloseTo(0);
  });
});

describe('coordinates', () => {
  it('are read from the word for a place', () => {
    expect(axialOf('q1r-2')).toEqual({ q: 1, r: -2 });
    expect(axialOf('quarry')).toBeNull();
  });

  it('give a place its name, with the sign that print has for a minus', () => {
    expect(names()['q1r-2']).toEqual({ en: 'unexplored land (1, −2)', pl: 'nieznany ląd (1, −2)' });
    expect(names()['quarry']).toBeUndefined();
  });
});
