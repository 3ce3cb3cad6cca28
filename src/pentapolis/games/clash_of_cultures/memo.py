"""Memo: what a pure function gives for a number, remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

V = TypeVar("V")

MOST = 4096  # entries; then it begins anew


class Memo(dict[int, V]):
    """A function of a number (a set of sources, say) that is worked out once for each.

    >>> squares = Memo(lambda number: number * number)
    >>> squares[3], list(squares)
    (9, [3])
    """

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[int], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, number: int) -> V:
        if len(self) >= MOST:
            self.clear()
        value = self[number] = self._make(number)
        return value
