/** What the board says itself; names of pieces and the game's own words are in `words`. */

import type { Words } from '../../lib/words';
import { ownWords } from '../own';
import { cardOf, isMadeUp, type CivolutionContent } from './content';
import type { Target } from './continent/targets';
import { tribesIn } from './continent/tribes';
import type { Board } from './table';
import en from './text/en.ftl?raw';
import pl from './text/pl.ftl?raw';
import { NOBODY, type Counts, type GroundView, type ModuleView, type SiteView, type TerritoryView } from './view';

const own = ownWords({ en, pl });

export class Say {
  /** The board's own words; `words` are the game's. */
  readonly own: Words;

  constructor(
    readonly words: Words,
    readonly content: CivolutionContent,
    readonly me: number | null,
    seats: readonly { name: string }[] = [],
    /** The number of V.I.C.I., if it plays. */
    readonly vici: number | null = null,
  ) {
    this.own = own(words.language, content.names, seats);
  }

  /** A message of text/*.ftl: `it('continent')` is `cv-continent`. */
  it(key: string, facts: Record<string, unknown> = {}): string {
    return this.own.say(`cv-${key}`, facts);
  }

  /** The message, if there is one. */
  maybe(key: string, facts: Record<string, unknown> = {}): string | null {
    return this.own.maybe(`cv-${key}`, facts);
  }

  name(id: string): string {
    return this.words.name(id);
  }

  /** Names of types and the like begin a label. */
  title(id: string): string {
    const name = this.name(id);
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  }

  text(entry: object | undefined): string {
    return entry ? this.words.text({ ...entry }, 'text') : '';
  }

  owner(seat: number): string {
    if (seat === this.vici) return 'V.I.C.I.';
    return seat === this.me ? this.it('you') : this.words.seat(seat);
  }

  /** A card or chip in words: its name, what it does, and whether it is made up. */
  card(id: string): string {
    const { goals, attributes, incomes, chip_cards, marker_cards, events } = this.content;
    const entry =
      cardOf(this.content, id) ?? goals[id] ?? attributes[id] ?? incomes[id] ?? chip_cards[id] ?? marker_cards[id] ?? events[id];
    if (!entry) return this.name(id);
    return [`${this.name(id)}.`, this.text(entry), isMadeUp(entry) ? this.it('reconstructed') : ''].filter(Boolean).join(' ');
  }

  /** Numbers of things, by their names: `wood 2, stone 1`. */
  counts(counts: Counts): string {
    const told = Object.entries(counts).filter(([, count]) => count > 0);
    return told.map(([id, count]) => `${this.name(id)} ${count}`).join(', ');
  }

  module(module: ModuleView): string {
    const entry = this.content.modules[module.module];
    const told = [this.title(module.module)];
    if (module.level) told.push(this.it('module-level', { level: module.level }));
    told.push(entry?.dice ? this.it('module-dice', { left: entry.dice[0], right: entry.dice[1] }) : this.it('module-any'));
    if (module.ideas === 0) told.push(this.it('module-payable'));
    else if (module.ideas > 0) told.push(this.it('module-ideas', { count: module.ideas }));
    else told.push(this.it('module-short'));
    return told.join('; ');
  }

  /** A territory at a glance: who stands there, what lies there. */
  territory(board: Board, view: TerritoryView): string {
    const told = [this.title(view.territory)];
    if (view.material) told.push(this.name(view.material));
    if (!view.developed) told.push(this.it('undeveloped'));
    const seats = [...board.view.players.keys(), ...(this.vici === null ? [] : [this.vici])];
    for (const seat of seats) {
      const groups = view.tribes.filter((group) => group.seat === seat);
      const [strong, weak] = [groups.reduce((sum, group) => sum + group.strong, 0), groups.reduce((sum, group) => sum + group.weak, 0)];
      if (tribesIn(view, seat)) told.push(this.it('tribes', { owner: this.owner(seat), strong, weak }));
      const raw = view.raw[seat] ?? 0;
      if (raw) told.push(this.it('raw', { owner: this.owner(seat), count: raw }));
    }
    const free =
      Number(view.fire && !view.tribes.some(({ spot }) => spot === 'fire')) +
      view.plains -
      view.tribes.filter(({ spot }) => spot === 'plain').reduce((sum, { strong, weak }) => sum + strong + weak, 0);
    if (view.type !== 'water') told.push(this.it('camps-free', { count: free }));
    if (view.farm !== NOBODY) told.push(this.it('farm', { owner: this.owner(view.farm) }));
    for (const boat of view.boats) told.push(this.it('boat', { owner: this.owner(boat.seat) }));
    if (view.hunted) told.push(this.it('hunted'));
    if (view.provisions) told.push(this.it('provisions', { count: view.provisions }));
    return told.join('; ');
  }

  /** An encampment or a tribe that can be pointed at. */
  target({ seat, spot, stance }: Target): string {
    const where = this.it(`spot-${spot}`);
    return stance ? this.it('tribe', { owner: this.owner(seat), stance, spot: where }) : this.it('camp-free', { spot: where });
  }

  site(board: Board, site: SiteView, ground: GroundView | undefined): string {
    const near = site.adjacent.map((id) => this.name(id)).join(', ');
    if (!site.site) return this.it('site-hidden', { near });
    const entry = board.content as CivolutionContent;
    const told = [this.it('site', { name: this.name(site.kind), vp: entry.sites[site.site]?.vp ?? 0, near })];
    if (ground) told.push(this.built(ground));
    return told.join('; ');
  }

  ground(board: Board, ground: GroundView): string {
    void board;
    return [this.title(ground.ground), this.built(ground)].filter(Boolean).join('; ');
  }

  private built(ground: GroundView): string {
    const materials = this.it('statues-of', { materials: ground.materials.map((id) => this.name(id)).join(', ') });
    const statues = ground.statues.flatMap((count, seat) => (count ? [this.it('statues', { owner: this.owner(seat), count })] : []));
    const settlements = ground.settlements.flatMap((count, seat) => (count ? [this.it('settled', { owner: this.owner(seat) })] : []));
    return [materials, ...statues, ...settlements].join('; ');
  }
}
