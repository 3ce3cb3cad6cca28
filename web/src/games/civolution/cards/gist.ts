/** Effects in signs: a coin with `3`, `2` and a tribe that walks. No words, so the same in every language. */

import type { Ability, Effect, Space } from '../content';

/** A sign of ../art/signs, perhaps with a figure on it, or a few characters. */
export type Part = { sign: string; figure?: number } | { text: string };

export const sign = (name: string, figure?: number): Part => (figure === undefined ? { sign: name } : { sign: name, figure });
export const text = (characters: string): Part => ({ text: characters });

const number = (value: unknown): number => Number(value ?? 0);
const word = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): Effect[] => (Array.isArray(value) ? (value as Effect[]) : []);
const lists = (value: unknown): Effect[][] => (Array.isArray(value) ? (value as Effect[][]) : []);
const counts = (value: unknown): [string, number][] => Object.entries((value ?? {}) as Record<string, number>);

/** Once, or how often. */
const times = (amount: unknown, ...parts: Part[]): Part[] => (number(amount) > 1 ? [text(String(number(amount))), ...parts] : parts);
const plus = (amount: unknown): Part => text(`+${number(amount)}`);
const minus = (amount: unknown): Part => text(`−${number(amount)}`);
const joined = (groups: Part[][], by: string): Part[] => groups.flatMap((parts, index) => (index ? [text(by), ...parts] : parts));

type Telling = (effect: Effect) => Part[];

const KINDS: Record<string, Telling> = {
  advance_track: ({ track, steps }) => [plus(steps), sign(track === 'any' ? 'any_track' : word(track))],
  advance_favor: ({ steps }) => [plus(steps), sign('favor')],
  gain_vp: ({ amount }) => [sign('vp', number(amount))],
  gain: ({ resource, amount }) => times(amount, sign(word(resource))),
  place_planning: ({ amount }) => times(amount, sign('planning')),
  gain_material: ({ material, amount }) =>
    times(amount, sign(material === 'any' ? 'raw' : material === 'row_1_of_own_types' ? 'lucky_find' : word(material))),
  exchange_material: () => [sign('raw'), sign('exchange'), sign('raw')],
  gain_feature: ({ feature, amount }) => times(amount, sign(feature === 'any' ? 'feature' : word(feature))),
  move_feature: ({ amount }) => times(amount, sign('feature'), sign('exchange')),
  migrate: ({ amount }) => times(amount, sign('module_migration')),
  migrate_anywhere: () => [sign('migrate_anywhere')],
  procreate: ({ amount }) => times(amount, sign('module_procreation')),
  place_weak_tribes: ({ max_amount }) => times(max_amount, sign('place_weak')),
  strengthen: ({ amount }) => times(amount, sign('strengthen')),
  produce: ({ amount }) => times(amount, sign('module_production')),
  transport: ({ amount, boat_target }) => [
    text(number(amount) && number(amount) < 99 ? String(number(amount)) : '∞'),
    sign('module_transport'),
    ...(boat_target ? [sign('boat'), text('→'), sign('raw')] : []),
  ],
  reveal_sites: ({ mode }) => (mode === 'any_one' ? [text('+1'), sign('reveal')] : [sign('reveal')]),
  hunt: ({ amount }) => times(amount, sign('hunt')),
  lucky_find: ({ amount }) => times(amount, sign('lucky_find')),
  build: ({ project, amount, same_type }) => [
    ...times(amount, sign(project === 'any' ? 'module_building' : word(project))),
    ...(same_type ? [text('=')] : []),
  ],
  return_building: ({ project }) => [text('−'), sign(word(project))],
  gain_research_card: ({ amount }) => times(amount, sign('gain_card')),
  draw_keep: ({ draw, keep }) => [text(`${number(draw)}→${number(keep)}`), sign('draw_keep')],
  install_research_card: ({ card_type, special_bonus }) => [
    text('↓'),
    sign(`module_${word(card_type)}`),
    ...(special_bonus ? [text('★')] : []),
  ],
  gain_goal_chip: ({ amount }) => [plus(amount), sign('goal')],
  install_goal_chip: ({ amount }) => times(amount, text('↓'), sign('goal')),
  upgrade_module: ({ die_value }) => [sign('upgrade'), ...(number(die_value) ? [text(String(number(die_value)))] : [])],
  flip_stage_tile: () => [sign('stage')],
  gain_income_chip: () => [text('+'), sign('income_chip')],
  perform_income_action: ({ amount }) => times(amount, sign('income_chip'), sign('immediate')),
  perform_activity: ({ amount }) => times(amount, sign('module_activity')),
  gain_die: ({ die }) => [text('+'), sign(word(die))],
  trade: ({ max_sales, max_purchases }) => [
    text(`${number(max_sales)}×`),
    sign('raw'),
    text('→'),
    sign('money'),
    text(`${number(max_purchases)}×`),
    sign('money'),
    text('→'),
    sign('raw'),
  ],
  lose_food: ({ amount }) => [minus(amount), sign('food')],
  remove_tribe: ({ amount }) => [...times(amount), sign('death')],
  favor_test: ({ on_pass, on_fail }) => [
    sign('test'),
    ...gist(list(on_pass)),
    ...(list(on_fail).length ? [text('/'), ...gist(list(on_fail))] : []),
  ],
  choose_one: ({ options }) =>
    joined(
      lists(options).map((option) => gist(option)),
      '/',
    ),
  pay_for: ({ cost, effects }) => [...price(cost), text('→'), ...gist(list(effects))],
};

export const KNOWN_EFFECTS = Object.keys(KINDS);

/** What an activity costs. */
export function price(cost: unknown): Part[] {
  const costs = (Array.isArray(cost) ? cost : []) as { pay: string; amount: number; material?: string }[];
  return costs.flatMap(({ pay, amount, material }) => times(amount, sign(pay === 'stored_material' ? (material ?? 'raw') : pay)));
}

/** Each effect apart, so that a line may break between them. */
export const gists = (effects: readonly Effect[] | undefined): Part[][] =>
  (effects ?? []).map((effect) => (KINDS[effect.kind] ?? (() => [sign('any')]))(effect)).filter((parts) => parts.length);

export const gist = (effects: readonly Effect[]): Part[] => gists(effects).flat();

/** What triggers wait for. */
const EVENTS: Record<string, string> = {
  build_farm: 'farm',
  build_boat: 'boat',
  build_statue: 'statue',
  build_settlement: 'settlement',
  build_any: 'module_building',
  install_card: 'cards',
  install_invention: 'module_invention',
  install_mutation: 'module_mutation',
  install_achievement: 'module_achievement',
  install_goal: 'goal',
  migrate_settle: 'module_migration',
  settle_fire: 'fire',
  settle_mountains: 'mountains',
  develop: 'lucky_find',
  procreate: 'module_procreation',
  displace: 'displace',
  displaced: 'displace',
  explore_site: 'reveal',
  hunt: 'hunt',
  lucky_find: 'lucky_find',
  favor_pass: 'test',
  favor_fail: 'fate',
  reset: 'reset',
  upgrade: 'upgrade',
  sell: 'money',
  buy: 'module_trade',
  activate_procreation: 'module_procreation',
  activate_production: 'module_production',
  activate_transport: 'module_transport',
  activate_feature: 'feature',
  tribe_dies: 'death',
  feeding_end: 'phase_feeding',
  all_fed: 'food',
  income_phase: 'phase_income',
  era_scoring: 'phase_event',
  extra_find: 'phase_extra_find',
};
export const KNOWN_EVENTS = Object.keys(EVENTS);

/** Lasting abilities: what they are about, then how much. */
const PASSIVES: Record<string, Telling> = {
  transport_bonus: ({ plus: more }) => [plus(more), sign('module_transport')],
  produce_bonus: ({ plus: more }) => [plus(more), sign('module_production')],
  hunt_bonus: ({ plus: more, territories }) => [
    sign('hunt'),
    ...((territories as string[] | undefined) ?? []).map((type) => sign(type)),
    plus(more),
    sign('food'),
  ],
  explore_vp: ({ plus: more }) => [sign('reveal'), plus(more), sign('vp')],
  water_crossing: () => [sign('water'), sign('module_migration')],
  cave_access: () => [sign('site_cave'), sign('module_migration')],
  migration_bonus: ({ plus: more }) => [plus(more), sign('module_migration')],
  weak_may_migrate: () => [sign('weak'), text('→'), sign('module_migration')],
  displace_strong: () => [sign('displace'), sign('tribe')],
  procreate_strong: () => [sign('module_procreation'), sign('tribe')],
  boat_seats: ({ max }) => [sign('boat'), text(`${number(max)}×`), sign('tribe')],
  boat_transport_any: () => [sign('boat'), text('→'), sign('raw')],
  fire_vp: ({ plus: more }) => [sign('fire'), plus(more), sign('vp')],
  strong_fire_vp: ({ plus: more }) => [sign('phase_feeding'), sign('fire'), sign('tribe'), plus(more), sign('vp')],
  strengthen_bonus: ({ plus: more }) => [plus(more), sign('strengthen')],
  feeding: ({ delta, where, territories }) => [sign('phase_feeding'), ...fed(where, territories), minus(delta), sign('food')],
  feeding_total: ({ delta }) => [sign('phase_feeding'), minus(delta), sign('food')],
  feeding_farm_full: () => [sign('phase_feeding'), sign('farm'), text('→'), sign('tribe'), text('0')],
  deus_ex_free: () => [sign('deus'), text('0'), sign('favor')],
  immunity: ({ what }) => [sign('immunity'), ...((what as string[] | undefined) ?? []).map((one) => sign(IMMUNE[one] ?? 'any'))],
  fate_virtual: ({ plus: more }) => [sign('test'), plus(more), sign('fate')],
  favor_range: ({ plus: more }) => [sign('test'), plus(more), sign('favor')],
  idea_step: ({ max }) => [sign('idea'), text(`±${number(max)}`), sign('activation')],
  planning_bonus: ({ plus: more }) => [plus(more), sign('planning')],
  sleep_both: () => [sign('module_sleep'), sign('focus'), text('+2'), sign('idea')],
  reset_limit: ({ max }) => [sign('reset'), text(`≤${number(max)}`), sign('activation')],
  research_draw: ({ plus: more }) => [sign('module_research'), plus(more), sign('draw_keep')],
  feature_req: ({ plus: more, feature }) => [plus(more), sign(word(feature)), sign('immunity')],
  material_wild_row: () => [sign('cards'), sign('raw'), text('='), sign('raw')],
  statue_any_material: () => [sign('statue'), text('='), sign('raw')],
  statue_income: ({ plus: more }) => [sign('phase_income'), sign('statue'), plus(more), sign('vp')],
  buy_discount: ({ plus: more }) => [sign('module_trade'), minus(more), sign('money')],
  sell_money: ({ plus: more }) => [sign('raw'), text('→'), plus(more), sign('money')],
  sell_vp: ({ plus: more }) => [sign('raw'), text('→'), plus(more), sign('vp')],
  extra_find: ({ plus: more }) => [sign('phase_extra_find'), plus(more), sign('raw')],
  category_units: ({ plus: more, category }) => [sign(word(category)), plus(more)],
  event_tie: () => [sign('event'), text('='), sign('leader')],
};
export const KNOWN_PASSIVES = Object.keys(PASSIVES);

const IMMUNE: Record<string, string> = { gorge: 'site_gorge', glacier: 'site_glacier', weather_negative: 'cold' };
const FED: Record<string, Part[]> = { wilderness: [sign('tribe'), text('∼')], boat: [sign('boat')], weak: [sign('weak')] };
const fed = (where: unknown, territories: unknown): Part[] =>
  FED[word(where)] ?? ((territories as string[] | undefined) ?? []).map((type) => sign(type));

/** What a card or attribute chip gives as long as it is installed. */
export function ability(what: Ability | undefined): Part[] {
  if (!what) return [];
  if (what.kind === 'activity') return [sign('module_activity'), ...price(what.cost), text('→'), ...gist(list(what.effects))];
  if (what.kind === 'trigger') return [sign(EVENTS[word(what.event)] ?? 'trigger'), text('→'), ...gist(list(what.effects))];
  if (what.kind === 'final_point_bonus') return [sign('end_game'), sign('vp', number(what['vp'])), text('×'), sign('cards')];
  return (PASSIVES[what.kind] ?? (() => [sign('any')]))(what);
}

/** A cost space: what is returned (an arrow), and what must be there. */
export function space(cost: Space): Part[] {
  switch (cost.kind) {
    case 'return_material':
      return times(cost['amount'], sign(word(cost['material'])));
    case 'return_feature':
      return [text('↩'), ...times(cost['amount'], sign(word(cost['feature'])))];
    case 'have_feature':
      return [text('✓'), ...times(cost['amount'], sign(word(cost['feature'])))];
    case 'have_settlements':
      return [text('✓'), ...times(cost['amount'], sign('settlement'))];
    case 'one_of':
      return joined(
        (list(cost['options']) as Space[]).map((option) => space(option)),
        '/',
      );
    default:
      return [];
  }
}

const REQUIREMENTS: Record<string, Telling> = {
  return_materials: ({ materials }) => counts(materials).flatMap(([material, count]) => times(count, sign(material))),
  return_markers: ({ markers }) => counts(markers).flatMap(([marker, count]) => times(count, sign(marker))),
  tribes_in_one_territory: ({ territory_type, amount }) => [
    text(`${number(amount)}×`),
    sign('tribe'),
    text('∈'),
    sign(word(territory_type)),
  ],
  territories_of_type_with_tribes: ({ territory_type, amount }) => [sign('tribe'), text(`${number(amount)}×`), sign(word(territory_type))],
  farm_in_type: ({ territory_type, amount }) => [...times(amount, sign('farm')), sign(word(territory_type))],
  have_feature: ({ feature, amount }) => [text(`${number(amount)}×`), sign(word(feature))],
  track_at_least: ({ track, space: at }) => [sign(word(track)), text(`≥${number(at)}`)],
  tribes_on_one_boat: ({ amount }) => [sign('boat'), text(`${number(amount)}×`), sign('tribe')],
  boats_built: ({ amount }) => [text(`${number(amount)}×`), sign('boat')],
  farms_built: ({ amount }) => [text(`${number(amount)}×`), sign('farm')],
  statues_built: ({ amount }) => [text(`${number(amount)}×`), sign('statue')],
  settlements_built: ({ amount }) => [text(`${number(amount)}×`), sign('settlement')],
  tribes_on_fire_encampments: ({ amount }) => [text(`${number(amount)}×`), sign('fire'), sign('tribe')],
  territories_with_tribes: ({ amount }) => [text(`${number(amount)}×`), sign('expansion')],
  tribes_total: ({ amount }) => [text(`${number(amount)}×`), sign('tribe')],
  tribe_adjacent_to_site: ({ site_kind }) => [sign('tribe'), sign(`site_${word(site_kind)}`)],
  settlement_and_statue_on_one_ground: () => [sign('settlement'), text('+'), sign('statue')],
};
export const KNOWN_REQUIREMENTS = Object.keys(REQUIREMENTS);

/** What a goal chip asks for. */
export const requirement = (what: Effect): Part[] => (REQUIREMENTS[what.kind] ?? (() => [sign('any')]))(what);

/** The markers that a starting-marker card brings. */
export const markers = (card: {
  food?: number;
  money?: number;
  idea?: number;
  focus?: number;
  features?: Record<string, number>;
  materials?: Record<string, number>;
}): Part[][] =>
  [
    ...(['food', 'money', 'idea', 'focus'] as const).map((name) => [name, card[name] ?? 0] as const),
    ...counts(card.features),
    ...counts(card.materials),
  ]
    .filter(([, count]) => count > 0)
    .map(([name, count]) => times(count, sign(name)));

const METRICS: Record<string, string> = {
  farms_built: 'farm',
  boats_built: 'boat',
  territories_with_tribes: 'expansion',
  tribes: 'tribe',
  feature_markers: 'feature',
  food: 'food',
  money: 'money',
  stored_materials: 'raw',
  diamonds: 'diamond',
  statues: 'statue',
  dice_total: 'activation',
  favor: 'favor',
};

/** Whom an event is about. */
export function condition({ scope, metric, at_least }: { scope: string; metric: string; at_least?: number }): Part[] {
  const [, track] = metric.split(':');
  const what = sign(track ?? METRICS[metric] ?? 'any');
  if (scope === 'each') return [text(`${at_least ?? 1}×`), what];
  return [sign('leader'), ...(scope === 'unique_leader' ? [text('1')] : []), what];
}
