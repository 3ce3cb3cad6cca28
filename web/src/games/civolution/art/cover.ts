/** The picture on the shelf: a continent under a watching eye of dice, fires and tribes. */

import { draw } from '../../ink';
import { MOTIFS } from './signs/deeds';
import { burst } from './strokes';

export const sky = draw(`l ${burst(18, 250, 110, 300, 96)};g c 300 96 74;w c 300 96 60;a/5 c 300 96 74`);

/** The eye of the watcher in the sun. */
export const eye = draw(
  'p M244 96C262 70 280 60 300 60S338 70 356 96C338 122 320 132 300 132S262 122 244 96z;w M250 96C266 74 282 66 300 66S334 74 350 96C334 118 318 126 300 126S266 118 250 96z;b c 300 96 26;v c 300 96 16;k c 300 96 9;w c 308 87 5',
);

export const lands = draw(
  [
    'v M0 262Q60 246 120 262T240 262 360 262 480 262 600 262V400H0z',
    'b/3 M20 276Q44 268 68 276M520 282Q544 274 568 282M96 384Q124 376 152 384M430 388Q458 380 486 388',
    'n M70 318C96 268 170 250 236 262L250 344 196 388 108 376z',
    'f M236 262C286 240 356 244 396 268L372 330 250 344z',
    'z M396 268C452 258 516 282 536 326L486 380 392 372 372 330z',
    'a M250 344 372 330 392 372 330 398 196 388z',
    'k/3 M236 262 250 344 372 330 396 268M250 344 196 388M372 330 392 372M70 318C96 268 170 250 236 262 286 240 356 244 396 268 452 258 516 282 536 326L486 380 392 372 330 398 196 388 108 376z',
    'z M420 330 446 284 462 306 480 274 516 340z;w M446 284 454 298 438 298zM480 274 490 294 472 292z',
    'j M110 340 130 300 150 340zM138 350 160 304 182 350zM176 324 194 288 212 324z;u r 128 340 5 9;u r 158 350 5 9;u r 192 324 5 9',
    'a/4 M262 292Q290 274 318 292T374 292M280 314Q304 300 328 314',
    'r M312 366C320 354 330 350 326 336 338 344 344 356 338 370 334 380 316 380 312 366z;g M322 370C326 362 332 360 330 352 336 358 336 366 333 372 330 376 324 376 322 370z;u/4 M304 382 346 376M304 376 346 382',
  ].join(';'),
);

export const people = draw(
  ['@tribe 230 336 2.4 r', '@tribe 268 372 2.2 b', '@tribe 396 352 2.3 g', '@tribe 150 372 2 n'].join(';'),
  MOTIFS,
);

const die = (x: number, y: number, turn: number, pips: readonly (readonly [number, number])[]): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${draw(['x r -33 -29 70 70 14', 'z r -35 -35 70 70 14', 'w r -32 -32 64 64 11', ...pips.map(([right, down]) => `k c ${right} ${down} 6.4`)].join(';'))}</g>`;

const FIVE = [
  [-16, -16],
  [16, -16],
  [0, 0],
  [-16, 16],
  [16, 16],
] as const;
const THREE = [
  [-16, -16],
  [0, 0],
  [16, 16],
] as const;
export const dice = die(84, 232, -14, FIVE) + die(520, 220, 18, THREE);
