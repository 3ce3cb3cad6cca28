"""Scene: what a board is drawn from."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ..shared.wording import Teller

WIDEST = 150  # columns; beyond this lines are too long to read
WIDE = 116  # from here on there is room for a column of effects and for seats side by side

# Seats in the order of the rulebook's player colours. Names and numbers always stand beside them.
SEAT_COLOURS = ("red", "dodger_blue1", "green", "yellow", "magenta", "cyan")


@dataclass(frozen=True)
class Scene:
    """A view, whose it is (None: a spectator's), the words to tell it in, and the room there is."""

    teller: Teller
    view: msgspec.Struct
    viewer: int | None
    width: int

    @property
    def wide(self) -> bool:
        return self.width >= WIDE


def seat_colour(seat: int) -> str:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]
