const LEAST = 3;

/** Answers that do not all fit, leaf by leaf; the last of them, which is the way out, is on every leaf. */
export class Leaves<Item> {
  private cap = $state(Infinity);
  private turned = $state<number | null>(null);

  /** To be made while a component is set up: other items begin at their first leaf. */
  constructor(
    private readonly items: () => readonly Item[],
    private readonly most: () => number,
    /** The item that is to be seen first; -1: none. */
    private readonly wanted: () => number = () => -1,
  ) {
    $effect.pre(() => {
      void items();
      this.reset();
    });
  }

  private readonly limit: number = $derived.by(() => Math.min(this.most(), this.cap));

  private readonly fits: boolean = $derived.by(() => this.items().length <= this.limit);

  /** How many of a leaf change: beside them stand the last one and the way to the next leaf. */
  private readonly room: number = $derived.by(() => Math.max(1, this.limit - 2));

  readonly count: number = $derived.by(() => (this.fits ? 1 : Math.ceil((this.items().length - 1) / this.room)));

  readonly leaf: number = $derived.by(() => {
    const sought = Math.max(0, Math.min(this.wanted(), this.items().length - 2));
    return Math.min(this.turned ?? Math.floor(sought / this.room), this.count - 1);
  });

  readonly shown: readonly Item[] = $derived.by(() => {
    const items = this.items();
    if (this.fits) return items;
    return [...items.slice(0, -1).slice(this.leaf * this.room, (this.leaf + 1) * this.room), ...items.slice(-1)];
  });

  turn(): void {
    this.turned = (this.leaf + 1) % this.count;
  }

  /** They were too large for their place, which shows so many of them. */
  shrink(seen = Infinity): void {
    const shown = Math.min(this.limit, this.items().length);
    this.cap = Math.max(LEAST, Math.min(shown - 1, seen));
  }

  /** Their place has another size: begin again. */
  reset(): void {
    this.cap = Infinity;
    this.turned = null;
  }
}
