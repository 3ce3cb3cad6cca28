/** The shape of a tile: pointy-topped, 100 high, round 0,0. */

export const WIDTH = 86.6;
export const HEIGHT = 100;

/** Its corners, clockwise from the top. */
export const HEX = `0,-${HEIGHT / 2} ${WIDTH / 2},-${HEIGHT / 4} ${WIDTH / 2},${HEIGHT / 4} 0,${HEIGHT / 2} -${WIDTH / 2},${HEIGHT / 4} -${WIDTH / 2},-${HEIGHT / 4}`;

export const TILE_BOX = `-${WIDTH / 2} -${HEIGHT / 2} ${WIDTH} ${HEIGHT}`;

/** Symbols for `<use href="#prefix-id">`, each cut to the hex. */
export const symbolsOf = (prefix: string, ids: readonly string[], elements: (id: string) => string): string =>
  `<clipPath id="${prefix}-hex"><polygon points="${HEX}"/></clipPath>` +
  ids.map((id) => `<g id="${prefix}-${id}" clip-path="url(#${prefix}-hex)">${elements(id)}</g>`).join('');
