/** The table as the game's view.py tells it. Everything lies open; the seats differ only in who looks. */

import type { CardType, Icon } from './content';

export const NOBODY = -1;
export const BANKER = -2;

export interface Slot {
  card: string;
  /** A seat, NOBODY or BANKER. */
  investor: number;
  tokens: number;
}

export interface CivilizationView {
  tokens: number;
  /** Cards by type from bottom to top. */
  stacks: Partial<Record<CardType, string[]>>;
  visible: string[];
  icons: Record<Icon, number>;
  attack: number;
  defense: number;
  score: Record<string, number>;
  /** Two players: the starting cards to choose from. */
  offer: string[];
}

export interface FlowView {
  civilizations: CivilizationView[];
  market: Slot[];
  /** Cards left of each era. */
  deck: Record<string, number>;
  box: string[];
  supply: number;
  reserve: number;
  era: number;
  idle: number;
  rahdo: boolean;
  stall: number;
}

/** With five players there are six cards in the Market. */
export const marketSize = (view: FlowView): number => (view.civilizations.length === 5 ? 6 : 5);

export const total = (numbers: Record<string, number>): number => Object.values(numbers).reduce((sum, number) => sum + number, 0);

export const cardCount = (civ: CivilizationView): number => Object.values(civ.stacks).reduce((sum, stack) => sum + stack.length, 0);
