import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply, Request } from '../src/lib/link';
import type { Pointing } from '../src/lib/pointing.svelte.ts';
import type { Question } from '../src/lib/protocol';
import type { Table } from '../src/lib/table.svelte.ts';

const ask = vi.hoisted(() => vi.fn<(request: Request) => Promise<Reply>>());
const settings = vi.hoisted(() => ({ confirm: 'never' }));
vi.mock('../src/lib/app.svelte.ts', () => ({ app: { link: { ask } } }));
vi.mock('../src/lib/settings.svelte.ts', () => ({ settings }));

const question = (...keys: string[]): Question => ({
  seat: 1,
  kind: 'action',
  about: {},
  choices: keys.map((key) => ({ key, message: 'answer' })),
});

let answered: string[];
let pointing: Pointing;
let seated: { question: Question | null };

async function sit(asked: Question | null, reach: (() => string[]) | null = null): Promise<void> {
  const { Pointing } = await import('../src/lib/pointing.svelte.ts');
  answered = [];
  const table = {
    question: asked,
    sending: null,
    frame: { version: 3, view: {} },
    match: { id: 'm' },
    content: { names: {}, cards: { pyramids: { id: 'pyramids' } } },
    seats: [],
    isSpace: () => false,
    answer: (key: string) => Promise.resolve(void answered.push(key)),
  };
  seated = table;
  pointing = new Pointing(table as unknown as Table, reach);
}

beforeEach(() => {
  ask.mockReset();
  settings.confirm = 'never';
});

describe('pointing', () => {
  it('answers when one answer is left', async () => {
    await sit(question('invest:pyramids', 'invest:monastery', 'snipe:monastery'));
    pointing.pointAt('pyramids');
    await vi.waitFor(() => expect(answered).toEqual(['invest:pyramids']));
  });

  it('asks further while several are left', async () => {
    await sit(question('invest:pyramids', 'invest:monastery', 'snipe:monastery'));
    pointing.pointAt('monastery');
    expect(answered).toEqual([]);
    expect(pointing.choices.map(({ key }) => key)).toEqual(['invest:monastery', 'snipe:monastery']);
    pointing.pointAt('snipe');
    await vi.waitFor(() => expect(answered).toEqual(['snipe:monastery']));
  });

  it('lets go one step at a time', async () => {
    await sit(question('invest:monastery', 'snipe:monastery', 'harvest'));
    pointing.pointAt('monastery');
    expect(pointing.back()).toBe(true);
    expect(pointing.chosen).toEqual([]);
    expect(pointing.back()).toBe(false);
  });

  it('starts anew with a piece of another answer', async () => {
    await sit(question('invest:monastery', 'snipe:monastery', 'invest:pyramids', 'snipe:pyramids'));
    pointing.pointAt('monastery');
    pointing.pointAt('pyramids');
    expect(pointing.chosen).toEqual(['pyramids']);
  });

  it('confirms what cannot be taken back, where that is wished', async () => {
    settings.confirm = 'final';
    ask.mockResolvedValue({ type: 'foreseen', id: '', changes: {}, hidden: true });
    await sit(question('snipe:monastery', 'harvest'));
    pointing.pointAt('monastery');
    await vi.waitFor(() => expect(pointing.confirming?.key).toBe('snipe:monastery'));
    expect(answered).toEqual([]);
    await pointing.submit(pointing.confirming!);
    expect(answered).toEqual(['snipe:monastery']);
  });

  it('does not confirm what can be taken back', async () => {
    settings.confirm = 'final';
    ask.mockResolvedValue({ type: 'foreseen', id: '', changes: {}, hidden: false });
    await sit(question('snipe:monastery', 'harvest'));
    pointing.pointAt('harvest');
    await vi.waitFor(() => expect(answered).toEqual(['harvest']));
  });

  it('asks the rules about a piece that is not lit', async () => {
    ask.mockImplementation((request) => {
      const key = 'key' in request ? request.key : '';
      const rule = key === 'snipe:ramses_ii' ? 'FH-SNP.1' : 'PT-ANS.1';
      return Promise.resolve({ type: 'because', id: '', rule, facts: { need: 3 } });
    });
    await sit(question('harvest'), () => ['snipe:ramses_ii', 'nonsense']);
    pointing.pointAt('ramses_ii');
    expect(pointing.why).toEqual({ piece: 'ramses_ii', part: null, reasons: null });
    await vi.waitFor(() => {
      expect(pointing.why?.reasons).toEqual([{ key: 'snipe:ramses_ii', rule: 'FH-SNP.1', facts: { need: 3 } }]);
    });
    expect(answered).toEqual([]);
  });

  it('says of a piece of the pending answer what part it has in it', async () => {
    ask.mockResolvedValue({ type: 'because', id: '', rule: 'PT-ANS.1', facts: {} });
    await sit({ ...question('1', '2'), about: { card: 'monastery' } });
    expect(await pointing.explain('monastery')).toBe(true);
    expect(pointing.why).toEqual({ piece: 'monastery', part: 'asked', reasons: [] });
    await sit(question('invest:monastery', 'snipe:monastery', 'harvest'));
    await pointing.explain('monastery');
    expect(pointing.why?.part).toBe('possible');
    pointing.pointAt('monastery');
    await pointing.explain('monastery');
    expect(pointing.why?.part).toBe('chosen');
    expect(pointing.answersWith('monastery').map(({ key }) => key)).toEqual(['invest:monastery', 'snipe:monastery']);
    expect(await pointing.explain('pyramids')).toBe(false);
  });

  it('goes on with a piece to which an answer leads, in the question that follows', async () => {
    const turn = question('collect:d4', 'move', 'end');
    const led = { ...turn, choices: turn.choices.map((choice) => (choice.key === 'move' ? { ...choice, targets: ['d4', 'e5'] } : choice)) };
    await sit(led);
    expect([...pointing.lit]).toEqual(['collect', 'd4', 'move', 'e5', 'end']);
    pointing.pointAt('d4');
    expect(pointing.choices.map(({ key }) => key)).toEqual(['collect:d4', 'move']);
    await pointing.submit(pointing.choices[1]!);
    ask.mockResolvedValue({ type: 'done', id: '' });
    seated.question = question('d4', 'e5');
    pointing.begin();
    await vi.waitFor(() => expect(answered).toEqual(['move', 'd4']));
    pointing.begin();
    expect(pointing.chosen).toEqual([]);
  });

  it('guesses from the verbs of the question what was meant, if the game does not say', async () => {
    ask.mockResolvedValue({ type: 'because', id: '', rule: 'X-1.1', facts: {} });
    await sit(question('invest:pyramids', 'snipe:monastery', 'harvest'));
    await pointing.explain('ramses_ii');
    expect(ask.mock.calls.map(([request]) => 'key' in request && request.key)).toEqual(['invest:ramses_ii', 'snipe:ramses_ii']);
  });

  it('foresees an answer once for each version', async () => {
    vi.useFakeTimers();
    ask.mockResolvedValue({ type: 'foreseen', id: '', changes: { 'seats.0.tokens': 3 }, hidden: false });
    await sit(question('harvest'));
    pointing.look('harvest');
    await vi.advanceTimersByTimeAsync(200);
    expect(pointing.preview?.changes).toEqual({ 'seats.0.tokens': 3 });
    pointing.look(null);
    expect(pointing.preview).toBeNull();
    pointing.look('harvest');
    await vi.advanceTimersByTimeAsync(200);
    expect(ask).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('inspects the piece of the answer that is looked at, and keeps it', async () => {
    await sit(question('invest:pyramids', 'harvest'));
    pointing.consider('invest:pyramids');
    expect(pointing.inspected).toBe('pyramids');
    pointing.consider('harvest');
    pointing.consider(null);
    expect(pointing.inspected).toBe('pyramids');
  });

  it('reads about what is tapped instead of answering, once', async () => {
    const asked = question('invest:pyramids', 'harvest');
    await sit(asked);
    pointing.looking = true;
    await pointing.submit(asked.choices[0]!);
    expect([answered, pointing.inspected, pointing.held, pointing.looking]).toEqual([[], 'pyramids', true, false]);
    await pointing.submit(asked.choices[0]!);
    expect(answered).toEqual(['invest:pyramids']);
  });
});
