/**
 * What travels over the socket. Written from src/pentapolis/server/wire/socket.py by `make protocol`: do not edit.
 *
 * A field with `?` has a default there and is left out when it has that value; `settle` in ./frames.ts fills it in.
 */

export const PROTOCOL = 5;

/** Why the server closes a socket. A client comes again, after REVOKED with a new session; not after OUTDATED. */
export const RESTART = 1012;
export const BUSY = 1013;
export const UNREADABLE = 1008;
export const SILENT = 4408;
export const REVOKED = 4401;
export const OUTDATED = 4426;

export type Fact = number | string;
export type Facts = Record<string, Fact>;
export type Json = unknown;

// From the client

export interface Hello {
  type: 'hello';
  protocol: number;
}

/**
 * Sit down at a match or look on. `since` is the last version seen: what came after is filled in.
 *
 * `key` is the spectator key of a match that is open to those who have its link.
 */
export interface Watch {
  type: 'watch';
  id: string;
  match: string;
  since?: number;
  key?: string;
}

export interface Unwatch {
  type: 'unwatch';
  id: string;
  match: string;
}

/**
 * An answer to what a frame of `version` asked. The same `id` sent again is answered again, not played again.
 *
 * `end` also ends the turn, where nothing else is left to decide.
 */
export interface Answer {
  type: 'answer';
  id: string;
  match: string;
  version: number;
  seat: number;
  key: string;
  end?: boolean;
}

/** Take back the last answer. */
export interface Undo {
  type: 'undo';
  id: string;
  match: string;
  version: number;
  seat: number;
}

/** Give again what was taken back last. */
export interface Redo {
  type: 'redo';
  id: string;
  match: string;
  version: number;
  seat: number;
}

/** Commit what is tentative. */
export interface EndTurn {
  type: 'end';
  id: string;
  match: string;
  version: number;
  seat: number;
}

/** Why may this seat not give this answer? */
export interface Why {
  type: 'why';
  id: string;
  match: string;
  seat: number;
  key: string;
}

/** What would this answer surely change? */
export interface Preview {
  type: 'preview';
  id: string;
  match: string;
  seat: number;
  key: string;
}

/** What would a bot do, and why? The table must allow it. */
export interface Hint {
  type: 'hint';
  id: string;
  match: string;
  seat: number;
}

/** Ask the table to go back to the position after `at` answers. */
export interface Rewind {
  type: 'rewind';
  id: string;
  match: string;
  version: number;
  seat: number;
  at: number;
}

/** Ask the table to end a game in which nothing moves, as it stands. */
export interface EndGame {
  type: 'end_game';
  id: string;
  match: string;
  version: number;
  seat: number;
}

/** Accept or refuse what is proposed: a rewind, the end of the game, or handing a leaver's seat to a bot. */
export interface Vote {
  type: 'vote';
  id: string;
  match: string;
  seat: number;
  proposal: number;
  accept: boolean;
}

/** Propose that a bot takes a seat over; one's own seat needs no vote. An empty bot reclaims one's own seat. */
export interface HandOver {
  type: 'hand_over';
  id: string;
  match: string;
  seat: number;
  bot: string;
}

export interface Say {
  type: 'say';
  id: string;
  match: string;
  text: string;
}

export interface Ping {
  type: 'ping';
  id: string;
}

export type ClientMessage =
  | Hello
  | Watch
  | Unwatch
  | Answer
  | Undo
  | Redo
  | EndTurn
  | Why
  | Preview
  | Hint
  | Rewind
  | EndGame
  | Vote
  | HandOver
  | Say
  | Ping;

// From the server

export interface Welcome {
  type: 'welcome';
  protocol: number;
  player: string;
  name: string;
  heartbeat: number;
}

/**
 * A legal answer and the message that names it.
 *
 * It concerns the pieces that are words of `key`, and `targets`: pieces that the next question is about.
 */
export interface Choice {
  key: string;
  message: string;
  args?: Facts;
  targets?: string[];
}

/** What the viewer's seat is asked. `closing` is the key of the answer that ends its turn, empty if none does. */
export interface Question {
  seat: number;
  kind: string;
  about: Facts;
  choices: Choice[];
  closing?: string;
}

/** A line of the log: what happened after `at` answers. */
export interface EventLine {
  at: number;
  key: string;
  args: Record<string, Json>;
}

/** Who sits where. `bot` plays the seat now; `left` tells that a person's seat is played by it. */
export interface SeatLine {
  name: string;
  bot?: string;
  yours?: boolean;
  open?: boolean;
  online?: boolean;
  left?: boolean;
}

/** Seconds left by seat when the frame was sent, and whose clock runs. */
export interface Clock {
  kind: 'bank' | 'move' | 'none';
  left?: number[];
  running?: number[];
}

/** Something the seats vote on. */
export interface Proposal {
  number: number;
  kind: 'end_game' | 'hand_over' | 'rewind';
  seat: number;
  at?: number;
  target?: number;
  bot?: string;
  accepted?: number[];
  wanted?: number[];
}

/**
 * The whole table as the viewer may see it, and the log lines since `since`.
 *
 * `version` grows with every change; `at` counts the answers that stand. `tentative`: the viewer's own answers that
 * nobody else sees yet. `end` says that nothing is left but to commit them, `ends` that this ends the seat's turn. A
 * frame of the same version may come again with other seats, clocks or proposals. `turn` is the seat whose turn it is,
 * for all to see; -1: nobody's. Others may be asked something in it. `stalled`: nothing has moved for so long that the
 * table may agree to end the game; `agreed`: it has done so.
 *
 * `seat` is whose view it is; -1: a spectator's. Of friends at one screen it is the one to act, so it changes.
 * `keep` says how to continue the log: drop the lines with an `at` above it (those answers were taken back), then add
 * `events`. With -1, `events` is the whole log; `since` is -1 then.
 * `thinking` are the seats whose bots are asked.
 */
export interface Frame {
  type: 'frame';
  version: number;
  at: number;
  questions: Question[];
  waiting: number[];
  events: EventLine[];
  seat?: number;
  keep?: number;
  tentative?: number;
  undo?: boolean;
  redo?: boolean;
  end?: boolean;
  ends?: boolean;
  turn?: number;
  over?: boolean;
  agreed?: boolean;
  stalled?: boolean;
  places?: number[];
  scores?: Record<string, number>[];
  match: string;
  since: number;
  view: Json;
  seats: SeatLine[];
  clock: Clock;
  proposals?: Proposal[];
  thinking?: number[];
}

/** The request was carried out, and is durable; the table now has this version. */
export interface Done {
  type: 'done';
  id: string;
  version?: number;
}

/** The rules say no. Nothing has changed. */
export interface Refused {
  type: 'refused';
  id: string;
  rule: string;
  facts: Facts;
}

/** The request was made for an older version; the newest frame follows. Nothing has changed. */
export interface Stale {
  type: 'stale';
  id: string;
  version: number;
}

/** The request could not be carried out: `reason` is a message key such as `failed-rate`. Nothing has changed. */
export interface Failed {
  type: 'failed';
  id: string;
  reason: string;
}

/** The answer to Why; an empty rule means that it may. */
export interface Because {
  type: 'because';
  id: string;
  rule: string;
  facts: Facts;
}

/**
 * The answer to Preview: the places of the view that would surely change, with their values then.
 *
 * `hidden` tells that the answer also brings something that cannot be known yet.
 */
export interface Foreseen {
  type: 'foreseen';
  id: string;
  changes: Record<string, Json>;
  hidden: boolean;
}

/**
 * What an answer changes for its seat: points of the source `what` (`field` is "score"), or another number.
 *
 * Its words are those of the message `reason-FIELD`. `goal`: how much is wanted, 0 if there is no goal. `later`: not
 * at once, but until the seat's turn comes back. `about`: `after` is an average; `perhaps`: it may not happen.
 * `unlike`: this answer does not do it where another one does ("spared": a cost, "missed": a gain).
 */
export interface ReasonLine {
  field: string;
  what: string;
  before: number;
  after: number;
  goal: number;
  later: boolean;
  about: boolean;
  perhaps: boolean;
  unlike: string;
}

/** An answer that a bot thinks of, the share of the victory that it expects of it, and why. */
export interface Advised {
  key: string;
  share: number;
  reasons: ReasonLine[];
}

/** The answer to Hint: the best answers, best first, and the bot whose opinion it is. */
export interface Advice {
  type: 'advice';
  id: string;
  bot: string;
  answers: Advised[];
}

export interface Said {
  type: 'said';
  match: string;
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Presence {
  type: 'presence';
  match: string;
  seats: SeatLine[];
}

export interface Pong {
  type: 'pong';
  id: string;
}

export type ServerMessage =
  Welcome | Frame | Done | Refused | Stale | Failed | Because | Foreseen | Advice | Said | Presence | Pong;
