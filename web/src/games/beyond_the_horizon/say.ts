/** What the board says itself; names of pieces and the game's own words are in `words`. */

import type { Words } from '../../lib/words';
import { ownWords } from '../own';
import { isMadeUp, landOf, type HorizonContent } from './content';
import { axialOf } from './hexes';
import en from './text/en.ftl?raw';
import pl from './text/pl.ftl?raw';
import { needy, NOBODY, strengthAt, type HorizonView, type SlotView, type TileView, type UnitView } from './view';

const own = ownWords({ en, pl });

export class Say {
  /** The board's own words; `words` are the game's. */
  readonly own: Words;

  constructor(
    readonly words: Words,
    readonly content: HorizonContent,
    readonly me: number | null,
    seats: readonly { name: string }[] = [],
  ) {
    this.own = own(words.language, content.names, seats);
  }

  /** A message of text/*.ftl: `it('map-title')` is `bh-map-title`. */
  it(key: string, facts: Record<string, unknown> = {}): string {
    return this.own.say(`bh-${key}`, facts);
  }

  /** What a piece is called; slots go by their level and number, places without a tile by what could be there. */
  name(id: string): string {
    const slot = this.content.slots[id];
    if (slot) return this.it('slot', { level: slot.level, number: Number(id.split('_')[1]) });
    return axialOf(id) ? this.it('unexplored') : this.words.name(id);
  }

  text(entry: object | undefined): string {
    return entry ? this.words.text({ ...entry }, 'text') : '';
  }

  owner(seat: number): string {
    return seat === this.me ? this.it('you') : this.words.seat(seat);
  }

  owners(seats: readonly number[]): string {
    return seats.map((seat) => this.owner(seat)).join(', ');
  }

  /** A card or tile in words: its name, what it does, and whether it is made up. */
  card(entry: { id: string; source: string } | undefined): string {
    if (!entry) return '';
    return [`${this.name(entry.id)}.`, this.text(entry), isMadeUp(entry) ? this.it('reconstructed') : ''].filter(Boolean).join(' ');
  }

  /** A slot at a glance: what lies there, who has researched it, what is missing. */
  slot(slot: SlotView, need: { have: number; need: number } | null): string {
    const entry = this.content.technologies[slot.technology];
    const told = [slot.technology ? this.card(entry) : `${this.name(slot.slot)}: ${this.it('slot-hidden')}`];
    if (slot.leader) told.push(this.it('slot-leader'));
    if (slot.scholars.length) told.push(this.it('slot-scholars', { players: this.owners(slot.scholars) }));
    if (this.me !== null && slot.scholars.includes(this.me)) return told.join(' ');
    if (need?.need) told.push(this.it('slot-lines', need));
    return told.join(' ');
  }

  unit(unit: UnitView, seat: number): string {
    return this.it('unit', { unit: unit.unit, strength: unit.strength, owner: this.owner(seat) });
  }

  /** A tile at a glance: strengths, who has what there, who stands there. */
  tile(view: HorizonView, tile: TileView): string {
    const land = landOf(this.content, tile.tile);
    const mine = this.me === null ? undefined : view.players[this.me];
    const whose = needy(view, this.me);
    const told = [this.name(tile.tile)];
    if (land) told.push(this.it('tile-points', { village: land.village.vp, city: land.city.vp }));
    if (land && tile.village === NOBODY)
      told.push(this.it('tile-village-need', { need: tile.village_strength[whose], have: strengthAt(mine, 'settler', tile.tile) }));
    if (tile.village !== NOBODY) told.push(this.it('tile-village', { owner: this.owner(tile.village) }));
    if (tile.village !== NOBODY && tile.city === NOBODY)
      told.push(this.it('tile-city-need', { need: tile.city_strength[whose], have: strengthAt(mine, 'soldier', tile.tile) }));
    if (tile.city !== NOBODY) told.push(this.it('tile-city', { owner: this.owner(tile.city) }));
    if (tile.left !== NOBODY) told.push(this.it('tile-left', { owner: this.owner(tile.left) }));
    if (tile.right !== NOBODY) told.push(this.it('tile-right', { owner: this.owner(tile.right) }));
    const home = view.players.findIndex((player) => player.home === tile.tile);
    if (home >= 0) told.push(this.it('tile-home', { owner: this.owner(home) }));
    view.players.forEach((player, seat) => {
      for (const unit of player.units) if (unit.place === tile.tile) told.push(this.unit(unit, seat));
    });
    return told.join('; ');
  }
}
