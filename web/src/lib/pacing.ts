/**
 * Frames one after another at a pace that eyes can follow. One's own moves and the first frame are shown at once; a
 * long queue is shown faster, so that nobody waits for what happened while they were away.
 */
export class Pacing<F> {
  private queue: F[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;

  constructor(
    private readonly show: (frame: F) => void,
    /** The least time between two frames, in milliseconds. */
    private readonly pace: () => number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** So many frames wait to be shown. */
  get behind(): number {
    return this.queue.length;
  }

  add(frame: F, urgent: boolean): void {
    this.queue.push(frame);
    if (urgent) this.flush();
    else this.plan();
  }

  /** Show everything now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (let frame = this.queue.shift(); frame !== undefined; frame = this.queue.shift()) this.display(frame);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private plan(): void {
    if (this.timer !== undefined) return;
    const wait = this.last + this.pace() / Math.max(1, this.queue.length - 2) - this.now();
    if (wait <= 0) this.next();
    else this.timer = setTimeout(() => this.next(), wait);
  }

  private next(): void {
    this.timer = undefined;
    const frame = this.queue.shift();
    if (frame === undefined) return;
    this.display(frame);
    if (this.queue.length) this.plan();
  }

  private display(frame: F): void {
    this.last = this.now();
    this.show(frame);
  }
}
