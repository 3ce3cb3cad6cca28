"""Construct buildings (CC-10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pentapolis.games.clash_of_cultures import asks, hooks, log, payments
from pentapolis.games.clash_of_cultures.abilities import TURN
from pentapolis.games.clash_of_cultures.cities import add_building, bar_activation, cities_of, has, size
from pentapolis.games.clash_of_cultures.kinds import ANGRY, BUILDING, BUILDINGS, NOWHERE, PORT
from pentapolis.games.clash_of_cultures.pestilence import cure
from pentapolis.games.clash_of_cultures.prices import Price
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.verbs import Verb

from .activate import activate as note_activated
from .activate import acts_neutral, refuse
from .advance import one_time

ALL_KINDS = tuple(range(len(BUILDINGS)))

Site = tuple[City, int]
"""A city and a kind of building."""


def bar_city(t: ClashTable, seat: int, city: City) -> str | None:
    """CC-5.2, CC-5.6, CC-31.3: why nothing at all can be constructed in a city.

    CC-5.3: only construction asks the size; captured and replaced pieces do not.
    """
    if city.mood == ANGRY and not acts_neutral(t, seat) and not hooks.ACTS_HAPPY(t, seat, False, city):
        return "CC-5.6"
    if t.state.pestilence and not t.state.players[seat].force & cure(t):
        return "CC-31.3"
    if size(city) >= min(t.content.limits["city_size_max"], len(cities_of(t.state, seat))):
        return "CC-5.2"
    return None


def bar_building(t: ClashTable, seat: int, city: City, building: int) -> str | None:
    """CC-10.2, CC-10.3, CC-10.6: why this kind cannot stand there."""
    player, name = t.state.players[seat], BUILDINGS[building]
    if not player.force & t.content.needed[building]:
        return "CC-6.6"
    if player.buildings[building] == 0:
        return "CC-10.3"
    if has(city, building):
        return "CC-10.2"
    if name == "port" and not layout_of(t).near[city.space] & t.state.sea:
        return "CC-10.6"
    return None


def prices(t: ClashTable, seat: int, city: City, building: int) -> list[Price]:
    """CC-10.1: 1 food, 1 wood, 1 ore, and what abilities make of it."""
    return hooks.CONSTRUCT_PRICES(t, seat, [Price(t.content.building_costs[building])], city, building)


def bar(t: ClashTable, seat: int, city: City, building: int, *, pay: bool = True) -> str | None:
    """The rule that forbids to construct this building in this city, if there is one; activation apart."""
    barred = bar_city(t, seat, city) or bar_building(t, seat, city, building)
    if barred is None and pay and not affordable(t, seat, city, building):
        return "CC-10.1"
    return barred


def affordable(t: ClashTable, seat: int, city: City, building: int) -> bool:
    return payments.can_pay(t, seat, prices(t, seat, city, building), payments.CONSTRUCT)


def construct(
    t: ClashTable, seat: int, city: City, building: int, *, pay: bool = True, activate: bool = True
) -> Flow[None]:
    """CC-10.1: pay, put the building into the city, and what it gives when constructed."""
    if pay:
        yield from payments.pay(t, seat, prices(t, seat, city, building), payments.CONSTRUCT)
    port = (yield from choose_side(t, seat, city)) if building == PORT else NOWHERE
    add_building(t, city, building, seat, port)
    t.emit(log.CONSTRUCTED, seat=seat, space=layout_of(t).names[city.space], piece=BUILDINGS[building])
    yield from one_time(t, seat, t.content.buildings[BUILDINGS[building]].effects)
    yield from hooks.ON_CONSTRUCT.run(t, seat, city, building)
    if activate:
        yield from note_activated(t, seat, city, "construct")


def choose_side(t: ClashTable, seat: int, city: City) -> Flow[int]:
    """CC-10.6: the adjacent Sea space where recruited Ships appear."""
    layout = layout_of(t)
    sides = {layout.names[at]: at for at in layout.neighbours[city.space] if t.state.sea >> at & 1}
    return (yield from asks.choose(seat, asks.PORT, sides, space=layout.names[city.space]))


def sites(
    t: ClashTable, seat: int, cities: Iterable[City], *, kinds: Iterable[int] = ALL_KINDS, pay: bool = True
) -> Iterator[Site]:
    """Every city and building that may be constructed now."""
    known = open_kinds(t, seat, pay)
    if not known:
        return
    special = bool(pay and t.state.players[seat].force & hooks.CONSTRUCT_PRICES.mask)
    kinds = [kind for kind in kinds if kind in known]
    for city in cities:
        if bar_city(t, seat, city) is None:
            for kind in kinds:
                if bar_building(t, seat, city, kind) is None and (not special or affordable(t, seat, city, kind)):
                    yield city, kind


def open_kinds(t: ClashTable, seat: int, pay: bool) -> list[int]:
    """CC-6.6, CC-10.1: the buildings that the player knows and can pay; the prices that abilities make apart."""
    player, kinds, needed = t.state.players[seat], ALL_KINDS, t.content.needed
    if pay and not player.force & hooks.CONSTRUCT_PRICES.mask:
        kinds = t.content.building_list.payable(player.goods, payments.substitutes(t, seat, payments.CONSTRUCT))
    return [kind for kind in kinds if player.force & needed[kind]] if kinds else []


def choose(
    t: ClashTable,
    seat: int,
    cities: Iterable[City],
    *,
    buildings: Iterable[int] = ALL_KINDS,
    pay: bool = True,
    activate: bool = True,
    optional: bool = False,
) -> Flow[bool]:
    """Construct one building in one of the cities, by a card or an ability; gives whether it was done."""
    names = layout_of(t).names
    options: dict[str, Site | None] = {
        f"{names[city.space]}:{BUILDINGS[kind]}": (city, kind)
        for city, kind in sites(t, seat, cities, kinds=buildings, pay=pay)
    }
    if not options:
        return False
    if optional:
        options[asks.NONE] = None
    site = yield from asks.choose(seat, asks.BUILDING, options)
    if site is None:
        return False
    yield from construct(t, seat, *site, pay=pay, activate=activate)
    return True


# The activation


def offers(t: ClashTable, seat: int) -> list[tuple[str, Site]]:
    """CC-8.1, CC-10.1: every building in every city."""
    own = cities_of(t.state, seat)
    if len(own) < 2 or not open_kinds(t, seat, True):  # CC-5.2: soon seen, and mostly so
        return []
    names = layout_of(t).names
    own = [city for city in own if bar_activation(city) is None]
    return [(f"{names[city.space]}:{BUILDINGS[kind]}", (city, kind)) for city, kind in sites(t, seat, own)]


def perform(t: ClashTable, seat: int, site: Site) -> Flow[None]:
    yield from construct(t, seat, *site)


def why_not(t: ClashTable, seat: int, rest: str) -> Refusal | None:
    name, _, kind = rest.partition(":")
    if kind not in BUILDING:
        return None

    def inside(city: City) -> Refusal:
        barred = bar(t, seat, city, BUILDING[kind]) or "CC-10.1"
        return Refusal(barred, space=name, piece=kind, size=size(city), cities=len(cities_of(t.state, seat)))

    return refuse(t, seat, name, inside)


TURN.add(Verb("construct", offers, why_not, perform))
