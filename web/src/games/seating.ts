/** Seats from the viewer on, clockwise. */
export function seatsInOrder({ seats, me }: { seats: readonly unknown[]; me: number | null }): number[] {
  return seats.map((_, index) => (index + (me ?? 0)) % seats.length);
}
