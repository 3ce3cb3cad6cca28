import type { Clock, EventLine, Frame, Proposal, SeatLine } from './protocol';

/** A frame with every default filled in. */
export type Settled = Required<Omit<Frame, 'clock' | 'seats' | 'proposals'>> & {
  clock: Required<Clock>;
  seats: Required<SeatLine>[];
  proposals: Required<Proposal>[];
};

export function settle(frame: Frame): Settled {
  return {
    seat: -1,
    keep: -1,
    tentative: 0,
    undo: false,
    redo: false,
    end: false,
    ends: false,
    turn: -1,
    over: false,
    agreed: false,
    stalled: false,
    places: [],
    scores: [],
    thinking: [],
    ...frame,
    clock: { left: [], running: [], ...frame.clock },
    seats: settleSeats(frame.seats),
    proposals: (frame.proposals ?? []).map((proposal) => ({
      at: 0,
      target: -1,
      bot: '',
      accepted: [],
      wanted: [],
      ...proposal,
    })),
  };
}

export function settleSeats(seats: readonly SeatLine[]): Required<SeatLine>[] {
  const names = distinct(seats.map((seat) => seat.name));
  const defaults = { bot: '', yours: false, open: false, online: false, left: false };
  return seats.map((seat, number) => ({ ...defaults, ...seat, name: names[number] ?? seat.name }));
}

/** Players of the same name are told apart by the numbers of their seats. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, number) => (name && names.indexOf(name) !== names.lastIndexOf(name) ? `${name} ${number + 1}` : name));
}

/**
 * The log after a frame: lines of answers that were taken back are dropped, new ones are added. A frame with `keep` -1
 * brings the log whole.
 */
export function mergeLog(log: readonly EventLine[], frame: Pick<Settled, 'keep' | 'events'>): EventLine[] {
  return [...log.filter((line) => line.at <= frame.keep), ...frame.events];
}
