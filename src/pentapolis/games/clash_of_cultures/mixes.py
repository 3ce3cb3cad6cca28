"""What may replace what in a payment, and every mix of goods that pays a price (CC-4.3, CC-4.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pentapolis.kernel.memo import Memo

from .kinds import CAPTIVE, FOOD, GOLD, GOODS, IDEAS, Goods
from .prices import Substitutes

BY_GOLD = 1 << GOLD
PLAIN_SUBSTITUTES: Substitutes = (BY_GOLD, BY_GOLD, BY_GOLD, BY_GOLD, 0, 0, 0, 0)  # CC-4.4, CC-4.5
ADVANCE_SUBSTITUTES: Substitutes = (BY_GOLD | 1 << IDEAS, BY_GOLD, BY_GOLD, BY_GOLD, 0, 0, 0, 0)  # CC-4.3
NO_SUBSTITUTES: Substitutes = (0, 0, 0, 0, 0, 0, 0, 0)


def also(table: Substitutes, good: int, by: int) -> Substitutes:
    """The table with one more replacement: `by` is a set of goods."""
    return (*table[:good], table[good] | by, *table[good + 1 :])  # type: ignore[return-value]


def mixes(have: Sequence[int], cost: Goods, table: Substitutes) -> Iterator[Goods]:
    """Every way to pay: what is due itself first, then with more and more replacements.

    >>> from .kinds import goods
    >>> list(mixes([1, 0, 0, 2, 0, 0, 0, 0], goods(food=2), ADVANCE_SUBSTITUTES))
    [(1, 0, 0, 1, 0, 0, 0, 0), (0, 0, 0, 2, 0, 0, 0, 0)]
    """
    held = held_kinds(have)
    if not any(table[good] & held for good, _ in PARTS[cost]):  # nothing can be replaced
        if within(have, cost, NO_SUBSTITUTES):
            yield cost
        return
    seen = set()
    for paid in _mixes(list(have), cost, table, 0, [0] * len(GOODS)):
        if paid not in seen:
            seen.add(paid)
            yield paid


def _mixes(left: list[int], cost: Goods, table: Substitutes, good: int, paid: list[int]) -> Iterator[Goods]:
    while good <= CAPTIVE and not cost[good]:
        good += 1
    if good > CAPTIVE:
        yield tuple(paid)  # type: ignore[misc]
        return
    payers = [payer for payer in range(len(GOODS)) if left[payer] and table[good] >> payer & 1]
    if left[good]:
        payers.insert(0, good)
    yield from _spread(left, cost, table, good, paid, payers, cost[good])


def _spread(
    left: list[int], cost: Goods, table: Substitutes, good: int, paid: list[int], payers: list[int], due: int
) -> Iterator[Goods]:
    """Pay what is due of one good by the payers in turn, then the rest of the price."""
    if not payers:
        if not due:
            yield from _mixes(left, cost, table, good + 1, paid)
        return
    payer, *others = payers
    least = 0 if others else due
    for amount in range(min(due, left[payer]), least - 1, -1):
        left[payer] -= amount
        paid[payer] += amount
        yield from _spread(left, cost, table, good, paid, others, due - amount)
        left[payer] += amount
        paid[payer] -= amount


def all_mixes(have: Sequence[int], cost: Goods, table: Substitutes) -> tuple[Goods, ...]:
    """The same at once, remembered: the same goods are paid for the same things again and again."""
    return _MIXES[tuple(have), cost, table]


_MIXES = Memo[tuple[tuple[int, ...], Goods, Substitutes], tuple[Goods, ...]](lambda key: tuple(mixes(*key)))


def held_kinds(have: Sequence[int]) -> int:
    """The set of goods that are there at all."""
    return sum([1 << good for good, amount in enumerate(have) if amount])


def _parts(cost: Goods) -> tuple[tuple[int, int], ...]:
    return tuple((good, due) for good, due in enumerate(cost) if due)


PARTS = Memo(_parts)
"""The goods of a price that are not free, with their amounts."""


def within(have: Sequence[int], cost: Goods, table: Substitutes) -> bool:
    """Whether the price can be paid with replacements: quickly for the usual tables, else by looking for a mix.

    >>> within([1, 0, 0, 1, 0, 0, 0, 0], (2, 0, 0, 0, 0, 0, 0, 0), ADVANCE_SUBSTITUTES)
    True
    """
    missing = 0
    for good, due in PARTS[cost]:
        if due > have[good]:
            if not table[good]:
                return False
            missing += due - have[good]
    if not missing:
        return True
    if table is PLAIN_SUBSTITUTES:
        return missing <= have[GOLD] - cost[GOLD]
    if table is ADVANCE_SUBSTITUTES:
        missing -= min(max(0, cost[FOOD] - have[FOOD]), max(0, have[IDEAS] - cost[IDEAS]))
        return missing <= have[GOLD] - cost[GOLD]
    return next(mixes(have, cost, table), None) is not None


class PriceList:
    """Prices that never change, by number: each that occurs is looked at once.

    >>> prices = PriceList(((2, 0, 0, 0, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0, 0, 0)))
    >>> prices.payable([2, 0, 0, 0, 0, 0, 0, 0], PLAIN_SUBSTITUTES)
    (0, 2)
    """

    __slots__ = ("_prices",)

    def __init__(self, costs: tuple[Goods, ...]) -> None:
        self._prices = [
            (cost, tuple(number for number, other in enumerate(costs) if other == cost))
            for cost in dict.fromkeys(costs)
        ]

    def payable(self, have: Sequence[int], table: Substitutes) -> tuple[int, ...]:
        """The numbers of the prices that can be paid, those of one price together."""
        found: tuple[int, ...] = ()
        for cost, numbers in self._prices:
            if within(have, cost, table):
                found += numbers
        return found
