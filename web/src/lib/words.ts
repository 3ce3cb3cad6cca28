import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Arguments = Record<string, unknown>;
type Names = Record<string, Record<string, string>>;

/** Seats are named in these arguments; everything else that is the id of a piece becomes the piece's name. */
const SEAT_ARGUMENTS = ['seat', 'target'];

/**
 * All text that people read, in one language: the mirror of the kernel's `Words`.
 *
 * Ids become names: numbers in `seat` and `target` those of players, ids of pieces those the content gives them.
 */
export class Words {
  private constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly pieces: Names,
    private readonly players: readonly string[],
  ) {}

  static of(language: Language, source: string, pieces: Names = {}): Words {
    // The wrong plural category is worse than an isolation mark, and marks would only be read aloud.
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return new Words(language, bundle, pieces, []);
  }

  /** The same words about a game's pieces. */
  about(pieces: Names): Words {
    return new Words(this.language, this.bundle, pieces, this.players);
  }

  /** The same words at a table with these players. */
  among(players: readonly string[]): Words {
    return new Words(this.language, this.bundle, this.pieces, players);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message with its arguments filled in. A missing one is shown as its key and reported: tests watch for it. */
  say(key: string, args: Arguments = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern && this.has('bare')) return bare(key, this.fill(args));
    if (!pattern) {
      console.error(`no words: ${this.language}: ${key}`);
      return key;
    }
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.fill(args), faults);
    if (faults[0]) console.error(`no words: ${this.language}: ${key}: ${faults[0].message}`);
    return text;
  }

  /** The message if it exists. */
  maybe(key: string, args: Arguments = {}): string | null {
    return this.has(key) ? this.say(key, args) : null;
  }

  /** A piece's name in this language; what has none is called by its id, made readable. */
  name(piece: string): string {
    return this.nameIn(piece, this.language) ?? readable(piece);
  }

  nameIn(piece: string, language: Language): string | null {
    const seat = /^seat(\d+)$/.exec(piece);
    if (seat && !this.pieces[piece]) return this.players[Number(seat[1]) - 1] ?? null;
    return this.pieces[piece]?.[language] ?? null;
  }

  knows(piece: string): boolean {
    return this.nameIn(piece, this.language) !== null;
  }

  seat(number: number): string {
    return this.players[number] ?? this.say('ui-seat', { number: number + 1 });
  }

  /** A content entry's text: `text_en` or `text_pl` for the field `text`. */
  text(entry: Record<string, unknown>, field: string): string {
    const text = entry[`${field}_${this.language}`] ?? entry[`${field}_en`] ?? '';
    return typeof text === 'string' ? text : '';
  }

  private fill(args: Arguments): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [argument, value] of Object.entries(args)) filled[argument] = this.noun(argument, value);
    return filled;
  }

  private noun(argument: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) return value.map((item) => String(this.noun(argument, item))).join(', ');
    if (typeof value === 'number') {
      return SEAT_ARGUMENTS.includes(argument) ? (this.players[value] ?? value) : value;
    }
    if (typeof value === 'string') return this.pieces[value]?.[this.language] ?? value;
    return String(value);
  }
}

/** What a game without words of its own says: whose it is, the key without its sort of message, the other arguments. */
function bare(key: string, { seat, ...args }: Record<string, FluentVariable>): string {
  const who = seat === undefined ? '' : typeof seat === 'number' ? `seat ${seat}: ` : `${String(seat)}: `;
  const told = Object.entries(args).map(([name, value]) => `${spaced(name)} ${String(value)}`);
  const text = spaced(key.slice(key.indexOf('-') + 1));
  return told.length ? `${who}${text} (${told.join(', ')})` : `${who}${text}`;
}

/** The message id of a rule's title: Fluent allows no dots. */
export function ruleKey(rule: string): string {
  return rule.replaceAll('.', '-');
}

/** `great_wall` as words. */
export function readable(id: string): string {
  const words = spaced(id);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function spaced(id: string): string {
  return id.replaceAll('_', ' ');
}
