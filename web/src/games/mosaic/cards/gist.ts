/** Effects in signs: `+3` and a track, `1 ★ / Culture`. No words, so the same in every language. */

import type { Effect } from '../content';

/** A sign of ../art/signs, or a few characters. */
export type Part = { sign: string } | { text: string };

export const sign = (name: string): Part => ({ sign: name });
export const text = (characters: string): Part => ({ text: characters });

const OWNED: Record<string, string> = {
  population: 'population',
  farm_on_map: 'farm',
  manufactory_on_map: 'manufactory',
  city_on_map: 'city',
  port_city: 'port_city',
  military_unit_on_map: 'unit',
  trade_good_token: 'trade_goods',
  unique_trade_good: 'trade_goods',
  technology_card_played: 'technology',
  project_card: 'project',
  achievement_tile: 'achievement',
  golden_age_tile: 'golden_age',
  wonder_tile: 'wonder',
  controlled_region: 'region',
  own_city: 'city',
  any_city: 'city',
  any_wonder: 'wonder',
  any_military_unit: 'unit',
  region_with_own_city: 'region',
  own_city_in_one_chosen_region: 'city',
  own_wonder: 'wonder',
};

const EVENTS: Record<string, string> = {
  any_player_builds_city: 'city',
  any_player_builds_port_city: 'port_city',
  any_player_builds_wonder: 'wonder',
  own_build_city_port_or_manufactory: 'city',
  own_work: 'any_resource',
  own_takes_population_card: 'population',
  own_takes_tax_card: 'tax',
  before_each_empire_scoring: 'scoring',
};

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What an effect counts: `/ 2 Population` is "for every two". */
function each(per: unknown): Part[] {
  if (typeof per === 'string') {
    const tiles = per === 'golden_age_and_achievement_tile' ? [sign('golden_age'), sign('achievement')] : [];
    return [text('/'), ...(tiles.length ? tiles : [sign(OWNED[per] ?? per)])];
  }
  if (!per) return [];
  const { pillar, own, region, adjacent, divide_by } = per as Record<string, unknown>;
  const slash = text(typeof divide_by === 'number' && divide_by > 1 ? `/${divide_by}` : '/');
  if (pillar) return [slash, sign(`pillar_${String(pillar)}`)];
  const counted = sign(OWNED[String(own ?? region ?? adjacent)] ?? 'region');
  return region ? [slash, counted, sign('region')] : [slash, counted];
}

const most = (effect: Effect): Part[] => (effect['max_total'] ? [text(`≤${String(effect['max_total'])}`)] : []);

const unitOf = (types: unknown): Part => {
  const [first = 'unit', second] = strings(types);
  return sign(second ? 'unit' : first);
};

function plus(amount: unknown): Part {
  const value = Number(amount ?? 1);
  return text(value < 0 ? `−${-value}` : `+${value}`);
}

type Telling = (effect: Effect, players: number) => Part[];

const KINDS: Record<string, Telling> = {
  gain: ({ amount, resource }) => [plus(amount), sign(String(resource))],
  gain_per: (effect) => [
    plus(effect['amount']),
    sign(effect['resource'] ? String(effect['resource']) : 'any_resource'),
    ...each(effect['per']),
    ...most(effect),
  ],
  gain_production: ({ times, resource }) => [text(`+${String(times)}×`), sign(`production_${String(resource)}`), sign(String(resource))],
  gain_choice: ({ amount }) => [plus(amount), sign('any_resource')],
  lose_population: ({ amount }) => [text(`−${String(amount)}`), sign('population')],
  production: ({ amount, track }) => [plus(amount), sign(`production_${String(track)}`)],
  production_while_held: ({ amount, track }) => [plus(amount), sign(`production_${String(track)}`)],
  production_choice: ({ amount }) => [plus(amount), sign('production_any_resource')],
  production_per: (effect) => [
    plus(effect['amount']),
    sign(`production_${String(effect['track'])}`),
    ...each(effect['per']),
    ...most(effect),
  ],
  production_transfer: () => [sign('production_any_resource'), sign('arrow'), sign('production_any_resource')],
  gain_units: ({ count, types }) => [plus(count), unitOf(types)],
  gain_units_per: (effect) => [text('+1'), unitOf(effect['types']), ...each(effect['per'])],
  eliminate: ({ count, requires_own_unit }) => [
    text(`${String(count)}`),
    sign('skull'),
    text('/'),
    sign(OWN_UNIT[String(requires_own_unit)] ?? 'unit'),
  ],
  take_board_token: (effect) => [
    text(effect['count_per'] ? '+1' : `+${String(effect['count'] ?? 1)}`),
    sign(effect['good'] ? String(effect['good']) : 'trade_goods'),
    ...each(effect['count_per']),
    ...most(effect),
  ],
  gain_universal_good: () => [text('+'), sign('universal_good')],
  free_building: ({ building }) => [text('+'), sign(String(building))],
  vp_end: ({ amount }) => [text(`${String(amount)}`), sign('points')],
  vp_end_per: ({ amount, per }) => [text(`${String(amount)}`), sign('points'), ...each(per)],
  vp_now_per: (effect) => [text(`${String(effect['amount'])}`), sign('points'), ...each(effect['per']), ...most(effect)],
  unrest: ({ amount }) => [plus(amount), sign('unrest')],
  unrest_per: ({ amount, per }) => [plus(amount), sign('unrest'), ...each(per)],
  trigger: ({ on, effects, if_resource }) => {
    const resources = strings(if_resource).map(sign);
    const moment = resources.length ? resources : [sign(EVENTS[String(on)] ?? 'action')];
    return [...moment, text('→'), ...gist(effects as Effect[])];
  },
  double_next_population_card: () => [sign('population'), text('×2')],
  extra_action: ({ action }) => (action === 'work' ? [text('+'), sign('action'), sign('any_resource')] : [text('+'), sign('action')]),
  clear_offer: ({ offer }) => [sign('clear'), sign(offer === 'technology' ? 'technology' : 'offer')],
  once_per_game: ({ ability, amount }) => [text('1×'), ...(ABILITIES[String(ability)] ?? (() => []))(Number(amount))],
  passive: (effect, players) => (PASSIVES[String(effect['rule'])] ?? (() => []))(effect, players),
  wild_pillars: ({ amount }) => [plus(amount), sign('pillar_any')],
  empire_scoring_vp: (effect, players) => [
    sign('scoring'),
    text(byPlayers(effect['amount_by_players'], players, effect['amount'])),
    sign('points'),
    ...each(divided(effect)),
  ],
  draw_technology: ({ count }) => [plus(count), sign('technology')],
};

const OWN_UNIT: Record<string, string> = { infantry: 'infantry', cavalry: 'cavalry' };

const ABILITIES: Record<string, (amount: number) => Part[]> = {
  convert: (amount) => [sign('population'), text('→'), text(String(amount)), sign('any_resource')],
  take_over_city: () => [sign('city'), sign('clear')],
  move_all_enemy_units: () => [sign('unit'), sign('arrow'), sign('region')],
};

const PASSIVES: Record<string, Telling> = {
  recruit_limit: ({ amount }) => [plus(amount), sign('unit')],
  recruit_limit_base: ({ amount }) => [text(`${String(amount)}×`), sign('unit')],
  influence_bonus: ({ amount, per_region_with }) => [plus(amount), sign('influence'), text('/'), sign(String(per_region_with))],
  closed_region: () => [sign('lock'), sign('region')],
  may_recruit_siege_engine: () => [text('+'), sign('siege_engine')],
  units_cannot_be_eliminated: () => [sign('lock'), sign('unit')],
  government_ignores_requirements: () => [sign('government'), text('✓')],
  peek_top_card_before_action: () => [sign('eye'), sign('down')],
  extra_actions: ({ first_turn, after_last_round }) => [text(`+${String(first_turn)}…+${String(after_last_round)}`), sign('action')],
};

/** Some values depend on the number of players; while that is not known, the smallest to the largest. */
export function byPlayers(values: unknown, players: number, otherwise: unknown): string {
  const known = (values ?? {}) as Record<string, number>;
  const all = Object.values(known);
  if (!all.length) return String(otherwise ?? '');
  return String(known[players] ?? `${Math.min(...all)}–${Math.max(...all)}`);
}

function divided(effect: Effect): unknown {
  return effect['divide_by'] ? { own: effect['per'], divide_by: effect['divide_by'] } : effect['per'];
}

/** Each effect apart, so that a line may break between them. */
export function gists(effects: readonly Effect[], players = 0): Part[][] {
  return effects.map((effect) => (KINDS[effect.kind] ?? (() => []))(effect, players)).filter((parts) => parts.length);
}

export const gist = (effects: readonly Effect[]): Part[] => gists(effects).flat();
