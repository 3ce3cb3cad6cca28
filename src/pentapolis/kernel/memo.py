"""Memo: what a pure function gives, remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST = 4096  # values; then it begins anew


class Memo(dict[K, V]):
    """A function of one plain value (a number, a set as bits, a tuple) that is worked out once for each.

    `most`: so many values are remembered; fewer where what is given is large, or soon asked for no more.

    >>> squares = Memo(lambda number: number * number)
    >>> squares[3], list(squares)
    (9, [3])
    """

    __slots__ = ("_make", "_most")

    def __init__(self, make: Callable[[K], V], most: int = MOST) -> None:
        super().__init__()
        self._make = make
        self._most = most

    def __missing__(self, key: K) -> V:
        if len(self) >= self._most:
            self.clear()
        value = self[key] = self._make(key)
        return value
