/** Steps of a turn, leaf by leaf: each leaf holds as many as are sure to fit. */

export interface Line {
  text: string;
  because: string;
  why: string;
  depth: number;
}

/** Pixels: of the frame and the heading, of what stands beside the words, of a letter and a line of each. */
const [FRAME, BESIDE, INNER, GAP] = [58, 50, 24, 5];
const DONE = { letter: 8.4, line: 18 };
const REASON = { letter: 7.2, line: 17 };

const lines = (text: string, letter: number, width: number) => Math.ceil((text.length * letter) / Math.max(60, width));

function heightOf(step: Line, width: number): number {
  const room = width - BESIDE - (step.depth ? INNER : 0);
  const reason = lines(`${step.because} ${step.why}`, REASON.letter, room) * REASON.line;
  return lines(step.text, DONE.letter, room) * DONE.line + reason + GAP;
}

/** The step with which each leaf begins. */
export function leavesOf(steps: readonly Line[], width: number, height: number): number[] {
  const starts = [0];
  let used = 0;
  for (const [at, step] of steps.entries()) {
    const high = heightOf(step, width);
    if (used > 0 && used + high > height - FRAME) {
      starts.push(at);
      used = 0;
    }
    used += high;
  }
  return starts;
}
