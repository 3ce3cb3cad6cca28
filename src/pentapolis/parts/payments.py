"""Payments: prices in several goods, what may replace what, and every mix that pays a price.

Goods are counted by tuples in a fixed order, `Amounts`. `Substitutes` says for each good the set (1 << good) of other
goods that may replace it, one for one. Lists of mixes are complete; where they are long, `choose_mix` asks in steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar, cast

from pentapolis.kernel import Ask, Flow
from pentapolis.kernel.memo import Memo

Amounts = tuple[int, ...]
Substitutes = tuple[int, ...]
P = TypeVar("P")

CanPay = Callable[[Sequence[int], Amounts, Substitutes], bool]
"""Whether a price can be paid; a game may have a quicker test for its usual tables than `can_pay`."""


def mixes(have: Sequence[int], cost: Amounts, table: Substitutes) -> Iterator[Amounts]:
    """Every way to pay: what is due itself first, then with more and more replacements.

    >>> list(mixes([1, 0, 2], (2, 0, 0), (0b100, 0b100, 0)))  # the third good replaces the first two
    [(1, 0, 1), (0, 0, 2)]
    """
    held = sum([1 << good for good, amount in enumerate(have) if amount])
    if not any(table[good] & held for good, _ in PARTS[cost]):  # nothing can be replaced
        if all(have[good] >= due for good, due in PARTS[cost]):
            yield cost
        return
    seen = set()
    for paid in _mixes(list(have), cost, table, 0, [0] * len(cost)):
        if paid not in seen:
            seen.add(paid)
            yield paid


def _mixes(left: list[int], cost: Amounts, table: Substitutes, good: int, paid: list[int]) -> Iterator[Amounts]:
    while good < len(cost) and not cost[good]:
        good += 1
    if good == len(cost):
        yield tuple(paid)
        return
    payers = [payer for payer in range(len(cost)) if left[payer] and table[good] >> payer & 1]
    if left[good]:
        payers.insert(0, good)
    yield from _spread(left, cost, table, good, paid, payers, cost[good])


def _spread(
    left: list[int], cost: Amounts, table: Substitutes, good: int, paid: list[int], payers: list[int], due: int
) -> Iterator[Amounts]:
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


def all_mixes(have: Sequence[int], cost: Amounts, table: Substitutes) -> tuple[Amounts, ...]:
    """The same at once, remembered: the same goods are paid for the same things again and again.

    >>> all_mixes([1, 9, 2], (2, 0, 0), (0b100, 0b100, 0))
    ((1, 0, 1), (0, 0, 2))
    """
    return _MIXES[tuple(map(min, have, _USES[cost, table])), cost, table]


def _uses(price: tuple[Amounts, Substitutes]) -> Amounts:
    """Of each good, how much a price has use for: whatever else is there makes no difference.

    >>> _uses(((2, 1, 0, 0), (0b100, 0b100, 0, 0)))
    (2, 1, 3, 0)
    """
    cost, table = price
    return tuple(
        due + sum([cost[good] for good, payers in enumerate(table) if payers >> payer & 1])
        for payer, due in enumerate(cost)
    )


_USES = Memo(_uses)
_MIXES = Memo[tuple[Amounts, Amounts, Substitutes], tuple[Amounts, ...]](lambda key: tuple(mixes(*key)))


def _parts(cost: Amounts) -> tuple[tuple[int, int], ...]:
    return tuple((good, due) for good, due in enumerate(cost) if due)


PARTS = Memo(_parts)
"""The goods of a price that are not free, with their amounts."""


def can_pay(have: Sequence[int], cost: Amounts, table: Substitutes) -> bool:
    """Whether a price can be paid with replacements.

    >>> can_pay([1, 0, 1], (2, 0, 0), (0b100, 0, 0)), can_pay([1, 0, 1], (2, 0, 1), (0b100, 0, 0))
    (True, False)
    """
    missing = False
    for good, due in PARTS[cost]:
        if due > have[good]:
            if not table[good]:
                return False
            missing = True
    return not missing or next(mixes(have, cost, table), None) is not None


def mix_key(names: Sequence[str], paid: Amounts) -> str:
    """The word for a payment.

    >>> mix_key(("food", "wood", "gold"), (1, 0, 2)), mix_key(("food",), (0,))
    ('food1+gold2', 'free')
    """
    return "+".join(f"{names[good]}{amount}" for good, amount in enumerate(paid) if amount) or "free"


def read_mix(key: str) -> dict[str, int]:
    """The amounts that a word for a payment names.

    >>> read_mix("food1+gold2"), read_mix("free")
    ({'food': 1, 'gold': 2}, {})
    """
    amounts: dict[str, int] = {}
    for word in key.split("+") if key != "free" else ():
        name = word.rstrip("0123456789")
        amounts[name] = int(word[len(name) :])
    return amounts


def choose_mix(
    seat: int,
    kinds: tuple[str, str],
    names: Sequence[str],
    found: Mapping[str, tuple[Amounts, P]],
    most: int,
    **about: int | str,
) -> Flow[tuple[Amounts, P]]:
    """Ask for one of the payments found, by key; a list above `most` is narrowed good by good before.

    `kinds` are those of the two asks: for the payment, and for the amount of one good.
    """
    whole, part = kinds
    while len(found) > most:
        paid = [amounts for amounts, _ in found.values()]
        good = next(good for good in range(len(names)) if len({amounts[good] for amounts in paid}) > 1)
        steps: dict[str, dict[str, tuple[Amounts, P]]] = {}
        for key, payment in found.items():
            steps.setdefault(f"{names[good]}{payment[0][good]}", {})[key] = payment
        found = yield Ask(seat, part, steps, **about, good=names[good])
    if len(found) == 1:
        return next(iter(found.values()))
    return cast("tuple[Amounts, P]", (yield Ask(seat, whole, found, **about)))


class PriceList:
    """Prices that never change, by number: each that occurs is looked at once.

    >>> prices = PriceList(((2, 0), (0, 1), (2, 0)), can_pay)
    >>> prices.payable([2, 0], (0, 0))
    (0, 2)
    """

    __slots__ = ("_can_pay", "_prices")

    def __init__(self, costs: Sequence[Amounts], test: CanPay) -> None:
        self._can_pay = test
        self._prices = [
            (cost, tuple(number for number, other in enumerate(costs) if other == cost))
            for cost in dict.fromkeys(costs)
        ]

    def payable(self, have: Sequence[int], table: Substitutes) -> tuple[int, ...]:
        """The numbers of the prices that can be paid, those of one price together."""
        found: tuple[int, ...] = ()
        for cost, numbers in self._prices:
            if self._can_pay(have, cost, table):
                found += numbers
        return found
