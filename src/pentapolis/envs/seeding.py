"""Seeds: from the numbers that environments are seeded with to the words that games are."""

from __future__ import annotations

from itertools import count
from secrets import token_hex


class Seeds:
    """One game after another from one seed; without a seed, from the operating system's chance.

    >>> seeds = Seeds()
    >>> seeds.plant(7)
    >>> seeds.next(), seeds.next()
    ('7/0', '7/1')
    >>> seeds.plant(None)  # goes on
    >>> seeds.next()
    '7/2'
    """

    def __init__(self) -> None:
        self._root = token_hex(8)
        self._numbers = count()

    def plant(self, seed: int | str | None) -> None:
        if seed is not None:
            self._root = str(seed)
            self._numbers = count()

    def next(self) -> str:
        return f"{self._root}/{next(self._numbers)}"
