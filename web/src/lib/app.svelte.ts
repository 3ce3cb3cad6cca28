/** What the whole page shares: who I am, what can be played, the link, and words for what no match is about. */
import { api, type GameInfo, type Session, type Shelf } from './api';
import { Fault } from './http';
import { wordsOfGame } from './library';
import { Link, type Status } from './link';
import { settings } from './settings.svelte.ts';
import type { Words } from './words';

class App {
  session = $state.raw<Session | null>(null);
  shelf = $state.raw<Shelf | null>(null);
  words = $state.raw<Words | null>(null);
  status = $state<Status>('closed');
  retryAt = $state(0);
  /** A sentence for everybody, said politely to screen readers and shown for a while. */
  toast = $state.raw<{ text: string; tone: 'calm' | 'bad' } | null>(null);
  /** What was said last to those who listen instead of look. */
  heard = $state('');

  readonly link = new Link({ url: socketUrl() });
  private toastTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.link.onstatus = (status) => {
      this.status = status;
      this.retryAt = this.link.retryAt;
    };
    this.link.onrevoked = async () => (this.session = await api.session());
    this.link.onwelcome = (welcome) => {
      if (this.session) this.session = { ...this.session, name: welcome.name };
    };
  }

  /** Everything the first page needs. Throws a Fault when the server cannot be reached. */
  async start(): Promise<void> {
    const [session, shelf] = await Promise.all([api.session(), api.games()]);
    this.session = session;
    this.shelf = shelf;
    await this.speak();
    this.link.connect();
    addEventListener('online', () => this.link.hurry());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.link.hurry();
    });
  }

  /** Fetch the words of the language that is set: with those of the easiest game, which most people open first. */
  async speak(): Promise<void> {
    const game = [...(this.shelf?.games ?? [])].sort((a, b) => a.meta.weight - b.meta.weight)[0]?.meta.id;
    if (game) this.words = await wordsOfGame(game, settings.language);
  }

  game(id: string): GameInfo | null {
    return this.shelf?.games.find((game) => game.meta.id === id) ?? null;
  }

  gameName(id: string): string {
    const names = this.game(id)?.meta.names ?? {};
    return names[settings.language] ?? names['en'] ?? id;
  }

  say(text: string, tone: 'calm' | 'bad' = 'calm'): void {
    this.toast = { text, tone };
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => (this.toast = null), 6000);
  }

  /** Tell a person what went wrong. */
  complain(error: unknown): void {
    const words = this.words;
    if (!words) return;
    if (!(error instanceof Fault)) console.error(error);
    const fault = error instanceof Fault ? error : new Fault('failed-client');
    this.say(faultText(words, fault.reason, fault.facts), 'bad');
  }
}

export function faultText(words: Words, reason: string, facts: Record<string, unknown> = {}): string {
  return words.maybe(reason, facts) ?? words.say('failed-other', { reason });
}

function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

export const app = new App();
