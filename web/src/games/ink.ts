/**
 * The pencil box of all drawings here: a picture is a list of strokes in a dozen colours.
 *
 *     g M4 40L22 12 40 40z     gold, filled path            k/2 M4 4H20   ink, a line two wide
 *     b c 10 10 4              blue circle: centre, radius  w e 8 9 3 2   cream ellipse
 *     r r 2 3 10 5 1           red box: corner, size, round corners
 *     @wheel 20 36 .8 o        a motif put at a point, made smaller, its `?` strokes in brown
 *
 * Strokes are separated by `;`. No ids, no styles: the result may stand anywhere, any number of times.
 */

/** Named for what they paint most. */
const INKS: Record<string, string> = {
  k: '#2b211c', // ink
  w: '#fff4dc', // cream
  s: '#d6c8ae', // stone
  d: '#94846d', // stone in the shade
  g: '#eab543', // gold
  a: '#b97f1e', // gold in the shade
  r: '#c4413a', // red
  q: '#8e2a2b', // red in the shade
  b: '#5d9cc9', // water
  v: '#2f4d70', // night
  n: '#6a9f4c', // leaf
  j: '#3f6b37', // leaf in the shade
  o: '#99653b', // wood
  u: '#6b4226', // wood in the shade
  y: '#a9b6bd', // steel
  z: '#6b7880', // steel in the shade
  f: '#e9bb91', // skin
  h: '#4b3326', // hair
  p: '#7d529f', // purple
  l: '#ffe9a8b0', // a beam of light
  x: '#2b211c30', // shade
  i: '#ffffff4d', // haze
  c: 'currentColor',
};

/** Shapes that return in many pictures, around their own 0,0; `?` is the colour that the user names. */
const MOTIFS: Record<string, string> = {
  wheel: '?/1.8 c 0 0 6;?/1 M-6 0H6M0-6V6M-4.2-4.2 4.2 4.2M-4.2 4.2 4.2-4.2;? c 0 0 1.6',
  star: '? M0-5 1.5-1.6 5-1.4 2.3 1 3.2 4.6 0 2.6-3.2 4.6-2.3 1-5-1.4-1.5-1.6z',
  puff: '? c 0 0 4;? c 5-2 3.2;? c 9-5 2.4;? c-4-1 2.4',
  flag: 'k/1 M0 0V-12;? M.4-12 8-10 .4-6.5z',
  coin: 'a c 0 .8 4;g c 0 0 4;a/.8 c 0 0 2.3',
  waves: '?/1.6 M-80 0q4-3 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0',
  wheat: '?/1.2 M0 14V-4;? e 0-6 1.5 2.6;? e-2.6-2 1.5 2.6;? e 2.6-2 1.5 2.6;? e-2.6 3 1.5 2.6;? e 2.6 3 1.5 2.6',
  horse:
    '? M-15-2C-13-8-6-7-1-7 3-7 6-10 8-14L10-18 12-16C15-15 18-12 19-9L17-7 13-9C12-5 11-2 9 1L10 12H7L5 3-7 3-8 12H-11L-12 3C-13 2-14 0-15-2z' +
    ';?/2 M-14-3C-18-2-18 4-17 7;? M8-14 4-8 2-10 7-17z',
  bust: '? M11 44C11 35 19 32 27 31H37C45 32 53 35 53 44z',
  face: 'f r 28 24 8 9 3;f e 32 19 7.2 8.6',
  eyes: 'k c 29 18.5 .9;k c 35 18.5 .9',
  columns: '? r 0 0 3 14;? r 8 0 3 14;? r 16 0 3 14;? r 24 0 3 14',
};

const number = (value: string | undefined): number => Number(value ?? 0);

function paint(tone: string, width: string | undefined): string {
  const ink = INKS[tone] ?? 'none';
  if (width === undefined) return `fill="${ink}"`;
  return `fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
}

function shape(kind: string, rest: string): string {
  if (kind !== 'c' && kind !== 'e' && kind !== 'r') return `path d="${kind}${rest}"`;
  const [x, y, a, b, c] = rest.match(/-?[\d.]+/g) ?? [];
  if (kind === 'c') return `circle cx="${x}" cy="${y}" r="${a}"`;
  if (kind === 'e') return `ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}"`;
  return `rect x="${x}" y="${y}" width="${a}" height="${b}" rx="${number(c)}"`;
}

function motif(call: string, own: Record<string, string>): string {
  const [name = '', x, y, scale = '1', tone = 'k'] = call.split(' ');
  const strokes = (own[name] ?? MOTIFS[name] ?? '').replaceAll('?', tone);
  return `<g transform="translate(${number(x)} ${number(y)}) scale(${scale})">${draw(strokes, own)}</g>`;
}

function stroke(line: string, own: Record<string, string>): string {
  if (line.startsWith('@')) return motif(line.slice(1), own);
  const [, tone = '', width, kind = '', rest = ''] = /^(.)(?:\/([\d.]+))? (.)(.*)$/s.exec(line) ?? [];
  return `<${shape(kind, rest)} ${paint(tone, width)}/>`;
}

/** The SVG elements of a picture, which may also use motifs of its own game. */
export function draw(strokes: string, own: Record<string, string> = {}): string {
  return strokes
    .split(';')
    .map((line) => stroke(line, own))
    .join('');
}
