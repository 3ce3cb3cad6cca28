/** What is read aloud to those who do not see the board: a card, a Market card, a Civilization. */

import type { Words } from '../../lib/words';
import { ownWords } from '../own';
import { ERA_DECKS, ONCE, type Card, type CardType, type FlowContent } from './content';
import en from './text/en.ftl?raw';
import pl from './text/pl.ftl?raw';
import { BANKER, cardCount, NOBODY, total, type CivilizationView, type FlowView, type Slot } from './view';

const own = ownWords({ en, pl });

export class Say {
  /** The board's own words; `words` are the game's. */
  readonly own: Words;

  constructor(
    readonly words: Words,
    readonly content: FlowContent,
    seats: readonly { name: string }[] = [],
  ) {
    this.own = own(words.language, content.names, seats);
  }

  type(type: CardType): string {
    return type === 'special' ? this.own.say('fh-type-special') : this.words.name(type);
  }

  card(id: string): Card | undefined {
    return this.content.cards[id];
  }

  /** When an effect works, and what it does. */
  effect(card: Card): string {
    const text = this.words.text({ ...card }, 'text');
    if (card.timing === 'none') return text;
    const moment = this.own.say(`fh-moment-${card.timing}`);
    return text.includes(moment) ? text : `${moment}: ${text}`;
  }

  private strip(card: Card): string {
    return this.own.say('fh-strip', { icons: card.strip });
  }

  /** Type and era. */
  private kind(card: Card): string {
    const era = ERA_DECKS.includes(card.deck) ? `, ${this.words.name(card.deck)}` : '';
    return `${this.type(card.type)}${era}.`;
  }

  /** What a card shows besides its effect. */
  facts(card: Card): string[] {
    const income = card.income_icon ? [this.own.say('fh-income', { icon: card.income_icon })] : [];
    return [this.kind(card), this.strip(card), ...income];
  }

  /** What stands on the card comes first, in its order, so that a spoken command finds what is seen. */
  face(id: string): string {
    const card = this.card(id);
    if (!card) return this.words.name(id);
    const mark = card.source === 'reconstructed' ? this.own.say('fh-reconstructed') : '';
    const told = [`${this.words.name(id)}.`, this.effect(card), ...this.facts(card), mark];
    return told.filter(Boolean).join(' ');
  }

  slot(slot: Slot): string {
    const facts = { seat: slot.investor, count: slot.tokens };
    const key = slot.investor === NOBODY ? 'free' : slot.investor === BANKER ? 'invested-banker' : 'invested';
    return `${this.face(slot.card)} ${this.own.say(`fh-${key}`, facts)}`;
  }

  /** A card in a Civilization; `covered` ones only give their strip. */
  owned(id: string, covered: boolean): string {
    const card = this.card(id);
    if (!card) return this.words.name(id);
    const name = `${this.words.name(id)}.`;
    if (covered) return [name, this.own.say('fh-covered'), this.kind(card), this.strip(card)].join(' ');
    const done = ONCE.includes(card.timing) ? this.own.say('fh-done') : '';
    return [name, this.effect(card), done, this.kind(card), this.strip(card)].filter(Boolean).join(' ');
  }

  civilization(seat: number): string {
    return this.own.say('fh-civilization', { seat });
  }

  /** A seat's area; while an attack is decided, also how it would fare against that strength. */
  area(seat: number, civ: CivilizationView, attack: number | null): string {
    const facts = this.own.say('fh-civilization-facts', {
      count: civ.tokens,
      score: total(civ.score),
      attack: civ.attack,
      defense: civ.defense,
      cards: cardCount(civ),
    });
    const raid = attack === null ? '' : this.raid(attack, civ.defense);
    return [`${this.civilization(seat)}.`, facts, raid].filter(Boolean).join(' ');
  }

  private raid(attack: number, defense: number): string {
    return this.own.say(defense < attack ? 'fh-weaker' : 'fh-not-weaker', { attack, defense });
  }

  reserve(view: FlowView): string {
    const owed = view.reserve < 0;
    return this.own.say(owed ? 'fh-reserve-owed' : 'fh-reserve', { count: Math.abs(view.reserve) });
  }
}
