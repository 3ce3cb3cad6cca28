import { describe, expect, it } from 'vitest';
import { nearest } from '../src/lib/spatial';

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

describe('arrow keys', () => {
  const grid = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20)];

  it.each([
    ['right', 2],
    ['left', 0],
    ['down', 4],
    ['up', -1],
  ] as const)('%s goes to the nearest there', (direction, index) => {
    expect(nearest(box(20, 0), grid, direction)).toBe(index);
  });

  it('prefer what lies straight ahead', () => {
    expect(nearest(box(0, 0), [box(30, 30), box(60, 0)], 'right')).toBe(1);
  });
});
