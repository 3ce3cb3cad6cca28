"""Points by source, and the end (CV-END)."""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.kernel import Outcome
from pentapolis.kernel.game import places

from .actions.modules import upgrade_sum
from .actions.partition import bonus_points, stage_points
from .counting import units
from .kinds import CATEGORIES
from .state import SOURCES, CVTable, civs

FINAL = tuple(f"final-{category}" for category in CATEGORIES)
CONSOLE = ("stages", "point-cards")


# Points


def score(t: CVTable, seat: int) -> Mapping[str, float]:
    """CV-GEN.2, CV-END.1 to CV-END.3: VP so far by source, and what final scoring would add now."""
    player = t.state.players[seat]
    found: dict[str, float] = dict(zip(SOURCES, player.points, strict=True))
    found |= final(t, seat)
    found["stages"] = stage_points(t, seat)
    found["point-cards"] = bonus_points(t, seat)
    return found


def final(t: CVTable, number: int) -> dict[str, float]:
    """CV-END.1: the nine categories; the tile that covers one is worth more."""
    return {f"final-{category}": units(t, number, category) * final_value(t, category) for category in CATEGORIES}


def final_value(t: CVTable, category: str) -> int:
    entry = t.content.scoring[category]
    return entry.covered if category in t.state.final_tiles else entry.printed


def vici_total(t: CVTable) -> int:
    """CV-SOL.15: V.I.C.I. scores the nine categories, no console."""
    assert t.state.vici is not None
    return t.state.vici.vp + int(sum(final(t, len(t.state.players)).values()))


def outcome(t: CVTable) -> Outcome:
    """CV-END.4: most VP, then most upgrades, then seating order of the last starting civilization; CV-SOL.15."""
    state = t.state
    scores = tuple(score(t, seat) for seat in range(len(state.players)))
    totals = [sum(found.values()) for found in scores]
    if state.vici is not None:
        return Outcome(scores, (1 if totals[0] > vici_total(t) else 2,))
    number = len(civs(state))
    ranks = [(total, upgrade_sum(t, seat), -((seat - state.start) % number)) for seat, total in enumerate(totals)]
    return Outcome(scores, places(ranks))
