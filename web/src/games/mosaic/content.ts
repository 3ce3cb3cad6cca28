/** The parts of the game's data files that the board draws: the mirror of its components.py. */

import type { Content, Entry as Named } from '../types';
import type { Building, Deck, Pillar } from './view';

export interface Entry extends Named {
  /** Where the Pillars of a card come from, when not from the card's own source. */
  pillar_source?: string;
}

export type Cost = Record<string, number>;

/** One effect as the data tells it; which fields there are depends on its kind. */
export interface Effect {
  kind: string;
  [fact: string]: unknown;
}

export interface Region extends Entry {
  hexes: number;
  ports: number;
  adjacent: string[];
}

export interface Hex {
  id: string;
  region: string;
  kind: 'plain' | 'cache' | 'port';
  /** Rows of pointy-topped hexes, the odd ones half a hex to the right. */
  col: number;
  row: number;
}

export interface Technology extends Entry {
  starting?: boolean;
  cost: Cost;
  /** A Pillar that is needed twice stands twice. */
  requires: Pillar[];
  pillars: Pillar[];
  effects: Effect[];
}

export interface BuildCard extends Entry {
  type: Building | 'project';
  cost: Cost;
  pillars: Pillar[];
  effects: Effect[];
  /** A Manufactory scores when its owner has these Trade Goods. */
  trade_goods?: string[];
  vp_if_complete?: number;
}

export interface PopulationCard extends Entry {
  cost: Cost;
  effects: Effect[];
}

export interface TaxCard extends Entry {
  type: 'tax' | 'tariff';
  formula: Record<string, number>;
  unrest: number;
}

export interface Wonder extends Entry {
  placement: string;
  effects: Effect[];
}

export interface GoldenAge extends Entry {
  requires: { pillar: Pillar; count: number };
  effects: Effect[];
  vp_end: number;
}

export interface Achievement extends Entry {
  condition: Record<string, unknown>;
  vp_end: number;
}

export interface Government extends Entry {
  cost: Cost;
  requires: Pillar[];
  effects: Effect[];
}

export interface Leader extends Entry {
  start: Effect[];
  effects: Effect[];
  pillars: Pillar[];
}

export interface Token extends Entry {
  count: number;
  effects: Effect[];
}

export interface MosaicContent extends Content {
  regions: Record<string, Region>;
  hexes: Record<string, Hex>;
  pillars: Record<string, Entry & { golden_age: string }>;
  production_tracks: Record<string, Entry>;
  buildings: Record<string, Entry>;
  units: Record<string, Entry>;
  technologies: Record<string, Technology>;
  build_cards: Record<string, BuildCard>;
  population_cards: Record<string, PopulationCard>;
  tax_tariff_cards: Record<string, TaxCard>;
  empire_scoring_cards: Record<string, Entry & { deck: Deck }>;
  wonders: Record<string, Wonder>;
  wonders_facts: { cost: { first: Cost; increment_per_own_wonder: Cost } };
  component_limits: { per_player: Record<string, number> };
  golden_ages: Record<string, GoldenAge>;
  achievements: Record<string, Achievement>;
  governments: Record<string, Government>;
  leaders: Record<string, Leader>;
  trade_goods: Record<string, Token>;
  cache_tokens: Record<string, Token>;
  setup_by_player_count: Record<string, { regions_out: string[] }>;
}
