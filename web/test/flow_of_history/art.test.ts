/** Every card, icon, type and effect is drawn, and drawn from the pencil box only. */
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../src/lib/api';
import { EMBLEMS, picture } from '../../src/games/flow_of_history/art/emblems';
import { sign } from '../../src/games/flow_of_history/art/icons';
import { draw } from '../../src/games/ink';
import { ICONS, type FlowContent } from '../../src/games/flow_of_history/content';
import { gist } from '../../src/games/flow_of_history/gist';
import sections from '../../src/games/flow_of_history/fixtures/content.json';

const cards = Object.values((contentOf(sections) as FlowContent).cards);

describe('pictures', () => {
  it('has an emblem for every card and for the Banker, and no other', () => {
    expect(Object.keys(EMBLEMS).sort()).toEqual([...cards.map((card) => card.id), 'banker'].sort());
  });

  it.each(cards.map((card) => [card.id, card] as const))('draws %s without a slip of the pen', (_, card) => {
    expect(picture(card)).not.toMatch(/undefined|NaN|="none"(?! stroke)|d=""/);
  });

  it('draws strokes, circles and motifs', () => {
    expect(draw('g M0 0H4')).toBe('<path d="M0 0H4" fill="#eab543"/>');
    expect(draw('k/2 c 1 2 3')).toContain('<circle cx="1" cy="2" r="3" fill="none" stroke="#2b211c" stroke-width="2"');
    expect(draw('@star 5 6 2 r')).toMatch(/^<g transform="translate\(5 6\) scale\(2\)"><path d="M0-5.*fill="#c4413a"\/><\/g>$/);
  });
});

describe('signs', () => {
  it('exist for everything that cards name', () => {
    const named = cards.flatMap((card) => [
      `type-${card.type}`,
      `timing-${card.timing}`,
      ...card.strip,
      ...(card.income_icon ? [`income-${card.income_icon}`] : []),
      ...gist(card).flatMap((part) => ('sign' in part ? [part.sign] : [])),
    ]);
    expect([...new Set(named)].filter((name) => !sign(name))).toEqual([]);
  });

  it('differ from each other', () => {
    expect(new Set(ICONS.map(sign)).size).toBe(ICONS.length);
  });
});
