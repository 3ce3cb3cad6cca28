"""Disasters that strike cities: Volcano, Earthquake, Fire (CC-31.4, CC-31.5). Flood is plain loss of mood."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, cities
from pentapolis.games.clash_of_cultures.hexes import grow
from pentapolis.games.clash_of_cultures.kinds import BUILDING, BUILDINGS, FOREST, WOOD
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of, others
from pentapolis.games.clash_of_cultures.units import count, stack
from pentapolis.games.clash_of_cultures.wealth import lose
from pentapolis.kernel import Ask, Flow

from .mood import can_fall, choose_city, lower_mood
from .pieces import SETTLEMENT, destroy_building, destroy_settlement, destroy_wonder, lose_unit, own_units
from .texts import Case, text


@text("volcano")
def volcano(t: ClashTable, seat: int, case: Case) -> Flow[None]:
    """CC-31.4, CC-31.5: a city is gone with all its pieces; its owner's units there are lost."""
    found = cities.cities_of(t.state, seat)
    if len(found) < case.effect.min_cities:
        return
    city = yield from choose_city(t, seat, asks.VOLCANO, found)
    for unit in [unit for unit in own_units(t, seat) if unit.space == city.space]:
        for _ in range(count(stack(t.state, seat, city.space), unit.kind)):
            yield from lose_unit(t, seat, unit)
    worth = 2 * case.effect.vp_per_piece
    for building in cities.buildings(city):
        destroy_building(t, city, building, worth)
    for wonder in cities.wonders(city):
        destroy_wonder(t, city, wonder)
    destroy_settlement(t, city, worth)


@text("earthquake")
def earthquake(t: ClashTable, seat: int, case: Case) -> Flow[None]:
    """CC-31.4, CC-31.5: one to three city pieces are gone, then the mood of every city that lost one falls."""
    if len(cities.cities_of(t.state, seat)) < case.effect.min_cities:
        return
    least, most = case.effect.pieces
    struck: list[City] = []
    for number in range(most):
        options: dict[str, tuple[City, str] | None] = dict(standing(t, seat))
        if number >= least:
            options[asks.DONE] = None
        chosen: tuple[City, str] | None = yield Ask(seat, asks.QUAKE, options, left=most - number)
        if chosen is None:
            break
        city, piece = chosen
        destroy(t, city, piece, 2 * case.effect.vp_per_piece)
        if city not in struck:
            struck.append(city)
    for city in struck:
        if t.state.cities.get(city.space) is city:
            yield from lower_mood(t, seat, city, -case.effect.mood)


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


@text("fire")
def fire(t: ClashTable, seat: int, case: Case) -> Flow[None]:
    """Fire: a city on a Forest and all others, of any player, in the same Forest; or 1 wood where there is none.

    CC-5.8: an own city that can still fall goes first.
    """
    found = [city for city in cities.cities_of(t.state, seat) if t.state.terrain[city.space] == FOREST]
    if not found:
        lose(t, seat, WOOD)
        return
    city = yield from choose_city(t, seat, asks.FIRE, can_fall(found) or found)
    burning = forest(t, city.space)
    for owner in (seat, *others(t, seat)):
        for other in cities.cities_of(t.state, owner):
            if burning >> other.space & 1:
                yield from lower_mood(t, owner, other)


def forest(t: ClashTable, space: int) -> int:
    """The connected Forest spaces around a space, as a set."""
    trees = sum(1 << number for number, terrain in enumerate(t.state.terrain) if terrain == FOREST)
    area, grown = 0, 1 << space
    while grown != area:
        area, grown = grown, grow(layout_of(t), grown, trees)
    return area
