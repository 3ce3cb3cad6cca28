/** Seats by their places; who shares one, in the order of the table. */
export function ranking(places: readonly number[]): number[] {
  return places.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}
