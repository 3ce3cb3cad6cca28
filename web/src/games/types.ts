/**
 * The seam between the table and a game's own drawing.
 *
 * A game may bring, in `web/src/games/<id>/`, each of them optional and loaded only when needed:
 *
 *   Picture.svelte  its picture on the shelf                                 props: none
 *   Board.svelte    its board; without one the plain board is used           props: BoardProps
 *   Piece.svelte    one piece drawn large, for the inspector                 props: PieceProps
 *   Scoring.svelte  the final scoring, animated by source                    props: ScoringProps
 *   reach.ts        `export const reach: Reach`: what pointing could mean    for "Why not?"
 *   tell.ts         `export const tell: Tell`: a piece in words               for the inspector
 *   spaces.ts       `export const isSpace: IsSpace`: the map answers          for a small screen's answers
 *   names.ts        `export const names: Naming`: of what the data do not list  for answers and the log
 *
 * Every drawn piece carries `data-piece="<id>"`, ids as they occur as words of answer keys: a card's id, `seat1` for
 * the first seat's area, and also verbs where a board draws a place for them (`harvest`). Use the attachment `piece` of
 * `./piece.svelte.ts`: it sets the attribute and brings pointer, keyboard, long press, focus and the marks `data-lit`,
 * `data-chosen`, `data-changed`, which `styles/pieces.css` draws (in an SVG group, on its child marked `data-frame`).
 *
 * A board fills its place and is never higher: what does not fit lies on another page or leaf. A small screen is either
 * narrow (390 px) or low (844 × 390 with the answers beside it, which leaves about 560 × 380): ask the container, not the
 * window, which of both it is.
 *
 * The page's content security policy allows no `style="..."` in markup; `style:name={value}` and `<style>` are fine.
 * Colours come from `styles/tokens.css`, so that both themes fit.
 */

import type { Question } from '../lib/protocol';
import type { Words } from '../lib/words';

/**
 * A game's data files as its `data/*.yaml` hold them, lists of entries turned into tables by id
 * (`content.cards.monastery.text_en`), and the names of all entries in both languages.
 */
export interface Content {
  names: Record<string, Record<string, string>>;
  [table: string]: unknown;
}

/** What every entry of the data files has. */
export interface Entry {
  id: string;
  name_en: string;
  name_pl: string;
  text_en?: string;
  text_pl?: string;
  source: string;
}

/** Who sits where, ready to be drawn. Colour never stands alone: every seat also has a shape. */
export interface SeatInfo {
  /** Counted from 0. */
  number: number;
  /** The word for it in answers: `seat1` for number 0. */
  id: string;
  name: string;
  /** A CSS colour: `var(--seat-0)`; `var(--seat-0-ink)` is legible on it. */
  colour: string;
  ink: string;
  shape: Shape;
  bot: string;
  /** Played from this screen. */
  yours: boolean;
  online: boolean;
  open: boolean;
  /** A person's seat that a bot plays for the time being. */
  left: boolean;
  /** Asked something now, or thinking. */
  active: boolean;
  thinking: boolean;
}

/** What an owner's pieces are told by. */
export type Livery = Pick<SeatInfo, 'colour' | 'ink' | 'shape'>;

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';

/** What an answer would surely change: paths of the view (`civilizations.0.tokens`) to new values. */
export interface Foresight {
  key: string;
  changes: Record<string, unknown>;
  /** It also brings something that cannot be known yet. */
  hidden: boolean;
}

export interface BoardProps<View = unknown> {
  /** The game's view as its `view.py` defines it, in JSON. */
  view: View;
  content: Content;
  seats: readonly SeatInfo[];
  /** The seat that looks at this screen; null for a spectator. */
  me: number | null;
  /** What `me` is asked now, if anything. */
  question: Question | null;
  /** Words of the answers that are still possible: pieces among them are drawn as lit. */
  lit: ReadonlySet<string>;
  /** Pieces pointed at so far, in order. */
  chosen: readonly string[];
  /** Pieces that changed since the viewer's last turn; `seat1:irrigation` where it did in the first seat's area. */
  changed: ReadonlySet<string>;
  words: Words;
  preview: Foresight | null;
  /** A small screen: page by page, less decoration. */
  compact: boolean;
  /** False where motion is unwanted. */
  motion: boolean;
  /** The piece was clicked, tapped or confirmed by key. */
  onpoint: (piece: string) => void;
  /** The piece is hovered or focused; null: no longer. */
  onhover: (piece: string | null) => void;
  /** The piece is held by a finger, or clicked with the other button: it is to be looked at until something else is. */
  onhold?: (piece: string) => void;
}

export interface PieceProps {
  piece: string;
  content: Content;
  words: Words;
}

export interface ScoringProps {
  scores: readonly Record<string, number>[];
  places: readonly number[];
  seats: readonly SeatInfo[];
  words: Words;
  content: Content;
  /** The game's view at the end, as a spectator sees it. */
  view: unknown;
  motion?: boolean;
}

/**
 * The answers that pointing at a piece could mean in this question, legal or not, the likeliest first. The table asks
 * the rules about them when the piece is not lit.
 */
export type Reach = (question: Question, piece: string, view: unknown) => string[];

/** What the inspector says of a piece: what it does, and what is drawn on it as signs. */
export interface Told {
  effect: string;
  facts: readonly string[];
}

/** A piece in the reader's words; null: its entry's own text is all there is. */
export type Tell = (piece: string, content: Content, words: Words) => Told | null;

/** Whether a word is a space of the board's map: where a question is about many of them, it is answered there. */
export type IsSpace = (word: string, view: unknown, content: Content) => boolean;

/** Names of words that stand for no entry of the data: places of a map that grows. */
export type Naming = () => Content['names'];
