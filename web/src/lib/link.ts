/**
 * The link to the server: one WebSocket per tab, kept alive, made anew when it breaks.
 *
 * A request whose reply is missing is sent again with the same id, over the next connection if need be; the server
 * answers it again and does not carry it out again. Watched matches are watched again with the last version seen.
 */
import { backoff } from './backoff';
import { freshId } from './ids';
import {
  PROTOCOL,
  REVOKED,
  type Advice,
  type Because,
  type ClientMessage,
  type Done,
  type Failed,
  type Foreseen,
  type Frame,
  type Presence,
  type Refused,
  type Said,
  type ServerMessage,
  type Stale,
  type Welcome,
} from './protocol';

export type Status = 'connecting' | 'open' | 'waiting' | 'outdated' | 'closed';
export type Reply = Done | Refused | Stale | Failed | Because | Foreseen | Advice;

type Asking = Exclude<ClientMessage, { type: 'hello' | 'ping' }>;
type Unsigned<M> = M extends { id: string } ? Omit<M, 'id'> : never;
export type Request = Unsigned<Asking>;

export interface Watcher {
  /** The last version seen, -1 for none. */
  since: () => number;
  key: string;
  frame: (frame: Frame) => void;
  said: (said: Said) => void;
  presence: (presence: Presence) => void;
  /** The match cannot be watched. */
  failed: (reason: string) => void;
}

interface Pending {
  message: ClientMessage;
  resolve: (reply: Reply) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export interface LinkOptions {
  url: string;
  open?: (url: string) => WebSocket;
  random?: () => number;
}

const PATIENCE = 6_000; // milliseconds until a request is sent again

export class Link {
  status: Status = 'closed';
  /** When the next attempt is made, in the browser's time; 0 when none is planned. */
  retryAt = 0;
  onstatus: (status: Status) => void = () => {};
  onwelcome: (welcome: Welcome) => void = () => {};
  /** Get another session before the next attempt. */
  onrevoked: () => Promise<unknown> = () => Promise.resolve();

  private socket: WebSocket | null = null;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private alive = true;
  private readonly pending = new Map<string, Pending>();
  private readonly watchers = new Map<string, Watcher>();

  constructor(private readonly options: LinkOptions) {}

  connect(): void {
    if (this.socket) return;
    clearTimeout(this.retry);
    this.retryAt = 0;
    this.change('connecting');
    const socket = (this.options.open ?? ((url) => new WebSocket(url)))(this.options.url);
    this.socket = socket;
    socket.onopen = () => this.post({ type: 'hello', protocol: PROTOCOL });
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event: CloseEvent) => this.lose(socket, event.code === REVOKED);
  }

  close(): void {
    clearTimeout(this.retry);
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.change('closed');
  }

  /** Try at once: the network is back, or the player is impatient. */
  hurry(): void {
    if (this.status === 'waiting') this.connect();
  }

  watch(match: string, watcher: Watcher): () => void {
    this.watchers.set(match, watcher);
    if (this.status === 'open') this.sendWatch(match, watcher);
    return () => {
      if (this.watchers.get(match) !== watcher) return;
      this.watchers.delete(match);
      if (this.status === 'open') this.post({ type: 'unwatch', id: freshId(), match });
    };
  }

  /** Ask the server; the promise is kept however often the connection breaks meanwhile. */
  ask(request: Request): Promise<Reply> {
    const message = { ...request, id: freshId() } as ClientMessage & { id: string };
    return new Promise((resolve) => {
      this.pending.set(message.id, { message, resolve, timer: undefined });
      this.dispatch(message.id);
    });
  }

  private dispatch(id: string): void {
    const pending = this.pending.get(id);
    if (!pending || this.status !== 'open') return;
    clearTimeout(pending.timer);
    this.post(pending.message);
    pending.timer = setTimeout(() => this.dispatch(id), PATIENCE);
  }

  private post(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    this.alive = true;
    switch (message.type) {
      case 'welcome':
        return this.begin(message);
      case 'frame':
        return this.watchers.get(message.match)?.frame(message);
      case 'said':
        return this.watchers.get(message.match)?.said(message);
      case 'presence':
        return this.watchers.get(message.match)?.presence(message);
      case 'pong':
        return;
      default:
        return this.resolve(message);
    }
  }

  private resolve(reply: Reply): void {
    const pending = this.pending.get(reply.id);
    if (!pending) return;
    clearTimeout(pending.timer);
    this.pending.delete(reply.id);
    pending.resolve(reply);
  }

  private begin(welcome: Welcome): void {
    if (welcome.protocol !== PROTOCOL) {
      this.close();
      return this.change('outdated');
    }
    this.attempt = 0;
    this.change('open');
    this.onwelcome(welcome);
    this.keepAlive(welcome.heartbeat * 1000);
    const unsure = [...this.pending.keys()];
    for (const [match, watcher] of this.watchers) this.sendWatch(match, watcher);
    for (const id of unsure) this.dispatch(id);
  }

  private sendWatch(match: string, watcher: Watcher): void {
    const id = freshId();
    const message: ClientMessage = { type: 'watch', id, match, since: watcher.since(), key: watcher.key };
    const resolve = (reply: Reply) => {
      if (reply.type === 'failed') watcher.failed(reply.reason);
    };
    // A watch is not repeated over the next connection: that one watches by itself, from a later version.
    this.pending.set(id, { message, resolve, timer: undefined });
    this.dispatch(id);
  }

  private keepAlive(heartbeat: number): void {
    clearInterval(this.beat);
    this.alive = true;
    this.beat = setInterval(() => {
      const socket = this.socket;
      if (!this.alive && socket) {
        socket.close();
        return this.lose(socket); // a dead network may take minutes to report the close
      }
      this.alive = false;
      this.post({ type: 'ping', id: freshId() });
    }, heartbeat);
  }

  private lose(socket: WebSocket, revoked = false): void {
    if (this.socket !== socket) return;
    this.socket = null;
    clearInterval(this.beat);
    for (const [id, pending] of this.pending) {
      clearTimeout(pending.timer);
      if (pending.message.type === 'watch') this.pending.delete(id);
    }
    const wait = backoff(this.attempt++, this.options.random);
    this.retryAt = Date.now() + wait;
    const again = () =>
      revoked
        ? this.onrevoked().then(
            () => this.connect(),
            () => this.connect(),
          )
        : this.connect();
    this.retry = setTimeout(again, wait);
    this.change('waiting');
  }

  private change(status: Status): void {
    this.status = status;
    this.onstatus(status);
  }
}
