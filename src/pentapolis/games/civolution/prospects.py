"""What the cards in hand promise, worked out once for each hand with what there is to pay with: for bots."""

from __future__ import annotations

from collections.abc import Mapping
from operator import mul

import msgspec

from pentapolis.kernel.memo import Memo
from pentapolis.kernel.sums import plain_sum

from .bills import NONE, Bill
from .partitions import Columns, Partition
from .pieces import Card
from .worth import card_promise

Numbers = tuple[int, ...]

MATERIAL_PRICE, FEATURE_PRICE, SETTLEMENT_PRICE = 1.7, 2.0, 4.0  # of what is missing: a part of an activation
LINE = (1.0, 0.7, 0.45, 0.3, 0.2, 0.1)  # there is no time for all cards: the best ones count most


class Purse(msgspec.Struct, frozen=True):
    """A hand, what it is paid with, and where its cards would lie."""

    hand: tuple[str, ...]
    storage: Numbers
    features: Numbers
    feature_req: Numbers  # CV-EFF.9: so many more count where features are to be had
    settlements: int
    columns: Columns
    stages: int


class Books(msgspec.Struct, frozen=True):
    """What a hand is looked up in."""

    cards: Mapping[str, Card]
    bills: Memo[tuple[str, int, int], tuple[Bill, ...]]
    partitions: Memo[tuple[Columns, int], Partition]


def prospects(books: Books, purse: Purse) -> tuple[float, float]:
    """CV-CRD.2: what the cards promise, the best ones most; and what the best one brings that can be paid."""
    homes = books.partitions[purse.columns, purse.stages].homes
    near, most = [], 0.0
    for name in purse.hand:
        card = books.cards[name]
        promised = 0.0
        for home in homes[card.type]:
            gain = home.points + card_promise(card, home.row)
            lacking = min([missing(purse, bill) for bill in books.bills[name, home.row, NONE]])
            promised = max(promised, gain - lacking)
            if not lacking:
                most = max(most, gain)
        near.append(promised)
    near.sort(reverse=True)
    return plain_sum(map(mul, near, LINE)), most


def missing(purse: Purse, bill: Bill) -> float:
    """CV-CRD.4: what it would take to get what a bill asks for and the purse lacks."""
    found = 0.0
    for material, amount in bill.materials:
        found += MATERIAL_PRICE * max(0, amount - purse.storage[material])
    for feature, amount in bill.features:
        found += FEATURE_PRICE * max(0, amount - purse.features[feature])
    for feature, amount in bill.have:
        found += FEATURE_PRICE * max(0, amount - purse.features[feature] - purse.feature_req[feature])
    return found + SETTLEMENT_PRICE * max(0, bill.settlements - purse.settlements)
