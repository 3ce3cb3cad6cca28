/** The review of one seat of a finished match: begun, followed and stopped from here; the work is the server's. */
import { api, type Review } from './api';
import { app } from './app.svelte.ts';

const PAUSE = 700; // milliseconds between two looks at how far it has come

export class Reviewing {
  review = $state.raw<Review | null>(null);
  busy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(
    private readonly match: string,
    private readonly seat: number,
    private readonly key: string,
  ) {
    void this.ask(() => api.review(match, seat, key));
  }

  readonly running: boolean = $derived(this.review?.state === 'running');
  readonly percent: number = $derived(this.review ? Math.floor((100 * this.review.done) / Math.max(1, this.review.whole)) : 0);

  begin = () => this.ask(() => api.beginReview(this.match, this.seat, this.key));
  stop = () => this.ask(() => api.stopReview(this.match, this.seat, this.key));

  /** Nobody looks any more. The server goes on. */
  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  private async ask(request: () => Promise<Review>): Promise<void> {
    clearTimeout(this.timer);
    this.busy = true;
    try {
      const review = await request();
      if (this.left) return;
      this.review = review;
      if (review.state === 'running') this.timer = setTimeout(() => void this.look(), PAUSE);
    } catch (error) {
      app.complain(error);
    } finally {
      this.busy = false;
    }
  }

  /** Somebody may have pressed a button meanwhile: then what comes is no news. */
  private async look(): Promise<void> {
    try {
      const review = await api.review(this.match, this.seat, this.key);
      if (this.left || this.busy) return;
      this.review = review;
    } catch {
      // The next look may succeed.
    }
    if (!this.left && this.running) this.timer = setTimeout(() => void this.look(), PAUSE);
  }
}
