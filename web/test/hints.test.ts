import { describe, expect, it } from 'vitest';
import { adviceText, reasonsText, signed } from '../src/lib/hints';
import { Words } from '../src/lib/words';

const SOURCE = `
reason-none = nothing
reason-later = later: { $reasons }
reason-score = { $what } { $change } pts
reason-tokens = tokens { $change }
reason-goods = { $what } { $change }
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
const reason = (field: string, what: string, change: number, later = false) => ({ field, what, change, later });

describe('reasons in words', () => {
  it('name sources of points, terms and pieces', () => {
    const reasons = [reason('score', 'wonders', 5), reason('goods', 'food', -1), reason('advances', 'writing', 1)];
    expect(reasonsText(words, reasons)).toBe('Wonders +5 pts, Food −1, gains Writing');
  });

  it('leave out what has no words or no name, and tell the same once', () => {
    const reasons = [reason('unheard', '', 1), reason('goods', 'unheard', 1), reason('tokens', '', 2), reason('tokens', '', 2)];
    expect(reasonsText(words, reasons)).toBe('tokens +2');
    expect(reasonsText(words, [])).toBe('nothing');
  });

  it('say if they come later', () => {
    expect(reasonsText(words, [reason('tokens', '', 2, true)])).toBe('later: tokens +2');
    expect(reasonsText(words, [reason('unheard', '', 2, true)])).toBe('nothing');
  });

  it('are four at most', () => {
    const many = [1, 2, 3, 4, 5].map((change) => reason('tokens', '', change));
    expect(reasonsText(words, many)).toBe('tokens +1, tokens +2, tokens +3, tokens +4');
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
    const answers = [{ key: 'do:writing', share: 0.618, reasons: [reason('tokens', '', 2)] }];
    expect(adviceText(words, question, answers)).toBe('1. do it to Writing: 62 %, tokens +2');
  });
});
