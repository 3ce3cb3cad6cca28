/** The table as the game's view.py tells it. All is open to all; seats are NOBODY where there is none. */

export const NOBODY = -1;
export const TRACKS = ['food', 'economy', 'infrastructure'] as const;
export const COLUMNS = ['A', 'B', 'C', 'D', 'E'] as const;
export const LEVELS = ['I', 'II', 'III', 'IV'] as const;
export const TOKENS = ['settlement', 'fortification'] as const;
export const UNITS = ['settler', 'soldier'] as const;
export const COLORS = ['blue', 'green', 'red', 'yellow'] as const;
export const STAGES = ['despotism', 'theocracy', 'monarchy', 'democracy'] as const;
export const PHASES = ['action', 'expansion', 'production', 'goal'] as const;
/** Where points come from, in the order of the scoring. */
export const SOURCES = [
  'goals',
  'technologies',
  'bonuses',
  'villages',
  'cities',
  'structures',
  'investment',
  'leaders',
  'government',
] as const;

export type Track = (typeof TRACKS)[number];
export type Column = (typeof COLUMNS)[number];
export type Level = (typeof LEVELS)[number];
export type Token = (typeof TOKENS)[number];
export type Unit = (typeof UNITS)[number];
export type Stage = (typeof STAGES)[number];
export type Counts = Record<string, number>;

export interface UnitView {
  unit: Unit;
  strength: number;
  /** A tile, or coordinates where none lies yet. */
  place: string;
}

export interface PlayerView {
  /** Inactive pawns. */
  columns: Record<Column, number>;
  open_columns: Column[];
  /** What production would give. */
  production_pawns: number;
  production_coins: number;
  /** Coins for an active pawn. */
  exchange_price: number;
  /** Added to the price of every structure. */
  structure_cost: number;
  active: number;
  coins: number;
  /** Cubes left on each track. */
  cubes: Record<Track, number>;
  invested: number;
  units: UnitView[];
  /** Slots. */
  scholars: string[];
  technologies: string[];
  private: string[];
  tokens: Record<Token, number>;
  /** Tiles in supply. */
  structures: string[];
  /** Empty before one is chosen. */
  government: string;
  /** Stages that are unlocked, without despotism. */
  stages: string[];
  leaders: string[];
  /** By leader: the option chosen. */
  options: Record<string, string>;
  /** The space of the action pawn; empty before the first turn. */
  pawn: string;
  /** Pawns out of the game. */
  gone: number;
  /** What a move task of 1 point gives. */
  moves: number;
  /** What lies where the seat began. */
  home: string;
  /** Towards each goal. */
  progress: Counts;
  /** Victory points by source. */
  score: Counts;
}

export interface SlotView {
  slot: string;
  level: Level;
  /** Empty while it is not revealed. */
  technology: string;
  leader: boolean;
  /** Seats. */
  scholars: number[];
}

export interface TileView {
  tile: string;
  q: number;
  r: number;
  village: number;
  city: number;
  /** Builders of a structure. */
  left: number;
  right: number;
  /** By seat: what each would need; 0 where nothing can be founded. */
  village_strength: number[];
  city_strength: number[];
}

export interface EdgeView {
  place: string;
  q: number;
  r: number;
}

export interface HorizonView {
  players: PlayerView[];
  tree: SlotView[];
  decks: Counts;
  /** Known cards under each deck, the lowest last. */
  bottoms: Record<string, string[]>;
  revealed: string[];
  map: TileView[];
  edges: EdgeView[];
  arriving: UnitView[];
  discovering: string[];
  /** Tiles left in the stack. */
  territories: number;
  structures: Record<string, string[]>;
  stacks: Counts;
  goals: string[];
  /** By goal: the seats that have claimed it, in order. */
  claims: number[][];
  end_cubes: number;
  supply: Record<Token, number>;
  governments: string[];
  start: number;
  turn: number;
  phase: string;
  round: number;
  /** 0 while the end is not triggered. */
  last_round: number;
  /** 0: none. */
  stop: number;
  discovered: number;
  discoveries: number;
  over: boolean;
}

export const total = (numbers: Counts | undefined): number => Object.values(numbers ?? {}).reduce((sum, number) => sum + number, 0);

/** The word for a unit in answers. */
export const unitWord = ({ unit, strength }: Pick<UnitView, 'unit' | 'strength'>): string => `${unit}${strength}`;

/** The seat whose needs are shown: one's own, or who has the turn. */
export const needy = (view: HorizonView, me: number | null): number => me ?? Math.max(view.turn, 0);

/** What a seat has in units of a kind on a tile, together. */
export const strengthAt = (player: PlayerView | undefined, unit: Unit, place: string): number =>
  (player?.units ?? []).filter((one) => one.unit === unit && one.place === place).reduce((sum, { strength }) => sum + strength, 0);
