"""Chance: every shuffle and every die, from one seed, in named counter-based streams."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from .memo import Memo

T = TypeVar("T")

_DIGEST_BITS = 512
_PEEL_LIMIT = 1 << 256  # a digest is used up to here, so that the bias of `%` stays below 2**-256


def _peels(size: int) -> tuple[tuple[int, int, bool], ...]:
    """The swaps of a shuffle: the place, among how many it is drawn, and whether a new digest is due before.

    >>> _peels(3), [place for place, _, fresh in _peels(60) if fresh]
    (((2, 3, False), (1, 2, False)), [8])
    """
    found, span = [], 1
    for place in range(size - 1, 0, -1):
        span *= place + 1
        fresh = span > _PEEL_LIMIT
        if fresh:
            span = place + 1
        found.append((place, place + 1, fresh))
    return tuple(found)


_PEELS = Memo(_peels)


def seed_hash(seed: str) -> str:
    """What is published before a game so that its seed can be checked after it.

    >>> seed_hash("42")
    '9b75021f59ac35c3027c5e412399e213'
    """
    return blake2b(f"seed/{seed}".encode(), digest_size=16).hexdigest()


class Chance(msgspec.Struct):
    """A generator that is plain data: a seed, and how often each named stream was drawn from.

    Number `n` of a stream is the BLAKE2b digest of `seed/stream/n`, so anyone can verify a game's dice and decks, no
    stream disturbs another, and a copy costs one small dict.

    >>> chance = Chance("42")
    >>> [chance.roll("dice", 6) for _ in range(5)]
    [4, 1, 6, 5, 6]
    >>> deck = ["a", "b", "c", "d"]
    >>> chance.shuffle("deck", deck)
    >>> deck, chance.drawn
    (['d', 'b', 'c', 'a'], {'dice': 5, 'deck': 1})

    Outcomes can be forced, for scenarios and for explicit-chance research: the next values of a stream are then taken
    from `forced`. A forced shuffle names the items that come out first; the end of a list is the top of a deck.

    >>> chance = Chance("42", forced={"dice": [4, 4], "deck": ["c", "a"]})
    >>> chance.roll("dice", 6), chance.roll("dice", 6)
    (4, 4)
    >>> deck = ["a", "b", "c", "d"]
    >>> chance.shuffle("deck", deck)
    >>> deck.pop(), deck.pop()
    ('c', 'a')
    """

    seed: str
    drawn: dict[str, int] = {}
    forced: dict[str, list[int | str]] = {}

    def _number(self, stream: str) -> int:
        n = self.drawn.get(stream, 0)
        self.drawn[stream] = n + 1
        return int.from_bytes(blake2b(f"{self.seed}/{stream}/{n}".encode(), digest_size=_DIGEST_BITS // 8).digest())

    def below(self, stream: str, bound: int) -> int:
        """A number from 0 to bound - 1."""
        return self._forced(stream, 0, bound - 1) if self.forced.get(stream) else self._number(stream) % bound

    def roll(self, stream: str, sides: int) -> int:
        """A die: a number from 1 to sides. Forced rolls are written as they are read off the die."""
        return self._forced(stream, 1, sides) if self.forced.get(stream) else self.below(stream, sides) + 1

    def _forced(self, stream: str, least: int, most: int) -> int:
        value = self.forced[stream].pop(0)
        if not isinstance(value, int) or not least <= value <= most:
            raise ValueError(f"forced outcome {value!r} of stream {stream!r} is not a number from {least} to {most}")
        self.drawn[stream] = self.drawn.get(stream, 0) + 1
        return value

    def shuffle(self, stream: str, items: list[T]) -> None:
        """Shuffle in place; one draw of the stream for each digest that is needed (one up to about 57 items)."""
        number = self._number(stream)
        for place, choices, fresh in _PEELS[len(items)]:
            if fresh:
                number = self._number(stream)
            number, other = divmod(number, choices)
            items[place], items[other] = items[other], items[place]
        if self.forced.get(stream):
            self._put_on_top(stream, items)

    def shuffled(self, stream: str, items: Collection[Any]) -> list[Any]:
        """Things in another order, sorted first: their true order leaves no trace."""
        dealt = sorted(items)
        self.shuffle(stream, dealt)
        return dealt

    def insert(self, stream: str, items: list[T], item: T, places: range) -> None:
        """Put one more among the items, at one of some places.

        >>> items = ["a", "b"]
        >>> Chance("42").insert("joker", items, "joker", range(1, 3))
        >>> items
        ['a', 'b', 'joker']
        """
        items.insert(places[self.below(stream, len(places))], item)

    def _put_on_top(self, stream: str, items: list[Any]) -> None:
        first = self.forced.pop(stream)
        for item in first:
            if item not in items:
                raise ValueError(f"forced outcome {item!r} of stream {stream!r} is not among what is shuffled")
            items.remove(item)
        items += reversed(first)


class Turning(Chance):
    """A chance whose shuffles only turn the list by `shift`: over all shifts every item visits every place.

    Used to find out whether a hidden thing was looked at: see `barrier`. `largest` tells how many shifts there are.

    >>> turning = Turning("", shift=1)
    >>> deck = [1, 2, 3]
    >>> turning.shuffle("deck", deck)
    >>> deck, turning.largest
    ([2, 3, 1], 3)
    """

    shift: int = 1
    largest: int = 1

    def below(self, stream: str, bound: int) -> int:
        self.largest = max(self.largest, bound)
        return self.shift % bound

    def shuffle(self, stream: str, items: list[T]) -> None:
        if items:
            self.largest = max(self.largest, len(items))
            cut = self.shift % len(items)
            items[:] = items[cut:] + items[:cut]
