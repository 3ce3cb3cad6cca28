/** What the board works out by itself: effects in signs, tokens in flight, strengths, what pointing could mean. */
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../src/lib/api';
import type { Card, FlowContent } from '../../src/games/flow_of_history/content';
import { flights } from '../../src/games/flow_of_history/flights';
import { gist } from '../../src/games/flow_of_history/gist';
import { reach } from '../../src/games/flow_of_history/reach';
import { concerns, raid, type Board } from '../../src/games/flow_of_history/table';
import type { FlowView } from '../../src/games/flow_of_history/view';
import sections from '../../src/games/flow_of_history/fixtures/content.json';
import target from '../../src/games/flow_of_history/fixtures/four-target.json';
import early from '../../src/games/flow_of_history/fixtures/two-early.json';

const content = contentOf(sections) as FlowContent;
const view = early.view as unknown as FlowView;

function signs(id: string): string {
  const parts = gist(content.cards[id] as Card);
  return parts.map((part) => ('sign' in part ? part.sign : part.text)).join(' ');
}

describe('effects in signs', () => {
  it.each([
    ['barracks', '+1 defense'],
    ['feudalism', '+1 defense / type-military'],
    ['great_wall', '1 points / 2 defense'],
    ['internet', '1 points / types'],
    ['printing_press', 'supply +1 token / science'],
    ['factory', '1 reserve arrow supply / industry ½ supply'],
    ['ramses_ii', 'loss arrow + type-wonder'],
    ['ironclads', '−½ token'],
    ['jet_fighters', '−3 token | loss type-military'],
    ['musketeers', 'loss type-construction | type-knowledge'],
    ['communism', 'token equals token'],
    ['farmer_tribe', ''],
  ])('tells %s as %s', (id, told) => {
    expect(signs(id)).toBe(told);
  });
});

describe('tokens in flight', () => {
  const change = (by: (copy: FlowView) => void): FlowView => {
    const copy = structuredClone(view);
    by(copy);
    return copy;
  };

  it('go from who lost some to who got some', () => {
    const after = change((copy) => {
      copy.supply -= 3;
      (copy.civilizations[0] as { tokens: number }).tokens += 3;
    });
    expect(flights(view, after)).toEqual([{ from: 'supply', to: 'seat1', count: 3 }]);
  });

  it('leave a card that leaves the Market', () => {
    const after = change((copy) => {
      copy.market = copy.market.filter((slot) => slot.card !== 'chariots');
      copy.supply += 3;
    });
    expect(flights(view, after)).toEqual([{ from: 'chariots', to: 'supply', count: 3 }]);
  });

  it('stay where nothing changed', () => {
    expect(flights(view, structuredClone(view))).toEqual([]);
  });
});

describe('a raid', () => {
  const asked = (kind: string, about = {}, preview: Board['preview'] = null) =>
    ({
      view: target.view,
      content,
      question: { seat: 1, kind, about, choices: [] },
      preview,
    }) as unknown as Board;

  it('is on while a target is asked for, and may concern everybody else', () => {
    const attack = raid(asked('target'));
    expect(attack).toEqual({ seat: 1, strength: 3, target: null });
    expect([0, 1, 2].map((seat) => concerns(attack, seat))).toEqual([true, false, true]);
  });

  it('concerns one seat when it strikes', () => {
    const attack = raid(asked('strike', { target: 2 }));
    expect([0, 1, 2].map((seat) => concerns(attack, seat))).toEqual([false, false, true]);
  });

  it('is foreseen when the answer pointed at brings an attack, with the strength of then', () => {
    const changes = { 'civilizations.1.attack': 5 };
    expect(raid(asked('action', {}, { key: 'complete:legion', changes, hidden: true }))?.strength).toBe(5);
    expect(raid(asked('action', {}, { key: 'complete:barracks', changes, hidden: true }))).toBeNull();
    expect(raid(asked('action', {}, { key: 'invest:legion', changes, hidden: false }))).toBeNull();
  });
});

describe('pointing', () => {
  const ask = (kind: string) => ({ seat: 1, kind, about: {}, choices: [] });

  it.each([
    ['action', 'lighthouse', ['invest:lighthouse']],
    ['action', 'confucius', ['complete:confucius']],
    ['action', 'chariots', ['snipe:chariots', 'invest:chariots']],
    ['action', 'pyramids', ['activate:pyramids']],
    ['action', 'harvest', ['harvest']],
    ['bonus', 'confucius', ['invest:confucius']],
    ['bonus', 'pyramids', []],
    ['target', 'seat1', ['seat1']],
    ['strike', 'writing', ['remove:writing']],
    ['gain', 'legion', ['legion']],
  ])('in %s at %s could mean %s', (kind, piece, keys) => {
    expect(reach(ask(kind), piece, view)).toEqual(keys);
  });
});
