/** Tokens that changed places between two views, and their flight across the board. */

import { sign } from './art/icons';
import { span } from './motion';
import type { FlowView } from './view';

export interface Flight {
  from: string;
  to: string;
  count: number;
}

const MOST_DISCS = 5;
const STAGGER = 20; // milliseconds between two discs; the last one lands within 400

/** Tokens by place: `supply`, `reserve`, `seat1` …, and the cards of the Market. */
export function tokensByPlace(view: FlowView): Map<string, number> {
  const places = new Map([
    ['supply', view.supply],
    ['reserve', view.reserve],
  ]);
  view.civilizations.forEach((civ, seat) => places.set(`seat${seat + 1}`, civ.tokens));
  for (const slot of view.market) places.set(slot.card, slot.tokens);
  return places;
}

/** Which tokens went where: who lost some gives to who got some, in the order of the places. */
export function flights(before: FlowView, after: FlowView): Flight[] {
  const old = tokensByPlace(before);
  const now = tokensByPlace(after);
  const places = [...new Set([...old.keys(), ...now.keys()])];
  const change = new Map(places.map((place) => [place, (now.get(place) ?? 0) - (old.get(place) ?? 0)]));
  const found: Flight[] = [];
  for (const from of places) {
    for (const to of places) {
      const count = Math.min(-(change.get(from) ?? 0), change.get(to) ?? 0);
      if (count <= 0) continue;
      found.push({ from, to, count });
      change.set(from, (change.get(from) ?? 0) + count);
      change.set(to, (change.get(to) ?? 0) - count);
    }
  }
  return found;
}

/** Where every place of the board is now. */
export function spots(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-place]')) {
    found.set(node.dataset['place'] ?? '', node.getBoundingClientRect());
  }
  return found;
}

/** Let the tokens fly over `sky`, an empty layer over the whole board. */
export function fly(sky: HTMLElement, journeys: readonly Flight[], before: Map<string, DOMRect>, now: Map<string, DOMRect>): void {
  const origin = sky.getBoundingClientRect();
  for (const { from, to, count } of journeys) {
    const start = before.get(from);
    const end = now.get(to) ?? before.get(to);
    if (!start || !end) continue;
    for (let disc = 0; disc < Math.min(count, MOST_DISCS); disc += 1) launch(sky, middle(start, origin), middle(end, origin), disc);
  }
}

type Point = { x: number; y: number };

function middle(spot: DOMRect, origin: DOMRect): Point {
  return { x: spot.left + spot.width / 2 - origin.left, y: spot.top + spot.height / 2 - origin.top };
}

function launch(sky: HTMLElement, start: Point, end: Point, disc: number): void {
  const token = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  token.setAttribute('viewBox', '0 0 24 24');
  token.innerHTML = sign('token');
  sky.append(token);
  const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const top = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 24 };
  const flight = token.animate([{ transform: at(start, 0.7) }, { transform: at(top, 1.3) }, { transform: at(end, 0.8) }], {
    duration: span(true) - STAGGER,
    delay: disc * STAGGER,
    easing: 'ease-in-out',
    fill: 'both',
  });
  flight.onfinish = flight.oncancel = () => token.remove();
}
