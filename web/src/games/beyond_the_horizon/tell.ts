import type { Tell } from '../types';
import { isMadeUp, type HorizonContent } from './content';
import { Say } from './say';

/** A card, tile or slot: its text, what a level is worth, and what leads to a slot by their names. */
export const tell: Tell = (piece, content, words) => {
  const say = new Say(words, content as HorizonContent, null);
  return slot(say, piece) ?? card(say, piece);
};

function slot(say: Say, piece: string): ReturnType<Tell> {
  const found = say.content.slots[piece];
  if (!found) return null;
  const lines = found.lines ?? [];
  const needs = lines.length ? [say.it('slot-needs', { count: found.needed ?? 0, slots: lines.map((line) => say.name(line)) })] : [];
  return { effect: say.it('slot-back'), facts: [...needs, worth(say, found.level)] };
}

function card(say: Say, piece: string): ReturnType<Tell> {
  const { technologies, actions, leaders, governments, goals, structures, territories, cradle, homes, tracks, investment } = say.content;
  const entry = [technologies, actions, leaders, governments, goals, structures, territories, cradle, homes, tracks, investment].find(
    (table) => piece in table,
  )?.[piece];
  if (!entry) return null;
  const technology = technologies[piece];
  const facts = technology ? [worth(say, technology.level)] : [];
  const partly = isMadeUp(entry) && entry.source !== 'reconstructed';
  return { effect: say.text(entry), facts: [...facts, ...(partly ? [say.it('reconstructed')] : [])] };
}

const worth = (say: Say, level: string): string => say.it('worth', { count: say.content.levels[level]?.vp ?? 0 });
