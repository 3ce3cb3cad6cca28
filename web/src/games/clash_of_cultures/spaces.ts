import type { IsSpace } from '../types';
import type { ClashView } from './view';

export const isSpace: IsSpace = (word, view) => word in (view as ClashView).terrain;
