"""Offers: rows that lie open and refill."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

T = TypeVar("T")


def refills(held: int, size: int, draw: Callable[[], T | None]) -> Iterator[T]:
    """What comes into a row of `held` cards until it has its size, or nothing more can be drawn.

    Each card is drawn when the one before is laid out: what drawing brings about happens in between.

    >>> row, deck = ["law"], ["sea", "war", "art"]
    >>> for card in refills(len(row), 3, lambda: deck.pop() if deck else None):
    ...     row.append(card)
    >>> row, deck
    (['law', 'art', 'war'], ['sea'])
    """
    for _ in range(size - held):
        card = draw()
        if card is None:
            return
        yield card
