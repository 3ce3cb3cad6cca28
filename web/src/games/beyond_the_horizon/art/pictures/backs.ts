/** What lies face down. */

import { burst, spokes } from '../strokes';

export const BACKS: Record<string, string> = {
  back_technology: `v M-60-60H124V90H-60z;b/1 M32 22 12 10M32 22 52 10M32 22 12 34M32 22 52 34M12 10V34M52 10V34;a c 32 22 12;g c 32 22 10.4;@gear 32 22 .85 v;b c 12 10 4;r c 52 10 4;n c 12 34 4;g c 52 34 4`,
  back_leader: `q M-60-60H124V90H-60z;g/1 ${spokes(24, 16, 60, 32, 22)};g c 32 22 16.4;r c 32 22 14.8;w M20 34C20 28 26 27 29 26.4V24H35V26.4C38 27 44 28 44 34 40 37 24 37 20 34z;w e 32 19 5.4 6.6;@crown 32 14 .5`,
  back_goal: `j M-60-60H124V90H-60z;a ${burst(24, 20, 17, 32, 22)};g c 32 22 16;j c 32 22 13.6;@star 32 22 2.2 g`,
  back_structure:
    'u M-60-60H124V90H-60z;o/1 M-60 8H124M-60 22H124M-60 36H124M8-60V8M40-60V8M24 8V22M56 8V22M8 22V36M40 22V36M24 36V90M56 36V90;a c 32 22 16.6;o c 32 22 15;@temple 32 35 .7',
};
