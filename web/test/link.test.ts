import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, type Watcher } from '../src/lib/link';
import { PROTOCOL, REVOKED, type ClientMessage, type ServerMessage } from '../src/lib/protocol';

/** A socket whose other end is the test. */
class Wire {
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close() {
    this.cut();
  }

  begin(protocol = PROTOCOL) {
    this.readyState = 1;
    this.onopen();
    this.tell({ type: 'welcome', protocol, player: 'p', name: 'Ada', heartbeat: 20 });
  }

  tell(message: ServerMessage) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  cut(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }

  of<T extends ClientMessage['type']>(type: T) {
    return this.sent.filter((message): message is Extract<ClientMessage, { type: T }> => message.type === type);
  }
}

let wires: Wire[];
let link: Link;
const latest = () => wires.at(-1) as Wire;
const watcher = (since: number): Watcher => ({
  since: () => since,
  key: '',
  frame: vi.fn(),
  said: vi.fn(),
  presence: vi.fn(),
  failed: vi.fn(),
});

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  const open = () => {
    wires.push(new Wire());
    return latest() as unknown as WebSocket;
  };
  link = new Link({ url: 'ws://table/ws', open, random: () => 1 });
  link.connect();
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

describe('the link', () => {
  it('says hello first and is open after the welcome', () => {
    latest().begin();
    expect(latest().sent[0]).toEqual({ type: 'hello', protocol: PROTOCOL });
    expect(link.status).toBe('open');
  });

  it('keeps a request over a broken connection and sends it again with the same id', async () => {
    latest().begin();
    const reply = link.ask({ type: 'answer', match: 'm', version: 1, seat: 0, key: 'harvest' });
    const { id } = latest().of('answer')[0]!;
    latest().cut();
    expect(link.status).toBe('waiting');
    await vi.advanceTimersByTimeAsync(600);
    latest().begin();
    expect(
      latest()
        .of('answer')
        .map((message) => message.id),
    ).toEqual([id]);
    latest().tell({ type: 'done', id, version: 2 });
    expect(await reply).toEqual({ type: 'done', id, version: 2 });
  });

  it('repeats a request whose reply is missing, and stops when it comes', async () => {
    latest().begin();
    const reply = link.ask({ type: 'hint', match: 'm', seat: 0 });
    await vi.advanceTimersByTimeAsync(6_100);
    const hints = latest().of('hint');
    expect(hints).toHaveLength(2);
    expect(hints[0]!.id).toBe(hints[1]!.id);
    latest().tell({ type: 'advice', id: hints[0]!.id, bot: 'greedy', answers: [] });
    await reply;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(latest().of('hint')).toHaveLength(2);
  });

  it('watches again from the last version after a cut', async () => {
    link.watch('m', watcher(7));
    latest().begin();
    latest().cut();
    await vi.advanceTimersByTimeAsync(600);
    latest().begin();
    expect(latest().of('watch')).toMatchObject([{ match: 'm', since: 7 }]);
  });

  it('gives frames to those who watch that match only', () => {
    const mine = watcher(-1);
    const other = watcher(-1);
    link.watch('m', mine);
    link.watch('n', other);
    latest().begin();
    latest().tell({ type: 'presence', match: 'm', seats: [] });
    expect(mine.presence).toHaveBeenCalledOnce();
    expect(other.presence).not.toHaveBeenCalled();
  });

  it('pings, and gives up a server that is silent', async () => {
    latest().begin();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(latest().of('ping')).toHaveLength(1);
    latest().tell({ type: 'pong', id: 'x' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(link.status).toBe('open');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(link.status).toBe('waiting');
  });

  it('waits longer after every failure, but never longer than half a minute', async () => {
    for (const wait of [500, 1000, 2000, 4000, 8000, 16000, 30000, 30000]) {
      latest().cut();
      const before = wires.length;
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(wires).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(wires).toHaveLength(before + 1);
    }
  });

  it('gets another session after this one was revoked', async () => {
    link.onrevoked = vi.fn(() => Promise.resolve());
    latest().begin();
    latest().cut(REVOKED);
    await vi.advanceTimersByTimeAsync(600);
    expect(link.onrevoked).toHaveBeenCalledOnce();
    expect(wires).toHaveLength(2);
  });

  it('does not talk to a server of another protocol', async () => {
    latest().begin(PROTOCOL + 1);
    expect(link.status).toBe('outdated');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(1);
  });
});
