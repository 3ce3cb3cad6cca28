"""Memo: what a pure function gives, remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST = 4096  # entries; then it begins anew


class Memo(dict[K, V]):
    """A function of one plain value (a number, a set as bits, a tuple) that is worked out once for each.

    >>> squares = Memo(lambda number: number * number)
    >>> squares[3], list(squares)
    (9, [3])
    """

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[K], V]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: K) -> V:
        if len(self) >= MOST:
            self.clear()
        value = self[key] = self._make(key)
        return value
