"""What events take away: units of the player's choice, and city pieces that leave the game (CC-21.2, CC-31.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pentapolis.games.clash_of_cultures import asks, cities, hooks, leaders, log, units
from pentapolis.games.clash_of_cultures.abilities import in_force, settle_all
from pentapolis.games.clash_of_cultures.kinds import BUILDINGS, LEADER, PIRATES, SHIP, UNITS
from pentapolis.games.clash_of_cultures.scoring import whole, wonder_share
from pentapolis.games.clash_of_cultures.sources import WONDERS, bit
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.kernel import Flow

SETTLEMENT = "settlement"
PIRATE_SHIP = "pirate_ship"
PIRATE_ALLIES = bit("pirate_allies")


class Unit(NamedTuple):
    """A unit that an event may take: of the player, or a pirate ship under their control (CC-30.22)."""

    owner: int
    space: int
    kind: int


def award(t: ClashTable, seat: int, halves: int) -> None:
    """CC-3.9: points of an event card, in halves."""
    if halves:
        t.state.players[seat].event_points += halves
        t.emit(log.EVENT_POINTS, seat=seat, points=whole(halves))


# Units


def own_units(t: ClashTable, seat: int, mask: int = -1) -> Iterator[Unit]:
    """Every kind of unit on every space, as far as the mask of kinds goes."""
    for space, stack in t.state.units[seat].items():
        for kind, _ in units.unpack(stack & mask):
            yield Unit(seat, space, kind)
    if mask & units.SHIP_MASK and in_force(t, seat, PIRATE_ALLIES):
        for space in t.state.units[PIRATES]:
            if space in t.state.units[seat]:
                yield Unit(PIRATES, space, SHIP)


def unit_key(t: ClashTable, unit: Unit) -> str:
    name = PIRATE_SHIP if unit.owner == PIRATES else UNITS[unit.kind]
    return f"{name}:{layout_of(t).names[unit.space]}"


def unit_options(t: ClashTable, seat: int, mask: int = -1) -> dict[str, Unit]:
    return {unit_key(t, unit): unit for unit in own_units(t, seat, mask)}


def lose_units(t: ClashTable, seat: int, amount: int) -> Flow[int]:
    """CC-21.2: the player removes so many units, one after the other. Gives how many were really removed."""
    removed = 0
    for left in range(amount, 0, -1):
        options = unit_options(t, seat)
        if not options:
            break
        unit = yield from asks.choose(seat, asks.LOSS, options, left=left)
        removed += yield from lose_unit(t, seat, unit)
    return removed


def lose_unit(t: ClashTable, seat: int, unit: Unit) -> Flow[bool]:
    """CC-21.1: a unit goes back to the supply by the text of an event, if nothing protects it."""
    if unit.kind != LEADER and (yield from hooks.KEEP_UNIT.run(t, seat, False, unit.space)):
        return False
    yield from remove_unit(t, seat, unit)
    return True


def remove_unit(t: ClashTable, seat: int, unit: Unit) -> Flow[None]:
    """CC-21.1, CC-11.15: back to the supply; a Leader whom nobody killed leaves the game."""
    t.emit(log.EVENT_UNIT_LOST, seat=seat, piece=unit_key(t, unit).split(":")[0], space=layout_of(t).names[unit.space])
    if unit.kind == LEADER:
        yield from leaders.lose(t, seat)
        return
    units.remove(t, unit.owner, unit.space, unit.kind)
    if unit.kind == SHIP:
        yield from drown(t, seat, unit.space)


def drown(t: ClashTable, seat: int, space: int) -> Flow[None]:
    """CC-24.4, CC-24.7: land units for whom no Ship of the space has room any more are lost."""
    ships = units.count(units.stack(t.state, seat, space), SHIP)
    if in_force(t, seat, PIRATE_ALLIES):
        ships += units.count(units.stack(t.state, PIRATES, space), SHIP)
    room = ships * hooks.SHIP_CAPACITY(t, seat, t.content.limits["land_units_per_ship"])
    while units.total(units.stack(t.state, seat, space) & units.LAND_MASK) > room:
        aboard = {unit_key(t, unit): unit for unit in own_units(t, seat, units.LAND_MASK) if unit.space == space}
        if room:
            unit = yield from asks.choose(seat, asks.LOSS, aboard, left=1)
        else:
            unit = next(iter(aboard.values()))
        yield from remove_unit(t, seat, unit)


# City pieces


def destroy_building(t: ClashTable, city: City, building: int, worth: int) -> None:
    """CC-31.4: out of the game; its colour's player has the points, in halves."""
    seat = cities.colour(city, building)
    cities.remove_building(t, city, building, lost=True)
    t.emit(log.DESTROYED, piece=BUILDINGS[building], space=layout_of(t).names[city.space])
    award(t, seat, worth)


def destroy_wonder(t: ClashTable, city: City, wonder: str) -> None:
    """CC-31.5: its powers are gone, but builder and owner keep the points that it gives them now."""
    for seat, player in enumerate(t.state.players):
        player.lost_wonders += wonder_share(t, seat, wonder, city.owner)
    city.wonders &= ~(1 << WONDERS.index(wonder))
    t.emit(log.DESTROYED, piece=wonder, space=layout_of(t).names[city.space])
    settle_all(t)


def destroy_settlement(t: ClashTable, city: City, worth: int) -> None:
    """CC-31.4: the last piece of a city; the city is gone."""
    owner = city.owner
    cities.remove_city(t, city, lost=True)
    t.emit(log.DESTROYED, piece=SETTLEMENT, space=layout_of(t).names[city.space])
    award(t, owner, worth)
