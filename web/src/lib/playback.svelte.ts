/** A finished match, moment by moment, through the eyes of a seat or a spectator. */
import type { Content } from '../games/types';
import { api, type MatchInfo, type Moment } from './api';
import { app } from './app.svelte.ts';
import { changedPieces } from './changes';
import { distinct, type Settled } from './frames';
import type { EventLine } from './protocol';
import type { Looking, Scene } from './scene';
import { scoresOf } from './scores';
import { seatsOf } from './seats';
import type { Words } from './words';

const NOBODY = -1;
const STEP = 900; // milliseconds of a moment when it plays by itself

export class Playback implements Scene {
  at = $state(0);
  seat = $state(NOBODY);
  playing = $state(false);
  speed = $state(1);
  frame = $state.raw<Settled | null>(null);
  log = $state.raw<EventLine[]>([]);
  words: Words = $state.raw() as Words;
  changed: ReadonlySet<string> = $state.raw(new Set<string>());
  readonly received = 0;
  readonly question = null;
  readonly pointing: Looking = new Browsing();
  readonly last: number;

  private readonly moments = new Map<string, Promise<Moment>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly match: MatchInfo,
    readonly content: Content,
    private readonly plainWords: () => Words,
    /** The key of a spectator who was given one. */
    readonly key: string,
  ) {
    this.last = match.at;
    this.words = plainWords();
    this.rename();
  }

  readonly seats = $derived(this.frame ? seatsOf(this.frame) : []);
  readonly view: unknown = $derived(this.frame?.view);
  readonly scores = $derived(this.frame ? scoresOf(this.frame) : []);
  readonly me: number | null = $derived(this.seat === NOBODY ? null : this.seat);

  rename(): void {
    const names = distinct(this.match.seats.map((seat) => seat.name));
    this.words = this.plainWords().about(this.content.names).among(names);
  }

  async goTo(at: number, seat: number = this.seat): Promise<void> {
    this.at = Math.max(0, Math.min(this.last, at));
    this.seat = seat;
    const wanted = this.at;
    try {
      const [moment, whole] = await Promise.all([this.moment(wanted, seat), this.moment(this.last, seat)]);
      if (this.at !== wanted || this.seat !== seat) return; // gone on meanwhile
      this.show(moment, whole);
      if (wanted < this.last) void this.moment(wanted + 1, seat);
    } catch (error) {
      this.pause();
      app.complain(error);
    }
  }

  private show(moment: Moment, whole: Moment): void {
    const before = this.frame?.view;
    this.frame = settleMoment(moment, this.match);
    this.log = whole.events;
    const isPiece = (word: string) => word in this.content.names;
    this.changed = before === undefined ? new Set() : changedPieces(before, moment.view, isPiece);
    const lines = moment.events.filter((line) => line.at === moment.at);
    app.heard = lines.map((line) => this.words.say(`event-${line.key}`, line.args)).join(' ');
  }

  private moment(at: number, seat: number): Promise<Moment> {
    const name = `${seat}/${at}`;
    const known = this.moments.get(name);
    if (known) return known;
    const asked = api.moment(this.match.id, at, seat, this.key);
    this.moments.set(name, asked);
    asked.catch(() => this.moments.delete(name));
    return asked;
  }

  play(): void {
    this.playing = true;
    if (this.at >= this.last) this.at = 0;
    void this.tick();
  }

  private async tick(): Promise<void> {
    await this.goTo(this.at + 1);
    if (!this.playing) return;
    if (this.at >= this.last) this.playing = false;
    else this.timer = setTimeout(() => void this.tick(), STEP / this.speed);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
}

/** In a replay pieces are only looked at. */
class Browsing implements Looking {
  readonly lit: ReadonlySet<string> = new Set<string>();
  readonly chosen: readonly string[] = [];
  readonly preview = null;
  inspected = $state<string | null>(null);
  held = $state(false);

  look(piece: string | null): void {
    if (piece !== null) this.inspected = piece;
  }

  hold(piece: string): void {
    this.inspected = piece;
    this.held = true;
  }

  pointAt(piece: string): void {
    this.hold(piece);
  }

  explain(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

/** A moment as a frame in which nothing can be done. */
export function settleMoment(moment: Moment, match: MatchInfo): Settled {
  const names = distinct(match.seats.map((seat, number) => moment.names[number] ?? seat.name));
  return {
    type: 'frame',
    match: moment.match,
    version: moment.at,
    since: -1,
    at: moment.at,
    view: moment.view,
    questions: [],
    waiting: moment.waiting,
    events: moment.events,
    seats: match.seats.map((seat, number) => ({
      name: names[number] ?? seat.name,
      bot: seat.bot,
      yours: false,
      open: false,
      online: true,
      left: false,
    })),
    clock: { kind: 'none', left: [], running: [] },
    seat: moment.seat,
    keep: -1,
    tentative: 0,
    undo: false,
    redo: false,
    end: false,
    ends: false,
    turn: NOBODY,
    over: moment.over,
    agreed: moment.agreed,
    stalled: false,
    places: moment.places,
    scores: moment.scores,
    proposals: [],
    thinking: [],
  };
}
