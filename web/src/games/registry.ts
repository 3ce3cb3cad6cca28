import type { Component } from 'svelte';
import type { BoardProps, Content, IsSpace, Naming, PieceProps, Reach, ScoringProps, Tell } from './types';

/**
 * What games draw themselves. Found by folder, loaded when first needed; a game without a folder is played all the
 * same, on the plain board.
 */
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte');
const boards = import.meta.glob<{ default: Component<BoardProps<never>> }>('./*/Board.svelte');
const pieces = import.meta.glob<{ default: Component<PieceProps> }>('./*/Piece.svelte');
const scorings = import.meta.glob<{ default: Component<ScoringProps> }>('./*/Scoring.svelte');
const reaches = import.meta.glob<{ reach: Reach }>('./*/reach.ts');
const tells = import.meta.glob<{ tell: Tell }>('./*/tell.ts');
const namings = import.meta.glob<{ names: Naming }>('./*/names.ts');
const spaces = import.meta.glob<{ isSpace: IsSpace }>('./*/spaces.ts');

export async function pictureOf(game: string): Promise<Component | null> {
  return (await pictures[`./${game}/Picture.svelte`]?.())?.default ?? null;
}

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const own = await boards[`./${game}/Board.svelte`]?.();
  const module = own ?? (await import('./plain/Board.svelte'));
  return module.default as Component<BoardProps>;
}

export async function pieceOf(game: string): Promise<Component<PieceProps> | null> {
  return (await pieces[`./${game}/Piece.svelte`]?.())?.default ?? null;
}

export async function scoringOf(game: string): Promise<Component<ScoringProps> | null> {
  return (await scorings[`./${game}/Scoring.svelte`]?.())?.default ?? null;
}

export async function reachOf(game: string): Promise<Reach | null> {
  return (await reaches[`./${game}/reach.ts`]?.())?.reach ?? null;
}

export async function tellOf(game: string): Promise<Tell | null> {
  return (await tells[`./${game}/tell.ts`]?.())?.tell ?? null;
}

export async function isSpaceOf(game: string): Promise<IsSpace | null> {
  return (await spaces[`./${game}/spaces.ts`]?.())?.isSpace ?? null;
}

/** Names of words that stand for no entry of a game's data. */
export async function namesOf(game: string): Promise<Content['names']> {
  return (await namings[`./${game}/names.ts`]?.())?.names() ?? {};
}
