import type { Tell } from '../types';
import { faceOf, isMadeUp } from './cards/faces';
import { facts } from './cards/telling';
import type { MosaicContent } from './content';
import { Say } from './say';

/** A card or tile: its text, and its price and symbols by their names. */
export const tell: Tell = (piece, content, words) => {
  const say = new Say(words, content as MosaicContent, null);
  const face = faceOf(say.content, piece);
  if (!face) return null;
  const partly = isMadeUp(face.entry) && face.entry.source !== 'reconstructed';
  return { effect: say.text(face.entry), facts: [...facts(say, face), ...(partly ? [say.it('card-reconstructed')] : [])] };
};
