/** From piece to piece with the arrow keys: the nearest in that direction, by how things lie on the screen. */

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The index of the nearest box in a direction, or -1. What lies aside counts double. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const across = middle(box).x - middle(from).x;
    const down = middle(box).y - middle(from).y;
    const [ahead, aside] = { left: [-across, down], right: [across, down], up: [-down, across], down: [down, across] }[direction] as [
      number,
      number,
    ];
    const distance = ahead + 2 * Math.abs(aside);
    if (ahead > 1 && distance < least) [best, least] = [index, distance];
  });
  return best;
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Move the focus inside `area` among the elements that match. Says whether it moved. */
export function moveFocus(area: Element, selector: string, direction: Direction): boolean {
  const found = [...area.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length);
  const current = document.activeElement as HTMLElement | null;
  if (!found.length) return false;
  if (!current || !area.contains(current)) {
    found[0]?.focus();
    return true;
  }
  const others = found.filter((element) => element !== current);
  const index = nearest(
    current.getBoundingClientRect(),
    others.map((element) => element.getBoundingClientRect()),
    direction,
  );
  others[index]?.focus();
  return index >= 0;
}
