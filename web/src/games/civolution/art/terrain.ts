/** Textures of the ground: a pattern for each type of territory, told by its marks as well as by its colour. */

import { draw } from '../../ink';

/** A square that repeats: its size, its ground, and what is strewn on it. */
interface Texture {
  size: number;
  ground: string;
  strokes: string;
}

export const TEXTURES: Record<string, Texture> = {
  forest: {
    size: 46,
    ground: '#4f7d42',
    strokes:
      'j M10 22 14 14 18 22zM9 27 14 18 19 27z;u r 13 27 2 3;n/1 M12 20 14 16;j M33 12 37 4 41 12zM32 17 37 8 42 17z;u r 36 17 2 3;n/1 M35 10 37 6;j M31 40 35 32 39 40zM30 44.6 35 36 40 44.6z;n/1 M33 38 35 34;x c 20 40 3;n c 22 6 1.4;n c 4 38 1.6',
  },
  grassland: {
    size: 40,
    ground: '#9dbb5a',
    strokes:
      'n/1.5 M6 14Q6 9 4 7M6 14Q7 9 9 6M6 14V8M26 30Q26 25 24 23M26 30Q27 25 29 22M26 30V24;j/1.2 M30 10Q30 6 28.6 4M30 10Q31 6 32.6 4;j/1.2 M12 36Q12 32 10.6 30M12 36Q13 32 14.6 30;w c 18 8 1.2;g c 36 22 1.3;w c 4 26 1;g c 20 20 1',
  },
  hills: {
    size: 52,
    ground: '#c49c58',
    strokes:
      'a/2 M4 20Q13 8 22 20M28 44Q38 32 48 44;o/1.3 M8 20Q13 13 18 20M33 44Q38 38 43 44;a/1.4 M32 16Q38 9 44 16;l/1.6 M8 15Q12 10 16 14M32 39Q36 34 41 38;n/1.2 M12 38Q12 34 10 32M12 38Q13 34 15 32',
  },
  swamp: {
    size: 44,
    ground: '#6f7d5c',
    strokes:
      'v e 12 14 9 3.4;b e 12 14 6 1.8;v e 33 36 8 3;b e 33 36 5 1.5;j/1.6 M28 20V8M31.6 20V11;u r 27 6 2 5 1;u r 30.6 9 2 4.4 1;j/1.4 M6 40V31M9 40V33;u r 5.2 29.4 1.8 4 .9;x e 22 26 4 1.4',
  },
  mountains: {
    size: 56,
    ground: '#9aa0a0',
    strokes:
      'z M4 26 14 6 24 26z;y M14 6 24 26H17L13 17z;w M14 6 17.4 13 14.6 12 12.6 13.6 10.6 12.8z;z M30 50 41 28 52 50z;y M41 28 52 50H44L40 40z;w M41 28 44.6 35.4 41.6 34.4 39.4 36 37.4 35.2z;z/1.4 M36 16 40 10 44 16M8 44 11 39 14 44',
  },
  desert: {
    size: 50,
    ground: '#e2c383',
    strokes:
      'a/1.6 M2 14Q12 6 22 14T42 14;a/1.2 M22 38Q32 31 42 38;f/2 M4 17Q13 10 22 17;a c 34 24 1;a c 10 30 1.1;a c 46 6 .9;j/2 M12 46V38M12 43H9.4V40.4M12 41.6H14.6V39.4',
  },
  water: {
    size: 48,
    ground: '#4f8fb4',
    strokes:
      'b/2 M2 10Q8 5 14 10T26 10;w/1.1 M4 8Q9 4 13 8;v/1.4 M26 32Q32 27 38 32T50 32;b/2 M24 30Q30 25 36 30T46 29;w/1 M28 27.6Q32 24.4 36 27.6;v/1.2 M4 42Q9 38 14 42',
  },
};

/** The definitions of all textures for a picture; `prefix` keeps two pictures apart. */
export const textures = (prefix: string): string =>
  Object.entries(TEXTURES)
    .map(
      ([type, { size, ground, strokes }]) =>
        `<pattern id="${prefix}-${type}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}" fill="${ground}"/>${draw(strokes)}</pattern>`,
    )
    .join('');
