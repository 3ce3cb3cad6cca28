"""Paying: a price, what may replace what, and every legal mix (CC-4.3, CC-4.4, CC-34.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from pentapolis.kernel import Ask, Flow

from . import asks, hooks
from .kinds import CAPTIVE, FOOD, GOLD, GOODS, IDEAS, MOOD, ORE, WOOD, Goods
from .prices import Price, Substitutes
from .sources import names
from .state import ClashTable

MOST_MIXES = 12  # above that a payment is asked good by good

BY_GOLD = 1 << GOLD
PLAIN_SUBSTITUTES: Substitutes = (BY_GOLD, BY_GOLD, BY_GOLD, BY_GOLD, 0, 0, 0, 0)  # CC-4.4, CC-4.5
ADVANCE_SUBSTITUTES: Substitutes = (BY_GOLD | 1 << IDEAS, BY_GOLD, BY_GOLD, BY_GOLD, 0, 0, 0, 0)  # CC-4.3
NO_SUBSTITUTES: Substitutes = (0, 0, 0, 0, 0, 0, 0, 0)

# What a payment is for: sources may let other goods replace what is due.
ADVANCE, CONSTRUCT, WONDER, RECRUIT, HAPPINESS = "advance", "construct", "wonder", "recruit", "happiness"
ROADS, BATTLE, CARD, ABILITY, EXACT = "roads", "battle", "card", "ability", "exact"


def substitutes(t: ClashTable, seat: int, purpose: str) -> Substitutes:
    """What may replace what in a payment of this purpose; EXACT: nothing (famines, supplies)."""
    if purpose == EXACT:
        return NO_SUBSTITUTES
    base = ADVANCE_SUBSTITUTES if purpose == ADVANCE else PLAIN_SUBSTITUTES
    if not t.state.players[seat].force & hooks.SUBSTITUTES.mask:
        return base
    return hooks.SUBSTITUTES(t, seat, base, purpose)


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
    if not any(table[good] & held for good, _ in parts(cost)):  # nothing can be replaced
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
    payers = [good] + [other for other in range(len(GOODS)) if table[good] >> other & 1]
    yield from _spread(left, cost, table, good, paid, payers, cost[good])


def _spread(
    left: list[int], cost: Goods, table: Substitutes, good: int, paid: list[int], payers: list[int], due: int
) -> Iterator[Goods]:
    """Pay what is due of one good by the payers in turn, then the rest of the price."""
    if not payers:
        if not due:
            yield from _mixes(left, cost, table, good + 1, paid)
        return
    payer = payers[0]
    for amount in range(min(due, left[payer]), -1, -1):
        left[payer] -= amount
        paid[payer] += amount
        yield from _spread(left, cost, table, good, paid, payers[1:], due - amount)
        left[payer] += amount
        paid[payer] -= amount


def held_kinds(have: Sequence[int]) -> int:
    """The set of goods that are there at all."""
    return sum([1 << good for good, amount in enumerate(have) if amount])


@cache
def parts(cost: Goods) -> tuple[tuple[int, int], ...]:
    """The goods of a price that are not free, with their amounts."""
    return tuple((good, due) for good, due in enumerate(cost) if due)


def within(have: Sequence[int], cost: Goods, table: Substitutes) -> bool:
    """Whether the price can be paid with replacements: quickly for the usual tables, else by looking for a mix.

    >>> within([1, 0, 0, 1, 0, 0, 0, 0], (2, 0, 0, 0, 0, 0, 0, 0), ADVANCE_SUBSTITUTES)
    True
    """
    missing = 0
    for good, due in parts(cost):
        if due > have[good]:
            if not table[good]:
                return False
            missing += due - have[good]
    if not missing:
        return True
    if table is ADVANCE_SUBSTITUTES and cost[FOOD] > have[FOOD]:
        missing -= min(cost[FOOD] - have[FOOD], max(0, have[IDEAS] - cost[IDEAS]))
    if table is PLAIN_SUBSTITUTES or table is ADVANCE_SUBSTITUTES:
        return missing <= have[GOLD] - cost[GOLD]
    return next(mixes(have, cost, table), None) is not None


def can_pay(t: ClashTable, seat: int, prices: Sequence[Price], purpose: str) -> bool:
    """Whether one of the prices can be paid."""
    have, table = t.state.players[seat].goods, substitutes(t, seat, purpose)
    return any(within(have, price.cost, table) for price in prices)


def can_pay_cost(t: ClashTable, seat: int, cost: Goods, purpose: str = ABILITY) -> bool:
    return within(t.state.players[seat].goods, cost, substitutes(t, seat, purpose))


def payments(t: ClashTable, seat: int, prices: Sequence[Price], purpose: str) -> dict[str, tuple[Goods, int]]:
    """Every legal payment by its key: what is paid, and the once-per-turn sources used. The first is the default."""
    table, have = substitutes(t, seat, purpose), t.state.players[seat].goods
    found: dict[str, tuple[Goods, int]] = {}
    for price in prices:
        for paid in mixes(have, price.cost, table):
            key = mix_key(paid)
            if key in found and price.uses:
                if any(paid == other and not uses & ~price.uses for other, uses in found.values()):
                    continue  # the same payment without using anything up
                key += ":" + (price.key or names(price.uses)[0])
            found.setdefault(key, (paid, price.uses))
    return found


def mix_key(paid: Goods) -> str:
    """The word for a payment.

    >>> mix_key((1, 0, 0, 1, 0, 0, 0, 0)), mix_key((0,) * 8)
    ('food1+ideas1', 'free')
    """
    return "+".join(f"{GOODS[good]}{amount}" for good, amount in enumerate(paid) if amount) or "free"


def pay(t: ClashTable, seat: int, prices: Sequence[Price], purpose: str) -> Flow[Goods]:
    """Pay one of the prices; the player chooses the mix where there is a choice. Gives what was paid."""
    found = payments(t, seat, prices, purpose)
    assert found, "the caller has asked can_pay"
    while len(found) > MOST_MIXES:
        found = yield from narrow(seat, found, purpose)
    if len(found) == 1:
        paid, uses = next(iter(found.values()))
    else:
        paid, uses = yield Ask(seat, asks.PAY, found, purpose=purpose)
    spend(t, seat, paid)
    t.state.players[seat].used |= uses
    return paid


def pay_cost(t: ClashTable, seat: int, cost: Goods, purpose: str = ABILITY) -> Flow[Goods]:
    return (yield from pay(t, seat, (Price(cost),), purpose))


def narrow(seat: int, found: dict[str, tuple[Goods, int]], purpose: str) -> Flow[dict[str, tuple[Goods, int]]]:
    """Too many mixes for one list: ask how much of one good is paid, of the first in which they differ."""
    mixes_left = list(found.values())
    good = next(good for good in range(len(GOODS)) if len({paid[good] for paid, _ in mixes_left}) > 1)
    amounts: dict[str, dict[str, tuple[Goods, int]]] = {}
    for key, (paid, uses) in found.items():
        amounts.setdefault(f"{GOODS[good]}{paid[good]}", {})[key] = (paid, uses)
    chosen: dict[str, tuple[Goods, int]] = yield Ask(seat, asks.PART, amounts, purpose=purpose, good=GOODS[good])
    return chosen


def spend(t: ClashTable, seat: int, paid: Goods) -> None:
    """Take a payment away. Captives go back to their owners (CC-30.5)."""
    held = t.state.players[seat].goods
    for good, amount in enumerate(paid):
        if amount:
            held[good] -= amount
    if paid[CAPTIVE]:
        free_captives(t, seat, paid[CAPTIVE])
    if any(paid):
        amounts: dict[str, Any] = dict(zip(GOODS, paid, strict=True))
        t.emit("paid", seat=seat, **amounts)


def free_captives(t: ClashTable, seat: int, amount: int) -> None:
    """CC-30.4, CC-30.5: Captives return to the supply they came from, the last taken first."""
    from .captives import release  # the wing of the civilizations

    for _ in range(amount):
        release(t, seat)


assert (FOOD, WOOD, ORE, MOOD) == (0, 1, 2, 5)
