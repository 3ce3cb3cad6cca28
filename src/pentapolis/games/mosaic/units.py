"""Military Units: where they stand, gaining and eliminating them (MO-MIL.7 to MO-MIL.12)."""

from __future__ import annotations

from collections.abc import Iterable

from pentapolis.kernel import Flow
from pentapolis.kernel.ask import seat_key
from pentapolis.parts.choices import choose

from . import asks
from .index import units_left
from .kinds import CAVALRY, INFANTRY, NOBODY, UNITS
from .state import ARMOR, MosaicTable, Player
from .vocabulary import Eliminate

UNIT = {name: number for number, name in enumerate(UNITS)}
FIGHTERS = {"infantry": (INFANTRY,), "cavalry": (CAVALRY,), "infantry_or_cavalry": (INFANTRY, CAVALRY)}

Target = tuple[int, int, int]
"""A seat, a kind of unit, a Region."""


def city_regions(t: MosaicTable, player: Player) -> list[int]:
    """MO-MIL.2, MO-MIL.11: Regions where the player has a City."""
    cities, masks = player.every_city, t.content.board.masks
    return [region for region in t.content.counts[len(t.state.players)].regions if cities & masks[region]]


def foreign_regions(t: MosaicTable, player: Player) -> list[int]:
    """MO-CRD.1: Regions in play where the player has no City."""
    own = city_regions(t, player)
    return [region for region in regions_in_play(t) if region not in own]


def regions_in_play(t: MosaicTable) -> tuple[int, ...]:
    """MO-SET.2."""
    return t.content.counts[len(t.state.players)].regions


def all_in_play(t: MosaicTable, names: Iterable[str]) -> bool:
    """MO-SET.2: nothing enters or leaves a Region out of play."""
    inside = regions_in_play(t)
    return all(t.content.board.region_index[name] in inside for name in names)


def gain_units(t: MosaicTable, seat: int, count: int, kinds: list[int], regions: list[int], card: str) -> Flow[None]:
    """MO-MIL.11: free units, one after the other; MO-GLO.14: as many as the supply and the map allow."""
    player, names = t.state.players[seat], t.content.board.regions
    for left in range(count, 0, -1):
        options = {
            f"{UNITS[kind]}:{names[region]}": (kind, region)
            for kind in kinds
            if units_left(t.content, player, kind)
            for region in regions
        }
        if not options:
            return
        kind, region = yield from choose(seat, asks.UNIT, options, card=card, left=left)
        player.units[3 * region + kind] += 1
        t.emit("unit", seat=seat, unit=UNITS[kind], region=names[region])


def targets(t: MosaicTable, seat: int, fighters: tuple[int, ...], only: int = NOBODY) -> dict[str, Target]:
    """MO-MIL.9: enemy units in Regions with an own unit of the right type; MO-MIL.10: not those with Armor."""
    own, names = t.state.players[seat].units, t.content.board.regions
    regions = regions_in_play(t) if only == NOBODY else (only,)
    near = [region for region in regions if any(own[3 * region + kind] for kind in fighters)]
    found: dict[str, Target] = {}
    for other, player in enumerate(t.state.players):
        if other != seat and not player.powers & ARMOR:
            for region in near:
                for kind, name in enumerate(UNITS):
                    if player.units[3 * region + kind]:
                        found[f"{seat_key(other)}:{name}:{names[region]}"] = (other, kind, region)
    return found


def remove_unit(t: MosaicTable, seat: int, kind: int, region: int) -> None:
    """MO-MIL.9: back to the supply. MO-MIL.5: whoever eliminates takes one that may still move, if there is one."""
    units, moved, at = t.state.players[seat].units, t.state.moved, 3 * region + kind
    units[at] -= 1
    if seat == t.state.acting:
        moved[at] = min(moved[at], units[at])


def march(t: MosaicTable, seat: int, region: int, to: int) -> None:
    """MO-EMP.3: all units of a seat leave a Region for another; MO-MIL.5: which of them have moved goes with them."""
    counts = [t.state.players[seat].units]
    if seat == t.state.acting:
        counts.append(t.state.moved)
    for count in counts:
        for kind in range(len(UNITS)):
            count[3 * to + kind] += count[3 * region + kind]
            count[3 * region + kind] = 0


def eliminate(t: MosaicTable, seat: int, effect: Eliminate, card: str) -> Flow[None]:
    """MO-MIL.9: up to so many, all in one Region, of any opponents; MO-CRD.14: without a target nothing happens."""
    fighters, region = FIGHTERS[effect.requires_own_unit], NOBODY
    for left in range(effect.count, 0, -1):
        options: dict[str, Target | None] = {**targets(t, seat, fighters, region)}
        if not options:
            return
        options[asks.STOP] = None
        target = yield from choose(seat, asks.ELIMINATE, options, card=card, left=left)
        if target is None:
            return
        other, kind, region = target
        remove_unit(t, other, kind, region)
        t.emit(
            "eliminated", seat=seat, target=other, unit=UNITS[kind], region=t.content.board.regions[region], card=card
        )
