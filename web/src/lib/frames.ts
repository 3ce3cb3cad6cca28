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
    over: false,
    places: [],
    scores: [],
    thinking: [],
    ...frame,
    clock: { left: [], running: [], ...frame.clock },
    seats: frame.seats.map(settleSeat),
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

export function settleSeat(seat: SeatLine): Required<SeatLine> {
  return { bot: '', yours: false, open: false, online: false, left: false, ...seat };
}

/**
 * The log after a frame: lines of answers that were taken back are dropped, new ones are added. A frame with `keep` -1
 * brings the log whole.
 */
export function mergeLog(log: readonly EventLine[], frame: Pick<Settled, 'keep' | 'events'>): EventLine[] {
  return [...log.filter((line) => line.at <= frame.keep), ...frame.events];
}
