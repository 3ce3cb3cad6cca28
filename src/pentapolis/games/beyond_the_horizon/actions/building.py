"""Building structures: new ones, and ones that another player has built (BH-STR)."""

from __future__ import annotations

from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.choices import Options, choose

from .. import asks, log
from .. import vocabulary as v
from ..ground import find_place, is_tile, places_with, strengths_at
from ..kinds import SETTLER, SKIP, UNITS
from ..ownership import force
from ..population import put_back
from ..state import UNIT_WORDS, BHTable, add_unit, remove_unit, unit_of, without
from ..tasks import bonus, effect, pay
from .tracks import take_cube


def price(t: BHTable, seat: int, structure: str, discount: int) -> int:
    """BH-STR.4, BH-MOD.2, BH-MOD.11: what a structure costs the seat."""
    return max(0, t.content.structures[structure].coins - discount + force(t, seat).structure_cost)


# Places


def site_bar(t: BHTable, seat: int, place: int) -> str | None:
    """The rule that forbids a new structure on a tile where the seat has a settler, or None."""
    state = t.state
    tile = state.land.get(place)
    if tile is None or not strengths_at(state.players[seat], SETTLER, place):
        return "BH-STR.2"
    if tile not in t.content.territories and place != state.homes[seat]:
        return "BH-STR.3"  # a foreign home, or a structure
    if tile in t.content.structures or place in state.villages or place in state.busy:
        return "BH-STR.3"
    is_shared = any(
        unit >> 4 == place for other, player in enumerate(state.players) if other != seat for unit in player.units
    )
    return "BH-STR.3" if is_shared else None


def sites(t: BHTable, seat: int) -> dict[str, int]:
    """BH-STR.2, BH-STR.3: where the seat may build a new structure."""
    land = t.state.land
    places = places_with(t.state.players[seat], SETTLER)
    return {land[place]: place for place in places if site_bar(t, seat, place) is None}


def join_bar(t: BHTable, seat: int, place: int) -> str | None:
    """BH-STR.7, BH-STR.8: the rule that forbids to build a structure that stands on the map, or None."""
    state = t.state
    if not strengths_at(state.players[seat], SETTLER, place):
        return "BH-STR.7"
    if state.left.get(place, seat) == seat or place in state.right or place in state.busy:
        return "BH-STR.8"
    return None


# Offers


def build_bar(t: BHTable, seat: int, structure: str, mode: str, discount: int) -> str | None:
    """The rule that forbids to build a structure in some way, or None."""
    player = t.state.players[seat]
    place = find_place(t.state, structure)
    if place is not None:
        rule = "BH-STR.2" if mode == "new" else join_bar(t, seat, place)
    elif structure not in player.structures or mode == "existing":
        rule = "BH-STR.2"
    else:
        rule = None if sites(t, seat) else "BH-STR.3"
    if rule is None and price(t, seat, structure, discount) > player.coins:
        return "BH-ACT.9"
    return rule


def buildable(t: BHTable, seat: int, mode: str, discount: int) -> list[str]:
    """Every structure that the seat may build now: of its supply where it has a site, and on the map."""
    state, player = t.state, t.state.players[seat]
    found: list[str] = []
    if mode != "existing" and player.structures and sites(t, seat):
        found += [tile for tile in player.structures if price(t, seat, tile, discount) <= player.coins]
    if mode != "new" and state.left:
        for place in places_with(player, SETTLER):
            if place in state.left and join_bar(t, seat, place) is None:
                tile = state.land[place]
                if price(t, seat, tile, discount) <= player.coins:
                    found.append(tile)
    return found


def refuse_build(t: BHTable, seat: int, mode: str, discount: int, key: str) -> Refusal | None:
    if key not in t.content.structures:
        return None
    rule = build_bar(t, seat, key, mode, discount)
    if rule == "BH-ACT.9":
        return Refusal(rule, have=t.state.players[seat].coins, need=price(t, seat, key, discount))
    return Refusal(rule) if rule else None


# Building


def build(t: BHTable, seat: int, structure: str, discount: int = 0) -> Flow[None]:
    """BH-STR.4, BH-STR.7: a structure of the supply on a site, or one that stands on the map."""
    place = find_place(t.state, structure)
    if place is not None:
        yield from join(t, seat, structure, place, discount)
    else:
        yield from build_new(t, seat, structure, discount)


def build_new(t: BHTable, seat: int, structure: str, discount: int) -> Flow[None]:
    """BH-STR.4, BH-STR.5: pay, lower the settler, cover the tile, lay the cube on the left, take the bonus.

    BH-STR.9: units are at a place, so they stay where they are.
    """
    state, entry = t.state, t.content.structures[structure]

    def reason(key: str) -> Refusal | None:
        where = find_place(state, key)
        if where is None:
            return Refusal("BH-STR.2") if is_tile(t, key) else None
        rule = site_bar(t, seat, where)
        return Refusal(rule) if rule else None

    place: int = yield from choose(seat, asks.SITE, Options(sites(t, seat), reason), card=structure)
    builder = yield from choose_builder(t, seat, place)
    pay(t, seat, price(t, seat, structure, discount))
    lower(t, seat, builder)
    before = state.land[place]
    player = state.players[seat]
    player.structures = without(player.structures, structure)
    state.land[place] = structure
    state.stirred = state.round
    t.emit(log.BUILT, seat=seat, card=structure, place=before)
    state.busy += (place,)
    yield from take_cube(t, seat, entry.left.track)
    state.busy = state.busy[:-1]
    state.left[place] = seat
    yield from bonus(t, seat, entry.bonus)


def join(t: BHTable, seat: int, structure: str, place: int, discount: int) -> Flow[None]:
    """BH-STR.7, BH-CMP.17: pay, lower the settler, lay the cube on the right, take the bonus; no points of the left."""
    state, entry = t.state, t.content.structures[structure]
    builder = yield from choose_builder(t, seat, place)
    pay(t, seat, price(t, seat, structure, discount))
    lower(t, seat, builder)
    state.stirred = state.round
    t.emit(log.JOINED, seat=seat, card=structure)
    state.busy += (place,)
    yield from take_cube(t, seat, entry.right)
    state.busy = state.busy[:-1]
    state.right[place] = seat
    yield from bonus(t, seat, entry.bonus)


def choose_builder(t: BHTable, seat: int, place: int) -> Flow[int]:
    """BH-STR.4: which settler builds, if their strengths differ."""
    strengths = strengths_at(t.state.players[seat], SETTLER, place)
    options = {f"{UNITS[SETTLER]}{strength}": unit_of(SETTLER, strength, place) for strength in strengths}
    reasons = Options(options, lambda key: Refusal("BH-STR.4") if key in UNIT_WORDS else None)
    unit: int = yield from choose(seat, asks.BUILDER, reasons, place=t.state.land[place])
    return unit


def lower(t: BHTable, seat: int, unit: int) -> None:
    """BH-STR.4, BH-UPG.5: the builder loses strength, never hindered by tokens; without any left it is exhausted."""
    if force(t, seat).structure_keeps_strength:
        return
    player, less = t.state.players[seat], t.content.limits.builder_loses
    if unit & 7 > less:
        remove_unit(player, unit)
        add_unit(player, unit - less)
    else:
        remove_unit(player, unit)
        put_back(t.content, player)


def can_build(t: BHTable, seat: int, effect: v.BuildStructure) -> bool:
    """BH-EFF.13."""
    return bool(buildable(t, seat, effect.mode, effect.discount))


@effect(v.BuildStructure, can_build)
def build_structure(t: BHTable, seat: int, effect: v.BuildStructure, skip: bool) -> Flow[bool]:
    """BH-EFF.13, BH-MOD.9: as in the expansion phase, for less."""
    options = {tile: tile for tile in buildable(t, seat, effect.mode, effect.discount)}
    if skip:
        options[SKIP] = SKIP
    reasons = Options(options, lambda key: refuse_build(t, seat, effect.mode, effect.discount, key))
    structure: str = yield from choose(seat, asks.BUILD, reasons)
    if structure == SKIP:
        return False
    yield from build(t, seat, structure, effect.discount)
    return True
