/** What the board says itself; names of pieces and the game's own words are in `words`. */

import { ruleKey, type Words } from '../../lib/words';
import { ownWords } from '../own';
import type { Hex, MosaicContent } from './content';
import en from './text/en.ftl?raw';
import pl from './text/pl.ftl?raw';
import { controllerOf, leaders, presences, standing, unitsIn } from './regions';
import { NOBODY, type MosaicView } from './view';

const own = ownWords({ en, pl });

export class Say {
  /** The board's own words; `words` are the game's. */
  readonly own: Words;
  /** How many play; 0 where there is no table. */
  readonly players: number;

  constructor(
    readonly words: Words,
    readonly content: MosaicContent,
    readonly me: number | null,
    seats: readonly { name: string }[] = [],
  ) {
    this.players = seats.length;
    this.own = own(words.language, content.names, seats);
  }

  /** A message of text/*.ftl: `it('map-coast')` is `mo-map-coast`. */
  it(key: string, facts: Record<string, unknown> = {}): string {
    return this.own.say(`mo-${key}`, facts);
  }

  name(id: string): string {
    return this.words.name(id);
  }

  /** The name alone, where there is little room: in parentheses stands what else it is called. */
  short(id: string): string {
    return this.name(id).replace(/ \(.*\)$/, '');
  }

  /** Pillars share words with Resources and Actions: `food` is the Resource. */
  pillar(id: string): string {
    return this.name(`pillar_${id}`);
  }

  text(entry: object | undefined): string {
    return entry ? this.words.text({ ...entry }, 'text') : '';
  }

  owner(seat: number): string {
    return seat === this.me ? this.it('board-you') : this.words.seat(seat);
  }

  /** A hex at a glance: its name and kind, what stands or lies there. */
  hex(view: MosaicView, hex: Hex, pieces = standing(view)): string {
    const piece = pieces.get(hex.id);
    const token = view.tokens[hex.id];
    const told = [this.it(`map-hex-${hex.kind}`, { hex: hex.id })];
    if (!view.regions.includes(hex.region)) told.push(this.it('map-out'));
    if (piece) told.push(this.it(piece.owner === this.me ? 'map-own' : 'map-owned', { owner: this.owner(piece.owner), piece: piece.what }));
    else if (token) told.push(this.token(token));
    return told.join('; ');
  }

  token(token: string): string {
    return token === 'x_token' ? this.it('map-blank') : this.name(token);
  }

  /** A Region at a glance: Influence of everybody, who leads, units. */
  region(view: MosaicView, region: string): string {
    const name = this.name(region);
    if (!view.regions.includes(region)) return `${name}: ${this.it('map-out')}`;
    const all = presences(view, this.content, region);
    const shares = all.filter(({ influence }) => influence).map(({ seat, influence }) => `${this.owner(seat)} ${influence}`);
    const influence = shares.length ? this.it('map-influence', { shares: shares.join(', ') }) : this.it('map-empty');
    const units = unitsIn(all).map(({ seat, unit, count }) => this.it('map-units', { owner: this.owner(seat), unit, count }));
    return [`${name}: ${influence}`, this.leader(view, region), ...units].filter(Boolean).join('; ');
  }

  /** Who would be first in a Region, and whether it is a tie. */
  leader(view: MosaicView, region: string): string {
    const first = leaders(view, region);
    if (!first.length) return '';
    const controller = controllerOf(view, region);
    if (controller === NOBODY) return this.it('map-tie', { players: first.map((seat) => this.owner(seat)).join(', ') });
    return this.it(controller === this.me ? 'map-lead-own' : 'map-lead', { owner: this.owner(controller) });
  }

  rule(rule: string): string {
    return this.words.maybe(ruleKey(rule)) ?? rule;
  }
}
