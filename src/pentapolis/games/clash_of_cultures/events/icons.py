"""The icons of event cards (CC-25.5, CC-25.6); those of Barbarians and Pirates have their own modules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pentapolis.games.clash_of_cultures import asks, barbarians, log, pirates
from pentapolis.games.clash_of_cultures.abilities import SILENCE
from pentapolis.games.clash_of_cultures.cities import cities_of, city_area
from pentapolis.games.clash_of_cultures.hexes import spaces_of
from pentapolis.games.clash_of_cultures.kinds import OWNERS, TERRAIN
from pentapolis.games.clash_of_cultures.state import ClashState, ClashTable, layout_of
from pentapolis.games.clash_of_cultures.vocabulary import icons
from pentapolis.games.clash_of_cultures.vocabulary.common import Kind
from pentapolis.games.clash_of_cultures.vocabulary.icons import Gain as IconGain
from pentapolis.games.clash_of_cultures.vocabulary.shapes import OfGoods, OfShips
from pentapolis.games.clash_of_cultures.wealth import receive
from pentapolis.kernel import Flow


def icon(t: ClashTable, seat: int, name: str) -> Flow[None]:
    """Carry out an icon for a player. What it starts besides (moving Barbarians) is on the agenda afterwards."""
    t.emit(log.EVENT_ICON, seat=seat, piece=name)
    for effect in t.content.icons[name].effects:
        yield from ICONS[type(effect)](t, seat, effect) or SILENCE


def gain(t: ClashTable, seat: int, effect: OfGoods) -> None:
    """CC-25.5"""
    receive(t, seat, effect.goods)


def exhaust_land(t: ClashTable, seat: int, effect: icons.ExhaustLand) -> Flow[None]:
    """CC-25.6: a marker on an empty space next to an own city, for good; CC-33.1b: as long as there are any."""
    names = layout_of(t).names
    for _ in range(effect.markers):
        area = exhaustible(t, seat, TERRAIN[effect.except_on])
        if not area or t.state.exhausted.bit_count() >= effect.in_box:
            return
        space = yield from asks.choose(seat, asks.EXHAUST, {names[space]: space for space in spaces_of(area)})
        t.state.exhausted |= 1 << space
        t.emit(log.EXHAUSTED, seat=seat, space=names[space])


def exhaustible(t: ClashTable, seat: int, barred: int) -> int:
    """CC-25.6: Land spaces, of another terrain than one, without a marker, city or units, next to an own city."""
    state, near = t.state, layout_of(t).near
    area = 0
    for city in cities_of(state, seat):
        area |= near[city.space]
    area &= state.revealed & ~state.sea & ~state.exhausted & ~city_area(state) & ~unit_area(state)
    return sum(1 << space for space in spaces_of(area) if state.terrain[space] != barred)


def unit_area(state: ClashState) -> int:
    """All spaces with units of anybody."""
    area = 0
    for owner in range(OWNERS):
        for space in state.units[owner]:
            area |= 1 << space
    return area


def arrive(t: ClashTable, seat: int, effect: icons.BarbariansArrive) -> Flow[None]:
    """CC-26.2, CC-26.3"""
    yield from barbarians.arrive(t, seat)


def advance(t: ClashTable, seat: int, effect: icons.BarbariansMove) -> None:
    """CC-26.7 to CC-26.9: beats of their own, for battles may come of it."""
    barbarians.advance(t, seat)


def land(t: ClashTable, seat: int, effect: OfShips) -> Flow[None]:
    """CC-27.1, CC-27.2"""
    yield from pirates.arrive(t, seat, effect.ships)


def raid(t: ClashTable, seat: int, effect: icons.PiratesRaid) -> Flow[None]:
    """CC-27.3"""
    yield from pirates.raid(t, seat, effect.losses)


ICONS: dict[type[Kind], Callable[[ClashTable, int, Any], Flow[None] | None]] = {
    IconGain: gain,
    icons.ExhaustLand: exhaust_land,
    icons.BarbariansArrive: arrive,
    icons.BarbariansMove: advance,
    icons.PiratesArrive: land,
    icons.PiratesRaid: raid,
}
