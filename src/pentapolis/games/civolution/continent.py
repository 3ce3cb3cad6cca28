"""The map that the tiles make: which territories touch, and what each site reaches (CV-SET.6, CV-GEN.8, CV-GEN.9).

A placement is a tile, its upper left cell and its quarter turns to the right. Vertices of the grid, on which the sites
lie, are numbered row by row; their words tell column and row: `v31`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, NamedTuple

from pentapolis.kernel import Chance
from pentapolis.kernel.memo import Memo
from pentapolis.parts.bitsets import mask_of

from .pieces import Border, Edges, Placement, TileEntry

if TYPE_CHECKING:
    from .components import Content

COLUMNS, ROWS = 5, 3  # CV-SET.6: cells of the grid
ACROSS = COLUMNS + 1  # vertices in a row
VERTICES = ACROSS * (ROWS + 1)
SIDE = 100  # units in the side of a cell
TURNS = {"up": 0, "right": 1, "down": 2, "left": 3}

Placements = tuple[tuple[int, int, int, int], ...]
Point = tuple[int, int]
Slot = tuple[int, int, int, int]
"""A place for a tile: the cell, and how many cells it is wide and high."""


Edge = tuple[bool, int, int]
"""An edge of the grid: whether it is upright, its line, and its number on that line."""

Stretch = tuple[int, int, int, int]
"""A stretch of an edge: the tile and the territory on one side, from where, to where."""


class Map(NamedTuple):
    """What follows from where the tiles lie. Territories and vertices are numbers, sets of them are bits."""

    near: tuple[int, ...]  # CV-GEN.8: the territories next to each
    reach: tuple[int, ...]  # CV-GEN.9: the territories next to each vertex
    sites: tuple[int, ...]  # the vertices next to each territory


# Words


def vertex_word(vertex: int) -> str:
    """
    >>> vertex_word(9)
    'v31'
    """
    return f"v{vertex % ACROSS}{vertex // ACROSS}"


VERTEX = {vertex_word(vertex): vertex for vertex in range(VERTICES)}


# Tiles on the grid


def height(tile: TileEntry) -> int:
    """CV-SET.6: cells of a tile, one below the other while it is upright."""
    return 2 if tile.edges.left_2 else 1


def turned(point: Point, tall: int, turns: int) -> Point:
    """Where a point of an upright tile comes to lie; measured from the upper left corner of the turned tile.

    >>> [turned((0, 0), 2, turns) for turns in range(4)]
    [(0, 0), (200, 0), (100, 200), (0, 100)]
    """
    u, v = point
    match turns:
        case 1:
            return tall * SIDE - v, u
        case 2:
            return SIDE - u, tall * SIDE - v
        case 3:
            return v, SIDE - u
        case _:
            return u, v


def borders(edges: Edges, tall: int) -> Iterator[tuple[str, Point, Point]]:
    """CV-GEN.8: the stretches of an upright tile's rim, each with its territory and its two ends."""
    lines: tuple[tuple[tuple[Border, ...], Point, Point], ...] = (
        (edges.top, (0, 0), (1, 0)),
        (edges.bottom, (0, tall * SIDE), (1, 0)),
        (edges.left_1, (0, 0), (0, 1)),
        (edges.right_1, (SIDE, 0), (0, 1)),
        (edges.left_2, (0, SIDE), (0, 1)),
        (edges.right_2, (SIDE, SIDE), (0, 1)),
    )
    for parts, (u, v), (across, down) in lines:
        ends = [0, *(round(end * SIDE) for _, end in parts)]
        for (name, _), (start, end) in zip(parts, pairwise(ends), strict=True):
            yield name, (u + across * start, v + down * start), (u + across * end, v + down * end)


def recesses(tile: TileEntry) -> Iterator[tuple[Point, tuple[str, ...]]]:
    """CV-GEN.9: the recesses of an upright tile, each with the territories around it."""
    found, low = tile.recesses, height(tile) * SIDE
    yield (0, 0), found.tl
    yield (SIDE, 0), found.tr
    yield (0, low), found.bl
    yield (SIDE, low), found.br
    if low > SIDE:
        yield (0, SIDE), found.ml
        yield (SIDE, SIDE), found.mr


def lay(tiles: Sequence[TileEntry], placements: Placements) -> Map:
    """CV-GEN.8, CV-GEN.9: the map of a layout."""
    number = {land.id: at for at, land in enumerate(land for tile in tiles for land in tile.territories)}
    near, reach, sites = [0] * len(number), [0] * VERTICES, [0] * len(number)
    rims: dict[Edge, list[Stretch]] = {}
    for which, x, y, turns in placements:
        tile, tall = tiles[which], height(tiles[which])
        for pair in tile.internal_adjacency:
            join(near, number[pair[0]], number[pair[1]])
        for place, start, end in borders(tile.edges, tall):
            (x1, y1), (x2, y2) = sorted((put(start, tall, x, y, turns), put(end, tall, x, y, turns)))
            upright = x1 == x2
            line, begin, finish = (x1, y1, y2) if upright else (y1, x1, x2)
            rims.setdefault((upright, line, begin // SIDE), []).append((which, number[place], begin, finish))
        for corner, names in recesses(tile):
            u, v = put(corner, tall, x, y, turns)
            vertex = v // SIDE * ACROSS + u // SIDE
            for name in names:
                reach[vertex] |= 1 << number[name]
                sites[number[name]] |= 1 << vertex
    for rim in rims.values():
        for (tile_1, one, from_1, to_1), (tile_2, other, from_2, to_2) in combinations(rim, 2):
            if tile_1 != tile_2 and max(from_1, from_2) <= min(to_1, to_2):  # a single point is enough
                join(near, one, other)
    return Map(tuple(near), tuple(reach), tuple(sites))


def put(point: Point, tall: int, x: int, y: int, turns: int) -> Point:
    """Where a point of an upright tile comes to lie on the grid."""
    u, v = turned(point, tall, turns)
    return u + x * SIDE, v + y * SIDE


def join(near: list[int], one: int, other: int) -> None:
    near[one] |= 1 << other
    near[other] |= 1 << one


# Layouts


def coverings(key: tuple[int, int]) -> tuple[tuple[Slot, ...], ...]:
    """CV-SET.6: all ways to cover the cells that are left with tiles of two cells and so many of one.

    >>> len(COVERINGS[(1 << 15) - 1, 1])
    106
    """
    free, singles = key
    if not free:
        return ((),)
    cell = (free & -free).bit_length() - 1
    x, y = cell % COLUMNS, cell // COLUMNS
    found: list[tuple[Slot, ...]] = []
    for slot in ((x, y, 1, 1), (x, y, 2, 1), (x, y, 1, 2)):
        cells = cells_of(slot)
        single = cells.bit_count() == 1
        if cells & free == cells and not (single and not singles):
            found += [(slot, *rest) for rest in COVERINGS[free & ~cells, singles - single]]
    return tuple(found)


def cells_of(slot: Slot) -> int:
    """The cells of a place for a tile; one beyond the grid for what sticks out.

    >>> bin(cells_of((1, 0, 2, 1)))
    '0b110'
    """
    x, y, wide, tall = slot
    if x + wide > COLUMNS or y + tall > ROWS:
        return 1 << COLUMNS * ROWS
    return mask_of((y + down) * COLUMNS + x + across for down in range(tall) for across in range(wide))


COVERINGS: Memo[tuple[int, int], tuple[tuple[Slot, ...], ...]] = Memo(coverings)


def random_layout(content: Content, chance: Chance) -> Placements:
    """CV-SET.6: later plays."""
    return layout(content.tiles, (), chance)


def first_play_layout(content: Content, chance: Chance) -> Placements:
    """CV-SET.6: some tiles have a fixed place in a first play."""
    return layout(content.tiles, content.first_play, chance)


def layout(tiles: Sequence[TileEntry], fixed: Sequence[Placement], chance: Chance) -> Placements:
    """CV-SET.6: one of all layouts in which some tiles may have a fixed place, each as likely as any other."""
    numbers = {tile.id: number for number, tile in enumerate(tiles)}
    placed = [(numbers[place.tile], place.x, place.y, TURNS[place.rotation]) for place in fixed]
    free = (1 << COLUMNS * ROWS) - 1
    for which, x, y, turns in placed:
        tall = height(tiles[which])
        free &= ~cells_of((x, y, tall, 1) if turns % 2 else (x, y, 1, tall))
    loose = set(numbers.values()) - {which for which, *_ in placed}
    small = sorted(which for which in loose if height(tiles[which]) == 1)
    large = sorted(loose.difference(small))
    chance.shuffle("tiles", small)
    chance.shuffle("tiles", large)
    ways = COVERINGS[free, len(small)]
    for x, y, wide, tall in ways[chance.below("layout", len(ways))]:
        if wide == tall:
            placed.append((small.pop(), x, y, 0))  # it looks the same however it lies
        else:
            placed.append((large.pop(), x, y, 2 * chance.below("turns", 2) + (wide > tall)))
    return tuple(sorted(placed))
