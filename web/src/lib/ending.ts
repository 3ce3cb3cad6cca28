import type { Words } from './words';

interface Seated {
  readonly name: string;
  readonly yours: boolean;
}

/** Who has won, in words; of who plays alone, whether the game was beaten. */
export function endingText(words: Words, seats: readonly Seated[], places: readonly number[]): string {
  const [alone, ...others] = seats;
  if (alone && !others.length) {
    const facts = { name: alone.name, yours: alone.yours ? 'yes' : 'no' };
    return words.say(places[0] === 1 ? 'ui-beaten' : 'ui-not-beaten', facts);
  }
  const winners = seats.filter((_, seat) => places[seat] === 1).map(({ name }) => name);
  return words.say('ui-winners', { count: winners.length, names: winners.join(', ') });
}
