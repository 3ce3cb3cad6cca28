/** Points by source, as bars and lists; cards by their effects. */
import { describe, expect, it } from 'vitest';
import { emblem } from '../../src/games/civolution/cards/emblem';
import { ability, gist, requirement, space } from '../../src/games/civolution/cards/gist';
import type { Card } from '../../src/games/civolution/content';
import { ALL_SOURCES, scoredFor, segments, SIGNS } from '../../src/games/civolution/points/sources';

describe('sources', () => {
  it('all have a sign', () => {
    expect(ALL_SOURCES).toHaveLength(10 + 9 + 2);
    expect(ALL_SOURCES.filter((source) => !SIGNS[source])).toEqual([]);
  });

  it('are shown where anybody has points from them', () => {
    expect(scoredFor([{ fires: 0, cards: 2 }, { stages: 5 }])).toEqual(['cards', 'stages']);
  });

  it('are told apart by tone, and beyond six by stripes', () => {
    const bar = segments({ tracks: 5, events: 5, stages: 10 }, 20);
    expect(bar.map(({ source, share, tone, striped }) => [source, share, tone, striped])).toEqual([
      ['tracks', 25, 0, false],
      ['events', 25, 0, true],
      ['stages', 50, 1, true],
    ]);
  });
});

describe('effects in signs', () => {
  it('reads like the card', () => {
    expect(gist([{ kind: 'gain', resource: 'food', amount: 2 }])).toEqual([{ text: '2' }, { sign: 'food' }]);
    expect(gist([{ kind: 'transport' }])).toEqual([{ text: '∞' }, { sign: 'module_transport' }]);
    expect(gist([{ kind: 'favor_test', on_pass: [{ kind: 'gain_vp', amount: 3 }], on_fail: [] }])).toEqual([
      { sign: 'test' },
      { sign: 'vp', figure: 3 },
    ]);
    expect(gist([{ kind: 'choose_one', options: [[{ kind: 'flip_stage_tile' }], [{ kind: 'gain_vp', amount: 3 }]] }])).toEqual([
      { sign: 'stage' },
      { text: '/' },
      { sign: 'vp', figure: 3 },
    ]);
    expect(ability({ kind: 'trigger', event: 'build_farm', effects: [{ kind: 'gain', resource: 'food', amount: 1 }] })).toEqual([
      { sign: 'farm' },
      { text: '→' },
      { sign: 'food' },
    ]);
    expect(ability({ kind: 'idea_step', max: 2 })).toEqual([{ sign: 'idea' }, { text: '±2' }, { sign: 'activation' }]);
    expect(requirement({ kind: 'return_materials', materials: { wood: 2 } })).toEqual([{ text: '2' }, { sign: 'wood' }]);
    expect(space({ kind: 'have_feature', feature: 'calm', amount: 2 })).toEqual([{ text: '✓' }, { text: '2' }, { sign: 'calm' }]);
    expect(space({ kind: 'empty' })).toEqual([]);
  });
});

describe('emblems', () => {
  const card = (own: Partial<Card>): Card =>
    ({ cost_spaces: [{ kind: 'empty' }], instant_bonus: [{ kind: 'advance_track', track: 'technology', steps: 1 }], ...own }) as Card;

  it('follow from what a card does', () => {
    const one = card({ ability: { kind: 'transport_bonus', plus: 1 } });
    expect(emblem(one, 'invention')).toBe(emblem(card({ ability: { kind: 'transport_bonus', plus: 1 } }), 'invention'));
    expect(emblem(one, 'invention')).not.toBe(emblem(one, 'mutation'));
    expect(emblem(one, 'invention')).not.toBe(emblem(card({ ability: { kind: 'produce_bonus', plus: 1 } }), 'invention'));
    expect(emblem(one, 'invention')).not.toMatch(/undefined|NaN/);
  });
});
