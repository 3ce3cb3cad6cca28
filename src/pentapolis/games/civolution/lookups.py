"""What is looked up of the pieces: territories and building grounds by number, bonuses by space, what lasts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

from pentapolis.kernel.data import DataError

from . import pieces as p
from . import vocabulary as v
from .kinds import MATERIAL, TYPE

MOST_PLAYERS = 4  # CV-GEN.1

# Continent


class Land(msgspec.Struct, frozen=True):
    """CV-GEN.8: a territory, Water included: what never changes of it."""

    id: str
    number: int
    type: int
    fire: bool
    plains: tuple[int, ...]  # CV-SET.9: encampments without fire, by the number of players
    fire_vp: int
    beacons: int
    start: bool


class Ground(msgspec.Struct, frozen=True):
    """CV-BLD.4, CV-BLD.5: a building ground, and the numbers of the materials that pay for statues there."""

    id: str
    statue_materials: tuple[int, ...]


def lands(tiles: Iterable[p.TileEntry]) -> Iterable[Land]:
    """CV-GEN.8: the territories, numbered as the tiles list them."""
    number = 0
    for tile in tiles:
        for entry in tile.territories:
            yield Land(
                id=entry.id,
                number=number,
                type=TYPE[entry.type],
                fire="fire" in entry.encampments,
                plains=tuple(plains(entry, players) for players in range(MOST_PLAYERS + 1)),
                fire_vp=entry.fire_vp,
                beacons=entry.beacons,
                start=entry.start,
            )
            number += 1


EXISTS = {"plain": 0, "3plus": 3, "4only": 4}
"""CV-SET.9: with how many players an encampment that is no fire exists."""


def plains(land: p.TerritoryEntry, players: int) -> int:
    """CV-SET.9: the encampments without fire that are not blocked."""
    return sum(camp != "fire" and EXISTS[camp] <= players for camp in land.encampments)


def grounds_of(sites: Mapping[str, p.Site], island: p.Island) -> Iterable[Ground]:
    """CV-BLD.4: the sites to build on, then the island."""
    found = [(site.id, site.statue_materials) for site in sites.values() if site.kind == "building_ground"]
    for name, materials in [*found, (island.id, island.statue_materials)]:
        yield Ground(name, tuple(MATERIAL[material] for material in materials))


# Boards


def crossing(track: p.Track) -> tuple[str, ...]:
    """CV-TRK.1: by space, the bonus for leaving it."""
    bonuses = {threshold.after_space: threshold.bonus for threshold in track.thresholds}
    return tuple(bonuses.get(space, "") for space in range(track.last_space))


def lucky_row(rows: Iterable[p.StorageRow], die: int) -> int:
    """CV-EXP.2: the storage row that a value of the die finds."""
    found = [number for number, row in enumerate(rows, 1) if die in row.lucky_dice]
    if len(found) != 1:
        raise DataError("storage_rows", f"a die of {die} must find one row, not {len(found)}")
    return found[0]


GRID_ROWS = 4  # A to D


def spaces_of(rows: Collection[int], spaces: int) -> tuple[int, ...]:
    """CV-SOL.14: the spaces in some rows of a grid, which is filled column by column.

    >>> spaces_of([2, 4], 10)
    (2, 4, 6, 8, 10)
    """
    return tuple(space for space in range(1, spaces + 1) if (space - 1) % GRID_ROWS + 1 in rows)


# What lasts


def lasting_of(cards: Mapping[str, p.Card], attributes: Mapping[str, p.Attribute]) -> dict[str, v.Lasting]:
    """CV-EFF.8, CV-EFF.9: triggers and passives, by what has them."""
    found: dict[str, v.Lasting] = {chip.id: chip.ability for chip in attributes.values()}
    for card in cards.values():
        if card.ability is not None and not isinstance(card.ability, v.Activity | v.PointBonus):
            found[card.id] = card.ability
    return found
