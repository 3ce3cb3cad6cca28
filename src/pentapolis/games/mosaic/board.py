"""The map: hexes as numbers, sets of hexes as bits, Regions and which of them touch (MO-MIL.6)."""

from __future__ import annotations

from typing import Literal

import msgspec

from pentapolis.kernel import Offers
from pentapolis.kernel.data import DataError, Tables, convert_all
from pentapolis.parts.bitsets import mask_of
from pentapolis.parts.hexmaps import from_rows, named, near_of

from .pieces import Named


class HexEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rows of pointy-topped hexes, the odd ones half a hex to the right."""

    id: str
    region: str
    kind: Literal["port", "cache", "plain"]
    col: int
    row: int


class RegionEntry(Named, frozen=True, kw_only=True):
    hexes: int
    ports: int
    cache_hexes: int
    adjacent: tuple[str, ...]


class Board(msgspec.Struct, frozen=True):
    """Static tables of the map. A set of hexes is an int with one bit for each."""

    names: tuple[str, ...]
    index: dict[str, int]
    region_of: tuple[int, ...]
    near: tuple[int, ...]  # the neighbours of each hex, as bits
    ports: int
    caches: int
    land: int  # MO-BLD.9: hexes that are no ports
    regions: tuple[str, ...]
    region_index: dict[str, int]
    masks: tuple[int, ...]  # the hexes of each Region
    touching: tuple[tuple[int, ...], ...]  # the Regions next to each Region
    roads: tuple[dict[str, int], ...]  # FROM:TO from each Region, and where it leads
    places: tuple[tuple[int, int], ...]  # column and row, for a drawn map

    def hexes(self, mask: int) -> dict[str, int]:
        """A set of hexes by name."""
        return named(self.names, mask)

    def hex_of(self, mask: int, name: str) -> int:
        """The hex of a name; KeyError if it is not in the set."""
        number = self.index[name]
        if not mask >> number & 1:
            raise KeyError(name)
        return number

    def choices(self, mask: int) -> Offers:
        """A set of hexes as the options of an ask."""
        return Offers(self.hexes, self.hex_of, mask)


def read_board(tables: Tables) -> Board:
    """The map from the data; DataError if it contradicts itself."""
    hexes = convert_all(tables, "hexes", HexEntry)
    regions = convert_all(tables, "regions", RegionEntry)
    index = {entry.id: number for number, entry in enumerate(hexes)}
    region_index = {entry.id: number for number, entry in enumerate(regions)}
    places = {(entry.col, entry.row): number for number, entry in enumerate(hexes)}
    for entry in hexes:
        check_hex(entry, places[entry.col, entry.row] == index[entry.id], region_index)
    for region in regions:
        check_region(region, regions)
    masks = tuple(mask_of(index[entry.id] for entry in hexes if entry.region == region.id) for region in regions)
    ports, caches = (mask_of(index[entry.id] for entry in hexes if entry.kind == kind) for kind in ("port", "cache"))
    for region, mask in zip(regions, masks, strict=True):
        found = (mask.bit_count(), (mask & ports).bit_count(), (mask & caches).bit_count())
        if found != (region.hexes, region.ports, region.cache_hexes):
            raise DataError(f"regions, entry {region.id}", "it has {} hexes, {} ports, {} caches".format(*found))
    return Board(
        names=tuple(entry.id for entry in hexes),
        index=index,
        region_of=tuple(region_index[entry.region] for entry in hexes),
        near=near_of([from_rows(entry.col, entry.row) for entry in hexes]),
        ports=ports,
        caches=caches,
        land=mask_of(range(len(hexes))) & ~ports,
        regions=tuple(entry.id for entry in regions),
        region_index=region_index,
        masks=masks,
        touching=tuple(tuple(region_index[name] for name in entry.adjacent) for entry in regions),
        roads=tuple({f"{entry.id}:{name}": region_index[name] for name in entry.adjacent} for entry in regions),
        places=tuple((entry.col, entry.row) for entry in hexes),
    )


def check_hex(entry: HexEntry, alone: bool, regions: dict[str, int]) -> None:
    where = f"hexes, entry {entry.id}"
    if entry.region not in regions:
        raise DataError(where, f"there is no Region {entry.region!r}")
    if not entry.id.rpartition("_")[2].isdecimal():
        raise DataError(where, "its id must end in its number in the Region, like `egy_03`")
    if not alone:
        raise DataError(where, "two hexes have one id, or lie in one place")


def check_region(entry: RegionEntry, regions: list[RegionEntry]) -> None:
    touching = {region.id: region.adjacent for region in regions}
    for name in entry.adjacent:
        if entry.id not in touching.get(name, ()):
            what = f"{name!r} must be a Region that names this one as adjacent too"
            raise DataError(f"regions, entry {entry.id}", what)
