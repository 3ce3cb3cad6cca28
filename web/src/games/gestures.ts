import type { Attachment } from 'svelte/attachments';

export interface Gestures {
  /** A finger or the mouse drags; says whether that moved something, so that it was no swipe and no click. */
  pan?: (dx: number, dy: number) => boolean;
  /** Two fingers or the wheel: so many times larger, round a point of the element. */
  zoom?: (factor: number, x: number, y: number) => void;
  /** Across the screen: 1 to the next page, -1 to the one before. */
  swipe?: (step: 1 | -1) => void;
}

const FAR_ENOUGH = 56; // pixels of a swipe
const STILL = 6; // pixels that a click may shake
const STEEP = 0.6; // more than this is scrolling, not swiping

type Point = { x: number; y: number };

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Dragging, pinching, the wheel and swiping on one element. What was dragged is not clicked. */
export function gestures(on: Gestures): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const stop = new AbortController();
    const held = new Map<number, Point>();
    let start: Point = { x: 0, y: 0 };
    let dragged = false;
    let panned = false;

    const listen = (type: string, heard: (event: PointerEvent) => void, capture = false) =>
      node.addEventListener(type, (event) => heard(event as PointerEvent), { signal: stop.signal, capture });

    listen('pointerdown', (event) => {
      held.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (held.size > 1) return;
      start = { x: event.clientX, y: event.clientY };
      dragged = panned = false;
    });

    listen('pointermove', (event) => {
      const before = held.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      held.set(event.pointerId, now);
      if (other && on.zoom) {
        const frame = node.getBoundingClientRect();
        on.zoom(
          apart(now, other) / Math.max(1, apart(before, other)),
          (now.x + other.x) / 2 - frame.left,
          (now.y + other.y) / 2 - frame.top,
        );
        dragged = panned = true;
        return;
      }
      if (apart(now, start) > STILL) dragged = true;
      if (dragged && on.pan?.(now.x - before.x, now.y - before.y)) panned = true;
    });

    const release = (event: PointerEvent) => {
      if (!held.delete(event.pointerId)) return;
      const across = event.clientX - start.x;
      const down = event.clientY - start.y;
      if (panned || event.type === 'pointercancel' || event.pointerType === 'mouse') return;
      if (Math.abs(across) >= FAR_ENOUGH && Math.abs(down) < STEEP * Math.abs(across)) on.swipe?.(across < 0 ? 1 : -1);
    };
    listen('pointerup', release);
    listen('pointercancel', release);
    listen('pointerleave', (event) => void (event.pointerType === 'mouse' && held.delete(event.pointerId)));

    listen(
      'click',
      (event) => {
        if (!dragged || event.detail === 0) return; // a key clicks without a pointer
        event.stopPropagation();
        dragged = false;
      },
      true,
    );

    if (on.zoom) {
      const wheel = (event: WheelEvent) => {
        event.preventDefault();
        const frame = node.getBoundingClientRect();
        on.zoom?.(Math.exp(-event.deltaY / 400), event.clientX - frame.left, event.clientY - frame.top);
      };
      node.addEventListener('wheel', wheel as EventListener, { signal: stop.signal, passive: false });
    }
    return () => stop.abort();
  };
}
