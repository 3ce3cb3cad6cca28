/** Development tracks, levels, stages of government. */

const FOOD =
  'a/1.8 M12 23V9;g e 12 5.4 2.4 4.4;g M11.4 12.4C7 12.6 4.8 9.8 4.8 6.4 8.8 6.4 11.4 8.6 11.4 12.4zM12.6 12.4C17 12.6 19.2 9.8 19.2 6.4 15.2 6.4 12.6 8.6 12.6 12.4zM11.4 19.4C7 19.6 4.8 16.8 4.8 13.4 8.8 13.4 11.4 15.6 11.4 19.4zM12.6 19.4C17 19.6 19.2 16.8 19.2 13.4 15.2 13.4 12.6 15.6 12.6 19.4z;a/.9 M11.4 12.4C7 12.6 4.8 9.8 4.8 6.4 8.8 6.4 11.4 8.6 11.4 12.4zM12.6 12.4C17 12.6 19.2 9.8 19.2 6.4 15.2 6.4 12.6 8.6 12.6 12.4zM11.4 19.4C7 19.6 4.8 16.8 4.8 13.4 8.8 13.4 11.4 15.6 11.4 19.4zM12.6 19.4C17 19.6 19.2 16.8 19.2 13.4 15.2 13.4 12.6 15.6 12.6 19.4z';
const ECONOMY =
  'n M9 5.4 7 1.6C9 2.6 10.4.8 12 .8S15 2.6 17 1.6L15 5.4z;n M9.2 7.4H14.8C19 10 21.6 14 21.6 18 21.6 21.6 18.4 23 12 23S2.4 21.6 2.4 18C2.4 14 5 10 9.2 7.4z;j r 7.6 5 8.8 2.8 1.2;g c 12 15.4 5;a/1.1 c 12 15.4 5;a c 12 15.4 2';
const INFRASTRUCTURE =
  'b M1 16H23V22.4H1z;s M.6 4.6H23.4V10.4H21.8V20.6H16.6V16.4A4.6 4.6 0 0 0 7.4 16.4V20.6H2.2V10.4H.6z;d/1.2 M.6 4.6H23.4V10.4H21.8V20.6H16.6V16.4A4.6 4.6 0 0 0 7.4 16.4V20.6H2.2V10.4H.6z;d/1.2 M.6 7.6H23.4;w/1.4 M8.6 20q1.7-1.4 3.4 0t3.4 0';

/** Roman figures, drawn so that they are the same everywhere. */
const FIGURES: Record<string, string> = {
  I: 'w/3 M12 6.6V17.4',
  II: 'w/2.8 M9.2 6.6V17.4M14.8 6.6V17.4',
  III: 'w/2.5 M7.4 6.8V17.2M12 6.8V17.2M16.6 6.8V17.2',
  IV: 'w/2.3 M6.6 6.8V17.2M10 6.8 13.8 17.2 17.6 6.8',
};

/** One more point to the plate for every level. */
const PLATES: Record<string, string> = {
  I: 'M2 4H22V20H2z',
  II: 'M2 4 12 .8 22 4V20H2z',
  III: 'M2 4 12 .8 22 4V20L12 23.2 2 20z',
  IV: 'M6 1 18 1 23.4 12 18 23 6 23 .6 12z',
};

const roman = (level: string): string => `v ${PLATES[level]};w/1.1 ${PLATES[level]};${FIGURES[level]}`;

/** A structure with as many storeys as its level says. */
const STOREYS: Record<string, string> = {
  structure_I:
    's M4 22V14L12 8.6 20 14V22z;d/1.1 M4 22V14L12 8.6 20 14V22z;q M2.4 14.8 12 7.4 21.6 14.8 20.6 16 12 9.8 3.4 16z;k r 10 16.6 4 5.4 .5',
  structure_II:
    's r 3 14.6 18 7.8;s r 5.4 7 13.2 7;d/1.1 r 3 14.6 18 7.8;d/1.1 r 5.4 7 13.2 7;q M3.6 7.6 12 1.4 20.4 7.6z;k r 10 17.4 4 5 .5;k r 7.4 9 2.4 3.4 .4;k r 14.2 9 2.4 3.4 .4',
  structure_III:
    's r 1.6 17 20.8 5.6;s r 4 11 16 6;s r 6.6 5.6 10.8 5.6;d/1 r 1.6 17 20.8 5.6;d/1 r 4 11 16 6;d/1 r 6.6 5.6 10.8 5.6;q M5.4 6 12 .6 18.6 6z;k r 10.2 18.6 3.6 4 .4;k r 6.6 12.6 2.2 2.8 .3;k r 10.9 12.6 2.2 2.8 .3;k r 15.2 12.6 2.2 2.8 .3;k r 10.9 7.4 2.2 2.4 .3',
};

export const TRACKS: Record<string, string> = {
  track_food: FOOD,
  track_economy: ECONOMY,
  track_infrastructure: INFRASTRUCTURE,
  ...Object.fromEntries(Object.keys(FIGURES).map((level) => [`level_${level}`, roman(level)])),
  ...STOREYS,
};

export const TRACK_GLYPHS: Record<string, string> = { food: FOOD, economy: ECONOMY, infrastructure: INFRASTRUCTURE };

export const STAGES: Record<string, string> = {
  despotism:
    'q c 12 12 11.2;w/1.1 c 12 12 11.2;w M5 10C5 8.4 6 7.6 7.4 7.8V6.6C7.4 5 10.2 5 10.4 6.4 10.8 4.8 13.6 4.8 13.8 6.4 14.4 5.2 16.8 5.6 16.8 7.2 18.2 6.8 19 7.8 19 9.2V13C19 15.4 17 17 15.6 17.4V20H8.4V17.4C6.4 16.4 5 14.6 5 12.4z;q/1.3 M10.4 6.8V11M13.8 6.8V11M7.4 8V12M5.4 12.4C8 13 11 13.4 12.4 12.4',
  theocracy:
    'p M12 .6 23.2 8.4 19.2 22H4.8L.8 8.4z;w/1.1 M12 .6 23.2 8.4 19.2 22H4.8L.8 8.4z;w M12 4C14.6 7 16.4 8.6 15.6 11.6A3.7 3.7 0 0 1 8.4 11.6C8 9.6 9.6 8.8 10 7 10.8 7.8 11.6 7 12 4z;w M6.4 15H17.6L16 17.4H14.4V19.6H9.6V17.4H8z',
  monarchy:
    'a M2 1.4H22V14C22 19 17.6 21.6 12 23.6 6.4 21.6 2 19 2 14z;w/1.1 M2 1.4H22V14C22 19 17.6 21.6 12 23.6 6.4 21.6 2 19 2 14z;w M5.6 14.4 4.6 6.4 8.8 9.2 12 4.4 15.2 9.2 19.4 6.4 18.4 14.4z;w r 5.8 15.6 12.4 2.4 .8',
  democracy:
    'v M3.6 1.2H20.4A2.4 2.4 0 0 1 22.8 3.6V20.4A2.4 2.4 0 0 1 20.4 22.8H3.6A2.4 2.4 0 0 1 1.2 20.4V3.6A2.4 2.4 0 0 1 3.6 1.2z;w/1.1 M3.6 1.2H20.4A2.4 2.4 0 0 1 22.8 3.6V20.4A2.4 2.4 0 0 1 20.4 22.8H3.6A2.4 2.4 0 0 1 1.2 20.4V3.6A2.4 2.4 0 0 1 3.6 1.2z;w r 4.6 12 14.8 8 1;v r 8 13.4 8 1.6 .6;w M8 3.6 14.4 3.6 16 5.2V12H8z;r/1.8 M9.8 8 11.4 9.8 14.4 6.4',
};
