"""Tiles and layouts from the data tables."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

import msgspec

from pentapolis.kernel.data import DataError, Tables, convert_exactly
from pentapolis.parts.hexmaps import Place, steps

from .hexes import Layout, make_layout
from .kinds import TERRAIN
from .vocabulary.common import TerrainName, place

Hexes = tuple[str, str, str, str]
"""The hexes of a region by name, as a tile lies on them: top, left, right, bottom; or city, left, right, far."""

NAME = re.compile(r"([A-Z])([1-9][0-9]?)")


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terrain of a regular tile (CC-1.5)."""

    top: TerrainName
    left: TerrainName
    right: TerrainName
    bottom: TerrainName


class Homeland(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terrain of a side of a starting tile (CC-1.2); the city stands on a Plain."""

    city: Literal["plain"]
    left: TerrainName
    right: TerrainName
    far: TerrainName


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CC-1.2: a starting region, and the side of the standard tile that lies there."""

    tile_side: Literal["A", "B"]
    hexes: Hexes


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """CC-1.1, CC-1.4: the map for a number of players; `clockwise` are the starting regions in turn order."""

    id: str
    source: str
    source_ref: str
    players: int
    clockwise: tuple[int, ...]
    seats: tuple[Seat, ...]
    slots: tuple[Hexes, ...]


def terrain_of(spaces: Ground | Homeland) -> tuple[int, ...]:
    """Terrain by number, in the order of the tile."""
    return tuple(TERRAIN[terrain] for terrain in msgspec.structs.astuple(spaces))


def tile_terrain(tile: str, ground: Ground) -> tuple[int, ...]:
    """The same for a tile that explorers lay either way round: one of both ways gives them land (CC-19.3)."""
    if ground.top == ground.bottom == "sea" or ground.left == ground.right == "sea":
        raise DataError(place("tiles_regular", tile), "opposite spaces are Sea; land units could not enter the region")
    return terrain_of(ground)


def layouts(tables: Tables) -> dict[int, Layout]:
    """CC-1.1: the layouts by number of players."""
    setups = convert_exactly(tables, "map_setups", Setup, ("map_2p", "map_3p", "map_4p")).values()
    if [setup.players for setup in setups] != [2, 3, 4]:
        raise DataError("map_setups", "there must be a map for 2, 3 and 4 players")
    return {setup.players: layout(setup) for setup in setups}


@lru_cache(maxsize=8)  # a layout takes as long to make as all other content, and few packs change it
def layout(setup: Setup) -> Layout:
    """CC-1.1: a layout with its starting regions first; their spaces in the order city, left, right, far."""
    where = place("map_setups", setup.id)
    if sorted(setup.clockwise) != list(range(1, setup.players + 1)) or len(setup.seats) != setup.players:
        raise DataError(where, "there must be one starting region for each player, each once in `clockwise`")
    regions = [region(hexes, where) for hexes in (*[seat.hexes for seat in setup.seats], *setup.slots)]
    names = [name for hexes in regions for name, _ in hexes]
    if len(set(names)) != len(names):
        raise DataError(where, f"{next(name for name in names if names.count(name) > 1)} is in two regions")
    sides = [seat.tile_side for seat in setup.seats]
    return make_layout(setup.players, regions, sides, [number - 1 for number in setup.clockwise])


def region(hexes: Hexes, where: str) -> list[tuple[str, Place]]:
    """CC-33.10: four hexes, of which the first and the last touch each other and both others."""
    places = [place_of(name, where) for name in hexes]
    touching = [(0, 1), (0, 2), (0, 3), (3, 1), (3, 2)]
    if any(steps(places[one], places[other]) != 1 for one, other in touching) or steps(places[1], places[2]) == 1:
        raise DataError(where, f"{', '.join(hexes)} do not lie as the hexes of a tile do")
    return list(zip(hexes, places, strict=True))


def place_of(name: str, where: str) -> Place:
    """The place of a hex on the axial grid: columns are letters, rows count from the top of each column.

    >>> place_of("A3", ""), place_of("D2", "")
    ((0, 2), (3, 0))
    """
    parts = NAME.fullmatch(name)
    if parts is None:
        raise DataError(where, f"{name!r} is not the name of a hex; it is a letter and a number")
    column = ord(parts[1]) - ord("A")
    return column, int(parts[2]) - 1 - column // 2
