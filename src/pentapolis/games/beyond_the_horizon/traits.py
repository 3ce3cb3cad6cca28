"""The numbers of a position that training weighs: those of `evaluate`, and what a rival has."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.traits import Traits

from .components import Content
from .evaluate import NAMES, numbers, turns_left
from .scoring import score
from .state import BHState, BHTable
from .weights import LENGTH


def measure(t: BHTable, seats: Sequence[int], eyes: int | None) -> list[list[float]]:
    return [[*numbers(t, seat), *rivals(t, seat)] for seat in seats]


def rivals(t: BHTable, seat: int) -> tuple[float, ...]:
    """The best of the others: points, and what production brings."""
    others = [other for other in range(len(t.state.players)) if other != seat]
    players = t.state.players
    return (
        max(sum(score(t, other).values()) for other in others),
        max(
            t.content.open_coins[players[other].cubes] + len(t.content.open_columns[players[other].cubes])
            for other in others
        ),
    )


def phase(t: BHTable, seat: int) -> float | None:
    return None if t.state.over else 1 - min(1.0, turns_left(t, seat) / LENGTH)


TRAITS: Traits[BHState, Content] = Traits((*NAMES, "rival_points", "rival_production"), measure, phase, alone=True)
