/** Sources of points, counted one after the other; where motion is unwanted, all of them at once. */
export class Counting {
  /** So many have been counted. */
  counted = $state(0);

  /** To be made while a component is set up: it counts as long as that is shown. */
  constructor(last: () => number, motion: () => boolean, step: number) {
    $effect(() => {
      const all = last();
      this.counted = motion() ? 0 : all;
      if (this.counted === all) return;
      const clock = setInterval(() => {
        this.counted += 1;
        if (this.counted >= all) clearInterval(clock);
      }, step);
      return () => clearInterval(clock);
    });
  }
}
