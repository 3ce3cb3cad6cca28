/** How portraits are made: the same shoulders and head; skin, hair, dress and what lies beside them tell who it is. */

export interface Portrait {
  /** Drawn first: what stands behind the shoulders. */
  behind?: string;
  dress: string;
  /** Collar, cloak, jewels. */
  over?: string;
  skin?: string;
  /** Hair, beard, hat. */
  head: string;
  /** Beside the head: what the leader is known for. */
  thing: string;
}

/** Shared cuts of hair and beard, in the ink that is named. */
export const short = (ink: string): string => `${ink} M24.2 18C22.6 7.4 41.4 7.4 39.8 18 38.6 14 36 13 32 13S25.4 14 24.2 18z`;
export const parted = (ink: string): string =>
  `${ink} M24.2 18C22 8.6 29 7.6 32.4 8.4 38 6.6 42 11 39.8 18 39 14.6 36 13.4 31 11.4 28 14 25 14 24.2 18z`;
export const long = (ink: string): string => `${ink} M21.4 33C17.4 18 20 6 32 6S46.6 18 42.6 33L38.6 29V15C35 12 29 12 25.4 15V29z`;
export const beard = (ink: string): string =>
  `${ink} M25 20C27 24 29 22.4 32 22.8 35 22.4 37 24 39 20 40.6 28 37 33 32 33S23.4 28 25 20z;q/1.1 M30.4 25.2H33.6`;
export const longBeard = (ink: string): string =>
  `${ink} M25 20C27 24 29 22.4 32 22.8 35 22.4 37 24 39 20 42 30 37 38 32 41 27 38 22 30 25 20z;x/.9 M29.4 28 30.4 36M34.6 28 33.6 36M32 29V38;q/1.1 M30.4 25.2H33.6`;
export const goatee = (ink: string): string =>
  `${ink}/1.3 M28.4 23.8Q30 22.4 32 23.2 34 22.4 35.6 23.8;${ink} M30.4 26.4H33.6L32 34z;q/1 M30.8 25H33.2`;
export const moustache = (ink: string): string => `${ink}/1.9 M28.4 23.4Q30 22 32 23 34 22 35.6 23.4;q/1 M30.8 25.4H33.2`;
export const smile = 'q/1.1 M30 24Q32 25.6 34 24';
export const brows = (ink: string): string => `${ink}/1.2 M27.2 16.2Q29 15 30.6 16M33.4 16Q35 15 36.8 16.2`;

/** A medallion behind all, so that portraits differ from landscapes at a glance. */
const MEDAL = 'i c 32 22 20.6;i/1.4 c 32 22 23;x M-60 42H124V90H-60z';

export const portrait = ({ behind, dress, over, skin = 'f', head, thing }: Portrait): string =>
  [
    MEDAL,
    behind,
    `@bust 0 0 1 ${dress}`,
    'x M40 31.6C47 33 53 36 53 44H42C43 39 42 35 40 31.6z',
    over,
    `@head 0 0 1 ${skin}`,
    '@eyes 0 0 1',
    'x/1 M32 19.4 31.2 22H32.4',
    head,
    thing,
  ]
    .filter((part) => part !== undefined)
    .join(';');
