/** The table as the game's view.py tells it. Hands are their owner's only. */

export const BARBARIANS = 4;
export const PIRATES = 5;
export const NOWHERE = -1;

export const GOODS = ['food', 'wood', 'ore', 'ideas', 'gold', 'mood', 'culture'] as const;
export const UNITS = ['settler', 'infantry', 'ship', 'cavalry', 'elephant', 'leader'] as const;
export const BUILDINGS = ['temple', 'fortress', 'academy', 'port', 'market', 'obelisk', 'observatory'] as const;

export type Terrain = 'unexplored' | 'plain' | 'forest' | 'mountain' | 'barren' | 'sea';
export type Mood = 'angry' | 'neutral' | 'happy';
export type Counts = Partial<Record<string, number>>;

export interface CityView {
  space: string;
  /** A seat or BARBARIANS. */
  owner: number;
  mood: Mood;
  size: number;
  /** By kind: the seat of its colour. */
  buildings: Record<string, number>;
  wonders: string[];
  port: string;
  activations: number;
  beloved: number;
  druid: number;
}

export interface UnitsView {
  space: string;
  owner: number;
  counts: Record<string, number>;
}

export interface PlayerView {
  goods: Record<string, number>;
  limits: Record<string, number>;
  advances: string[];
  track: number;
  civilization: string;
  leader: string;
  leader_space: string;
  leaders: string[];
  captives: [number, string][];
  trophies: string[];
  kept: string[];
  persons: string[];
  completed: string[];
  used: string[];
  lasting: string[];
  settlements: number;
  buildings: Record<string, number>;
  units: Record<string, number>;
  hand: Record<string, number>;
  actions: string[];
  objectives: string[];
  wonders: string[];
  score: Record<string, number>;
  fewer_actions: number;
  start: string;
  seen: string[];
  assigned: number;
  foreseen: string;
  /** Advances that cannot be taken, whatever they cost: the rule. */
  barred: Record<string, string>;
  /** Halves of the viewer's own objective cards: what there is, what is needed. */
  progress: Record<string, [number, number]>;
}

export interface Side {
  owner: number;
  roller: number;
  /** Packed: see `unpack`. */
  units: number;
  bonus: number;
  first: number;
  card: string;
  revealed: boolean;
  dice: number[];
  value: number;
  hits: number;
  cancelled: number;
  lost: number;
  losses: number;
  notes: string[];
  allies: number;
  laid: boolean;
  ignored: boolean;
  base: number;
  plus: number;
  minus: number;
  played: string[];
}

export interface Battle {
  /** A number of `spaces`. */
  space: number;
  origin: number;
  attacker: Side;
  defender: Side;
  naval: boolean;
  city: boolean;
  fortress: boolean;
  round: number;
  ended: string;
}

export interface Move {
  seat: number;
  groups: number;
  origin: number;
  chosen: number;
}

export interface ClashView {
  options: Record<string, string>;
  age: number;
  round: number;
  first: number;
  turn: { seat: number; actions: number; [fact: string]: unknown };
  terrain: Record<string, Terrain>;
  regions: string[][];
  tiles: string[];
  turned: number[];
  exhausted: string[];
  players: PlayerView[];
  cities: CityView[];
  units: UnitsView[];
  barbarians: number[];
  pirate_ships: number;
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  open_wonders: string[];
  wonder_builder: Record<string, number>;
  event_played: string;
  table_events: string[];
  pestilence: boolean;
  truces: [number, number, number][];
  diplomats: [number, number][];
  battle: Battle | null;
  move: Move | null;
  /** Who offers, to whom, and a word for each thing; empty without an offer. */
  trade: string[];
  /** The step of the Status Phase, 0 outside of it. */
  status: number;
}

const BITS = 5;

/** Units as the rules pack them: five bits for each kind. */
export function unpack(stack: number): Record<string, number> {
  const counts: Record<string, number> = {};
  UNITS.forEach((kind, number) => {
    const count = (stack >> (BITS * number)) & 31;
    if (count) counts[kind] = count;
  });
  return counts;
}

export const total = (numbers: Record<string, number>): number => Object.values(numbers).reduce((sum, number) => sum + number, 0);

/** Half points as they are written: 8½. */
export function points(value: number): string {
  const whole = Math.floor(value);
  if (whole === value) return String(value);
  return `${whole || ''}½`;
}

/** The name of a space that the rules tell by its number. */
export const spaceName = (view: ClashView, space: number): string => view.regions.flat()[space] ?? '';
