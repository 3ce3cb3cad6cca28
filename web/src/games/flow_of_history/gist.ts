/** A card's effect in signs: `+1 Defense / Military`, `1 ★ / 2 Culture`. No words, so the same in every language. */

import type { Card, Effect, Per, Strike } from './content';

/** A sign of ./art/icons, or a few characters. */
export type Part = { sign: string } | { text: string };

const sign = (name: string): Part => ({ sign: name });
const text = (characters: string): Part => ({ text: characters });

export function gist(card: Card): Part[] {
  return card.effects.flatMap((effect) => parts(effect));
}

function parts(effect: Effect): Part[] {
  switch (effect.kind) {
    case 'provide':
      return [text(`+${effect.amount}`), sign(effect.icon), ...each(effect.per)];
    case 'take':
      return [sign(effect.from), text(`+${effect.amount}`), sign('token'), ...each(effect.per)];
    case 'fill_supply':
      return [text(`${effect.amount}`), sign('reserve'), sign('arrow'), sign('supply'), ...each(effect.per)];
    case 'take_half_supply':
      return [text('½'), sign('supply')];
    case 'gain_market_card':
      return [text('+'), ...effect.types.map((type) => sign(`type-${type}`))];
    case 'gain_deck_top':
      return [text('+'), sign('deck')];
    case 'remove_self':
      return [sign('loss'), sign('arrow')];
    case 'redistribute_tokens':
      return [sign('token'), sign('equals'), sign('token')];
    case 'score':
      return [text(`${effect.amount}`), sign('points'), ...each(effect.per)];
    case 'choose_one':
      return choice(effect.options.map(([strike]) => strike));
    default:
      return blow(effect);
  }
}

/** What an effect counts: `/ 2 Culture` is "for every pair of Culture icons". */
function each(per: Per | null | undefined): Part[] {
  if (!per) return [];
  const counted = per.icon ? sign(per.icon) : per.type ? sign(`type-${per.type}`) : sign('types');
  return [text(per.divisor && per.divisor > 1 ? `/ ${per.divisor}` : '/'), counted];
}

function blow(strike: Strike): Part[] {
  if (strike.kind === 'remove_top_card') return [sign('loss'), ...strike.types.map((type) => sign(`type-${type}`))];
  return [text(strike.fraction ? '−½' : `−${strike.amount ?? 0}`), sign('token')];
}

/** Several removals share one cross. */
function choice(strikes: Strike[]): Part[] {
  const [first, ...rest] = strikes;
  if (!first) return [];
  return rest.reduce<Part[]>((told, strike) => {
    const next = blow(strike);
    return [...told, text('|'), ...(strike.kind === first.kind ? next.slice(1) : next)];
  }, blow(first));
}
