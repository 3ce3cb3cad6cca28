/**
 * The emblem of a card, made from what the card does: the sign of its ability in the middle, of its bonuses beside it,
 * the rest of its effect as rays and dots. So two cards look alike only if they do the same.
 */

import { draw } from '../../ink';
import { sign as drawn } from '../art/signs';
import { burst } from '../art/strokes';
import type { Card } from '../content';
import type { CardType } from '../view';
import { ability, gists, type Part } from './gist';

/** The outline and the two tones of each deck. */
const FRAMES: Record<CardType, { shape: string; tones: [string, string] }> = {
  invention: { shape: 'M22 3H42L45 8H55L60 16 57 22V30L60 36 55 43H45L42 47H22L19 43H9L4 36 7 30V22L4 16 9 8H19z', tones: ['o', 'u'] },
  mutation: { shape: 'M32 2C50 2 60 12 60 25 60 38 50 48 32 48 14 48 4 38 4 25 4 12 14 2 32 2z', tones: ['n', 'j'] },
  insight: { shape: 'M2 25C10 10 20 3 32 3S54 10 62 25C54 40 44 47 32 47S10 40 2 25z', tones: ['g', 'a'] },
  building: { shape: 'M6 48V20C6 8 18 2 32 2S58 8 58 20V48z', tones: ['b', 'v'] },
  achievement: { shape: 'M6 3H58V36C58 42 46 43 32 49 18 43 6 42 6 36z', tones: ['p', 'v'] },
};

const place = (name: string, x: number, y: number, size: number): string =>
  drawn(name) ? `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${(size / 24).toFixed(3)})">${drawn(name)}</g>` : '';

const signsOf = (parts: readonly Part[]): string[] => parts.flatMap((part) => ('sign' in part ? [part.sign] : []));
const numbersOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + ('text' in part ? Number(/\d+/.exec(part.text)?.[0] ?? 0) : (part.figure ?? 0)), 0);

/** SVG elements in a box of 64 × 50. */
export function emblem(card: Card, type: CardType): string {
  const { shape, tones } = FRAMES[type];
  const own = ability(card.ability);
  const bonus = gists(card.instant_bonus).flat();
  const [main = 'cards', ...more] = [...new Set([...signsOf(own), ...signsOf(bonus)])];
  const beside = [...new Set([...more, ...signsOf(bonus)])].filter((name) => name !== main);
  const rays = 5 + (numbersOf(own) % 7);
  const dots = Math.min(6, numbersOf(bonus));
  const asked = card.cost_spaces.filter(({ kind }) => kind !== 'empty').length;
  const ground = draw(
    [
      `${tones[0]} ${shape}`,
      `x ${burst(rays + 3, 30, 10, 32, 25)}`,
      `i ${burst(rays, 22, 13, 32, 24)}`,
      `${tones[1]}/2 ${shape}`,
      ...Array.from({ length: dots }, (_, index) => `w c ${22 + index * 4} 44.4 1.1`),
      ...Array.from({ length: asked }, (_, index) => `${tones[1]} r ${24 + index * 3.4} 4.4 2.4 2.4 .4`),
    ].join(';'),
  );
  return `${ground}<g color="#fff4dc">${place(main, 32, 23.4, 24)}${place(beside[0] ?? '', 14, 32, 14)}${place(beside[1] ?? '', 50, 32, 14)}</g>`;
}

/** The back of a deck: its own module on its own outline. */
export function back(type: CardType): string {
  const { shape, tones } = FRAMES[type];
  return `${draw(`${tones[1]} ${shape};i ${burst(9, 24, 14, 32, 25)};w/1.4 ${shape}`)}<g color="#fff4dc">${place(`module_${type}`, 32, 24, 26)}</g>`;
}
