/** Effects in signs: a coin with `3`, `2` and an arrow. No words, so the same in every language. */

import type { BoardAction, Condition, Effect, Field } from '../content';

/** A sign of ../art/signs, perhaps with a figure on it, or a few characters. */
export type Part = { sign: string; figure?: number } | { text: string };

export const sign = (name: string, figure?: number): Part => (figure === undefined ? { sign: name } : { sign: name, figure });
export const text = (characters: string): Part => ({ text: characters });

/** What effects, goals and requirements count. */
const COUNTED: Record<string, Part[]> = {
  villages: [sign('village')],
  cities: [sign('city')],
  structures: [sign('structure')],
  technologies: [sign('technology')],
  technologies_ii_plus: [sign('level_II'), text('+')],
  technologies_iii: [sign('level_III')],
  technologies_iv: [sign('level_IV')],
  leaders: [sign('leader')],
  goals: [sign('goal')],
  investment_cubes: [sign('investment')],
  food_cubes_removed: [sign('cube_food')],
  economy_cubes_removed: [sign('cube_economy')],
  infrastructure_cubes_removed: [sign('cube_infrastructure')],
  cubes_removed: [sign('cube')],
  pawns_in_play: [sign('population')],
  cube_tiles: [sign('territory')],
};

export const counted = (count: string): Part[] => COUNTED[count] ?? [sign('any')];

export const condition = ({ count_of, at_least }: Condition): Part[] => [text(`${at_least}×`), ...counted(count_of)];

/** What an action asks for before it can be performed. */
export function requirement({ requirement: asked }: Pick<BoardAction, 'requirement'>): Part[] {
  const all = (asked?.all_of ?? []).flatMap(condition);
  const any = (asked?.any_of ?? []).flatMap((one, index) => [...(index ? [text('/')] : []), ...condition(one)]);
  return all.length + any.length ? [sign('lock'), ...all, ...any] : [];
}

const number = (value: unknown): number => Number(value ?? 0);
const word = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): Effect[] => (Array.isArray(value) ? (value as Effect[]) : []);
const signed = (value: unknown): string => (number(value) < 0 ? `−${-number(value)}` : `+${number(value)}`);
const unitOf = (unit: unknown): string => (unit === 'any' ? 'unit' : word(unit));
const lessBy = (value: unknown): Part[] => (number(value) ? [sign('strength'), text(signed(value))] : []);

/** Once, or how often. */
const times = (amount: unknown, ...parts: Part[]): Part[] => (number(amount) > 1 ? [text(String(number(amount))), ...parts] : parts);

/** The prices of research by level. */
function research({ coins, exhaust, ignore_prerequisites }: Effect): Part[] {
  const levels = Object.entries((coins ?? {}) as Record<string, number>);
  const pawns = (exhaust ?? {}) as Record<string, number>;
  const prices = levels.flatMap(([level, price]) => [
    sign(`level_${level}`),
    ...(price ? [sign('coin', price)] : []),
    ...(pawns[level] ? times(pawns[level], sign('exhausted_pawn')) : []),
  ]);
  return [sign('research'), ...prices, ...(ignore_prerequisites ? [sign('any')] : [])];
}

const EVENTS: Record<string, string> = {
  explore: 'discover',
  found_village: 'found_village',
  fortify_city: 'fortify_city',
  take_leader: 'leader',
};

const joined = (groups: Part[][], by: string): Part[] => groups.flatMap((parts, index) => (index ? [text(by), ...parts] : parts));

type Telling = (effect: Effect) => Part[];

const KINDS: Record<string, Telling> = {
  gain_coins: ({ amount }) => [sign('coin', number(amount))],
  grow: ({ amount }) => times(amount, sign('grow')),
  produce_population: () => [sign('produce_population')],
  produce_coins: () => [sign('produce_coins')],
  take_token: ({ amount, token }) => times(amount, sign(word(token))),
  take_structure: ({ level }) => [text('+'), sign(`structure_${word(level)}`)],
  invest: ({ amount, track }) => times(amount, sign('invest'), sign(track === 'any' ? 'track_any' : `track_${word(track)}`)),
  recruit: ({ unit, strength, source, count }) => [
    ...times(count, sign(source === 'active' ? 'active_pawn' : 'inactive_pawn')),
    text('→'),
    ...(unit === 'any'
      ? [sign('settler', number(strength)), text('/'), sign('soldier', number(strength))]
      : [sign(word(unit), number(strength))]),
  ],
  upgrade: ({ unit, amount, spread }) => [
    text(`+${number(amount)}`),
    sign('upgrade'),
    ...(unit === 'any' ? [] : [sign(unitOf(unit))]),
    ...(spread ? [sign('choice')] : []),
  ],
  move: ({ points, discoveries }) => [
    text(String(number(points))),
    sign('move'),
    ...(number(discoveries) > 1 ? [text(`${number(discoveries)}×`), sign('discover')] : []),
  ],
  found_village: ({ strength }) => [sign('found_village'), ...lessBy(strength)],
  fortify_city: ({ strength }) => [sign('fortify_city'), ...lessBy(strength)],
  build_structure: ({ discount }) => [sign('build_structure'), ...(number(discount) ? [text(`−${number(discount)}`), sign('coin')] : [])],
  research,
  private_technology: ({ level }) => [sign('private_technology'), sign(`level_${word(level)}`)],
  basic_action: ({ count }) => times(count, sign('basic_action')),
  choice: ({ options, pick }) => [
    ...(number(pick) > 1 ? [text(`${number(pick)}:`)] : []),
    ...joined(
      list(options).map((option) => gist(list(option['effects']))),
      '/',
    ),
  ],
  pay: ({ coins, exhaust, gain }) => [
    ...(number(coins) ? [sign('coin', number(coins))] : []),
    ...(number(exhaust) ? times(exhaust, sign('exhausted_pawn')) : []),
    text('→'),
    ...gist(list(gain)),
  ],
  per: ({ count_of, effect, most }) => [...gist([effect as Effect]), text('/'), ...counted(word(count_of)), text(`≤${number(most)}`)],
  each_player: ({ effects }) => [sign('each_player'), ...gist(list(effects))],
  each_other_player: ({ effects }) => [sign('each_other_player'), ...gist(list(effects))],
  vp: ({ amount }) => [sign('vp', number(amount))],
  vp_per: ({ vp, count_of, per, most }) => [
    sign('vp', number(vp)),
    text(number(per) > 1 ? `/${number(per)}` : '/'),
    ...counted(word(count_of)),
    ...(most ? [text(`≤${number(most)}`)] : []),
  ],
  move_bonus: ({ amount }) => [text(`+${number(amount)}`), sign('move')],
  structure_cost: ({ amount }) => [sign('build_structure'), text(signed(amount)), sign('coin')],
  research_cost: ({ amount }) => [sign('research'), text(signed(amount)), sign('coin')],
  village_strength: ({ amount }) => [sign('found_village'), ...lessBy(amount)],
  city_strength: ({ amount }) => [sign('fortify_city'), ...lessBy(amount)],
  recruit_strength: ({ unit, amount }) => [sign('recruit'), sign(unitOf(unit)), text(signed(amount))],
  produce_coins_bonus: ({ amount }) => [sign('produce_coins'), text(signed(amount))],
  produce_population_bonus: ({ amount }) => [sign('produce_population'), text(signed(amount))],
  exchange_price: ({ amount }) => [sign('exchange'), sign('coin', number(amount)), text('→'), sign('active_pawn')],
  structure_keeps_strength: () => [sign('build_structure'), sign('lock'), sign('strength')],
  extra_reveal: ({ amount }) => [text(signed(amount)), sign('technology')],
  trigger: ({ when, effects }) => [sign(EVENTS[word(when)] ?? 'trigger'), text('→'), ...gist(list(effects))],
};

/** Each effect apart, so that a line may break between them. */
export const gists = (effects: readonly Effect[] | undefined): Part[][] =>
  (effects ?? []).map((effect) => (KINDS[effect.kind] ?? (() => [sign('any')]))(effect)).filter((parts) => parts.length);

export const gist = (effects: readonly Effect[]): Part[] => gists(effects).flat();

/** What a field of a track opens, or what a cube laid on it brings. */
export function field({ kind, column, amount, effects, stage, vp }: Field): Part[] {
  if (kind === 'column') return [text(column ?? '')];
  if (kind === 'coins') return [text(`+${amount ?? 0}`), sign('coin')];
  if (kind === 'government') return [sign(stage ?? 'government')];
  if (kind === 'vp') return [sign('vp', vp ?? 0)];
  return gist(effects ?? []);
}
