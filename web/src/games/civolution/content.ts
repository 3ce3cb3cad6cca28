/** The parts of the game's data files that the board draws: the mirror of its pieces.py. */

import type { Content, Entry as Named } from '../types';
import { CARD_TYPES, type CardType, type Counts } from './view';

export interface Entry extends Named {
  /** Where a part of the entry is known from, when from elsewhere. */
  [source: `${string}_source`]: string | undefined;
}

/** One effect as the data tells it; which fields there are depends on its kind. */
export interface Effect {
  kind: string;
  [fact: string]: unknown;
}

export interface Space extends Effect {
  vp?: number;
}

export interface Ability extends Effect {
  event?: string;
  effects?: Effect[];
  cost?: { pay: string; amount: number; material?: string }[];
}

export interface Card extends Entry {
  cost_spaces: Space[];
  instant_bonus: Effect[];
  ability?: Ability;
  starting_hand?: number;
}

export interface EventCard extends Entry {
  weather_steps: number;
  condition: { scope: string; metric: string; at_least?: number };
  effects: Effect[];
}

export interface MarkerCard extends Entry {
  food?: number;
  money?: number;
  idea?: number;
  focus?: number;
  features?: Counts;
  materials?: Counts;
}

export interface IncomeChip extends Entry {
  effects: Effect[];
  vp: number;
  upgraded_module?: string;
}

export interface Attribute extends Entry {
  requirement: { feature: string; have: number; returned: number };
  ability: Ability;
}

export interface Goal extends Entry {
  requirement: Effect;
}

export interface Module extends Entry {
  dice?: [number, number];
  levels: { options: Effect[][]; any_order?: boolean }[];
}

export interface Track extends Entry {
  die_value: number;
  last_space: number;
  overflow_vp: number;
  thresholds: { after_space: number; bonus: string }[];
}

export interface Half {
  times: number;
  vp?: number;
  last_era_vp?: number;
}

export interface SoloRow {
  rolls: number[];
  actions: { action: string; [fact: string]: unknown }[];
}

export interface ViciCard {
  id: string;
  kind: 'dice' | 'category';
  reset_icons: { blue: number; red: number };
  category?: string;
  blue_half: SoloRow[] | Half;
  red_half: SoloRow[] | Half;
}

export interface CivolutionContent extends Content {
  inventions: Record<string, Card>;
  mutations: Record<string, Card>;
  insights: Record<string, Card>;
  buildings: Record<string, Card>;
  achievements: Record<string, Card>;
  events: Record<string, EventCard>;
  marker_cards: Record<string, MarkerCard>;
  chip_cards: Record<string, IncomeChip>;
  incomes: Record<string, IncomeChip>;
  attributes: Record<string, Attribute>;
  goals: Record<string, Goal>;
  modules: Record<string, Module>;
  tracks: Record<string, Track>;
  track_bonuses: Record<string, { id: string; effects: Effect[] }>;
  favor: Record<string, { id: string; pass_values: number[]; statue_vp: number; auto_pass?: boolean }>;
  weather: Record<string, Entry & { options: Effect[][]; beyond?: Effect[] }>;
  hunting: Record<string, { id: string; food: number[] }>;
  stages: Record<string, { id: string; points: number; tile?: boolean; completion?: Effect[] }>;
  settlements: Record<string, { id: string; cost: Counts; diamonds: number }>;
  sites: Record<string, Entry & { kind: string; vp: number; statue_materials?: string[] }>;
  site_kinds: Record<string, Entry>;
  materials: Record<string, Entry>;
  storage_rows: Record<string, { id: string; sell_money: number; lucky_dice: number[]; diamonds?: number }>;
  scoring: Record<string, Entry & { printed: number; covered: number }>;
  eras: Record<string, { id: string; multiplier: number }>;
  vici: Record<string, ViciCard>;
  grids: Record<string, { id: string; spaces: number; start_filled: number; removes: number[] }>;
  limits: Counts;
  rates: Counts;
}

const DECKS: Record<CardType, 'inventions' | 'mutations' | 'insights' | 'buildings' | 'achievements'> = {
  invention: 'inventions',
  mutation: 'mutations',
  insight: 'insights',
  building: 'buildings',
  achievement: 'achievements',
};

/** A research card of any deck. */
export function cardOf(content: CivolutionContent, id: string): Card | undefined {
  for (const type of CARD_TYPES) {
    const found = content[DECKS[type]]?.[id];
    if (found) return found;
  }
  return undefined;
}

/** The deck of a card; nothing for what is none. */
export const typeOf = (content: CivolutionContent, id: string): CardType | undefined =>
  CARD_TYPES.find((type) => content[DECKS[type]]?.[id]);

/** An income chip, or the starting chip card, which is one too. */
export const incomeOf = (content: CivolutionContent, id: string): IncomeChip | undefined => content.incomes[id] ?? content.chip_cards[id];

/** What an id stands for among what can be installed. */
export type Sort = CardType | 'goal' | 'attribute' | 'income' | '';
export function sortOf(content: CivolutionContent, id: string): Sort {
  if (id in content.goals) return 'goal';
  if (id in content.attributes) return 'attribute';
  if (incomeOf(content, id)) return 'income';
  return typeOf(content, id) ?? '';
}

/** Whether an entry, or a part of it, had to be made up. */
export function isMadeUp(entry: object): boolean {
  return Object.entries(entry).some(([name, value]) => (name === 'source' || name.endsWith('_source')) && value === 'reconstructed');
}

const MATERIAL_ROWS = 3;

/** Materials by type of land, each from the first storage row down. */
export function materialsOf(content: CivolutionContent, type: number): string[] {
  return Object.keys(content.materials).slice(type * MATERIAL_ROWS, (type + 1) * MATERIAL_ROWS);
}

/** The data of a row of the stage partition; those above the fifth have none. */
export const stageOf = (content: CivolutionContent, row: number) => content.stages[`row_${row}`];

export const multiplierOf = (content: CivolutionContent, era: number): number => Object.values(content.eras)[era - 1]?.multiplier ?? 0;

/** The favor spaces, from the left. */
export const favorSpaces = (content: CivolutionContent) => Object.values(content.favor);
