"""What may replace what in a payment, and whether a price can be paid (CC-4.3, CC-4.4)."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.parts.payments import PARTS, Amounts, can_pay

from .kinds import FOOD, GOLD, IDEAS
from .prices import Substitutes

BY_GOLD = 1 << GOLD
PLAIN_SUBSTITUTES: Substitutes = (BY_GOLD, BY_GOLD, BY_GOLD, BY_GOLD, 0, 0, 0, 0)  # CC-4.4, CC-4.5
ADVANCE_SUBSTITUTES: Substitutes = (BY_GOLD | 1 << IDEAS, BY_GOLD, BY_GOLD, BY_GOLD, 0, 0, 0, 0)  # CC-4.3
NO_SUBSTITUTES: Substitutes = (0, 0, 0, 0, 0, 0, 0, 0)


def also(table: Substitutes, good: int, by: int) -> Substitutes:
    """The table with one more replacement: `by` is a set of goods."""
    return (*table[:good], table[good] | by, *table[good + 1 :])  # type: ignore[return-value]


def within(have: Sequence[int], cost: Amounts, table: tuple[int, ...]) -> bool:
    """Whether the price can be paid with replacements: quicker than the part for the usual tables.

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
    return can_pay(have, cost, table)
