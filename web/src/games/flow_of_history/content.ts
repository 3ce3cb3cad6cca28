/** The cards as the game's data files hold them: the mirror of its components.py. */

import type { Content } from '../types';

export const ICONS = ['attack', 'culture', 'defense', 'agriculture', 'industry', 'science', 'trade'] as const;
export type Icon = (typeof ICONS)[number];

export const STACKS = ['construction', 'government', 'knowledge', 'military'] as const;
export const BESIDE = ['leader', 'wonder', 'special'] as const;
export type CardType = (typeof STACKS)[number] | (typeof BESIDE)[number];

export type Timing = 'instant' | 'attack' | 'attack_all' | 'permanent' | 'turn_action' | 'scoring' | 'none';
type Pool = 'supply' | 'reserve';

export interface Per {
  count: 'icons' | 'cards' | 'distinct_types';
  icon?: Icon | null;
  type?: CardType | null;
  divisor?: number;
}

export type Strike =
  { kind: 'steal_tokens'; amount?: number | null; fraction?: 'half' | null } | { kind: 'remove_top_card'; types: CardType[] };

export type Effect =
  | { kind: 'provide'; icon: Icon; amount: number; per?: Per | null }
  | { kind: 'take'; from: Pool; amount: number; per?: Per | null }
  | { kind: 'fill_supply'; amount: number; per?: Per | null }
  | { kind: 'take_half_supply' }
  | { kind: 'gain_market_card'; types: CardType[]; count: number }
  | { kind: 'gain_deck_top'; count: number }
  | { kind: 'remove_self' }
  | { kind: 'redistribute_tokens' }
  | { kind: 'score'; amount: number; per?: Per | null }
  | { kind: 'choose_one'; options: [Strike][] }
  | Strike;

export interface Card {
  id: string;
  deck: string;
  era_value: number;
  type: CardType;
  income_icon: Icon | null;
  strip: Icon[];
  timing: Timing;
  transient: boolean;
  effects: Effect[];
  text_en: string;
  text_pl: string;
  source: 'rulebook' | 'public' | 'inferred' | 'reconstructed';
  provenance?: Record<string, string>;
}

export interface FlowContent extends Content {
  cards: Record<string, Card>;
}

/** What happens once, when the card is gained, is over for a card in a Civilization. */
export const ONCE: readonly Timing[] = ['instant', 'attack', 'attack_all'];

/** Decks whose name is that of an era. */
export const ERA_DECKS: readonly string[] = ['A', 'I', 'II', 'III', 'IV', 'V'];

/** The numeral on a card: starting cards have none, and the last one opens a time without number. */
export function numeral(card: Card): string {
  if (card.deck === 'S') return '';
  return card.deck === 'FUTURE' ? '∞' : eraNumeral(card.era_value);
}

export const eraNumeral = (era: number): string => ERA_DECKS[era] ?? String(era);
