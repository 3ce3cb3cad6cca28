"""The icons of event cards (CC-25.5, CC-25.6); those of Barbarians and Pirates have their own modules."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.clash_of_cultures import asks, barbarians, pirates
from pentapolis.games.clash_of_cultures.cities import cities_of, city_area
from pentapolis.games.clash_of_cultures.hexes import spaces_of
from pentapolis.games.clash_of_cultures.kinds import BARREN, GOOD, OWNERS
from pentapolis.games.clash_of_cultures.state import ClashState, ClashTable, layout_of
from pentapolis.games.clash_of_cultures.wealth import gain
from pentapolis.kernel import Flow

from .texts import number

MARKERS = 6  # CC-33.1b: of exhausted land


def icon(t: ClashTable, seat: int, name: str) -> Flow[None]:
    """Carry out an icon for a player. What it starts besides (moving Barbarians) is on the agenda afterwards."""
    t.emit("event-icon", seat=seat, piece=name)
    yield from ICONS[name](t, seat)


def gold_mine(t: ClashTable, seat: int) -> Flow[None]:
    """CC-25.5"""
    effect = t.content.icons["gold_mine"].effects[0]
    assert isinstance(effect.resource, str)
    gain(t, seat, GOOD[effect.resource], number(effect.amount))
    yield from ()


def exhausted_land(t: ClashTable, seat: int) -> Flow[None]:
    """CC-25.6: a marker on an empty space next to an own city, for good."""
    area = exhaustible(t, seat)
    if not area or t.state.exhausted.bit_count() >= MARKERS:
        return
    names = layout_of(t).names
    space = yield from asks.choose(seat, asks.EXHAUST, {names[space]: space for space in spaces_of(area)})
    t.state.exhausted |= 1 << space
    t.emit("exhausted", seat=seat, space=names[space])


def exhaustible(t: ClashTable, seat: int) -> int:
    """CC-25.6: Land spaces that are not Barren and without a marker, city or units, next to a city of the player."""
    state, near = t.state, layout_of(t).near
    area = 0
    for city in cities_of(state, seat):
        area |= near[city.space]
    area &= state.revealed & ~state.sea & ~state.exhausted & ~city_area(state) & ~unit_area(state)
    return sum(1 << space for space in spaces_of(area) if state.terrain[space] != BARREN)


def unit_area(state: ClashState) -> int:
    """All spaces with units of anybody."""
    area = 0
    for owner in range(OWNERS):
        for space in state.units[owner]:
            area |= 1 << space
    return area


def arrive(t: ClashTable, seat: int) -> Flow[None]:
    """CC-26.2, CC-26.3"""
    yield from barbarians.arrive(t, seat)


def advance(t: ClashTable, seat: int) -> Flow[None]:
    """CC-26.7 to CC-26.9: beats of their own, for battles may come of it."""
    barbarians.advance(t, seat)
    yield from ()


def raid(t: ClashTable, seat: int) -> Flow[None]:
    """CC-27.1 to CC-27.3"""
    yield from pirates.arrive(t, seat)
    yield from pirates.raid(t, seat)


ICONS: dict[str, Callable[[ClashTable, int], Flow[None]]] = {
    "gold_mine": gold_mine,
    "exhausted_land": exhausted_land,
    "barbarians_spawn": arrive,
    "barbarians_move": advance,
    "pirates": raid,
}
