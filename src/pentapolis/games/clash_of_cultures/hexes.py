"""The layouts of the map: spaces and regions as numbers, and all that can be known of them before play.

A space is a number, in the order of the layout: first the starting regions, then the slots. A set of spaces is an int
with a bit for each, so that areas grow and meet by `&` and `|`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

# Clockwise from the upper edge; CC-33.10, CC-1.5: flat-topped hexes on an axial grid.
OFFSETS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

Axial = tuple[int, int]


class Layout(msgspec.Struct, frozen=True):
    """A map for a number of players (CC-1.1): regions of four spaces (CC-33.6).

    names        of spaces, lower case: `d2`
    index        space by name
    axial        place on the grid
    neighbours   adjacent spaces, clockwise from above (CC-33.10)
    near         the same as a set
    wide         the set of spaces at most two steps away, whatever lies between; the space itself too
    region       the region of each space; regions 0 to players - 1 are the starting regions by place
    regions      the spaces of each region in the order of the tile: top, left, right, bottom (city, left, right, far)
    sides        the side of the standard starting tile by place (CC-1.2)
    clockwise    the places in turn order (CC-1.4)
    border       the spaces round the outside in clockwise order, each as often as the walk passes it (CC-13.6)
    edge         the set of them
    everything   the set of all spaces
    """

    players: int
    names: tuple[str, ...]
    index: dict[str, int]
    axial: tuple[Axial, ...]
    neighbours: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]
    wide: tuple[int, ...]
    region: tuple[int, ...]
    regions: tuple[tuple[int, int, int, int], ...]
    sides: tuple[str, ...]
    clockwise: tuple[int, ...]
    border: tuple[int, ...]
    edge: int
    everything: int

    @property
    def size(self) -> int:
        return len(self.names)


def make_layout(
    players: int, regions: Sequence[Sequence[tuple[str, Axial]]], sides: Sequence[str], clockwise: Sequence[int]
) -> Layout:
    """A layout from its regions; each lists four spaces by name and place on the grid."""
    spaces = [space for region in regions for space in region]
    names = tuple(name.lower() for name, _ in spaces)
    axial = tuple(place for _, place in spaces)
    at = {place: number for number, place in enumerate(axial)}
    neighbours = tuple(tuple(at[q + dq, r + dr] for dq, dr in OFFSETS if (q + dq, r + dr) in at) for q, r in axial)
    near = tuple(sum(1 << other for other in others) for others in neighbours)
    border = tuple(walk_round(at))[:-1]  # the walk ends where it began
    return Layout(
        players=players,
        names=names,
        index={name: number for number, name in enumerate(names)},
        axial=axial,
        neighbours=neighbours,
        near=near,
        wide=tuple(
            sum(1 << end for end in range(len(near)) if near[end] & (around | 1 << n) or end == n)
            for n, around in enumerate(near)
        ),
        region=tuple(number // 4 for number in range(len(names))),
        regions=tuple((n, n + 1, n + 2, n + 3) for n in range(0, len(names), 4)),
        sides=tuple(sides),
        clockwise=tuple(clockwise),
        border=border,
        edge=sum(1 << space for space in set(border)),
        everything=(1 << len(names)) - 1,
    )


def walk_round(at: dict[Axial, int]) -> Iterator[int]:
    """CC-13.6: the outer border, clockwise, one entry for each step from space to space."""
    first = min(at, key=lambda place: (place[0] + 2 * place[1], place[0]))  # the top row, so the edge above is outside
    place, side = first, 0
    while True:
        yield at[place]
        while True:  # turn round this space until the next one is met
            q, r = place
            side = (side + 1) % 6
            ahead = (q + OFFSETS[side][0], r + OFFSETS[side][1])
            if (place, side) == (first, 0):
                return
            if ahead in at:
                place, side = ahead, (side - 2) % 6
                break
        if (place, side) == (first, 0):
            return


def spaces_of(area: int) -> list[int]:
    """The spaces of a set, lowest first.

    >>> spaces_of(0b10010)
    [1, 4]
    """
    found = []
    while area:
        low = area & -area
        found.append(low.bit_length() - 1)
        area ^= low
    return found


def grow(layout: Layout, area: int, within: int) -> int:
    """The area with all spaces of `within` that touch it."""
    grown, rest, near = area, area, layout.near
    while rest:
        low = rest & -rest
        grown |= near[low.bit_length() - 1]
        rest ^= low
    return grown & within | area


def reach(layout: Layout, space: int, steps: int, within: int) -> int:
    """CC-33.2: the spaces at most `steps` away over spaces of `within` (give it the revealed ones)."""
    area = fresh = 1 << space
    near = layout.near
    for _ in range(steps):
        around = 0
        while fresh:
            low = fresh & -fresh
            around |= near[low.bit_length() - 1]
            fresh ^= low
        fresh = around & within & ~area
        if not fresh:
            break
        area |= fresh
    return area


def distance(layout: Layout, start: int, end: int, within: int) -> int:
    """CC-33.2: steps from space to space over `within`; a large number if there is no way."""
    area = fresh = 1 << start
    target, near, steps = 1 << end, layout.near, 0
    within |= target
    while not fresh & target:
        around = 0
        while fresh:
            low = fresh & -fresh
            around |= near[low.bit_length() - 1]
            fresh ^= low
        fresh = around & within & ~area
        if not fresh:
            return FAR
        area |= fresh
        steps += 1
    return steps


FAR = 99  # no way
