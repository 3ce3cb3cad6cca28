"""What research cards cost, added up once for each row: so that it is quickly found whether one can be paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import product

import msgspec

from . import vocabulary as v
from .kinds import FEATURE, MATERIAL, MATERIAL_ROW
from .pieces import Card

NONE = 0
"""CV-CRD.8: no cost space is ignored; they are numbered from 1."""

Needs = tuple[v.Need, ...]
Amounts = tuple[tuple[int, int], ...]
"""What is needed, by number, and how much."""


class Bill(msgspec.Struct, frozen=True):
    """CV-CRD.4 to CV-CRD.6: what one way of paying asks for; returns add up, and so do have-requirements."""

    settlements: int
    have: Amounts
    features: Amounts
    materials: Amounts
    rows: Amounts  # the same materials by storage row


def active(card: Card, row: int, ignored: int = NONE) -> list[tuple[int, v.Need | v.OneOf]]:
    """CV-CRD.2, CV-CRD.8: the cost spaces that count for a row, by number, without empty ones and the ignored one."""
    spaces = enumerate(card.cost_spaces[:row], 1)
    return [(number, space) for number, space in spaces if number != ignored and not isinstance(space, v.Empty)]


def ways(card: Card, row: int, ignored: int, picked: Needs = ()) -> Iterator[Needs]:
    """CV-CRD.6: every choice among the options of the active spaces that begins with what was picked already."""
    options = [space.options if isinstance(space, v.OneOf) else (space,) for _, space in active(card, row, ignored)]
    return product(*((need,) for need in picked), *options[len(picked) :])


def bill_of(needs: Iterable[v.Need]) -> Bill:
    """
    >>> bill = bill_of([v.HaveFeature(feature="calm", amount=1), v.HaveFeature(feature="calm", amount=2)])
    >>> bill.have
    ((2, 3),)
    """
    settlements = 0
    have, features, materials, rows = Counter[int](), Counter[int](), Counter[int](), Counter[int]()
    for need in needs:
        match need:
            case v.ReturnMaterial():
                materials[MATERIAL[need.material]] += need.amount
                rows[MATERIAL_ROW[MATERIAL[need.material]] - 1] += need.amount
            case v.ReturnFeature():
                features[FEATURE[need.feature]] += need.amount
            case v.HaveFeature():
                have[FEATURE[need.feature]] += need.amount
            case v.HaveSettlements():
                settlements = max(settlements, need.amount)
    sums = [tuple(sorted(count.items())) for count in (have, features, materials, rows)]
    return Bill(settlements, *sums)


def bills(cards: Mapping[str, Card], key: tuple[str, int, int]) -> tuple[Bill, ...]:
    """CV-CRD.2: for a card, a row and the space that is ignored: the bill of each way to pay."""
    name, row, ignored = key
    return tuple(map(bill_of, ways(cards[name], row, ignored)))
