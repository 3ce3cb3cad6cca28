"""Great Lighthouse: a free Ship whenever its city is activated (CC-28.12)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, log, units
from pentapolis.games.clash_of_cultures.cities import has_wonder
from pentapolis.games.clash_of_cultures.hexes import spaces_of
from pentapolis.games.clash_of_cultures.kinds import NOWHERE, OWNERS, SHIP, UNITS
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.games.clash_of_cultures.vocabulary.wonders import LaunchShips
from pentapolis.kernel import Flow

NAME = "great_lighthouse"


def open_sea(t: ClashTable, seat: int) -> int:
    """The Sea spaces without an enemy Ship."""
    area = t.state.sea
    for owner in range(OWNERS):
        if owner != seat:
            for space, stack in t.state.units[owner].items():
                if stack & units.SHIP_MASK:
                    area &= ~(1 << space)
    return area


@hooks.ON_ACTIVATE.of(NAME)
def launch(t: ClashTable, seat: int, city: City, what: str) -> Flow[None]:
    """CC-28.12: a Ship from the supply on any such space; it is not recruited [D: owner / space / may]."""
    if not has_wonder(city, NAME):
        return
    names = layout_of(t).names
    for _ in range(min(t.content.printed(LaunchShips).ships, units.supply(t.state, seat, SHIP))):
        options = {names[space]: space for space in spaces_of(open_sea(t, seat))}
        space = yield from asks.choose(seat, asks.LIGHTHOUSE, {**options, asks.NONE: NOWHERE})
        if space == NOWHERE:
            return
        units.place(t, seat, space, SHIP)
        t.emit(log.PLACED, seat=seat, space=names[space], piece=UNITS[SHIP])
