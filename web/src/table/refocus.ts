import { tick } from 'svelte';

type Place = 'foot' | 'board';

/** The answers; where none is left, the button that ends the turn. */
export const ANSWERS = '[data-choice], [data-foot] .button.primary:not(:disabled)';

const FIRST: Record<Place, string> = {
  board: '[data-board] [data-piece][data-lit]',
  foot: ANSWERS,
};

/**
 * Answers and pieces vanish when they are used, and the focus with them. Who works with keys finds it again where they
 * were: on the board, or among the answers.
 */
export class Refocus {
  private place: Place | null = null;

  readonly keyed = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    this.place = target.closest('[data-board]') ? 'board' : target.closest('[data-foot]') ? 'foot' : null;
  };

  readonly pointed = (): void => {
    this.place = null;
  };

  async restore(): Promise<void> {
    await tick();
    if (this.place === null || document.activeElement !== document.body) return;
    for (const place of [this.place, 'foot'] as const) {
      if (document.activeElement === document.body) focusFirst(FIRST[place]);
    }
  }
}

/** The first element of the first selector that there is one of: a list in one selector would go by the page's order. */
export function focusFirst(...selectors: string[]): void {
  const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
  found.find((element) => element !== null)?.focus();
}
