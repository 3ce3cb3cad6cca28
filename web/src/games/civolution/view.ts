/** The table as the game's seen.py tells it: a `seat` may also be V.I.C.I.'s number; NOBODY and empty words are nothing. */

export const NOBODY = -1;
export const TYPES = ['forest', 'grassland', 'hills', 'swamp', 'mountains', 'desert', 'water'] as const;
export const LANDS = TYPES.slice(0, 6);
export const TRACKS = ['technology', 'prestige', 'knowledge', 'construction', 'culture'] as const;
export const FEATURES = ['stamina', 'intelligence', 'calm', 'dexterity', 'expression', 'perception'] as const;
export const CARD_TYPES = ['invention', 'mutation', 'insight', 'building', 'achievement'] as const;
export const CATEGORIES = [...TRACKS, 'evolution', 'prosperity', 'population', 'expansion'] as const;
export const WEATHER = ['hot', 'warm', 'mild', 'rain', 'cold'] as const;
export const PHASES = ['new_cards', 'new_goals', 'extra_find', 'action', 'site', 'feeding', 'event', 'income'] as const;
export const SPOTS = ['fire', 'plain', 'wild', 'boat'] as const;
/** Where VP come from during a game. */
export const SOURCES = ['tracks', 'fires', 'sites', 'cards', 'chips', 'sales', 'events', 'feeding', 'eras', 'statues'] as const;
/** What final scoring adds. */
export const FINAL = [...CATEGORIES.map((category) => `final-${category}`), 'stages', 'point-cards'] as const;
export const ACTION = 4; // the number of the phase

export type Track = (typeof TRACKS)[number];
export type Feature = (typeof FEATURES)[number];
export type CardType = (typeof CARD_TYPES)[number];
export type Spot = (typeof SPOTS)[number];
export type Counts = Record<string, number>;

export interface TribesView {
  spot: Spot;
  seat: number;
  strong: number;
  weak: number;
}

export interface BoatView {
  water: string;
  seat: number;
  /** How many tribes it carries. */
  seats: number;
  raw: boolean;
}

export interface TerritoryView {
  territory: string;
  type: string;
  adjacent: string[];
  developed: boolean;
  /** Empty while the tile lies face down, and in Water. */
  material: string;
  fire: boolean;
  fire_vp: number;
  plains: number;
  tribes: TribesView[];
  farm: number;
  barred: boolean;
  boats: BoatView[];
  /** By seat. */
  raw: number[];
  hunted: boolean;
  provisions: number;
  shared: boolean;
}

export interface GroundView {
  ground: string;
  materials: string[];
  statues: number[];
  settlements: number[];
}

export interface SiteView {
  vertex: string;
  site: string;
  kind: string;
  adjacent: string[];
}

export interface PlacementView {
  tile: string;
  x: number;
  y: number;
  turns: number;
}

export interface ModuleView {
  module: string;
  /** 0: it has none. */
  level: number;
  /** For each of its dice, what may pay it: `die:3`, `planning:2`, `focus`. */
  pays: string[][];
  /** The fewest ideas that it takes; -1: it cannot be paid. */
  ideas: number;
}

export interface ColumnView {
  base: number;
  type: string;
  rows: string[][];
  next: number;
}

export interface PlayerView {
  vp: number;
  points: Counts;
  score: Counts;
  units: Counts;
  tracks: Record<Track, number>;
  favor: number;
  fate: number;
  dice: number[];
  used: number;
  planning: number[];
  focus: number;
  idea: number;
  food: number;
  money: number;
  storage: Counts;
  features: Record<Feature, number>;
  diamonds: Counts;
  supply: number;
  resets: number;
  may_reset: boolean;
  modules: ModuleView[];
  columns: ColumnView[];
  filled: number[];
  stages: number[];
  completed: number[];
  goals: string[][];
  attributes: string[];
  hand: string[];
  hand_sizes: Counts;
  dealt: string[];
  dealt_sizes: Counts;
  /** Recesses that still hold one. */
  settlements: string[];
  farms: number;
  boats: number;
  tribes: number;
  food_needed: number;
  upgrades: number;
  moved: string[][];
}

export interface StepView {
  action: string;
  /** The rule that says so. */
  why: string;
  what: string[];
}

export interface ViciView {
  seat: number;
  vp: number;
  points: Counts;
  score: Counts;
  units: Counts;
  tracks: Record<Track, number>;
  favor: number;
  fate: number;
  dice: number;
  tribes: number;
  evolution: number;
  prosperity: number;
  row: string[];
  blue: number;
  red: number;
  half: string;
  deck: number;
  discards: number;
  steps: StepView[];
}

export interface WeatherView {
  now: string;
  shift: number;
  next: string;
  beyond: boolean;
}

export interface DeckView {
  type: string;
  size: number;
  open: string[];
  bottom: string[];
}

export interface CivolutionView {
  players: PlayerView[];
  vici: ViciView | null;
  era: number;
  phase: number;
  start: number;
  turn: number;
  indicator: number;
  resets: number;
  ending: number;
  weather: WeatherView;
  tiles: PlacementView[];
  territories: TerritoryView[];
  sites: SiteView[];
  grounds: GroundView[];
  tokens: number;
  event: string;
  events: number;
  era_tiles: string[];
  final_tiles: string[];
  values: Counts;
  goals: string[];
  incomes: string[];
  attributes: string[];
  bags: Counts;
  decks: DeckView[];
  dice: number;
  fate: number;
  offer: { chip: string; goal: string }[];
  drawn: string[];
  drawn_sizes: Counts;
  rolled: number[];
  over: boolean;
}

/** What people and V.I.C.I. both have. */
export type CivView = Pick<PlayerView, 'vp' | 'points' | 'score' | 'units' | 'tracks' | 'favor' | 'fate'>;

export const total = (counts: Counts | undefined): number => Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);

/** All civilizations, V.I.C.I. last. */
export const civsOf = (view: CivolutionView): CivView[] => [...view.players, ...(view.vici ? [view.vici] : [])];

export const territoryOf = (view: CivolutionView, id: string): TerritoryView | undefined =>
  view.territories.find(({ territory }) => territory === id);
