"""Tiles and layouts from the data tables."""

from __future__ import annotations

from typing import Any

from pentapolis.kernel.data import DataError, Tables

from .hexes import Layout, make_layout
from .kinds import TERRAIN


def terrain_of(spaces: dict[str, str], where: str) -> tuple[int, ...]:
    """Terrain by number, in the order of the tile (CC-1.5)."""
    for terrain in spaces.values():
        if terrain not in TERRAIN:
            raise DataError(f"tiles, entry {where}", f"there is no terrain {terrain!r}")
    return tuple(TERRAIN[terrain] for terrain in spaces.values())


def layout(tables: Tables, entry: dict[str, Any]) -> Layout:
    """CC-1.1: a layout with its starting regions first; their spaces in the order city, left, right, far."""
    regions = [
        [(seat["hexes"][part], tuple(seat["axial"][part])) for part in ("city", "left", "right", "far")]
        for seat in entry["seats"]
    ]
    regions += [
        [(name, tuple(place)) for name, place in zip(slot["hexes"], slot["axial"], strict=True)]
        for slot in entry["slots"]
    ]
    clockwise = [place - 1 for place in tables["seat_assignment"]["clockwise"][entry["id"]]]
    return make_layout(entry["players"], regions, [seat["tile_side"] for seat in entry["seats"]], clockwise)
