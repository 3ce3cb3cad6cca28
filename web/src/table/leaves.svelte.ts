const LEAST = 3;

/** Answers that do not all fit, leaf by leaf; the last of them, which is the way out, is on every leaf. */
export class Leaves<Item> {
  private less = $state(0);
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
      this.less = 0;
      this.turned = null;
    });
  }

  private readonly fits: boolean = $derived.by(() => this.items().length <= this.most() - this.less);

  /** How many of a leaf change: beside them stand the last one and the way to the next leaf. */
  private readonly room: number = $derived.by(() => Math.max(1, this.most() - this.less - 2));

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

  /** They were too large for their place. */
  shrink(): void {
    if (this.most() - this.less > LEAST) this.less += 1;
  }
}
