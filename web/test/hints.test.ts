import { describe, expect, it } from 'vitest';
import { adviceText, reasonsText, signed } from '../src/lib/hints';
import type { ReasonLine } from '../src/lib/protocol';
import { Words } from '../src/lib/words';

const SOURCE = `
reason-none = nothing
reason-later = later: { $reasons }
reason-spared = spares: { $reasons }
reason-missed = misses: { $reasons }
reason-about = about { $number }
reason-perhaps = perhaps { $reason }
reason-score = { $count ->
    [one] { $change } pt ({ $what })
   *[other] { $change } pts ({ $what })
}
reason-tokens = tokens { $before } → { $now }
reason-goods = { $what } { $before } → { $now }
reason-tiles = { $what }: { $now } of { $goal }
reason-advances = { $sign ->
    [plus] gains { $what }
   *[minus] loses { $what }
}
score-wonders = Wonders
term-food = Food
ui-hint-line = { $number }. { $answer }: { $percent } %, { $reasons }
do = do it to { $card }
`;
const words = Words.of('en', SOURCE, { writing: { en: 'Writing', pl: 'Pismo' } });
const reason = (field: string, what: string, before: number, after: number, more: Partial<ReasonLine> = {}) => ({
  ...{ field, what, before, after, goal: 0, later: false, about: false, perhaps: false, unlike: '' as const },
  ...more,
});

/** As it is read: where lines may not end does not matter. */
const told = (reasons: ReasonLine[]) => reasonsText(words, reasons).replaceAll('\u00a0', ' ');

describe('reasons in words', () => {
  it.each([
    ['sources of points', reason('score', 'wonders', 0, 5), '+5 pts (Wonders)'],
    ['one point', reason('score', 'wonders', 6, 5), '−1 pt (Wonders)'],
    ['half points', reason('score', 'wonders', 0, 0.5), '+0.5 pts (Wonders)'],
    ['terms', reason('goods', 'food', 2, 1), 'Food 2 → 1'],
    ['pieces', reason('advances', 'writing', 0, 1), 'gains Writing'],
    ['goals', reason('tiles', 'writing', 3, 4, { goal: 6 }), 'Writing: 4 of 6'],
    ['averages', reason('tokens', '', 20, 6.33, { about: true }), 'tokens 20 → about 6'],
    ['average points', reason('score', 'wonders', 0, 6.33, { about: true }), 'about +6 pts (Wonders)'],
    ['luck', reason('tokens', '', 2, 1, { perhaps: true }), 'perhaps tokens 2 → 1'],
  ])('name %s', (_, line, text) => {
    expect(told([line])).toBe(text);
  });

  it('tell the same once, and nothing as nothing', () => {
    const tokens = reason('tokens', '', 0, 2);
    expect(told([tokens, reason('goods', 'food', 1, 2), tokens])).toBe('tokens 0 → 2, Food 1 → 2');
    expect(told([])).toBe('nothing');
  });

  it('keep an arrow with its numbers', () => {
    expect(reasonsText(words, [reason('goods', 'food', 2, 1)])).toBe('Food 2\u00a0→\u00a01');
  });

  it('say which come later', () => {
    const [now, later] = [reason('goods', 'food', 1, 2), reason('tokens', '', 0, 2, { later: true })];
    expect(told([later])).toBe('later: tokens 0 → 2');
    expect(told([later, now])).toBe('Food 1 → 2; later: tokens 0 → 2');
  });

  it('say what an answer spares and misses', () => {
    const spared = reason('goods', 'food', 2, 1, { unlike: 'spared' });
    const missed = reason('tokens', '', 0, 2, { unlike: 'missed' });
    expect(told([missed, spared])).toBe('spares: Food 2 → 1; misses: tokens 0 → 2');
  });

  it.each([
    [2, 'en', '+2'],
    [-1.25, 'pl', '−1,2'],
    [0.5, 'en', '+0.5'],
    [3.04, 'pl', '+3'],
  ] as const)('write %d in %s as %s', (change, language, text) => {
    expect(signed(change, language)).toBe(text);
  });

  it('are read aloud with the answers, best first', () => {
    const question = { seat: 0, kind: 'act', about: {}, choices: [{ key: 'do:writing', message: 'do', args: { card: 'writing' } }] };
    const answers = [{ key: 'do:writing', share: 0.618, reasons: [reason('tokens', '', 0, 2)] }];
    expect(adviceText(words, question, answers)).toBe('1. do it to Writing: 62 %, tokens 0\u00a0→\u00a02');
  });
});
