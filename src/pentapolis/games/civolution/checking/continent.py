"""Whether the tiles are those of the box and fit together (CV-GEN.8, CV-SET.6, CV-SET.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from .. import pieces as p
from ..continent import COLUMNS, COVERINGS, ROWS, cells_of, height
from ..kinds import ISLAND, LAND, SITE_KINDS, TYPES
from .faults import expect

TILES = {2: 7, 1: 1}  # by cells
OF_A_TYPE = dict.fromkeys(LAND, 3) | {"water": 4}  # territories
CAMPS = {"fire": 18, "plain": 27, "3plus": 6, "4only": 4}
SITES = dict(zip(SITE_KINDS, (6, 2, 2, 3, 2, 2, 3, 2, 2), strict=True))  # CV-SIT.8
NUMBERED = ("gorge", "glacier", "mushroom_valley")


def check_continent(tiles: Sequence[p.TileEntry], island: p.Island, fixed: Sequence[p.Placement]) -> None:
    territories = [land for tile in tiles for land in tile.territories]
    expect(len({land.id for land in territories}) == len(territories), "tiles", "an id stands for two territories")
    expect(Counter(map(height, tiles)) == TILES, "tiles", "CV-SET.6 asks for seven tiles of two cells and one of one")
    found = Counter(land.type for land in territories)
    expect(found == OF_A_TYPE, "tiles", f"there are {dict(found)} territories, CV-GEN.8 asks for {OF_A_TYPE}")
    camps = Counter(camp for land in territories for camp in land.encampments)
    expect(camps == CAMPS, "tiles", f"there are {dict(camps)} encampments, CV-SET.9 asks for {CAMPS}")
    for tile in tiles:
        check_tile(tile)
    for kind in LAND:
        beacons = sorted(land.beacons for land in territories if land.type == kind)
        expect(beacons == [1, 2, 3], "tiles", f"the {kind} territories have the beacons {beacons}, not 1, 2 and 3")
    starts = sorted(land.type for land in territories if land.start)
    expect(starts == ["forest", "grassland"], "tiles", "CV-SET.8 starts in one forest and one grassland")
    waters = [land.id for land in territories if land.type == "water"]
    expect(island.id == ISLAND, "island", f"its id is {ISLAND!r}")
    expect(island.territory in waters, "island", f"{island.territory!r} is no Water")
    expect(len(set(island.statue_materials)) == len(island.statue_materials), "island", "a material is named twice")
    check_placements(tiles, fixed)


def check_tile(tile: p.TileEntry) -> None:
    """CV-GEN.8, CV-GEN.9: its rim is its own, without gaps; land has a fire, Water nothing."""
    where = f"tiles, entry {tile.id}"
    own = {land.id for land in tile.territories}
    edges = [getattr(tile.edges, side) for side in tile.edges.__struct_fields__]
    corners = [getattr(tile.recesses, corner) for corner in tile.recesses.__struct_fields__]
    expect(height(tile) == 1 + bool(tile.edges.right_2), where, "an edge of the lower cell is missing")
    tall = height(tile) == 2
    expect(all(bool(corner) == tall for corner in (tile.recesses.ml, tile.recesses.mr)), where, "a recess is missing")
    for parts in filter(None, edges):
        ends = [0.0, *(end for _, end in parts)]
        rising = all(one < other for one, other in pairwise(ends))
        expect(
            rising and ends[-1] == 1,
            where,
            f"the parts of an edge must end one after the other, the last at 1: {parts}",
        )
    named = [name for parts in edges for name, _ in parts] + [name for corner in corners for name in corner]
    named += [name for pair in tile.internal_adjacency for name in pair]
    for name in named:
        expect(name in own, where, f"{name!r} is no territory of this tile")
    for group in (*corners, *tile.internal_adjacency):
        expect(len(set(group)) == len(group), where, f"{group} names a territory twice")
    for land in tile.territories:
        wet = land.type == "water"
        expect(land.encampments.count("fire") == (not wet), where, f"{land.id}: one fire on land, none on Water")
        expect(
            wet == (not land.encampments) == (not land.fire_vp) == (not land.beacons),
            where,
            f"{land.id}: Water is bare",
        )


def check_placements(tiles: Sequence[p.TileEntry], fixed: Sequence[p.Placement]) -> None:
    """CV-SET.6: tiles on the grid that do not overlap, and leave room for the others."""
    known = {tile.id: height(tile) for tile in tiles}
    taken = 0
    for place in fixed:
        expect(place.tile in known, "first_play", f"there is no tile {place.tile!r}, or it is placed twice")
        tall = known.pop(place.tile)
        across = place.rotation in ("left", "right")
        cells = cells_of((place.x, place.y, tall, 1) if across else (place.x, place.y, 1, tall))
        expect(not cells & (taken | 1 << 15), "first_play", f"{place.tile} lies on another tile or beyond the grid")
        taken |= cells
    free = (1 << COLUMNS * ROWS) - 1 & ~taken
    ways = COVERINGS[free, list(known.values()).count(1)]
    expect(bool(ways), "first_play", "the other tiles cannot fill the rest of the grid")


def check_sites(sites: dict[str, p.Site], kinds: dict[str, p.SiteKindEntry]) -> None:
    """CV-SIT.8, CV-BLD.5: 24 sites of 9 kinds; statues are for building grounds."""
    found = Counter(site.kind for site in sites.values())
    expect(found == SITES, "sites", f"there are {dict(found)}, CV-SIT.8 asks for {SITES}")
    for site in sites.values():
        where = f"sites, entry {site.id}"
        ground = site.kind == "building_ground"
        expect(
            ground == bool(site.statue_materials), where, "a building ground, and nothing else, has statue materials"
        )
        expect(len(set(site.statue_materials)) == len(site.statue_materials), where, "a material is named twice")
    for kind in kinds.values():
        where = f"site_kinds, entry {kind.id}"
        expect(bool(kind.amount) == (kind.id in NUMBERED), where, f"{', '.join(NUMBERED)} have a number")
        wanted = set(TYPES) if kind.id == "mystic_oak" else set()
        expect(set(kind.oak_vp) == wanted, where, "an oak gives VP for every type of territory; no other site does")
