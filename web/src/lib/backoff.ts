/** How long to wait before the next attempt, in milliseconds: doubling, capped, and never in step with others. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const most = Math.min(30_000, 500 * 2 ** Math.min(attempt, 10));
  return most / 2 + (most / 2) * random();
}
