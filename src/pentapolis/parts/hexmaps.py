"""Hex maps: places on an axial grid, and areas of a fixed map as sets of numbers.

A place is a pair (q, r) on a grid of flat-topped hexes, r growing downwards. A fixed map gives each of its hexes a
number and `near`, the set of neighbours of each (see `bitsets`); then areas grow and meet by `&` and `|`. A map that
grows during play works with places alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import compress

from .bitsets import mask_of, members

Place = tuple[int, int]

DIRECTIONS: tuple[Place, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Clockwise from above."""

FAR = 99
"""A distance where there is no way."""


# Places


def around(place: Place) -> tuple[Place, ...]:
    """The six places next to a place, clockwise from above.

    >>> around((2, 5))
    ((2, 4), (3, 4), (3, 5), (2, 6), (1, 6), (1, 5))
    """
    q, r = place
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def steps(start: Place, end: Place) -> int:
    """The distance of two places, whatever lies between.

    >>> steps((0, 0), (2, -1)), steps((0, 0), (2, 2))
    (2, 4)
    """
    q, r = end[0] - start[0], end[1] - start[1]
    return max(abs(q), abs(r), abs(q + r))


def turned(place: Place, sixths: int) -> Place:
    """A place turned clockwise round (0, 0).

    >>> [turned((0, -1), n) for n in range(3)]
    [(0, -1), (1, -1), (1, 0)]
    """
    q, r = place
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def from_rows(column: int, row: int) -> Place:
    """The place of a hex in rows of pointy-topped hexes, the odd ones half a hex to the right.

    >>> from_rows(2, 0), from_rows(2, 1), from_rows(2, 2)
    ((2, 0), (2, 1), (1, 2))
    """
    return column - row // 2, row


def centre(place: Place, size: float = 1.0) -> tuple[float, float]:
    """Where a hex is drawn: the centre of a flat-topped hex whose corners are `size` away from it.

    >>> centre((2, 0), 2.0)
    (6.0, 3.4641016151377544)
    """
    q, r = place
    return 1.5 * size * q, 3**0.5 * size * (r + q / 2)


# Places as single numbers: for maps that grow during play, quick to copy and to compare

_SIDE, _MIDDLE = 256, 128

BESIDE: tuple[int, ...] = tuple(q * _SIDE + r for q, r in DIRECTIONS)
"""What leads from a packed place to the six next to it, clockwise from above."""


def packed(place: Place) -> int:
    """A place as one number; its neighbours are `number + step for step in BESIDE`.

    >>> unpacked(packed((2, -5))), unpacked(packed((2, -5)) + BESIDE[0])
    ((2, -5), (2, -6))
    """
    return (place[0] + _MIDDLE) * _SIDE + place[1] + _MIDDLE


def unpacked(number: int) -> Place:
    """The place that a number stands for."""
    q, r = divmod(number, _SIDE)
    return q - _MIDDLE, r - _MIDDLE


# Fixed maps


def near_of(places: Sequence[Place]) -> tuple[int, ...]:
    """The set of neighbours of each hex of a map.

    >>> near_of([(0, 0), (0, 1), (0, 2)])
    (2, 5, 2)
    """
    number = {place: at for at, place in enumerate(places)}
    return tuple(mask_of(number[other] for other in around(place) if other in number) for place in places)


def touching(near: Sequence[int], area: int) -> int:
    """All neighbours of an area; some may lie in it.

    >>> touching((2, 5, 2), 0b011)
    7
    """
    found = 0
    while area:
        low = area & -area
        found |= near[low.bit_length() - 1]
        area ^= low
    return found


def grow(near: Sequence[int], area: int, within: int) -> int:
    """The area with all hexes of `within` that touch it.

    >>> grow((2, 5, 2), 0b001, 0b111)
    3
    """
    return touching(near, area) & within | area


def reach(near: Sequence[int], start: int, most: int, within: int) -> int:
    """The hexes at most `most` steps away from `start` over hexes of `within`.

    >>> reach((2, 5, 2), 0, 1, 0b111), reach((2, 5, 2), 0, 2, 0b101)
    (3, 1)
    """
    area = 1 << start
    if most <= 0:
        return area
    fresh = near[start] & within & ~area
    for _ in range(1, most):
        if not fresh:
            break
        area |= fresh
        fresh = touching(near, fresh) & within & ~area
    return area | fresh


def distance(near: Sequence[int], start: int, end: int, within: int) -> int:
    """Steps from hex to hex over hexes of `within`, the last one apart; FAR if there is no way.

    >>> distance((2, 5, 2), 0, 2, 0b111), distance((2, 5, 2), 0, 2, 0b001)
    (2, 99)
    """
    if start == end:
        return 0
    area, target, count = 1 << start, 1 << end, 1
    within |= target
    fresh = near[start] & within & ~area
    while not fresh & target:
        if not fresh:
            return FAR
        area |= fresh
        fresh = touching(near, fresh) & within & ~area
        count += 1
    return count


def groups(near: Sequence[int], area: int) -> list[int]:
    """The connected parts of an area.

    >>> groups((2, 5, 2), 0b101), groups((2, 5, 2), 0b110)
    ([1, 4], [6])
    """
    found = []
    while area:
        group, fresh = 0, area & -area
        while fresh:
            group |= fresh
            fresh = touching(near, fresh) & area & ~group
        found.append(group)
        area &= ~group
    return found


def walk_round(number: Mapping[Place, int]) -> Iterator[int]:
    """The outer border of a connected map, clockwise: an entry for each step from hex to hex, the first one twice.

    >>> list(walk_round({(0, 0): 0, (0, 1): 1, (0, 2): 2}))
    [0, 1, 2, 1, 0]
    """
    first = min(number, key=lambda place: (place[0] + 2 * place[1], place[0]))  # nothing lies above it
    place, side = first, 0
    while True:
        yield number[place]
        while True:  # turn round this hex until the next one is met
            side = (side + 1) % 6
            ahead = around(place)[side]
            if (place, side) == (first, 0):
                return
            if ahead in number:
                place, side = ahead, (side - 2) % 6
                break
        if (place, side) == (first, 0):
            return


def named(names: Sequence[str], area: int) -> dict[str, int]:
    """The hexes of an area by name, as the options of an ask.

    >>> named(("a1", "a2", "a3"), 0b101)
    {'a1': 0, 'a3': 2}
    """
    if area.bit_count() < _FEW:
        return {names[number]: number for number in members(area)}
    chosen = f"{area:b}"[::-1].encode().translate(_DIGITS)
    return dict(compress(zip(names, range(len(names)), strict=True), chosen))


_FEW = 12  # then the short way is quicker
_DIGITS = bytes.maketrans(b"01", b"\0\1")
