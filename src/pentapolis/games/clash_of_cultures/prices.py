"""What a price is: shared by the hooks and by `payments`."""

from __future__ import annotations

from operator import add
from typing import NamedTuple

from .kinds import Goods

Substitutes = tuple[int, int, int, int, int, int, int, int]
"""For each of kinds.GOODS the set (1 << good) of other goods that may replace it, one for one."""


def plus(one: Goods, other: Goods) -> Goods:
    """Two prices in one."""
    return tuple(map(add, one, other))


def minus(cost: Goods, less: Goods) -> Goods:
    """A price without some goods, never below nothing."""
    return tuple(max(0, due - off) for due, off in zip(cost, less, strict=True))  # type: ignore[return-value]


class Price(NamedTuple):
    """An amount due, and the set of once-per-turn sources that made it so (they are used up when it is paid)."""

    cost: Goods
    uses: int = 0
    key: str = ""  # tells prices apart whose payments look the same
