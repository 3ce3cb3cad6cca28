/** Cards travel between the deck, the Market and the Civilizations, always in less than 400 ms. */

import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';

const MOVE = 320; // milliseconds

/** How long something may move: not at all where motion is unwanted. */
export const span = (motion: boolean): number => (motion ? MOVE : 0);

/** Comes from the deck or goes to the box. */
function appear(_node: Element, params: { duration?: number | ((length: number) => number) }): TransitionConfig {
  const duration = typeof params.duration === 'number' ? params.duration : MOVE;
  return { duration, easing: cubicOut, css: (t, u) => `opacity: ${t}; transform: translateX(${u * 2}rem) rotate(${u * 6}deg)` };
}

const [leave, arrive] = crossfade({ easing: cubicOut, fallback: appear });

type Travel = typeof leave;

/** What does not move is not measured either: every measurement lays out the whole board. */
const unless = (travel: Travel): Travel => {
  return (node, params) => (params.duration === 0 ? () => ({ duration: 0 }) : travel(node, params));
};

export const send = unless(leave);
export const receive = unless(arrive);
