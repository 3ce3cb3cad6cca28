"""The layouts of the map: spaces and regions as numbers, and all that can be known of them before play.

A space is a number, in the order of the layout: first the starting regions, then the slots. A set of spaces is an int
with a bit for each, so that areas grow and meet by `&` and `|`.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentapolis.kernel.memo import Memo
from pentapolis.parts import hexmaps
from pentapolis.parts.bitsets import mask_of, members
from pentapolis.parts.hexmaps import FAR as FAR
from pentapolis.parts.hexmaps import Place


class Layout(msgspec.Struct, frozen=True):
    """A map for a number of players (CC-1.1): regions of four spaces (CC-33.6).

    names        of spaces, lower case: `d2`
    index        space by name
    axial        place on the grid
    neighbours   adjacent spaces, clockwise from above (CC-33.10)
    near         the same as a set
    region       the region of each space; regions 0 to players - 1 are the starting regions by place
    regions      the spaces of each region in the order of the tile: top, left, right, bottom (city, left, right, far)
    sides        the side of the standard starting tile by place (CC-1.2)
    clockwise    the places in turn order (CC-1.4)
    border       the spaces round the outside in clockwise order, each as often as the walk passes it (CC-13.6)
    edge         the set of them
    everything   the set of all spaces
    reaches      what `reach` has found, by space, steps and the spaces that it may go over
    distances    the same of `distance`, by both ends
    """

    players: int
    names: tuple[str, ...]
    index: dict[str, int]
    axial: tuple[Place, ...]
    neighbours: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]
    region: tuple[int, ...]
    regions: tuple[tuple[int, int, int, int], ...]
    sides: tuple[str, ...]
    clockwise: tuple[int, ...]
    border: tuple[int, ...]
    edge: int
    everything: int
    reaches: Memo[tuple[int, int, int], int]
    distances: Memo[tuple[int, int, int], int]

    @property
    def size(self) -> int:
        return len(self.names)


def make_layout(
    players: int, regions: Sequence[Sequence[tuple[str, Place]]], sides: Sequence[str], clockwise: Sequence[int]
) -> Layout:
    """A layout from its regions; each lists four spaces by name and place on the grid."""
    spaces = [space for region in regions for space in region]
    names = tuple(name.lower() for name, _ in spaces)
    axial = tuple(place for _, place in spaces)
    at = {place: number for number, place in enumerate(axial)}
    neighbours = tuple(tuple(at[other] for other in hexmaps.around(place) if other in at) for place in axial)
    near = hexmaps.near_of(axial)
    border = tuple(hexmaps.walk_round(at))[:-1]  # CC-13.6: the walk ends where it began
    return Layout(
        players=players,
        names=names,
        index={name: number for number, name in enumerate(names)},
        axial=axial,
        neighbours=neighbours,
        near=near,
        region=tuple(number // 4 for number in range(len(names))),
        regions=tuple((n, n + 1, n + 2, n + 3) for n in range(0, len(names), 4)),
        sides=tuple(sides),
        clockwise=tuple(clockwise),
        border=border,
        edge=mask_of(border),
        everything=(1 << len(names)) - 1,
        reaches=Memo(lambda key: hexmaps.reach(near, *key)),
        distances=Memo(lambda key: hexmaps.distance(near, *key)),
    )


spaces_of = members
"""The spaces of a set, lowest first."""


def grow(layout: Layout, area: int, within: int) -> int:
    """The area with all spaces of `within` that touch it."""
    return hexmaps.touching(layout.near, area) & within | area


def reach(layout: Layout, space: int, steps: int, within: int) -> int:
    """CC-33.2: the spaces at most `steps` away over spaces of `within` (give it the revealed ones)."""
    return layout.reaches[space, steps, within]


def distance(layout: Layout, start: int, end: int, within: int) -> int:
    """CC-33.2: steps from space to space over `within`; FAR if there is no way."""
    return layout.distances[start, end, within]
