/** What panels need of a table, live or replayed. */
import type { Content, Foresight, SeatInfo } from '../games/types';
import type { MatchInfo } from './api';
import type { Settled } from './frames';
import type { Choice, Question } from './protocol';
import type { Words } from './words';

export interface Looking {
  readonly lit: ReadonlySet<string>;
  readonly chosen: readonly string[];
  readonly preview: Foresight | null;
  readonly inspected: string | null;
  held: boolean;
  look(piece: string | null): void;
  hold(piece: string): void;
  pointAt(piece: string): void;
  explain(piece: string): Promise<boolean>;
  submit?(choice: Choice): Promise<void>;
}

export interface Scene {
  readonly match: MatchInfo;
  readonly content: Content;
  readonly words: Words;
  readonly frame: Settled | null;
  /** What the board draws: the frame's view, or already the one that an answer under way surely brings. */
  readonly view: unknown;
  readonly received: number;
  readonly seats: readonly SeatInfo[];
  readonly scores: readonly Record<string, number>[];
  readonly question: Question | null;
  readonly me: number | null;
  readonly changed: ReadonlySet<string>;
  readonly pointing: Looking;
}
