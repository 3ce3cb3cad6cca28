"""Clocks: the table's, not the rules'. Pure arithmetic on seats and times; the room enforces what comes out.

`move`: so many seconds for each decision; the clock is set anew when answers of the seat have come to stand, not when
it gives tentative ones, so undoing gains no time. `bank`: so many for the whole game. A clock runs while the match
waits for a person; open seats and bots have none.
"""

from __future__ import annotations

from collections.abc import Collection

from ..store.match import StoredMatch, StoredSeat
from ..wire.socket import Clock


def runs(match: StoredMatch, seat: StoredSeat, waiting: Collection[int]) -> bool:
    return match.clock != "none" and seat.number in waiting and seat.person


def left(seat: StoredSeat, now: float) -> float:
    """Seconds left on a seat's clock."""
    spent = now - seat.time_runs if seat.time_runs is not None else 0.0
    return max(0.0, seat.time_left - spent)


def turn(match: StoredMatch, waiting: Collection[int], mover: int | None, now: float) -> list[StoredSeat]:
    """Stop and start clocks: the match now waits for these seats. `mover`: whose answers have come to stand, if any.

    Returns the seats that changed.
    """
    changed = []
    for seat in match.seats:
        before = (seat.time_left, seat.time_runs)
        if runs(match, seat, waiting):
            if match.clock == "move" and (seat.number == mover or seat.time_runs is None):
                seat.time_left, seat.time_runs = float(match.clock_seconds), now
            elif seat.time_runs is None:
                seat.time_runs = now
        elif seat.time_runs is not None:
            seat.time_left, seat.time_runs = left(seat, now), None
        if (seat.time_left, seat.time_runs) != before:
            changed.append(seat)
    return changed


def deadline(match: StoredMatch) -> float | None:
    """When the first running clock runs out."""
    ends = [seat.time_runs + seat.time_left for seat in match.seats if seat.time_runs is not None]
    return min(ends, default=None)


def run_out(match: StoredMatch, now: float) -> list[StoredSeat]:
    """The seats whose time is up."""
    return [seat for seat in match.seats if seat.time_runs is not None and left(seat, now) <= 0]


def face(match: StoredMatch, now: float) -> Clock:
    """The clocks as a frame shows them."""
    if match.clock == "none":
        return Clock("none")
    return Clock(
        "move" if match.clock == "move" else "bank",
        [round(left(seat, now), 1) for seat in match.seats],
        [seat.number for seat in match.seats if seat.time_runs is not None],
    )
