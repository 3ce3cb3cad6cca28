"""The numbers of a position that training weighs: those of `evaluate`, and what a rival has."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.traits import Traits

from . import asks
from .components import Content
from .evaluate import NAMES, elapsed, numbers
from .scoring import score, vici_total
from .state import CVState, CVTable

OPENINGS = frozenset(
    str(kind)
    for kind in (
        *(asks.ACT, asks.GOAL, asks.FIND, asks.GLACIER, asks.FEED, asks.PORTION),
        *(asks.WEATHER, asks.LOSE, asks.INCOME, asks.CHIPS),
    )
)
"""With these a turn begins, or a step of another phase: an answer is judged before them."""


def measure(t: CVTable, seats: Sequence[int], eyes: int | None) -> list[list[float]]:
    return [[*numbers(t, seat, eyes is None or seat == eyes), rival(t, seat)] for seat in seats]


def rival(t: CVTable, seat: int) -> float:
    """The points of the best of the others."""
    if t.state.vici is not None:
        return float(vici_total(t))
    others = [other for other in range(len(t.state.players)) if other != seat]
    return float(max(sum(score(t, other).values()) for other in others))


def phase(t: CVTable, seat: int) -> float | None:
    return None if t.state.over else elapsed(t, seat)


TRAITS: Traits[CVState, Content] = Traits((*NAMES, "rival_points"), measure, phase, alone=True)
