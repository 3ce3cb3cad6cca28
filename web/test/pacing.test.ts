import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pacing } from '../src/lib/pacing';

let shown: number[];
let pacing: Pacing<number>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pacing = new Pacing(
    (frame) => shown.push(frame),
    () => 1000,
    () => Date.now(),
  );
});

afterEach(() => {
  vi.useRealTimers();
});

describe('pacing', () => {
  it('shows the first at once and the next after a pause', () => {
    pacing.add(1, false);
    pacing.add(2, false);
    expect(shown).toEqual([1]);
    expect(pacing.behind).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2]);
  });

  it("shows one's own moves at once, with all before them", () => {
    pacing.add(1, false);
    pacing.add(2, false);
    pacing.add(3, true);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('hurries when much is waiting', () => {
    for (let frame = 0; frame < 12; frame++) pacing.add(frame, false);
    vi.advanceTimersByTime(6000); // eleven pauses, but much shorter ones
    expect(shown).toHaveLength(12);
  });

  it('shows everything when asked to', () => {
    for (const frame of [1, 2, 3]) pacing.add(frame, false);
    pacing.flush();
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2, 3]);
  });
});
