"""Founding villages and fortifying cities (BH-VIL, BH-CIT)."""

from __future__ import annotations

from itertools import combinations

from pentapolis.kernel import Flow, Refusal
from pentapolis.kernel.memo import Memo
from pentapolis.parts.choices import Options, choose

from .. import asks, log
from .. import vocabulary as v
from ..ground import find_place, is_tile, places_with, strengths_at
from ..kinds import SETTLER, SKIP, SOLDIER
from ..ownership import force
from ..population import put_back
from ..state import BHTable, remove_unit, unit_of
from ..tasks import bonus, effect, triggered
from .tracks import take_cube

LEAST = 1  # BH-MOD.2: the strength that is needed in any case

Crews = dict[str, tuple[int, ...]]
"""Sets of units by their strengths: `2+2`."""


def village_strength(t: BHTable, seat: int, place: int, less: int = 0) -> int:
    """BH-VIL.1, BH-MOD.2, BH-MOD.11: what the settlers must have together."""
    tile = t.content.territories[t.state.land[place]]
    return max(LEAST, tile.strength + less + force(t, seat).village_strength)


def city_strength(t: BHTable, seat: int, place: int, less: int = 0) -> int:
    """BH-CIT.2, BH-MOD.2, BH-MOD.11: what the soldiers must have together."""
    tile = t.content.territories[t.state.land[place]]
    return max(LEAST, tile.strength + less + force(t, seat).city_strength)


def village_bar(t: BHTable, seat: int, place: int, less: int = 0) -> str | None:
    """The rule that forbids the seat to found a village on a tile, or None."""
    state = t.state
    if state.land.get(place) not in t.content.territories:
        return "BH-VIL.7"
    if place in state.villages or place in state.busy:
        return "BH-VIL.6"
    have = sum(strengths_at(state.players[seat], SETTLER, place))
    return "BH-VIL.1" if have < village_strength(t, seat, place, less) else None


def city_bar(t: BHTable, seat: int, place: int, less: int = 0) -> str | None:
    """The rule that forbids the seat to fortify a city on a tile, or None."""
    state = t.state
    if place not in state.villages:
        return "BH-CIT.1"
    if place in state.cities or place in state.busy:
        return "BH-CIT.6"
    have = sum(strengths_at(state.players[seat], SOLDIER, place))
    return "BH-CIT.2" if have < city_strength(t, seat, place, less) else None


def village_places(t: BHTable, seat: int, less: int = 0) -> dict[str, int]:
    """Where the seat may found a village now."""
    land = t.state.land
    places = places_with(t.state.players[seat], SETTLER)
    return {land[place]: place for place in places if village_bar(t, seat, place, less) is None}


def city_places(t: BHTable, seat: int, less: int = 0) -> dict[str, int]:
    """Where the seat may fortify a city now."""
    land = t.state.land
    places = places_with(t.state.players[seat], SOLDIER)
    return {land[place]: place for place in places if city_bar(t, seat, place, less) is None}


def refuse_village(t: BHTable, seat: int, less: int, key: str) -> Refusal | None:
    """Why no village can be founded at a place, with the strengths."""
    place = find_place(t.state, key)
    if place is None:
        return Refusal("BH-VIL.7") if is_tile(t, key) else None
    rule = village_bar(t, seat, place, less)
    if rule is None:
        return None
    if rule != "BH-VIL.1":
        return Refusal(rule)
    have = sum(strengths_at(t.state.players[seat], SETTLER, place))
    return Refusal(rule, have=have, need=village_strength(t, seat, place, less))


def refuse_city(t: BHTable, seat: int, less: int, key: str) -> Refusal | None:
    """Why no city can be fortified at a place, with the strengths."""
    place = find_place(t.state, key)
    if place is None:
        return Refusal("BH-CIT.1") if is_tile(t, key) else None
    rule = city_bar(t, seat, place, less)
    if rule is None:
        return None
    if rule != "BH-CIT.2":
        return Refusal(rule)
    have = sum(strengths_at(t.state.players[seat], SOLDIER, place))
    return Refusal(rule, have=have, need=city_strength(t, seat, place, less))


def crews(key: tuple[tuple[int, ...], int]) -> Crews:
    """BH-VIL.2, BH-CIT.3: sets of units that are strong enough and from which none could be left out."""
    strengths, need = key
    found: Crews = {}
    for size in range(1, len(strengths) + 1):
        for crew in combinations(strengths, size):
            if sum(crew) >= need > sum(crew) - min(crew):
                found["+".join(map(str, crew))] = crew
    return found


CREWS: Memo[tuple[tuple[int, ...], int], Crews] = Memo(crews)


def spend(t: BHTable, seat: int, kind: int, place: int, need: int) -> Flow[None]:
    """BH-VIL.2, BH-CIT.3, BH-POP.6: the units used are exhausted completely; no change is given."""
    player = t.state.players[seat]
    options = CREWS[tuple(strengths_at(player, kind, place)), need]
    rule = "BH-VIL.2" if kind == SETTLER else "BH-CIT.3"
    reasons = Options(options, lambda key: Refusal(rule, need=need))
    crew: tuple[int, ...] = yield from choose(seat, asks.CREW, reasons, place=t.state.land[place], need=need)
    for strength in crew:
        remove_unit(player, unit_of(kind, strength, place))
        put_back(t.content, player)


def found(t: BHTable, seat: int, place: int, less: int = 0) -> Flow[None]:
    """BH-VIL.2 to BH-VIL.4: exhaust the settlers, lay the cube with what its field does, take the bonus."""
    state = t.state
    tile = t.content.territories[state.land[place]]
    yield from spend(t, seat, SETTLER, place, village_strength(t, seat, place, less))
    state.busy += (place,)
    yield from take_cube(t, seat, tile.village.track)
    state.busy = state.busy[:-1]
    state.villages[place] = seat
    state.stirred = state.round
    t.emit(log.FOUNDED, seat=seat, card=tile.id)
    yield from bonus(t, seat, tile.village.bonus)
    yield from triggered(t, seat, "found_village")


def fortify(t: BHTable, seat: int, place: int, less: int = 0) -> Flow[None]:
    """BH-CIT.3, BH-CIT.4: exhaust the soldiers, lay the cube with what its field does; a city has no bonus."""
    state = t.state
    tile = t.content.territories[state.land[place]]
    yield from spend(t, seat, SOLDIER, place, city_strength(t, seat, place, less))
    state.busy += (place,)
    yield from take_cube(t, seat, tile.city.track)
    state.busy = state.busy[:-1]
    state.cities[place] = seat
    state.stirred = state.round
    t.emit(log.FORTIFIED, seat=seat, card=tile.id)
    yield from triggered(t, seat, "fortify_city")


def can_found(t: BHTable, seat: int, effect: v.FoundVillage) -> bool:
    """BH-EFF.11."""
    return bool(village_places(t, seat, effect.strength))


@effect(v.FoundVillage, can_found)
def found_village(t: BHTable, seat: int, effect: v.FoundVillage, skip: bool) -> Flow[bool]:
    """BH-VIL.8, BH-EFF.11: without a token."""
    options: dict[str, int | None] = {**village_places(t, seat, effect.strength)}
    if skip:
        options[SKIP] = None
    reasons = Options(options, lambda key: refuse_village(t, seat, effect.strength, key))
    place: int | None = yield from choose(seat, asks.VILLAGE, reasons)
    if place is None:
        return False
    yield from found(t, seat, place, effect.strength)
    return True


def can_fortify(t: BHTable, seat: int, effect: v.FortifyCity) -> bool:
    """BH-EFF.12."""
    return bool(city_places(t, seat, effect.strength))


@effect(v.FortifyCity, can_fortify)
def fortify_city(t: BHTable, seat: int, effect: v.FortifyCity, skip: bool) -> Flow[bool]:
    """BH-CIT.7, BH-EFF.12: without a token."""
    options: dict[str, int | None] = {**city_places(t, seat, effect.strength)}
    if skip:
        options[SKIP] = None
    reasons = Options(options, lambda key: refuse_city(t, seat, effect.strength, key))
    place: int | None = yield from choose(seat, asks.CITY, reasons)
    if place is None:
        return False
    yield from fortify(t, seat, place, effect.strength)
    return True
