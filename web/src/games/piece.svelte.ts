import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { BoardProps } from './types';

type Pointing = Pick<BoardProps, 'lit' | 'chosen' | 'changed' | 'onpoint' | 'onhover' | 'onhold'>;

const LONG_PRESS = 450; // milliseconds

/**
 * Makes an element a piece of the board.
 *
 *     const board: BoardProps<FlowView> = $props();   // whole, not destructured: the marks follow it
 *     <g {@attach piece(board, slot.card, words.name(slot.card))}>
 *
 * The label is read to those who cannot see the board; say what a glance would tell (empty: the text inside does).
 * A piece of which every seat has one of its own (an Advance on the mat) names whose it is: changes of others are not
 * marked on it. Unlit pieces stay reachable: they answer "Why not?". Arrow keys between pieces and which of them Tab reaches are the
 * table's business.
 */
export function piece(board: Pointing, id: string, label: string, owner = ''): Attachment<Element> {
  return (node) => {
    node.setAttribute('data-piece', id);
    node.setAttribute('role', 'button');
    if (label) node.setAttribute('aria-label', label);
    if (!node.hasAttribute('tabindex')) node.setAttribute('tabindex', '-1');
    $effect(() => {
      const lit = board.lit.has(id);
      node.toggleAttribute('data-lit', lit);
      node.toggleAttribute('data-chosen', board.chosen.includes(id));
      node.toggleAttribute('data-changed', board.changed.has(owner ? `${owner}:${id}` : id));
      // Said after the label, by the table: "can be answered". Unlit pieces are not dead, so they are not `disabled`.
      if (lit) node.setAttribute('aria-describedby', 'piece-lit');
      else node.removeAttribute('aria-describedby');
    });
    const deafen = listen(node as HTMLElement, board, id);
    return () => {
      deafen();
      unmark(node);
    };
  };
}

const MARKS = ['data-piece', 'data-lit', 'data-chosen', 'data-changed', 'aria-describedby'];

/** An element that stays and is no piece any more has no mark of one: it would look as if it could be pointed at. */
function unmark(node: Element): void {
  for (const mark of MARKS) node.removeAttribute(mark);
  // The board may have given it another role and name by now.
  if (node.getAttribute('role') === 'button') {
    node.removeAttribute('role');
    node.removeAttribute('aria-label');
  }
  // It may be a piece again at once, with another label: the focus must not be lost on the way.
  queueMicrotask(() => {
    if (!node.hasAttribute('data-piece')) node.removeAttribute('tabindex');
  });
}

/** Pointer, touch and keyboard. A long press looks at the piece instead of pointing at it. */
function listen(node: HTMLElement, board: Pointing, id: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const stop = new AbortController();
  // A focused piece that is taken away blurs in the middle of drawing, when Svelte allows no change of state unless
  // untracked.
  const on = (type: string, heard: (event: Event) => void) =>
    node.addEventListener(type, (event) => untrack(() => heard(event)), { signal: stop.signal });
  const release = () => clearTimeout(timer);

  on('pointerenter', (event) => {
    if ((event as PointerEvent).pointerType === 'mouse') board.onhover(id);
  });
  on('pointerleave', (event) => {
    release();
    if ((event as PointerEvent).pointerType === 'mouse') board.onhover(null);
  });
  on('pointerdown', (event) => {
    held = false;
    if ((event as PointerEvent).pointerType === 'mouse') return;
    timer = setTimeout(() => {
      held = true;
      board.onhold?.(id);
    }, LONG_PRESS);
  });
  on('pointerup', release);
  on('pointercancel', release);
  on('contextmenu', (event) => {
    event.preventDefault();
    event.stopPropagation();
    board.onhold?.(id);
  });
  on('focus', () => {
    if (node.matches(':focus-visible')) board.onhover(id);
  });
  on('blur', () => board.onhover(null));
  on('click', (event) => {
    event.stopPropagation(); // a piece may lie inside another one
    if (held) held = false;
    else board.onpoint(id);
  });
  on('keydown', (event) => {
    const key = (event as KeyboardEvent).key;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    board.onpoint(id);
  });
  return () => {
    release();
    stop.abort();
  };
}
