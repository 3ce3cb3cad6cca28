/**
 * What travels over the socket: the mirror of src/pentapolis/server/wire/socket.py, field by field and in its order.
 *
 * A field with `?` has a default there and is left out when it has that value; `settle` in ./frames.ts fills it in.
 */

export const PROTOCOL = 5;

/** Why the server closes a socket: a session that is none. Another one is needed before coming again. */
export const REVOKED = 4401;

export type Fact = number | string;
export type Facts = Record<string, Fact>;
export type Json = unknown;

// From the client

export interface Hello {
  type: 'hello';
  protocol: number;
}

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

export interface Answer {
  type: 'answer';
  id: string;
  match: string;
  version: number;
  seat: number;
  key: string;
  end?: boolean;
}

export interface Undo {
  type: 'undo';
  id: string;
  match: string;
  version: number;
  seat: number;
}

export interface Redo {
  type: 'redo';
  id: string;
  match: string;
  version: number;
  seat: number;
}

export interface EndTurn {
  type: 'end';
  id: string;
  match: string;
  version: number;
  seat: number;
}

export interface Why {
  type: 'why';
  id: string;
  match: string;
  seat: number;
  key: string;
}

export interface Preview {
  type: 'preview';
  id: string;
  match: string;
  seat: number;
  key: string;
}

export interface Hint {
  type: 'hint';
  id: string;
  match: string;
  seat: number;
}

export interface Rewind {
  type: 'rewind';
  id: string;
  match: string;
  version: number;
  seat: number;
  at: number;
}

export interface EndGame {
  type: 'end_game';
  id: string;
  match: string;
  version: number;
  seat: number;
}

export interface Vote {
  type: 'vote';
  id: string;
  match: string;
  seat: number;
  proposal: number;
  accept: boolean;
}

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

export interface Choice {
  key: string;
  message: string;
  args?: Facts;
  targets?: string[];
}

export interface Question {
  seat: number;
  kind: string;
  about: Facts;
  choices: Choice[];
  closing?: string;
}

export interface EventLine {
  at: number;
  key: string;
  args: Record<string, Json>;
}

export interface SeatLine {
  name: string;
  bot?: string;
  yours?: boolean;
  open?: boolean;
  online?: boolean;
  left?: boolean;
}

export interface Clock {
  kind: 'none' | 'move' | 'bank';
  left?: number[];
  running?: number[];
}

export interface Proposal {
  number: number;
  kind: 'rewind' | 'end_game' | 'hand_over';
  seat: number;
  at?: number;
  target?: number;
  bot?: string;
  accepted?: number[];
  wanted?: number[];
}

export interface Welcome {
  type: 'welcome';
  protocol: number;
  player: string;
  name: string;
  heartbeat: number;
}

export interface Frame {
  type: 'frame';
  match: string;
  version: number;
  since: number;
  at: number;
  view: Json;
  questions: Question[];
  waiting: number[];
  events: EventLine[];
  seats: SeatLine[];
  clock: Clock;
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
  proposals?: Proposal[];
  thinking?: number[];
}

export interface Done {
  type: 'done';
  id: string;
  version?: number;
}

export interface Refused {
  type: 'refused';
  id: string;
  rule: string;
  facts: Facts;
}

export interface Stale {
  type: 'stale';
  id: string;
  version: number;
}

export interface Failed {
  type: 'failed';
  id: string;
  reason: string;
}

export interface Because {
  type: 'because';
  id: string;
  rule: string;
  facts: Facts;
}

export interface Foreseen {
  type: 'foreseen';
  id: string;
  changes: Record<string, Json>;
  hidden: boolean;
}

export interface ReasonLine {
  field: string;
  what: string;
  before: number;
  after: number;
  goal: number;
  later: boolean;
  about: boolean;
  perhaps: boolean;
  unlike: '' | 'spared' | 'missed';
}

export interface Advised {
  key: string;
  share: number;
  reasons: ReasonLine[];
}

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
