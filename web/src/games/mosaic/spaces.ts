import type { IsSpace } from '../types';
import type { MosaicContent } from './content';

export const isSpace: IsSpace = (word, _, content) => word in (content as MosaicContent).hexes;
