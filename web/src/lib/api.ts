/** The HTTP API: the mirror of src/pentapolis/server/wire/http.py. */
import type { Content } from '../games/types';
import { getJson, getText, sendJson, sendText } from './http';
import type { Choice, EventLine, Facts, ReasonLine } from './protocol';
import { queryOf } from './query';
import { LANGUAGES, type Language } from './words';

export type SeatKind = 'me' | 'here' | 'link' | 'bot';
export type ClockKind = 'none' | 'move' | 'bank';
export type WatchKind = 'nobody' | 'link';

export interface Session {
  player: string;
  name: string;
  login: string | null;
}

export interface Option {
  id: string;
  values: string[];
  default: string;
  players: number[];
  simulated: string;
}

export interface Meta {
  id: string;
  names: Record<string, string>;
  players: number[];
  options: Option[];
  rules_version: number;
  rule_prefix: string;
  stage: string;
  weight: number;
  minutes_per_player: number;
  year: number;
  designers: string[];
  /** Some seats know what others do not. */
  secrets: boolean;
}

export interface Pack {
  name: string;
  hash: string;
}

export interface GameInfo {
  meta: Meta;
  hash: string;
  packs: Pack[];
  /** What it is about, by language. */
  taglines: Record<string, string>;
}

export interface Shelf {
  games: GameInfo[];
  /** Weakest first. */
  bots: string[];
  /** For whoever wants a game without choosing. */
  opponent: string;
  /** How long a bot that goes by time thinks about a decision. */
  bot_seconds: number;
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  sources: string[];
  ruling: boolean;
  decision: boolean;
}

export interface RuleBook {
  /** Of the texts: English where nobody has translated them. */
  language: Language;
  rules: Rule[];
}

export interface SeatWish {
  kind: SeatKind;
  name: string;
  bot: string;
}

export interface NewMatch {
  game: string;
  seats: SeatWish[];
  options: Record<string, string>;
  clock: { kind: ClockKind; seconds: number };
  watch: WatchKind;
  pack: string;
  /** Null: as usual for such a table. */
  hints: boolean | null;
}

export interface MatchSeat extends SeatWish {
  yours: boolean;
  open: boolean;
  invitation: string;
}

export interface MatchInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: MatchSeat[];
  clock: { kind: ClockKind; seconds: number };
  watch: WatchKind;
  pack: string;
  data: string;
  rules: number;
  seed_hash: string;
  seed: string | null;
  owner: boolean;
  /** The name of whoever made it, if they sit at it. */
  host: string;
  imported: boolean;
  hints: boolean;
  created: number;
  changed: number;
  at: number;
  over: boolean;
  waiting: number[];
  since: number;
  places: number[];
  watch_key: string;
}

/** A finished match after `at` of its `last` answers. */
export interface Moment {
  match: string;
  at: number;
  last: number;
  seat: number;
  view: unknown;
  waiting: number[];
  events: EventLine[];
  names: string[];
  over: boolean;
  agreed: boolean;
  places: number[];
  scores: Record<string, number>[];
}

export type CallResult = 'ok' | 'refused' | 'unsafe' | 'late' | 'failed';

/** What came of calling a webhook; `status` is 0 where nothing answered. */
export interface Called {
  result: CallResult;
  status: number;
}

/** What every seat could hope for after a decision, which was answer number `at`, counted from 0. */
export interface Point {
  at: number;
  shares: number[];
  loss: number;
}

export interface Played {
  choice: Choice;
  share: number;
  reasons: ReasonLine[];
}

export interface Mistake {
  at: number;
  kind: string;
  about: Facts;
  given: Played;
  best: Played;
  shares: number[];
}

export interface Review {
  match: string;
  seat: number;
  state: 'none' | 'running' | 'stopped' | 'done';
  done: number;
  whole: number;
  points: Point[];
  /** The worst first. */
  mistakes: Mistake[];
}

export interface Verdict {
  verified: boolean;
  what: string;
  answer: number;
  positions: number;
}

const enc = encodeURIComponent;
const reviewPath = (id: string, seat: number, key: string) => `/matches/${enc(id)}/seats/${seat}/review${queryOf({ key })}`;

export const api = {
  session: () => getJson<Session>('/session'),
  rename: (name: string) => sendJson<Session>('PATCH', '/session', { name }),
  register: (login: string, password: string) => sendJson<Session>('POST', '/accounts', { login, password }),
  login: (login: string, password: string) => sendJson<Session>('POST', '/login', { login, password }),
  logout: () => sendJson<unknown>('POST', '/logout'),

  games: () => getJson<Shelf>('/games'),
  content: async (game: string, pack: string) => {
    const { sections, names } = await getJson<{ sections: Sections; names: Names }>(`/games/${enc(game)}/content${queryOf({ pack })}`);
    return contentOf(sections, names);
  },
  rules: (game: string, language: Language) => getJson<RuleBook>(`/games/${enc(game)}/rules${queryOf({ language })}`),
  texts: (game: string, language: Language) => getText(`/texts/${enc(game)}/${language}`),

  create: (match: NewMatch) => sendJson<MatchInfo>('POST', '/matches', match),
  matches: async () => (await getJson<{ matches: MatchInfo[] }>('/matches')).matches,
  match: (id: string, key = '') => getJson<MatchInfo>(`/matches/${enc(id)}${queryOf({ key })}`),
  join: (id: string, invitation: string, name: string) => sendJson<MatchInfo>('POST', `/matches/${enc(id)}/join`, { invitation, name }),
  reinvite: (id: string, seat: number) => sendJson<{ invitation: string }>('DELETE', `/matches/${enc(id)}/seats/${seat}/invitation`),
  letWatch: async (id: string, watch: WatchKind) =>
    (await sendJson<{ watch_key: string }>('PUT', `/matches/${enc(id)}/watch`, { watch })).watch_key,
  webhook: async (id: string) => (await getJson<{ url: string }>(`/matches/${enc(id)}/webhook`)).url,
  setWebhook: (id: string, url: string) => sendJson<unknown>('PUT', `/matches/${enc(id)}/webhook`, { url }),
  tryWebhook: (id: string) => sendJson<Called>('POST', `/matches/${enc(id)}/webhook`),
  recordUrl: (id: string, format: 'text' | 'json', key = '') => `/api/matches/${enc(id)}/record${queryOf({ format, key })}`,
  moment: (id: string, at: number, seat: number, key = '') => getJson<Moment>(`/matches/${enc(id)}/moments/${at}${queryOf({ seat, key })}`),
  continueFrom: (id: string, at: number, seat: number, bot: string, key = '') =>
    sendJson<MatchInfo>('POST', `/matches/${enc(id)}/continue${queryOf({ key })}`, { at, seat, bot }),
  review: (id: string, seat: number, key = '') => getJson<Review>(reviewPath(id, seat, key)),
  beginReview: (id: string, seat: number, key = '') => sendJson<Review>('POST', reviewPath(id, seat, key)),
  stopReview: (id: string, seat: number, key = '') => sendJson<Review>('DELETE', reviewPath(id, seat, key)),
  verify: (id: string, key = '') => getJson<Verdict>(`/matches/${enc(id)}/verify${queryOf({ key })}`),
  importRecord: (text: string) => sendText<MatchInfo>('/records', text),
};

type Sections = Record<string, unknown>;
type Names = Content['names'];
type Entry = Record<string, unknown> & { id: string };

/** A game's data files as the drawing needs them: lists of entries become tables by id; names are those of the rules. */
export function contentOf(sections: Sections, names: Names = {}): Content {
  const content: Content = { names: {} };
  for (const [name, section] of Object.entries(sections)) {
    const entries = Array.isArray(section) && section.every(isEntry) ? section : null;
    content[name] = entries ? Object.fromEntries(entries.map((entry) => [entry.id, entry])) : section;
    for (const entry of entries ?? (isEntry(section) ? [section] : [])) gatherNames(content.names, entry);
  }
  return { ...content, names: { ...content.names, ...names } };
}

function isEntry(item: unknown): item is Entry {
  return typeof item === 'object' && item !== null && typeof (item as Entry).id === 'string';
}

function gatherNames(names: Names, entry: Entry): void {
  const found = LANGUAGES.map((language) => [language, entry[`name_${language}`]] as const);
  if (!(entry.id in names) && found.every(([, name]) => typeof name === 'string')) {
    names[entry.id] = Object.fromEntries(found) as Record<string, string>;
  }
}

/** The entry of a piece, whichever table it stands in. */
export function entryOf(content: Content, piece: string): Record<string, unknown> | null {
  for (const table of Object.values(content)) {
    if (table === content.names || typeof table !== 'object' || table === null) continue;
    const entry = (table as Record<string, unknown>)[piece];
    if (isEntry(entry)) return entry;
    if (isEntry(table) && table.id === piece) return table;
  }
  return null;
}
