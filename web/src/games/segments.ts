/** Points by source as the parts of a bar. */

export interface Segment {
  source: string;
  sign: string;
  points: number;
  /** Of the whole bar, in percent. */
  share: number;
  /** There are fewer tones than sources: every second round of them is striped. */
  tone: number;
  striped: boolean;
}

const TONES = 6;

/** What brings points, each with its share of the bar; `extent` is what the whole bar stands for. */
export function segmentsOf(
  signs: readonly (readonly [source: string, sign: string])[],
  score: Readonly<Record<string, number>>,
  extent: number,
): Segment[] {
  return signs
    .map(([source, sign], place) => ({
      source,
      sign,
      points: score[source] ?? 0,
      share: (100 * (score[source] ?? 0)) / Math.max(1, extent),
      tone: place % TONES,
      striped: Math.floor(place / TONES) % 2 === 1,
    }))
    .filter(({ points }) => points > 0);
}
