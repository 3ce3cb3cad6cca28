/** What the person at the screen points at: pieces chosen so far, the piece looked at, what the rules say about it. */
import type { Foresight, Reach } from '../games/types';
import { entryOf } from './api';
import { app } from './app.svelte.ts';
import { exactly, litBy, narrow, point, subjectOf, wordsOf } from './narrow';
import type { Choice, Question } from './protocol';
import { settings } from './settings.svelte.ts';
import type { Table } from './table.svelte.ts';

export interface Reason {
  key: string;
  rule: string;
  facts: Record<string, unknown>;
}

/** How a piece takes part in what is being decided: the question is about it, it is chosen, or it can be. */
export type Part = 'asked' | 'chosen' | 'possible';

export interface WhyNot {
  piece: string;
  part: Part | null;
  reasons: Reason[] | null; // null: the rules are being asked
}

const UNKNOWN_ANSWER = 'PT-ANS.1';
const MOST_REASONS = 5;
const PREVIEW_DELAY = 120; // milliseconds; a pointer that only passes over a piece asks nothing

export class Pointing {
  chosen = $state.raw<string[]>([]);
  /** The piece looked at last; it stays, so that the pointer can go to what is told about it. */
  inspected = $state<string | null>(null);
  /** It is held on purpose: a small screen shows it over the board only then. */
  held = $state(false);
  /** What is tapped next is looked at, and nothing is answered: a finger cannot hover. */
  looking = $state(false);
  preview = $state.raw<Foresight | null>(null);
  /** The answer that waits to be confirmed. */
  confirming = $state.raw<Choice | null>(null);
  why = $state.raw<WhyNot | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private foreseen = new Map<string, Foresight>();
  private foreseenAt = -1;
  /** Chosen pieces to which the answer under way leads: they are meant in the question that follows. */
  private onward: readonly string[] = [];

  constructor(
    private readonly table: Table,
    private readonly reach: Reach | null,
  ) {}

  readonly choices: readonly Choice[] = $derived(narrow(this.all, this.chosen));
  readonly lit: ReadonlySet<string> = $derived(this.open ? litBy(this.all, this.chosen) : new Set<string>());
  /** The answer that means exactly what is chosen, where larger ones are possible too. */
  readonly exact: Choice | null = $derived(this.chosen.length && this.choices.length > 1 ? exactly(this.choices, this.chosen) : null);

  private get all(): readonly Choice[] {
    return this.table.question?.choices ?? [];
  }

  /** Nothing is lit while an answer is under way. */
  private get open(): boolean {
    return this.table.question !== null && this.table.sending === null;
  }

  clear(): void {
    this.chosen = [];
    this.looking = false;
    this.confirming = null;
    this.preview = null;
    this.why = null;
  }

  /** What was answered did not come about. */
  drop(): void {
    this.onward = [];
    this.clear();
  }

  /** One step back: Escape. Says whether there was anything to let go. */
  back(): boolean {
    if (this.why) this.why = null;
    else if (this.confirming) this.confirming = null;
    else if (this.held) this.held = false;
    else if (this.looking) this.looking = false;
    else if (this.chosen.length) this.chosen = this.chosen.slice(0, -1);
    else return false;
    return true;
  }

  pointAt(piece: string): void {
    this.why = null;
    this.held = false;
    if (!this.table.question || (this.looking && this.isTold(piece))) {
      this.hold(piece);
    } else if (this.lit.has(piece) || this.chosen.includes(piece)) {
      this.choose(piece);
    } else if (litBy(this.all, []).has(piece)) {
      this.chosen = [];
      this.choose(piece);
    } else {
      void this.explain(piece);
    }
  }

  /** Choose an answer without giving it: only it, and those that hold more, are left. */
  select(choice: Choice): void {
    this.why = null;
    this.held = false;
    this.confirming = null;
    this.chosen = wordsOf(choice.key);
  }

  private choose(word: string): void {
    this.chosen = point(this.all, this.chosen, word);
    const left = narrow(this.all, this.chosen);
    const only = left[0];
    if (this.chosen.length && left.length === 1 && only) void this.submit(only);
  }

  /** Answer, after a confirmation where the settings want one. */
  async submit(choice: Choice): Promise<void> {
    const subject = this.looking ? this.subjectOf(choice.key) : null;
    if (subject !== null) return this.hold(subject);
    this.held = false;
    if (this.confirming?.key !== choice.key && (await this.wantsConfirmation(choice))) {
      this.chosen = [...wordsOf(choice.key), ...this.meant(choice)];
      this.confirming = choice;
      return;
    }
    this.confirming = null;
    this.onward = this.meant(choice);
    await this.table.answer(choice.key);
  }

  /** The chosen pieces to which an answer leads, beyond those that its key names. */
  private meant(choice: Choice): string[] {
    return this.chosen.filter((piece) => choice.targets?.includes(piece));
  }

  /** Another question: whatever led to it is done, and the pieces that were meant are pointed at in it. */
  begin(): void {
    const meant = this.onward;
    this.onward = [];
    this.clear();
    const { question } = this.table;
    const asked = litBy(this.all, []);
    // A question that is about it already is a later one: the rules have chosen it by themselves.
    const open = meant.filter((piece) => asked.has(piece) && !Object.values(question?.about ?? {}).includes(piece));
    for (const piece of open) this.choose(piece);
  }

  private async wantsConfirmation(choice: Choice): Promise<boolean> {
    if (settings.confirm === 'never') return false;
    if (settings.confirm === 'always') return true;
    if (choice.key === this.table.closing?.key) return false; // nobody ends a turn by pointing at the wrong piece
    return (await this.foresee(choice.key))?.hidden ?? false;
  }

  // Looking

  look(piece: string | null): void {
    if (piece === null) return this.glance(null);
    this.inspected = piece;
    const left = this.lit.has(piece) ? narrow(this.all, point(this.all, this.chosen, piece)) : [];
    this.glance(left.length === 1 ? (left[0]?.key ?? null) : null);
  }

  hold(piece: string): void {
    this.inspected = piece;
    this.held = true;
    this.looking = false;
  }

  /** Look at an answer: at the piece that it is about, and at what it would change. */
  consider(key: string | null): void {
    this.inspected = (key === null ? null : this.subjectOf(key)) ?? this.inspected;
    this.glance(key);
  }

  /** The piece that an answer is about. */
  subjectOf(key: string): string | null {
    const isPlace = (word: string) => this.table.isSpace(word) || this.table.seats.some((seat) => seat.id === word);
    return subjectOf(key, this.table.question?.about ?? {}, (word) => this.isTold(word), isPlace);
  }

  /** Whether there is something to read about a piece. */
  private isTold(word: string): boolean {
    return entryOf(this.table.content, word) !== null;
  }

  /** Show what an answer would change, after a moment. */
  glance(key: string | null): void {
    clearTimeout(this.timer);
    this.preview = null;
    if (key === null || !this.open) return;
    this.timer = setTimeout(async () => {
      const foresight = await this.foresee(key);
      if (this.open) this.preview = foresight;
    }, PREVIEW_DELAY);
  }

  /** What is already known of an answer. */
  foresight(key: string): Foresight | null {
    return this.foreseenAt === this.table.frame?.version ? (this.foreseen.get(key) ?? null) : null;
  }

  private async foresee(key: string): Promise<Foresight | null> {
    const { question, frame, match } = this.table;
    if (!question || !frame) return null;
    if (this.foreseenAt !== frame.version) this.foreseen.clear();
    this.foreseenAt = frame.version;
    const known = this.foreseen.get(key);
    if (known) return known;
    const reply = await app.link.ask({ type: 'preview', match: match.id, seat: question.seat, key });
    if (reply.type !== 'foreseen') return null;
    const foresight = { key, changes: reply.changes, hidden: reply.hidden };
    this.foreseen.set(key, foresight);
    return foresight;
  }

  // Why not

  /** Why a piece that is not lit cannot be pointed at. */
  async explain(piece: string): Promise<boolean> {
    const question = this.table.question;
    if (!question) return false;
    const keys = this.reach?.(question, piece, this.table.frame?.view) ?? this.guess(piece);
    return this.explainKeys(piece, keys.slice(0, MOST_REASONS), this.partOf(piece, question));
  }

  /** Why none of these answers is possible. Says whether there was anything to tell. */
  async explainKeys(piece: string, keys: string[], part: Part | null = null): Promise<boolean> {
    const question = this.table.question;
    if (!question) return false;
    this.why = { piece, part, reasons: null };
    const replies = await Promise.all(
      keys.map((key) => app.link.ask({ type: 'why', match: this.table.match.id, seat: question.seat, key })),
    );
    const reasons = replies.flatMap((reply, index) =>
      reply.type === 'because' && reply.rule ? [{ key: keys[index] ?? '', rule: reply.rule, facts: reply.facts }] : [],
    );
    const telling = reasons.filter((reason) => reason.rule !== UNKNOWN_ANSWER);
    if (this.why?.piece === piece) this.why = { piece, part, reasons: telling };
    return part !== null || telling.length > 0;
  }

  private partOf(piece: string, question: Question): Part | null {
    if (this.chosen.includes(piece)) return 'chosen';
    if (litBy(this.all, []).has(piece)) return 'possible';
    return Object.values(question.about).includes(piece) ? 'asked' : null;
  }

  /** The answers that a piece is part of, with what is chosen where it fits to that. */
  answersWith(piece: string): readonly Choice[] {
    return narrow(this.all, this.chosen.includes(piece) ? this.chosen : [piece]);
  }

  /** The verbs of the possible answers, said of this piece; or the piece alone. */
  private guess(piece: string): string[] {
    const verbs = this.all.map((choice) => wordsOf(choice.key)).filter((words) => words.length > 1);
    const keys = [...new Set(verbs.map(([verb]) => `${verb}:${piece}`))];
    return keys.length ? keys : [piece];
  }
}
