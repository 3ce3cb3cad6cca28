/** What is read aloud to those who do not see the board: spaces, cards, players, battles. */

import { ruleKey, type Words } from '../../lib/words';
import { ownWords } from '../own';
import type { ClashContent } from './content';
import en from './text/en.ftl?raw';
import pl from './text/pl.ftl?raw';
import { BARBARIANS, PIRATES, points, UNITS, type CityView, type ClashView, type UnitsView } from './view';

const own = ownWords({ en, pl });

export class Say {
  /** The board's own words; `words` are the game's. */
  readonly own: Words;

  constructor(
    readonly words: Words,
    readonly content: ClashContent,
    private readonly me: number | null,
    seats: readonly { name: string }[] = [],
  ) {
    this.own = own(words.language, content.names, seats);
  }

  it(key: string, facts: Record<string, unknown> = {}): string {
    return this.own.say(`cc-${key}`, facts);
  }

  name(id: string): string {
    return this.words.name(id);
  }

  /** The name alone, where there is little room: in parentheses stands what else it is called. */
  short(id: string): string {
    return this.name(id).replace(/ \(.*\)$/, '');
  }

  text(entry: object | undefined): string {
    return entry ? this.words.text({ ...entry }, 'text') : '';
  }

  owner(owner: number): string {
    if (owner === BARBARIANS) return this.words.say('term-barbarians');
    if (owner === PIRATES) return this.words.say('term-pirates');
    return owner === this.me ? this.it('you') : this.words.seat(owner);
  }

  /** `2 infantry, 1 ship`, by kind. */
  counts(counts: Record<string, number>): string {
    return UNITS.filter((kind) => counts[kind])
      .map((piece) => this.it('count', { count: counts[piece] ?? 0, piece }))
      .join(', ');
  }

  private city(city: CityView): string {
    const facts = { owner: this.owner(city.owner), size: city.size, mood: this.it(`mood-${city.mood}`) };
    const whose = city.owner === this.me ? 'city-own' : 'city';
    const pieces = [...Object.entries(city.buildings)].map(([piece, colour]) =>
      colour === city.owner ? this.name(piece) : `${this.name(piece)} (${this.owner(colour)})`,
    );
    const has = [...pieces, ...city.wonders.map((wonder) => this.name(wonder))];
    return `${this.it(whose, facts)}${has.length ? `: ${has.join(', ')}` : ''}`;
  }

  private army(units: UnitsView): string {
    const whose = units.owner === this.me ? 'units-own' : 'units';
    return this.it(whose, { owner: this.owner(units.owner), units: this.counts(units.counts) });
  }

  /** A space at a glance: place, ground, city, units. */
  space(view: ClashView, space: string): string {
    const terrain = view.terrain[space] ?? 'unexplored';
    const ground = terrain === 'unexplored' ? this.it('unexplored') : this.name(terrain).toLowerCase();
    const spent = view.exhausted.includes(space) ? `, ${this.it('exhausted')}` : '';
    const cities = view.cities.filter((city) => city.space === space).map((city) => this.city(city));
    const units = view.units.filter((group) => group.space === space).map((group) => this.army(group));
    return [`${space}, ${ground}${spent}`, ...cities, ...units].join('; ');
  }

  rule(rule: string): string {
    return this.words.maybe(ruleKey(rule)) ?? rule;
  }

  /** An Advance and what it is to this player: owned, to be had, locked with the reason. */
  advance(id: string, state: 'owned' | 'open' | 'locked', rule = ''): string {
    const told = [`${this.name(id)}.`, this.it(`advance-${state}`)];
    if (state === 'locked') told.push(`${this.rule(rule)}${this.needs(id)}.`);
    return [...told, this.text(this.content.advances[id])].join(' ');
  }

  /** A price in words; empty where nothing is paid. */
  price(cost: Record<string, number> | null): string {
    const goods = Object.entries(cost ?? {}).map(([good, count]) => `${count} ${this.name(good)}`);
    return goods.length ? this.it('price', { goods: goods.join(', ') }) : '';
  }

  /** What stands on the mat before an Advance. */
  needs(id: string): string {
    const needed = this.content.advances[id]?.requires_advance;
    return needed ? ` (${this.name(needed)})` : '';
  }

  points(value: number): string {
    return points(value);
  }
}
