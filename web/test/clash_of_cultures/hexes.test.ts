import { describe, expect, it } from 'vitest';
import { boxOf, HEIGHT, neighbours, outline, place, WIDTH, within } from '../../src/games/clash_of_cultures/hexes';

describe('where spaces lie', () => {
  it('puts columns side by side, every other one half a hex lower', () => {
    expect(place('a1')).toEqual({ x: 0, y: 0 });
    expect(place('b1')).toEqual({ x: 75, y: HEIGHT / 2 });
    expect(place('c1')).toEqual({ x: 150, y: 0 });
    expect(place('c10').y).toBeCloseTo(9 * HEIGHT);
  });

  it('knows the neighbours clockwise from above, as the rules do', () => {
    expect(neighbours('d4')).toEqual(['d3', 'e4', 'e5', 'd5', 'c5', 'c4']);
    expect(neighbours('c4')).toEqual(['c3', 'd3', 'd4', 'c5', 'b4', 'b3']);
  });

  it('has every neighbour one hex away', () => {
    for (const next of neighbours('d4')) {
      const [one, other] = [place('d4'), place(next)];
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(HEIGHT, 0);
    }
  });

  it('draws the edge of an area, not what lies within it', () => {
    expect(outline(['d4']).match(/M/g)).toHaveLength(6);
    expect(outline(['d4', 'd5']).match(/M/g)).toHaveLength(10);
  });

  it('boxes an area with its margin', () => {
    expect(boxOf(['a1'], 5)).toEqual({ x: -WIDTH / 2 - 5, y: -HEIGHT / 2 - 5, width: WIDTH + 10, height: HEIGHT + 10 });
  });

  it('reaches so many steps, but only over open spaces', () => {
    expect(within('d4', 1, () => true)).toHaveLength(7);
    expect(within('d4', 2, () => true)).toHaveLength(19);
    expect(within('d4', 2, (space) => space.startsWith('d')).sort()).toEqual(['d2', 'd3', 'd4', 'd5', 'd6']);
  });
});
