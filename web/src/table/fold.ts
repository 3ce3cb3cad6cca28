import type { Group } from '../lib/narrow';

const BESIDE = 3; // other answers, for which there is room beside the hint

/**
 * Answers that are spaces of a map and too many for one leaf are pointed at there: what is left of the buttons beside
 * a hint and the way to the list. The one that a bot advises stays in sight. Null: nothing is folded.
 */
export function fold(buttons: readonly Group[], isSpace: (word: string) => boolean, most: number, advised: string | null): Group[] | null {
  const onMap = ({ choices }: Group) => choices.every(({ key }) => isSpace(key));
  if (buttons.length <= most || buttons.filter((button) => !onMap(button)).length > BESIDE) return null;
  return buttons.filter((button) => !onMap(button) || button.choices.some(({ key }) => key === advised));
}
