import { describe, expect, it } from 'vitest';
import { distinct, mergeLog, settle } from '../src/lib/frames';
import type { Frame } from '../src/lib/protocol';
import { scoresOf } from '../src/lib/scores';

const line = (at: number, key: string) => ({ at, key, args: {} });
const FRAME: Frame = {
  type: 'frame',
  match: 'm',
  version: 3,
  since: -1,
  at: 2,
  view: {},
  questions: [],
  waiting: [0],
  events: [],
  seats: [{ name: 'Ada' }, { name: 'Bot', bot: 'greedy' }],
  clock: { kind: 'none' },
};

describe('names', () => {
  it('that are borne twice are told apart by their seats', () => {
    expect(distinct(['greedy', 'Ada', 'greedy', '', ''])).toEqual(['greedy 1', 'Ada', 'greedy 3', '', '']);
  });
});

describe('frames', () => {
  it('fill in what the server leaves out', () => {
    const frame = settle(FRAME);
    expect([frame.undo, frame.seat, frame.keep, frame.scores, frame.clock.left]).toEqual([false, -1, -1, [], []]);
    expect([frame.turn, frame.ends]).toEqual([-1, false]);
    expect(frame.seats[1]).toEqual({
      name: 'Bot',
      bot: 'greedy',
      yours: false,
      open: false,
      online: false,
      left: false,
    });
  });

  it('bring the whole log, or continue it', () => {
    const whole = mergeLog([line(9, 'old')], { keep: -1, events: [line(0, 'turn'), line(1, 'invested')] });
    expect(whole.map(({ key }) => key)).toEqual(['turn', 'invested']);
    expect(mergeLog(whole, { keep: 1, events: [line(2, 'took')] }).map(({ key }) => key)).toEqual(['turn', 'invested', 'took']);
  });

  it('take back the lines of answers that were taken back', () => {
    const log = [line(0, 'turn'), line(1, 'invested'), line(2, 'took')];
    expect(mergeLog(log, { keep: 1, events: [] }).map(({ key }) => key)).toEqual(['turn', 'invested']);
  });

  it('tell the points of the moment where the view has them for every seat', () => {
    const areas = [{ score: { culture: 2 } }, { score: { culture: 0, icons: 1 } }];
    expect(scoresOf(settle({ ...FRAME, view: { market: [], areas } }))).toEqual([{ culture: 2 }, { culture: 0, icons: 1 }]);
    expect(scoresOf(settle({ ...FRAME, view: { areas: areas.slice(1) } }))).toEqual([]);
    const scores = [{ coins: 2 }, { coins: -1 }];
    expect(scoresOf(settle({ ...FRAME, view: { table: { players: [2, 2] }, scores } }))).toEqual(scores);
  });
});
