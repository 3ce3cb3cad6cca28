/** Sources of points, counted one after the other; where motion is unwanted, all of them at once. */
export class Counting {
  /** So many have been counted. */
  counted = $state(0);

  /** To be made while a component is set up: it counts as long as that is shown. */
  constructor(last: () => number, motion: () => boolean, step: (last: number) => number) {
    $effect(() => {
      const all = last();
      // Counted beside the state, for an effect that reads what it writes would begin again with every source.
      let counted = motion() ? 0 : all;
      this.counted = counted;
      if (counted === all) return;
      const clock = setInterval(() => {
        this.counted = counted += 1;
        if (counted >= all) clearInterval(clock);
      }, step(all));
      return () => clearInterval(clock);
    });
  }
}
