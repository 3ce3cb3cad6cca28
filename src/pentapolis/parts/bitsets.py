"""Bitsets: a set of small numbers as one int, a bit for each, so that sets meet and join by `&` and `|`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, cast

HALF = 48  # MessagePack ends at 64 bits: a wide set is stored as two numbers
LOW = (1 << HALF) - 1


def members(mask: int) -> list[int]:
    """The numbers in a set, lowest first.

    >>> members(0b10010)
    [1, 4]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(numbers: Iterable[int]) -> int:
    """The set of some numbers.

    >>> bin(mask_of([1, 4, 1]))
    '0b10010'
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


class Names:
    """Sets of named things: each name has a bit, in the order given. A name given twice is refused.

    >>> crops = Names(("wheat", "rice", "maize"))
    >>> crops.bit("rice"), crops.mask("maize", "wheat"), crops.of(0b110)
    (2, 5, ['rice', 'maize'])
    """

    __slots__ = ("_bits", "all", "names")

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self._bits = {name: 1 << number for number, name in enumerate(self.names)}
        if len(self._bits) != len(self.names):
            twice = next(name for name in self.names if self.names.count(name) > 1)
            raise ValueError(f"{twice!r} is named twice")
        self.all = (1 << len(self.names)) - 1

    def bit(self, name: str) -> int:
        """The bit of a name; KeyError if there is none."""
        return self._bits[name]

    def mask(self, *names: str) -> int:
        """The set of some names."""
        mask = 0
        for name in names:
            mask |= self._bits[name]
        return mask

    def of(self, mask: int) -> list[str]:
        """The names in a set, in their order."""
        names = self.names
        return [names[number] for number in members(mask)]


class Wide(Protocol):
    """A wide set as an attribute."""

    def __get__(self, holder: Any, kind: Any = None, /) -> int: ...

    def __set__(self, holder: Any, mask: int, /) -> None: ...


class WideUnion(Protocol):
    """The members of several wide sets as an attribute."""

    def __get__(self, holder: Any, kind: Any = None, /) -> int: ...


def wide(field: str, place: int, doc: str) -> Wide:
    """A property for a wide set (up to 112 members) that a state stores as two numbers of a list.

    `place` counts the sets in the list `field`; encoding and copying see plain numbers.

    >>> class Land:
    ...     def __init__(self) -> None:
    ...         self.sets = [0] * 4
    ...     cities = wide("sets", 0, "Hexes with cities.")
    ...     farms = wide("sets", 1, "Hexes with farms.")
    >>> land = Land()
    >>> land.farms = 1 << 90 | 1
    >>> land.farms == 1 << 90 | 1, land.cities, land.sets[2:]
    (True, 0, [1, 4398046511104])
    """
    low, high = f"x.{field}[{2 * place}]", f"x.{field}[{2 * place + 1}]"
    read = _function("x", f"return {low} | {high} << {HALF}")
    write = _function("x, mask", f"{low}, {high} = mask & {LOW}, mask >> {HALF}")
    return cast(Wide, property(read, write, doc=doc))


def wide_union(field: str, places: Sequence[int], doc: str) -> WideUnion:
    """A property for all members of several wide sets.

    >>> class Land:
    ...     def __init__(self) -> None:
    ...         self.sets = [1, 0, 2, 1]
    ...     towns = wide_union("sets", (0, 1), "Cities and farms.")
    >>> Land().towns == 0b11 | 1 << 48
    True
    """
    lows = " | ".join(f"sets[{2 * place}]" for place in places)
    highs = " | ".join(f"sets[{2 * place + 1}]" for place in places)
    read = _function("x", f"sets = x.{field}; return {lows} | ({highs}) << {HALF}")
    return cast(WideUnion, property(read, doc=doc))


def _function(arguments: str, body: str) -> Callable[..., Any]:
    """A function written out: as fast as one written by hand, where a closure would look its field up anew."""
    made: dict[str, Any] = {}
    exec(f"def made({arguments}):\n    {body}\n", made)
    function: Callable[..., Any] = made["made"]
    return function
