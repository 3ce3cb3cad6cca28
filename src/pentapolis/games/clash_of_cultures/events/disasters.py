"""Disasters that strike cities: Volcano, Earthquake, Fire (CC-31.4, CC-31.5). Flood is plain loss of mood."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, cities
from pentapolis.games.clash_of_cultures.hexes import grow
from pentapolis.games.clash_of_cultures.kinds import BUILDING, BUILDINGS, GOOD, TERRAIN
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of, others
from pentapolis.games.clash_of_cultures.units import count, stack
from pentapolis.games.clash_of_cultures.vocabulary.common import halves
from pentapolis.games.clash_of_cultures.vocabulary.events import Earthquake, Fire, Volcano
from pentapolis.games.clash_of_cultures.wealth import lose
from pentapolis.kernel import Ask, Flow

from .mood import can_fall, choose_city, lower_mood
from .pieces import SETTLEMENT, destroy_building, destroy_settlement, destroy_wonder, lose_unit, own_units
from .texts import Case, text


@text(Volcano)
def volcano(t: ClashTable, seat: int, case: Case[Volcano]) -> Flow[None]:
    """CC-31.4, CC-31.5: a city is gone with all its pieces; its owner's units there are lost."""
    found = cities.cities_of(t.state, seat)
    if len(found) < case.effect.min_cities:
        return
    city = yield from choose_city(t, seat, asks.VOLCANO, found)
    for unit in [unit for unit in own_units(t, seat) if unit.space == city.space]:
        for _ in range(count(stack(t.state, seat, city.space), unit.kind)):
            yield from lose_unit(t, seat, unit)
    worth = halves(case.effect.vp_each)
    for building in cities.buildings(city):
        destroy_building(t, city, building, worth)
    for wonder in cities.wonders(city):
        destroy_wonder(t, city, wonder)
    destroy_settlement(t, city, worth)


@text(Earthquake)
def earthquake(t: ClashTable, seat: int, case: Case[Earthquake]) -> Flow[None]:
    """CC-31.4, CC-31.5: some city pieces are gone, then the mood of every city that lost one falls."""
    effect = case.effect
    if len(cities.cities_of(t.state, seat)) < effect.min_cities:
        return
    struck: list[City] = []
    for number in range(effect.most):
        options: dict[str, tuple[City, str] | None] = dict(standing(t, seat))
        if number >= effect.least:
            options[asks.DONE] = None
        chosen: tuple[City, str] | None = yield Ask(seat, asks.QUAKE, options, left=effect.most - number)
        if chosen is None:
            break
        city, piece = chosen
        destroy(t, city, piece, halves(effect.vp_each))
        if city not in struck:
            struck.append(city)
    for city in struck:
        if t.state.cities.get(city.space) is city:
            yield from lower_mood(t, seat, city, effect.steps)


def standing(t: ClashTable, seat: int) -> dict[str, tuple[City, str]]:
    """City pieces that can fall: buildings of any colour and Wonders; a Settlement only if it stands alone."""
    names = layout_of(t).names
    found: dict[str, tuple[City, str]] = {}
    for city in cities.cities_of(t.state, seat):
        pieces = [BUILDINGS[kind] for kind in cities.buildings(city)] + cities.wonders(city)
        for piece in pieces or [SETTLEMENT]:
            found[f"{piece}:{names[city.space]}"] = (city, piece)
    return found


def destroy(t: ClashTable, city: City, piece: str, worth: int) -> None:
    if piece == SETTLEMENT:
        destroy_settlement(t, city, worth)
    elif piece in BUILDING:
        destroy_building(t, city, BUILDING[piece], worth)
    else:
        destroy_wonder(t, city, piece)


@text(Fire)
def fire(t: ClashTable, seat: int, case: Case[Fire]) -> Flow[None]:
    """Fire: a city in a wood and all others, of any player, in the same wood; or goods where there is none.

    CC-5.8: an own city that can still fall goes first.
    """
    terrain = TERRAIN[case.effect.terrain]
    found = [city for city in cities.cities_of(t.state, seat) if t.state.terrain[city.space] == terrain]
    if not found:
        for good, amount in case.effect.else_lose.items():
            lose(t, seat, GOOD[good], amount)
        return
    city = yield from choose_city(t, seat, asks.FIRE, can_fall(found) or found)
    burning = wood(t, city.space)
    for owner in (seat, *others(t, seat)):
        for other in cities.cities_of(t.state, owner):
            if burning >> other.space & 1:
                yield from lower_mood(t, owner, other, case.effect.steps)


def wood(t: ClashTable, space: int) -> int:
    """The connected spaces around a space that have its terrain, as a set."""
    terrain = t.state.terrain
    trees = sum(1 << number for number, kind in enumerate(terrain) if kind == terrain[space])
    area, grown = 0, 1 << space
    while grown != area:
        area, grown = grown, grow(layout_of(t), grown, trees)
    return area
