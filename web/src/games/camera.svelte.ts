import type { Box } from './box';

const MOST = 4;
const TOOLS = 56; // pixels at the right that buttons cover
const GLIDE = 450; // milliseconds of a movement that nobody's hand makes

interface Place {
  zoom: number;
  x: number;
  y: number;
}

const WHOLE: Place = { zoom: 1, x: 0, y: 0 };
const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part));

/** The part of the map that is seen: the whole of it, or a piece that was zoomed to. */
export class Camera {
  zoom = $state(1);
  private x = $state(0);
  private y = $state(0);
  /** Size of the picture in pixels. */
  width = $state(1);
  height = $state(1);
  /** Where it was before it moved by itself; null while it is where somebody put it. */
  private home: Place | null = null;
  /** Whether it moves by itself just now. */
  gliding = $state(false);
  private frame = 0;

  /** To be made while a component is set up: it moves as long as that is shown. */
  constructor(private readonly world: () => Box) {
    $effect(() => () => this.stop());
  }

  /** Units of the map for one pixel while everything is seen. */
  private get fit(): number {
    const { width, height } = this.world();
    return Math.max(width / this.width, height / this.height);
  }

  readonly unit: number = $derived.by(() => this.fit / this.zoom);

  readonly view: Box = $derived.by(() => {
    const world = this.world();
    const width = this.width * this.unit;
    const height = this.height * this.unit;
    const middle = { x: world.x + world.width / 2, y: world.y + world.height / 2 };
    return { x: middle.x + this.x - width / 2, y: middle.y + this.y - height / 2, width, height };
  });

  /** Larger round a point of the picture. */
  enlarge(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.take();
    const before = this.unit;
    this.zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const gained = before - this.unit;
    this.x += (x - this.width / 2) * gained;
    this.y += (y - this.height / 2) * gained;
    this.keep();
  }

  /** Move by pixels; says whether there is anything to move to. */
  pan(dx: number, dy: number): boolean {
    if (this.zoom <= 1) return false;
    this.take();
    this.x -= dx * this.unit;
    this.y -= dy * this.unit;
    this.keep();
    return true;
  }

  /** Bring a place into the picture. */
  show(x: number, y: number): void {
    if (this.zoom <= 1) return;
    const { view } = this;
    const edge = 60;
    if (x > view.x + edge && x < view.x + view.width - edge && y > view.y + edge && y < view.y + view.height - edge) return;
    const world = this.world();
    this.x = x - world.x - world.width / 2;
    this.y = y - world.y - world.height / 2;
    this.keep();
  }

  reset(): void {
    this.take();
    this.put(WHOLE);
  }

  /**
   * Go by itself to where something is to be pointed at: all of the box, and so near that one pixel shows at most
   * `unit` units, if the box allows that. Where the picture does already, nothing moves.
   */
  aim(box: Box, unit: number, motion: boolean): void {
    if (this.unit <= unit && this.sees(box)) return;
    const room = Math.max(box.width / (this.width - TOOLS), box.height / this.height);
    const world = this.world();
    const zoom = Math.min(MOST, Math.max(1, this.fit / Math.max(room, unit)));
    const aside = ((this.fit / zoom) * TOOLS) / 2;
    const x = box.x + box.width / 2 - world.x - world.width / 2 + aside;
    const y = box.y + box.height / 2 - world.y - world.height / 2;
    const home = this.home ?? this.here;
    this.glide({ zoom, x, y }, motion);
    this.home = home;
  }

  /** Back to where it was before it moved by itself. */
  leave(motion: boolean): void {
    if (!this.home) return;
    this.glide(this.home, motion);
    this.home = null;
  }

  private get here(): Place {
    return { zoom: this.zoom, x: this.x, y: this.y };
  }

  private sees(box: Box): boolean {
    const { view } = this;
    const right = view.x + view.width - TOOLS * this.unit;
    return box.x >= view.x && box.y >= view.y && box.x + box.width <= right && box.y + box.height <= view.y + view.height;
  }

  /** Somebody moves it: it stays where it is put. */
  private take(): void {
    this.stop();
    this.home = null;
  }

  private stop(): void {
    cancelAnimationFrame(this.frame);
    this.gliding = false;
  }

  private put({ zoom, x, y }: Place): void {
    this.zoom = zoom;
    this.x = x;
    this.y = y;
    this.keep();
  }

  private glide(to: Place, motion: boolean): void {
    this.stop();
    if (!motion) return this.put(to);
    this.gliding = true;
    const from = this.here;
    const start = performance.now();
    const step = (now: number) => {
      const part = ease(Math.min(1, (now - start) / GLIDE));
      const between = (one: number, other: number) => one + (other - one) * part;
      this.put({ zoom: between(from.zoom, to.zoom), x: between(from.x, to.x), y: between(from.y, to.y) });
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.gliding = false;
    };
    this.frame = requestAnimationFrame(step);
  }

  /** The picture does not leave the map, but that what lies under the buttons can be drawn out. */
  private keep(): void {
    const world = this.world();
    const aside = this.zoom > 1 ? TOOLS * this.unit : 0;
    const wide = Math.max(0, (world.width - this.width * this.unit) / 2 + aside);
    const high = Math.max(0, (world.height - this.height * this.unit) / 2);
    this.x = Math.min(wide, Math.max(-wide, this.x));
    this.y = Math.min(high, Math.max(-high, this.y));
  }
}
