/** What can be told of the technology tree: lines, and how many of them a player has. */

import type { BoardAction, HorizonContent, Slot, Technology } from '../content';
import type { HorizonView, PlayerView } from '../view';

/** How a slot stands to a player: researched, all lines met, or lines missing. */
export type Standing = 'done' | 'open' | 'closed';

export interface Need {
  have: number;
  need: number;
}

/** Lines that come from technologies the player has, and how many are needed (BH-RES.1 to BH-RES.3). */
export function needOf(slot: Slot, player: PlayerView | undefined): Need {
  const have = (slot.lines ?? []).filter((line) => player?.scholars.includes(line)).length;
  return { have, need: slot.needed ?? 0 };
}

export function standingOf(slot: Slot, player: PlayerView | undefined): Standing {
  if (player?.scholars.includes(slot.id)) return 'done';
  const { have, need } = needOf(slot, player);
  return have >= need ? 'open' : 'closed';
}

export interface Line {
  from: string;
  to: string;
  /** Heights of both ends, as shares of the whole. */
  start: number;
  end: number;
  /** The player has the technology that it comes from. */
  met: boolean;
  /** And the one that it leads to. */
  done: boolean;
}

const middle = (index: number, count: number): number => (index + 0.5) / count;

/** The lines between two neighbouring levels. */
export function linesBetween(before: readonly Slot[], after: readonly Slot[], player: PlayerView | undefined): Line[] {
  return after.flatMap((slot, index) =>
    (slot.lines ?? []).flatMap((from) => {
      const at = before.findIndex(({ id }) => id === from);
      if (at < 0) return [];
      const met = player?.scholars.includes(from) ?? false;
      return [
        {
          from,
          to: slot.id,
          start: middle(at, before.length),
          end: middle(index, after.length),
          met,
          done: met && (player?.scholars.includes(slot.id) ?? false),
        },
      ];
    }),
  );
}

/** The technologies at the lines of a slot that lie face up: their main colours may be chosen (BH-RES.7). */
export const linked = (content: HorizonContent, view: HorizonView, slot: string): string[] =>
  (content.slots[slot]?.lines ?? []).flatMap((line) => view.tree.find((one) => one.slot === line)?.technology || []);

/** Seats whose action pawn stands on a space. */
export const standingOn = (view: HorizonView, space: string): number[] =>
  view.players.flatMap((player, seat) => (player.pawn === space ? [seat] : []));

/** A technology that lies beside the tree and not in it, as what can be done with it; else what it brings. */
export const asAction = (card: Technology): BoardAction => ({
  ...card,
  group: 'private',
  spaces: card.action?.spaces ?? [],
  tasks: card.action?.tasks ?? card.permanent ?? card.end_game ?? [],
});
