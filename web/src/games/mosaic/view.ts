/** The table as the game's view.py tells it. What others may not know is not in it. */

export const NOBODY = -1;
export const RESOURCES = ['stone', 'ideas', 'food', 'money'] as const;
export const TRACKS = ['stone', 'ideas', 'food', 'tax', 'tariff'] as const;
export const PILLARS = [
  'science',
  'economy',
  'food',
  'health',
  'construction',
  'culture',
  'government',
  'military',
  'urbanization',
] as const;
export const UNITS = ['infantry', 'cavalry', 'siege_engine'] as const;
export const DECKS = ['technology', 'build', 'population', 'tax_tariff'] as const;
export const BUILDINGS = ['city', 'port_city', 'farm', 'manufactory'] as const;
/** A game has at most so many Empire Scorings (MO-EMP.2). */
export const MOST_SCORINGS = 3;

export type Resource = (typeof RESOURCES)[number];
export type Track = (typeof TRACKS)[number];
export type Pillar = (typeof PILLARS)[number];
export type Unit = (typeof UNITS)[number];
export type Deck = (typeof DECKS)[number];
export type Building = (typeof BUILDINGS)[number];
export type Counts = Record<string, number>;

export interface PlayerView {
  /** Empty before one is chosen. */
  leader: string;
  stock: Record<Resource, number>;
  population: number;
  production: Record<Track, number>;
  /** Trade Goods owned, also `universal_good`. */
  goods: Counts;
  /** By Region, then by kind. */
  units: Record<string, Counts>;
  /** Hexes. */
  cities: string[];
  ports: string[];
  farms: string[];
  manufactories: string[];
  /** The tile and its hex. */
  wonders: Record<string, string>;
  builds: string[];
  /** Face up; a card may stand more than once. */
  technologies: string[];
  /** Those the viewer knows, with what is missing for each; `hidden` counts the others. */
  face_down: string[];
  missing: Counts[];
  hidden: number;
  taxes: string[];
  /** Golden Ages and Achievements claimed. */
  tiles: string[];
  government: string;
  /** Abilities that are spent: a Government, a Leader, a card. */
  used: string[];
  /** The Pillar named for a Wonder. */
  named: string;
  doubled: number;
  symbols: Record<Pillar, number>;
  /** Victory Points by source. */
  score: Counts;
  /** What an Empire Scoring would give now, by Region, and `government`. */
  projected: Counts;
  /** By Golden Age and Achievement that is still there: reached, needed. */
  progress: Record<string, [number, number]>;
}

export interface DeckView {
  offer: string[];
  /** Cards in the deck, the scoring card among them. */
  size: number;
  /** So many cards lie surely above the scoring card; -1: it is out. */
  safe: number;
  /** What a cleared Offer put under the deck, the lowest last. */
  bottom: string[];
  /** What the viewer has seen on top, or nothing. */
  top: string;
}

export interface MosaicView {
  players: PlayerView[];
  /** By hex: a Trade Good, a Cache, `x_token`. */
  tokens: Record<string, string>;
  /** The universal Trade Good is still to be had. */
  universal: boolean;
  decks: Record<Deck, DeckView>;
  /** Cards out of the game, the scoring cards among them. */
  spent: string[];
  leaders: string[];
  wonders: string[];
  golden_ages: string[];
  achievements: string[];
  governments: string[];
  /** By Region in play: of every seat. */
  influence: Record<string, number[]>;
  /** By Region in play: the seat, or NOBODY. */
  control: Record<string, number>;
  /** By Region in play: seats that closed it to the Cities of others. */
  closed: Record<string, number[]>;
  /** Regions in play. */
  regions: string[];
  /** The viewer's hand in the draft of Starting Technologies. */
  hand: string[];
  hands: number[];
  /** Cards that the viewer passed on and that others still hide. */
  passed: string[][];
  /** Money in the Holding area. */
  holding: number;
  start: number;
  round: number;
  /** 0 while the end is not yet known. */
  last_round: number;
  actions: number;
  scorings: number;
  revealed: number;
  over: boolean;
}

export const total = (numbers: Counts | undefined): number => Object.values(numbers ?? {}).reduce((sum, number) => sum + number, 0);
