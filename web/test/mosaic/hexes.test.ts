import { describe, expect, it } from 'vitest';
import type { Hex, MosaicContent } from '../../src/games/mosaic/content';
import { boxOf, HEIGHT, hexesOf, outline, place, WIDTH } from '../../src/games/mosaic/hexes';

const hex = (col: number, row: number, region = 'egypt'): Hex => ({ id: `${region}${col}_${row}`, region, kind: 'plain', col, row });
const apart = (one: Hex, other: Hex) => Math.hypot(place(one).x - place(other).x, place(one).y - place(other).y);

describe('hexes', () => {
  it('lie in rows, the odd ones half a hex to the right', () => {
    expect(place(hex(0, 0))).toEqual({ x: 0, y: 0 });
    expect(place(hex(2, 0))).toEqual({ x: 2 * WIDTH, y: 0 });
    expect(place(hex(0, 1))).toEqual({ x: WIDTH / 2, y: 75 });
  });

  it.each([
    [
      'an even row',
      hex(4, 2),
      [
        [5, 2],
        [3, 2],
        [3, 1],
        [4, 1],
        [3, 3],
        [4, 3],
      ],
    ],
    [
      'an odd row',
      hex(4, 3),
      [
        [5, 3],
        [3, 3],
        [4, 2],
        [5, 2],
        [4, 4],
        [5, 4],
      ],
    ],
  ])('have six neighbours one hex away in %s', (_, middle, around) => {
    for (const [col = 0, row = 0] of around) expect(apart(middle, hex(col, row))).toBeCloseTo(WIDTH, 0);
  });

  it('are outlined together, without the side between them', () => {
    expect(outline([hex(4, 2)]).match(/M/g)).toHaveLength(6);
    expect(outline([hex(4, 2), hex(5, 2)]).match(/M/g)).toHaveLength(10);
    expect(outline([hex(4, 2), hex(4, 3)]).match(/M/g)).toHaveLength(10);
    expect(outline([hex(4, 2), hex(5, 3)]).match(/M/g)).toHaveLength(12);
  });

  it('are boxed with a margin', () => {
    expect(boxOf([hex(0, 0)], 5)).toEqual({ x: -WIDTH / 2 - 5, y: -HEIGHT / 2 - 5, width: WIDTH + 10, height: HEIGHT + 10 });
  });

  it('are found by their Region', () => {
    const content = { hexes: { a: hex(0, 0), b: hex(1, 0, 'gaul') } } as unknown as MosaicContent;
    expect(hexesOf(content, 'gaul').map(({ id }) => id)).toEqual(['gaul1_0']);
  });
});
