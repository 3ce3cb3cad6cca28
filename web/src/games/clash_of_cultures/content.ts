/** The parts of the game's data files that the board draws: the mirror of its components.py. */

import type { Content, Entry } from '../types';

export interface Advance extends Entry {
  category: string;
  row: number;
  bonus: 'mood' | 'culture' | null;
  requires_advance?: string;
  unlocks_building?: string;
}

export interface Costly extends Entry {
  cost: Record<string, number> | null;
}

export interface Wonder extends Costly {
  vp: number;
  requires_advance: string;
}

export interface ActionCard extends Entry {
  civil: string;
  tactics: string;
}

export interface Civil extends Costly {
  timing: string;
}

export interface Tactics extends Entry {
  role: string;
  location: string;
}

export interface Objective extends Entry {
  timing: string;
}

export interface ObjectiveCard extends Entry {
  top: string;
  bottom: string;
  vp: number;
}

export interface Leader extends Entry {
  civilization: string;
  abilities: Entry[];
}

export interface Civilization extends Entry {
  civ_advances: string[];
  leaders: string[];
}

export interface ClashContent extends Content {
  advance_categories: Record<string, Entry & { government: boolean }>;
  advances: Record<string, Advance>;
  civilizations: Record<string, Civilization>;
  civ_advances: Record<string, Entry & { civilization: string; requires: string }>;
  city_pieces: Record<string, Costly>;
  units: Record<string, Costly>;
  wonders: Record<string, Wonder>;
  action_cards: Record<string, ActionCard>;
  action_civil_effects: Record<string, Civil>;
  action_tactics_effects: Record<string, Tactics>;
  objectives: Record<string, Objective>;
  objective_cards: Record<string, ObjectiveCard>;
  leaders: Record<string, Leader>;
  events: Record<string, Entry>;
  dice: { faces: { value: number; icon: string }[] };
  round_track: { front: { ages: number; rounds_per_age: number }; back: { ages: number } };
}

/** Twelve categories, each with its Advances from top to bottom. */
export function categories(content: ClashContent): { id: string; government: boolean; advances: Advance[] }[] {
  return Object.values(content.advance_categories).map(({ id, government }) => ({
    id,
    government,
    advances: Object.values(content.advances)
      .filter((advance) => advance.category === id)
      .sort((one, other) => one.row - other.row),
  }));
}
