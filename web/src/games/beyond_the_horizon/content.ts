/** The parts of the game's data files that the board draws: the mirror of its pieces.py. */

import type { Content, Entry as Named } from '../types';
import type { Level, Stage, Track, Unit } from './view';

export interface Entry extends Named {
  /** Where a part of the entry is known from, when from elsewhere. */
  [source: `${string}_source`]: string | undefined;
}

/** One effect as the data tells it; which fields there are depends on its kind. */
export interface Effect {
  kind: string;
  [fact: string]: unknown;
}

/** A space for an action pawn: what it costs, and the fewest players with which it exists. */
export interface Space {
  coins: number;
  players: number;
}

export interface Condition {
  count_of: string;
  at_least: number;
}

export interface BoardAction extends Entry {
  group: 'basic' | 'advanced' | 'private';
  spaces: Space[];
  tasks: Effect[];
  requirement?: { any_of?: Condition[]; all_of?: Condition[] };
  always_open?: boolean;
}

export interface Slot {
  id: string;
  level: Level;
  lines?: string[];
  needed?: number;
}

export interface Technology extends Entry {
  level: Level;
  color?: string;
  second_color?: string;
  immediate?: Effect[];
  action?: { spaces: Space[]; tasks: Effect[] };
  permanent?: Effect[];
  end_game?: Effect[];
}

export interface Leader extends Entry {
  level: Level;
  immediate?: Effect[];
  options?: { key: string; immediate: Effect[]; for_all: Effect }[];
  end_game?: Effect[];
}

export interface Government extends Entry, Record<Stage, Effect[]> {}

export interface Goal extends Entry {
  set: string;
  condition: Condition;
  vp_first: number;
  vp_later: number;
}

export interface Territory extends Entry {
  strength: number;
  discovery?: Effect[];
  village: { track: Track; vp: number; bonus: Effect[] };
  city: { track: Track; vp: number };
}

export interface Structure extends Entry {
  level: Level;
  coins: number;
  left: { track: Track; vp: number };
  right: Track;
  bonus: Effect[];
}

/** A field of a track: what is open once its cube is gone, or what a cube laid there brings. */
export type Field = { kind: string; column?: string; amount?: number; effects?: Effect[]; stage?: Stage; vp?: number };

export interface TrackBoard extends Entry {
  base: Field[];
  fields: Field[];
  /** What each field does, in words. */
  fields_en: string[];
  fields_pl: string[];
}

export interface InvestmentBoard extends Entry {
  fields: Field[];
  fields_en: string[];
  fields_pl: string[];
  overflow_vp: number;
}

/** Tokens of a kind of unit with these strengths on their two sides. */
export interface UnitTokens {
  unit: Unit;
  faces: number[];
  count: number;
}

export interface HorizonContent extends Content {
  actions: Record<string, BoardAction>;
  slots: Record<string, Slot>;
  technologies: Record<string, Technology>;
  leaders: Record<string, Leader>;
  governments: Record<string, Government>;
  goals: Record<string, Goal>;
  territories: Record<string, Territory>;
  cradle: Record<string, Territory>;
  homes: Record<string, Entry>;
  structures: Record<string, Structure>;
  tracks: Record<string, TrackBoard>;
  investment: Record<string, InvestmentBoard>;
  columns: Record<string, { id: string; capacity: number }>;
  levels: Record<string, { id: string; vp: number }>;
  player_counts: { players: number; end_cubes: number }[];
  unit_tokens: UnitTokens[];
  rates: { buy_coins: number; buy_pawns: number; sell_pawns: number; sell_coins: number };
  limits: { settlement: number; fortification: number };
}

/** A territory; the cradle is one, too. */
export const landOf = (content: HorizonContent, tile: string): Territory | undefined => content.territories[tile] ?? content.cradle[tile];

/** Whether an entry, or a part of it, had to be made up. */
export function isMadeUp(entry: object): boolean {
  return Object.entries(entry).some(([name, value]) => (name === 'source' || name.endsWith('_source')) && value === 'reconstructed');
}

export interface SpaceOf {
  id: string;
  coins: number;
}

/** The spaces of an action or technology that exist with so many players, numbered as in answers. */
export function spacesOf(content: HorizonContent, id: string, players: number): SpaceOf[] {
  const spaces = content.actions[id]?.spaces ?? content.technologies[id]?.action?.spaces ?? [];
  return spaces.flatMap((space, index) => (space.players <= players ? [{ id: `${id}_${index + 1}`, coins: space.coins }] : []));
}

/** What has a space: `writing` for `writing_2`. */
export const actionOf = (space: string): string => space.replace(/_\d+$/, '');

const isSlotOf = (level: Level) => (slot: Slot) => slot.level === level;

/** The slots of a level, from above. */
export const slotsOf = (content: HorizonContent, level: Level): Slot[] => Object.values(content.slots).filter(isSlotOf(level));
