/** How a Civilization is laid out on a small screen: at most six rows, in each of them targets wide enough for a thumb. */

import { STACKS } from './content';
import type { CivilizationView } from './view';

export interface Row {
  /** What is shown, each a target of its own: the top of a stack, or cards side by side. */
  shown: string[];
  /** Under the top card, from the upper to the lowest: only their strips are seen. */
  covered: string[];
  /** Side by side, but without room: reached through the tray. */
  more: string[];
}

/** So many cards side by side leave every one of them 44 px in half the width of a phone. */
export const ABREAST = 4;

/** Rows of a Civilization: its stacks, its Leader, its Wonders with what else lies beside. */
export function rowsOf(civ: CivilizationView): Row[] {
  const stacks = STACKS.map((type) => civ.stacks[type] ?? []).filter((stack) => stack.length);
  const rows = stacks.map((stack) => stacked(stack));
  const beside = [civ.stacks.leader ?? [], [...(civ.stacks.wonder ?? []), ...(civ.stacks.special ?? [])]];
  return [...rows, ...beside.filter((cards) => cards.length).map(spread)];
}

function stacked(stack: readonly string[]): Row {
  const [top, ...covered] = [...stack].reverse();
  return { shown: top ? [top] : [], covered, more: [] };
}

function spread(cards: string[]): Row {
  if (cards.length <= ABREAST) return { shown: cards, covered: [], more: [] };
  return { shown: cards.slice(0, ABREAST - 1), covered: [], more: cards.slice(ABREAST - 1) };
}

/** All cards of a Civilization as the tray lists them: every stack from its top down. */
export function allCards(civ: CivilizationView): { id: string; covered: boolean }[] {
  return rowsOf(civ).flatMap(({ shown, covered, more }) => [
    ...[...shown, ...more].map((id) => ({ id, covered: false })),
    ...covered.map((id) => ({ id, covered: true })),
  ]);
}
