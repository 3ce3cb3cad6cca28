"""Cards for the next Collect of the turn: Production Focus and Mass Production (CC-17.6)."""

from __future__ import annotations

from typing import Any

from pentapolis.games.clash_of_cultures import hooks
from pentapolis.games.clash_of_cultures.abilities import TURN, grant, revoke
from pentapolis.games.clash_of_cultures.actions import collect
from pentapolis.games.clash_of_cultures.sources import bit, bits
from pentapolis.games.clash_of_cultures.state import City, ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.civil import CollectMore

from .learning import IMPOSSIBLE
from .play import CIVIL, Civil

PRODUCTION_FOCUS, MASS_PRODUCTION = bit("production_focus"), bit("mass_production")
EITHER = bits("production_focus", "mass_production")
LIBERTY = "use:economic_liberty"


def bar(t: ClashTable, seat: int) -> str | None:
    """CC-17.6: not if no Collect can follow, and not together with another such card."""
    player = t.state.players[seat]
    if player.lasting & EITHER:
        return "CC-17.6"
    if t.state.turn.actions > 0 and next(iter(collect.offers(t, seat)), None) is not None:
        return None
    liberty = TURN[LIBERTY]
    if player.force & liberty.source and next(iter(liberty.offers(t, seat)), None) is not None:
        return None
    return IMPOSSIBLE


def production_focus(t: ClashTable, seat: int, target: int) -> None:
    """CC-17.6: the next Collect may use its spaces several times."""
    grant(t, seat, PRODUCTION_FOCUS)


def mass_production(t: ClashTable, seat: int, target: int) -> None:
    """CC-17.6: the next Collect may use more spaces."""
    grant(t, seat, MASS_PRODUCTION)


@hooks.COLLECT_REPEAT.of("production_focus")
def repeatedly(t: ClashTable, seat: int, value: bool, city: City) -> bool:
    return True


@hooks.ACT_SIZE.of("mass_production", order=80)
def more_spaces(t: ClashTable, seat: int, size: int, city: City, what: str) -> int:
    return size + t.content.printed(CollectMore).spaces if what == "collect" else size


@hooks.ON_COLLECT.of("production_focus", "mass_production", order=100)
def over(t: ClashTable, seat: int, city: City, *facts: Any) -> None:
    """CC-17.6: the card was for one Collect."""
    revoke(t, seat, EITHER)


CIVIL["production_focus"] = Civil(production_focus, barred=bar)
CIVIL["mass_production"] = Civil(mass_production, barred=bar)
