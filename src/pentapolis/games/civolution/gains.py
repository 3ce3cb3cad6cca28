"""Markers, from the supply to where they count and back, and VP (CV-GEN.2 to CV-GEN.5).

A gain is a flow, because a civilization whose supply is empty may return other markers first (CV-GEN.4). All other
markers of a civilization and its supply make up 50 (`position.ledgers`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.choices import Options
from pentapolis.parts.hooks import SILENCE

from . import asks, log
from .asks import STOP
from .kinds import FEATURES, MATERIALS
from .state import SOURCES, CVTable, Player, add, civ, who

Resource = Literal["idea", "food", "money", "focus"]
RESOURCES: tuple[Resource, ...] = ("idea", "food", "money", "focus")
Put = Callable[[Player, int], None]
"""What lays a number of markers down."""


def place(t: CVTable, seat: int, amount: int, lay: Put, but: str) -> Flow[None]:
    """CV-GEN.4: so many markers from the supply; `but` names where they go, so that none is returned from there."""
    player = t.state.players[seat]
    if player.supply >= amount:
        player.supply -= amount
        lay(player, amount)
        return SILENCE
    return short(t, seat, amount, lay, but)


def short(t: CVTable, seat: int, amount: int, lay: Put, but: str) -> Flow[None]:
    """CV-GEN.4: markers at hand first; then one is returned for each that is needed, or the rest is lost."""
    player = t.state.players[seat]
    missing = amount - player.supply
    lay(player, player.supply)
    player.supply = 0
    while missing:
        found = returnable(t, player, but)
        if not found:
            break
        options = Options({**{key: key for key in found}, STOP: ""}, no_such_marker)
        key: str = yield Ask(seat, asks.SHORTAGE, options, missing=missing, thing=but)
        if not key:
            break
        bring_back(t, seat, key)
        player.supply -= 1
        lay(player, 1)
        missing -= 1
    if missing:
        t.emit(log.MISSING, seat=seat, count=missing)


def bring_back(t: CVTable, seat: int, key: str) -> None:
    """CV-GEN.4: a marker goes back to the supply, uncompensated; `key` is one of `returnable`."""
    player = t.state.players[seat]
    returnable(t, player, "")[key](player, -1)
    player.supply += 1
    match key.split(":"):
        case [_, "planning", value]:
            t.emit(log.RETURNED_PLANNING, seat=seat, value=int(value))
        case [_, "raw", where]:
            t.emit(log.RETURNED_RAW, seat=seat, place=where)
        case [_, thing]:
            t.emit(log.RETURNED, seat=seat, thing=thing)


def no_such_marker(key: str) -> Refusal | None:
    """CV-GEN.4: what may not be returned, and what is not there."""
    return Refusal("CV-GEN.4") if key.startswith("return:") else None


def returnable(t: CVTable, player: Player, but: str) -> dict[str, Put]:
    """CV-GEN.4: markers of console and continent, one of each kind; no statues, reset markers or markers on boats."""
    found: dict[str, Put] = {f"return:{name}": resource(name) for name in RESOURCES if getattr(player, name)}
    found |= {f"return:planning:{n + 1}": planning(n) for n, held in enumerate(player.planning) if held}
    found |= {f"return:{FEATURES[n]}": feature(n) for n, held in enumerate(player.features) if held}
    found |= {f"return:{MATERIALS[n]}": material(n) for n, held in enumerate(player.storage) if held}
    territories = t.content.territories
    found |= {f"return:raw:{territories[n].id}": raw(n) for n, held in enumerate(player.raw) if held}
    found.pop(f"return:{but}", None)
    return found


# Where markers lie


def resource(name: str) -> Put:
    def lay(player: Player, amount: int) -> None:
        setattr(player, name, getattr(player, name) + amount)

    return lay


def planning(space: int) -> Put:
    def lay(player: Player, amount: int) -> None:
        player.planning = add(player.planning, space, amount)

    return lay


def feature(number: int) -> Put:
    def lay(player: Player, amount: int) -> None:
        player.features = add(player.features, number, amount)

    return lay


def material(number: int) -> Put:
    def lay(player: Player, amount: int) -> None:
        player.storage = add(player.storage, number, amount)

    return lay


def raw(territory: int) -> Put:
    def lay(player: Player, amount: int) -> None:
        player.raw = add(player.raw, territory, amount)

    return lay


LAY: dict[str, Put] = {name: resource(name) for name in RESOURCES}
LAY_FEATURE: tuple[Put, ...] = tuple(map(feature, range(6)))
LAY_MATERIAL: tuple[Put, ...] = tuple(map(material, range(18)))


# Gains


def gain(t: CVTable, seat: int, name: str, amount: int) -> Flow[None]:
    """CV-GEN.3: idea, food, money or focus markers."""
    t.emit(log.GAINED, seat=seat, thing=name, count=amount)
    return place(t, seat, amount, LAY[name], name)


def store(t: CVTable, seat: int, number: int, amount: int = 1) -> Flow[None]:
    """CV-EFF.7: stored materials, from the supply; they need no territory."""
    t.emit(log.GAINED, seat=seat, thing=MATERIALS[number], count=amount)
    return place(t, seat, amount, LAY_MATERIAL[number], MATERIALS[number])


def gain_feature(t: CVTable, seat: int, number: int, amount: int = 1) -> Flow[None]:
    """CV-ACT4.9: feature markers."""
    t.emit(log.GAINED, seat=seat, thing=FEATURES[number], count=amount)
    return place(t, seat, amount, LAY_FEATURE[number], FEATURES[number])


def plan(t: CVTable, seat: int, value: int, amount: int) -> Flow[None]:
    """CV-PLN.1: planning markers on the dice space of a value."""
    t.emit(log.PLANNED, seat=seat, value=value, count=amount)
    return place(t, seat, amount, planning(value - 1), f"planning:{value}")


def put_raw(t: CVTable, seat: int, territory: int, amount: int = 1) -> Flow[None]:
    """CV-PRD.1, CV-MIG.5: raw materials in a territory."""
    name = t.content.territories[territory].id
    t.emit(log.RAW, seat=seat, place=name, count=amount)
    return place(t, seat, amount, raw(territory), f"raw:{name}")


def load_boat(t: CVTable, seat: int, water: int) -> Flow[None]:
    """CV-PRD.3: a raw material into the empty notch of the boat there."""
    t.emit(log.RAW, seat=seat, place=t.content.territories[water].id, count=1)

    def lay(player: Player, amount: int) -> None:
        if amount:
            at = player.boats.index(water << 1)
            player.boats = tuple(sorted((*player.boats[:at], water << 1 | 1, *player.boats[at + 1 :])))

    return place(t, seat, 1, lay, "boat")


# Back to the supply


def spend(player: Player, name: str, amount: int) -> None:
    """Idea, food, money or focus markers go back."""
    setattr(player, name, getattr(player, name) - amount)
    player.supply += amount


def unstore(player: Player, number: int, amount: int = 1) -> None:
    player.storage = add(player.storage, number, -amount)
    player.supply += amount


def lose_feature(player: Player, number: int, amount: int = 1) -> None:
    player.features = add(player.features, number, -amount)
    player.supply += amount


def unplan(player: Player, value: int) -> None:
    """CV-ACT4.5: a planning marker was used."""
    player.planning = add(player.planning, value - 1, -1)
    player.supply += 1


# VP


def gain_vp(t: CVTable, number: int, amount: int, source: str) -> None:
    """CV-GEN.2: VP are never lost. `source` is one of `state.SOURCES`, `number` a civilization."""
    if amount:
        holder = civ(t.state, number)
        holder.points = add(holder.points, SOURCES.index(source), amount)
        t.emit(log.SCORED, seat=who(t.state, number), vp=amount, source=source)
