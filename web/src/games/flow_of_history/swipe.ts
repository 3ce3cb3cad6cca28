import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH = 56; // pixels
const STEEP = 0.6; // more than this is scrolling, not swiping

/** Calls back with 1 for a swipe to the left (the next one), with -1 for one to the right. */
export function swipe(onswipe: (step: 1 | -1) => void): Attachment<HTMLElement> {
  return (node) => {
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    let from: Touch | null = null;
    node.addEventListener('touchstart', (event) => (from = event.touches.length === 1 ? (event.touches[0] ?? null) : null), options);
    node.addEventListener(
      'touchend',
      (event) => {
        const to = event.changedTouches[0];
        if (!from || !to) return;
        const across = to.clientX - from.clientX;
        const down = to.clientY - from.clientY;
        if (Math.abs(across) >= FAR_ENOUGH && Math.abs(down) < STEEP * Math.abs(across)) onswipe(across < 0 ? 1 : -1);
      },
      options,
    );
    return () => stop.abort();
  };
}
