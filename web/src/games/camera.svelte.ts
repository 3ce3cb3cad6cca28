import type { Box } from './box';

const MOST = 4;

/** The part of the map that is seen: the whole of it, or a piece that was zoomed to. */
export class Camera {
  zoom = $state(1);
  private x = $state(0);
  private y = $state(0);
  /** Size of the picture in pixels. */
  width = $state(1);
  height = $state(1);

  constructor(private readonly world: () => Box) {}

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
    this.zoom = 1;
    this.x = this.y = 0;
  }

  /** The picture does not leave the map. */
  private keep(): void {
    const world = this.world();
    const wide = Math.max(0, (world.width - this.width * this.unit) / 2);
    const high = Math.max(0, (world.height - this.height * this.unit) / 2);
    this.x = Math.min(wide, Math.max(-wide, this.x));
    this.y = Math.min(high, Math.max(-high, this.y));
  }
}
