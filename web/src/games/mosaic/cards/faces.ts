/** What stands on a card or tile of any kind, ready to be drawn. */

import type { Cost, Entry, MosaicContent } from '../content';
import type { Pillar } from '../view';
import { byPlayers, gists, sign, text, type Part } from './gist';

export type Kind =
  'technology' | 'build' | 'population' | 'tax' | 'wonder' | 'golden_age' | 'achievement' | 'government' | 'leader' | 'scoring';

export interface Face {
  id: string;
  kind: Kind;
  entry: Entry;
  /** Of ../art/pictures. */
  picture: string;
  /** Symbols that it gives. */
  pillars: readonly Pillar[];
  /** Symbols that it needs; one that is needed twice stands twice. */
  requires: readonly Pillar[];
  cost: Cost;
  gist: Part[][];
  /** Of a Tax or Tariff card. */
  unrest: number;
}

const FACTORS: Record<string, string> = {
  population: 'population',
  government_symbols: 'pillar_government',
  tax_production: 'production_tax',
  unique_trade_goods: 'trade_goods',
  cities: 'city',
  tariff_production: 'production_tariff',
};

const MEASURES: Record<string, string> = {
  money: 'money',
  unique_trade_goods: 'trade_goods',
  cities_on_map: 'city',
  technology_cards_played: 'technology',
  projects_plus_wonders: 'wonder',
  military_units_on_map: 'unit',
  port_cities_on_map: 'port_city',
  population: 'population',
  different_pillars: 'pillar_any',
  controlled_regions: 'region',
};

function formula(factors: Record<string, number>): Part[][] {
  return Object.entries(factors).map(([what, times], place) => [
    text(`${place ? '+' : ''}${times > 1 ? `${times}×` : ''}`),
    sign(FACTORS[what] ?? what),
  ]);
}

/** What a condition measures. */
export function measure(condition: Record<string, unknown>): string {
  if (condition['production']) return `production_${String(condition['production'])}`;
  return MEASURES[String(condition['have'])] ?? 'points';
}

const points = (value: number): Part[] => [text(String(value)), sign('points')];

const PLAIN = { pillars: [], requires: [], cost: {}, gist: [], unrest: 0 };

type Making = (content: MosaicContent, id: string, players: number) => Face | null;

const make = (kind: Kind, entry: Entry, own: Partial<Face>): Face => ({ ...PLAIN, id: entry.id, kind, entry, picture: entry.id, ...own });

const MAKINGS: Making[] = [
  ({ technologies }, id) => {
    const card = technologies[id];
    return card
      ? make('technology', card, { pillars: card.pillars, requires: card.requires, cost: card.cost, gist: gists(card.effects) })
      : null;
  },
  ({ build_cards }, id) => {
    const card = build_cards[id];
    if (!card) return null;
    const goods = card.trade_goods?.length ? [[...card.trade_goods.map(sign), text('→'), ...points(card.vp_if_complete ?? 0)]] : [];
    return make('build', card, { pillars: card.pillars, cost: card.cost, gist: [[sign(card.type)], ...gists(card.effects), ...goods] });
  },
  ({ population_cards }, id) => {
    const card = population_cards[id];
    return card ? make('population', card, { picture: 'population', cost: card.cost, gist: gists(card.effects) }) : null;
  },
  ({ tax_tariff_cards }, id) => {
    const card = tax_tariff_cards[id];
    return card ? make('tax', card, { picture: card.type, gist: formula(card.formula), unrest: card.unrest }) : null;
  },
  ({ wonders }, id) => {
    const tile = wonders[id];
    return tile ? make('wonder', tile, { gist: gists(tile.effects) }) : null;
  },
  ({ golden_ages }, id) => {
    const tile = golden_ages[id];
    if (!tile) return null;
    const { pillar, count } = tile.requires;
    return make('golden_age', tile, { gist: [[text(`${count}×`), sign(`pillar_${pillar}`)], ...gists(tile.effects), points(tile.vp_end)] });
  },
  ({ achievements }, id, players) => {
    const tile = achievements[id];
    if (!tile) return null;
    const least = byPlayers(tile.condition['at_least_by_players'], players, tile.condition['at_least']);
    return make('achievement', tile, { gist: [[text(least), sign(measure(tile.condition))], points(tile.vp_end)] });
  },
  ({ governments }, id, players) => {
    const tile = governments[id];
    return tile ? make('government', tile, { requires: tile.requires, cost: tile.cost, gist: gists(tile.effects, players) }) : null;
  },
  ({ leaders }, id) => {
    const card = leaders[id];
    return card ? make('leader', card, { pillars: card.pillars, gist: gists([...card.start, ...card.effects]) }) : null;
  },
  ({ empire_scoring_cards }, id) => {
    const card = empire_scoring_cards[id];
    return card ? make('scoring', card, { picture: 'scoring' }) : null;
  },
];

/** The face of a card or tile at a table of so many players; null for what has none. */
export function faceOf(content: MosaicContent, id: string, players = 0): Face | null {
  for (const making of MAKINGS) {
    const face = making(content, id, players);
    if (face) return face;
  }
  return null;
}

export interface Need {
  pillar: Pillar;
  /** The owner of the symbols has it. */
  met: boolean;
}

/** What a card needs, symbol by symbol, and which of them are there. */
export function needs(requires: readonly Pillar[], symbols: Partial<Record<Pillar, number>>): Need[] {
  const used: Partial<Record<Pillar, number>> = {};
  return requires.map((pillar) => {
    const number = (used[pillar] ?? 0) + 1;
    used[pillar] = number;
    return { pillar, met: (symbols[pillar] ?? 0) >= number };
  });
}

/** The price of the next Wonder: the tiles cost more the more of them one has (MO-WON.2). */
export function wonderCost(content: MosaicContent, owned: number): Cost {
  const { first, increment_per_own_wonder: more } = content.wonders_facts.cost;
  return Object.fromEntries(Object.entries(first).map(([resource, amount]) => [resource, amount + owned * (more[resource] ?? 0)]));
}

/** Whether a card, or the symbols on it, had to be made up. */
export const isMadeUp = (entry: Entry): boolean => entry.source === 'reconstructed' || entry.pillar_source === 'reconstructed';
