/** One match as this tab sees it: what was last shown, and what the people at this screen can do about it. */
import type { Content, IsSpace, Reach, SeatInfo } from '../games/types';
import type { MatchInfo } from './api';
import { app, faultText } from './app.svelte.ts';
import { changedPieces } from './changes';
import { foreseenView } from './foresight';
import { mergeLog, settle, settleSeats, type Settled } from './frames';
import type { Reply, Request } from './link';
import { ADVISER, adviceText } from './hints';
import { hush, notify } from './notify';
import { Pacing } from './pacing';
import { keepPlace, placesOf } from './place';
import { Pointing } from './pointing.svelte.ts';
import type { Advised, Choice, EventLine, Question, Said } from './protocol';
import type { Scene } from './scene';
import { pathOf } from './router.svelte.ts';
import { scoresOf } from './scores';
import { seatsOf } from './seats';
import { settings } from './settings.svelte.ts';
import type { Words } from './words';

export class Table implements Scene {
  frame = $state.raw<Settled | null>(null);
  log = $state.raw<EventLine[]>([]);
  chat = $state.raw<Said[]>([]);
  chatSeen = $state(0);
  /** When the frame came, for clocks that run. */
  received = $state(0);
  /** Frames that wait to be shown. */
  behind = $state(0);
  /** The key of the answer under way, or the name of another request. */
  sending = $state<string | null>(null);
  failed = $state<string | null>(null);
  /** What a bot would do; without answers while it thinks. */
  hint = $state.raw<{ bot: string; answers: readonly Advised[] | null } | null>(null);
  /** The seat whose person holds the screen, where several share it. */
  holder = $state<number | null>(null);
  words: Words = $state.raw() as Words;
  /** The view that the answer under way surely brings, from this version on. */
  private expected = $state.raw<{ version: number; view: unknown } | null>(null);
  private places = $state.raw<ReturnType<typeof placesOf>>({});

  readonly pointing: Pointing;
  private newest = -1;
  /** Frames up to this version are the effect of what was done here: nobody needs to follow them slowly. */
  private ownVersion = -1;
  private readonly pacing: Pacing<Settled>;
  private readonly unwatch: () => void;

  constructor(
    readonly match: MatchInfo,
    readonly content: Content,
    private readonly plainWords: () => Words,
    reach: Reach | null,
    private readonly spaces: IsSpace | null,
    /** The key of a spectator who was given one. */
    readonly key: string,
  ) {
    this.words = plainWords();
    this.places = placesOf(match.id);
    this.pointing = new Pointing(this, reach);
    this.pacing = new Pacing(
      (frame) => this.show(frame),
      () => settings.pace,
    );
    document.addEventListener('visibilitychange', this.seen);
    this.unwatch = app.link.watch(match.id, {
      since: () => this.newest,
      key,
      frame: (frame) => this.receive(settle(frame)),
      said: (said) => this.hear(said),
      presence: ({ seats }) => {
        if (this.frame) this.frame = { ...this.frame, seats: settleSeats(seats) };
      },
      failed: (reason) => (this.failed = reason),
    });
  }

  /** Whether the board has a map with this space. */
  readonly isSpace = (word: string): boolean => this.spaces?.(word, this.frame?.view, this.content) ?? false;

  leave(): void {
    this.pacing.stop();
    this.unwatch();
    document.removeEventListener('visibilitychange', this.seen);
  }

  // What is seen

  readonly view: unknown = $derived(this.expected && this.expected.version === this.frame?.version ? this.expected.view : this.frame?.view);
  readonly seats: SeatInfo[] = $derived(this.frame ? seatsOf(this.frame) : []);
  readonly mine: number[] = $derived(this.seats.filter((seat) => seat.yours).map((seat) => seat.number));
  readonly shared = $derived(this.mine.length > 1);

  /** The question for whoever holds the screen; of several, the holder's own first. */
  readonly asked: Question | null = $derived.by(() => {
    const open = this.frame?.questions ?? [];
    return open.find((question) => question.seat === this.holder) ?? open[0] ?? null;
  });

  /** The seat that must be given the screen before its question is shown: there may be something others must not see. */
  readonly handOverTo: number | null = $derived.by(() => {
    const seat = this.asked?.seat ?? null;
    const secrets = app.game(this.match.game)?.meta.secrets ?? true;
    return settings.handOver && secrets && this.shared && seat !== null && seat !== this.holder && !this.frame?.over ? seat : null;
  });

  readonly question: Question | null = $derived(this.behind || this.handOverTo !== null ? null : this.asked);

  /** The answer that ends the turn of whoever is asked, where the game leaves that to the players. */
  readonly closing: Choice | null = $derived(this.question?.choices.find((choice) => choice.key === this.question?.closing) ?? null);

  /** Whether whoever is asked, or has answered everything, can end the turn now. */
  readonly mayEnd: boolean = $derived(this.sending === null && (this.closing !== null || this.frame?.end === true));

  /** Through whose eyes the table is seen. */
  readonly me: number | null = $derived(
    this.asked?.seat ?? (this.frame && this.frame.seat >= 0 ? this.frame.seat : (this.mine[0] ?? null)),
  );

  /** Who can undo, redo, end the turn and vote from here. */
  readonly actor: number | null = $derived(this.me);

  /** What happened since this seat's last turn. */
  readonly news: EventLine[] = $derived.by(() => {
    if (this.me === null) return [];
    const seen = this.places[this.me]?.at ?? -1; // who never had a turn has seen nothing
    return this.log.filter((line) => line.at > seen);
  });

  readonly changed: ReadonlySet<string> = $derived.by(() => {
    const place = this.me === null ? undefined : this.places[this.me];
    if (!place || !this.frame) return new Set<string>();
    return changedPieces(place.view, this.frame.view, (word) => word in this.content.names);
  });

  /** Points by source for every seat, as far as this viewer may know them. */
  readonly scores = $derived(this.frame ? scoresOf(this.frame) : []);

  /** What others said since the chat was looked at. */
  readonly unread = $derived(this.chat.slice(this.chatSeen).filter((line) => !this.mine.includes(line.seat)).length);

  /** Names of seats and the language may change at any time. */
  rename(): void {
    this.words = this.plainWords()
      .about(this.content.names)
      .among(this.frame?.seats.map((seat) => seat.name) ?? []);
  }

  // What comes in

  private receive(frame: Settled): void {
    if (frame.version < this.newest && frame.since >= 0) return;
    this.newest = frame.version;
    const own = this.sending !== null || frame.version <= this.ownVersion;
    this.pacing.add(frame, own || this.frame === null || frame.since < 0);
    this.behind = this.pacing.behind;
  }

  private show(frame: Settled): void {
    const before = this.frame;
    this.log = mergeLog(this.log, frame);
    this.frame = frame;
    this.received = Date.now();
    this.behind = this.pacing.behind;
    this.rename();
    if (!before || asking(before) !== asking(frame)) {
      this.hint = null;
      this.pointing.begin();
    }
    for (const seat of this.mine) this.mark(seat, before, frame);
    this.announce(before, frame);
  }

  /** Remember where a seat stood when its turn was done. */
  private mark(seat: number, before: Settled | null, frame: Settled): void {
    const asks = (some: Settled | null) => some?.questions.some((question) => question.seat === seat) ?? false;
    const first = this.places[seat] === undefined && frame.at === 0;
    if (first || (asks(before) && !asks(frame))) {
      this.places = keepPlace(this.match.id, seat, { at: frame.at, view: frame.view });
    }
  }

  private announce(before: Settled | null, frame: Settled): void {
    if (before && before.since >= -1) {
      const news = frame.events.slice(-6).map((line) => this.words.say(`event-${line.key}`, line.args));
      const prompt = this.question ? this.words.say(`ask-${this.question.kind}`, this.question.about) : '';
      app.heard = [...news, prompt].filter(Boolean).join(' ');
    }
    const asked = frame.questions.length > 0;
    if (asked && !before?.questions.length && settings.notify && document.hidden)
      void notify(this.words.say('ui-notify-turn'), app.gameName(this.match.game), this.path);
  }

  private get path(): string {
    return pathOf({ page: 'match', id: this.match.id, key: '' });
  }

  /** Who looks at the table needs no notification about it. */
  private seen = () => {
    if (!document.hidden && settings.notify) void hush(this.path);
  };

  private hear(said: Said): void {
    if (this.chat.some((line) => line.number === said.number)) return;
    this.chat = [...this.chat, said].sort((one, other) => one.number - other.number);
    app.heard = `${said.name}: ${said.text}`;
  }

  // What goes out

  skip(): void {
    this.pacing.flush();
    this.behind = 0;
  }

  take(): void {
    this.holder = this.asked?.seat ?? this.holder;
  }

  async answer(key: string): Promise<void> {
    const { frame, question } = this;
    if (!frame || !question) return;
    const { version } = frame;
    const foresight = this.pointing.foresight(key);
    const view = foresight && !foresight.hidden ? foreseenView(frame.view, foresight.changes) : null;
    this.expected = view === null ? null : { version, view };
    const reply = await this.request(key, {
      type: 'answer',
      match: this.match.id,
      version,
      seat: question.seat,
      key,
      end: settings.autoEnd,
    });
    if (reply.type !== 'done') this.expected = null;
  }

  undo = () => this.move('undo');
  redo = () => this.move('redo');
  /** Ask the table to end a game in which nothing moves. */
  endGame = () => this.move('end_game');

  /** End the turn: by the answer that does, or by letting stand what was answered. */
  end = () => (this.closing ? this.pointing.submit(this.closing) : this.move('end'));

  private async move(type: 'undo' | 'redo' | 'end' | 'end_game'): Promise<void> {
    if (!this.frame || this.actor === null) return;
    await this.request(type, { type, match: this.match.id, version: this.frame.version, seat: this.actor });
  }

  async rewind(at: number): Promise<void> {
    if (!this.frame || this.actor === null) return;
    await this.request('rewind', {
      type: 'rewind',
      match: this.match.id,
      version: this.frame.version,
      seat: this.actor,
      at,
    });
  }

  async vote(proposal: number, accept: boolean, seat: number): Promise<void> {
    await this.request('vote', { type: 'vote', match: this.match.id, seat, proposal, accept });
  }

  async handOver(seat: number, bot: string): Promise<void> {
    await this.request('hand_over', { type: 'hand_over', match: this.match.id, seat, bot });
  }

  async say(text: string): Promise<boolean> {
    const reply = await this.request('say', { type: 'say', match: this.match.id, text });
    return reply.type === 'done';
  }

  /** Ask a bot. Answers can be given meanwhile, and then the hint is dropped. */
  async advise(): Promise<void> {
    const { question } = this;
    if (!question || this.hint?.answers === null) return;
    const asked = (this.hint = { bot: ADVISER, answers: null });
    const reply = await app.link.ask({ type: 'hint', match: this.match.id, seat: question.seat });
    if (this.hint !== asked) return;
    this.hint = reply.type === 'advice' ? { bot: reply.bot, answers: reply.answers } : null;
    if (reply.type === 'refused') app.say(this.refusal(reply.rule, reply.facts), 'bad');
    if (reply.type === 'failed') app.say(faultText(this.words, reply.reason), 'bad');
    if (reply.type === 'advice') app.heard = adviceText(this.words, question, reply.answers);
  }

  /** The answer that a bot likes best. */
  readonly advised: string | null = $derived(this.hint?.answers?.[0]?.key ?? null);

  private async request(name: string, request: Request): Promise<Reply> {
    this.sending = name;
    const reply = await app.link.ask(request);
    if (this.sending === name) this.sending = null;
    if (reply.type === 'done') this.ownVersion = Math.max(this.ownVersion, reply.version ?? -1);
    if (reply.type === 'refused') app.say(this.refusal(reply.rule, reply.facts), 'bad');
    if (reply.type === 'failed') app.say(faultText(this.words, reply.reason), 'bad');
    if (reply.type === 'stale') app.say(this.words.say('ui-stale'));
    if (reply.type !== 'done') this.pointing.drop();
    return reply;
  }

  /** A refusal in words: the reason with its numbers, or the rule's title where that says enough. */
  refusal(rule: string, facts: Record<string, unknown>): string {
    const title = rule.replaceAll('.', '-');
    return this.words.maybe(`why-${title}`, facts) ?? this.words.maybe(title, facts) ?? rule;
  }
}

/** What a frame asks, to tell whether it still asks the same. */
function asking(frame: Settled): string {
  return JSON.stringify([frame.at, frame.tentative, frame.questions]);
}
