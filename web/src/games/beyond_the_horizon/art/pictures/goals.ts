/** Goals: a medal with what must be reached. */

import { burst, each } from '../strokes';

const MEDAL = `a ${burst(20, 21, 19, 32, 21.6)};g c 32 21 18.4;l c 32 21 15`;

const volume = (x: number, y: number, width: number, ink: string): string =>
  `${ink} r ${x} ${y} ${width} 5 1;w r ${x + width - 3} ${y + 1} 3 3;l/.9 M${x + 4} ${y}V${y + 5}M${x + 7} ${y}V${y + 5}`;

export const GOALS: Record<string, string> = {
  innovator: `${MEDAL};@bulb 32 35 1.25;@gear 45 31 .55 z;@star 20 12 .7 w;@star 45 11 .6 w`,
  polymath: `${MEDAL};b c 26 17 8.4;r c 38 17 8.4;n c 32 28 8.4;v/1 c 26 17 8.4;q/1 c 38 17 8.4;j/1 c 32 28 8.4;@dividers 26 23 .38;@bolt 38 19 .5 w;@wheat 32 26 .55 w`,
  encyclopaedist: `${MEDAL};${volume(19, 30, 26, 'q')};${volume(21, 25, 23, 'v')};${volume(18, 20, 26, 'j')};${volume(22, 15, 21, 'u')};@book 32 14 .55`,
  expansionist: `${MEDAL};@tower 32 33 .85;@wall 20 35 .55 s;@wall 44 35 .55 s;@banner 32 8 .36 r;@tower 20 28 .4;@tower 44 28 .4`,
  colonizer: `${MEDAL};n e 32 33 15 4;@house 23 27 .75 w;@house 41 27 .75 w;@house 26 36 .75 w;@house 38 36 .75 w;@banner 32 24 .55 b`,
  master_builder: `${MEDAL};@temple 30 35 .62;u/1.8 M44 35V8M38 8H50M44 13 49 8;k/.7 M40 8V13;@block 40 19 .35;y M19 22 26 14 28 20 22 25z;o/2.2 M19 22 16 27`,
  reformer: `${MEDAL};s M16 31H48V35H16z;s M18 32C18 24 30 24 30 32H34C34 24 46 24 46 32H48V22H16V32z;d/1 M16 22H48M18 32C18 25 30 25 30 32M34 32C34 25 46 25 46 32;@scroll 32 21 .55;r c 38 19 2.4;@gear 22 14 .5 z;@gear 43 13 .42 z`,
  magnate: `${MEDAL};k M24 20V10C24 8 40 8 40 10V20z;k r 19 19 26 3.4 1.6;r r 24 16 16 3;${each([23, 32, 41], (x) => `@coin ${x} 33 1.1;@coin ${x} 31 1.1`)};@coin 32 29 1.1;@coin 32 27 1.1`,
  golden_age: `l ${burst(16, 32, 19, 32, 21)};${MEDAL};@laurel 32 23 .95;@crown 32 28 .85;@star 32 11 .7 w`,
};
