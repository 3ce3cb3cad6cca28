"""Ask: a question to a seat, with every legal answer; and the flows that ask."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Any, TypeVar

R = TypeVar("R")

MOST_SUBSETS = 2000  # beyond this a choice is asked in steps, never as one list


class Ask:
    """A question to one seat. `options` maps every legal answer, a short key, to what it means to the rules.

    A key is one or more words joined by `:`, lower case, no blanks: `harvest`, `invest:monastery`, `4`. The words that
    are ids of pieces say what the answer concerns, so a board can light them up without further data. `about` holds
    what the prompt needs to know, as plain values. Where that is much to put together, `tell` does it when somebody
    looks, which may be long after the answer: it must not depend on what changes meanwhile.

    >>> ask = Ask(0, "tokens", {"1": 1, "2": 2}, card="monastery")
    >>> ask
    Ask(seat=0, kind='tokens', keys=['1', '2'])
    >>> "3" in ask.options, ask.about
    (False, {'card': 'monastery'})
    >>> Ask(0, "tokens", {"1": 1}, lambda: {"card": "castle"}).about
    {'card': 'castle'}
    """

    __slots__ = ("_about", "kind", "options", "seat")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Mapping[str, Any],
        tell: Callable[[], dict[str, int | str]] | None = None,
        /,
        **about: int | str,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self._about = tell or about

    @property
    def about(self) -> dict[str, int | str]:
        if not isinstance(self._about, dict):
            self._about = self._about()
        return self._about

    @property
    def keys(self) -> list[str]:
        return list(self.options)

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, kind={self.kind!r}, keys={self.keys})"


def seat_key(seat: int) -> str:
    """The word for a seat in answers: seats are counted from 1 wherever people read them."""
    return f"seat{seat + 1}"


def read_seat(key: str) -> int:
    """The seat that a word of an answer names.

    >>> read_seat(seat_key(2))
    2
    """
    return int(key.removeprefix("seat")) - 1


class Subsets(Mapping[str, tuple[Any, ...]]):
    """The options of an ask for a set of things: every subset within bounds that passes `test`, made when looked at.

    Keys join the chosen items in the order of the pool with `+`; the empty set is `none`.

    >>> options = Subsets({"iron": 1, "wood": 2, "gold": 5}, least=0, most=2, test=lambda values: sum(values) <= 3)
    >>> list(options)
    ['none', 'iron', 'wood', 'iron+wood']
    >>> options["iron+wood"], "wood+iron" in options, "gold" in options
    ((1, 2), False, False)
    """

    __slots__ = ("_least", "_most", "_pool", "_test")

    def __init__(
        self,
        pool: Mapping[str, Any],
        *,
        least: int,
        most: int,
        test: Callable[[tuple[Any, ...]], bool] | None = None,
    ) -> None:
        most = min(most, len(pool))
        count = sum(comb(len(pool), size) for size in range(least, most + 1))
        if count > MOST_SUBSETS:
            raise ValueError(f"{count} subsets are too many for one ask (at most {MOST_SUBSETS}): ask in steps")
        self._pool = pool
        self._least = least
        self._most = most
        self._test = test

    def __getitem__(self, key: str) -> tuple[Any, ...]:
        names = [] if key == "none" else key.split("+")
        if [name for name in self._pool if name in names] != names or not self._least <= len(names) <= self._most:
            raise KeyError(key)
        values = tuple(self._pool[name] for name in names)
        if self._test is not None and not self._test(values):
            raise KeyError(key)
        return values

    def __iter__(self) -> Iterator[str]:
        for size in range(self._least, self._most + 1):
            for names in combinations(self._pool, size):
                if self._test is None or self._test(tuple(self._pool[name] for name in names)):
                    yield "+".join(names) or "none"

    def __len__(self) -> int:
        return sum(1 for _ in self)


class Offers(Mapping[str, Any]):
    """The options of an ask that many rules contribute to: made when looked at, and one by one where that is enough.

    A copy that only gives the answers of its trail again needs no list of all the others. `one` gives the meaning of a
    key, or raises a KeyError; it must agree with `make`. Without it the whole list is made for one answer, too. Both
    are called with `args`, which go before the key.

    >>> offers = Offers(lambda: {"1": 1, "2": 2}, {"1": 1, "2": 2}.__getitem__)
    >>> offers["2"], "3" in offers, list(offers)
    (2, False, ['1', '2'])
    >>> list(Offers(lambda most: {str(number): number for number in range(most)}, None, 2))
    ['0', '1']
    """

    __slots__ = ("_all", "_args", "_make", "_one")

    def __init__(self, make: Callable[..., dict[str, Any]], one: Callable[..., Any] | None = None, *args: Any) -> None:
        self._make = make
        self._one = one
        self._args = args
        self._all: dict[str, Any] | None = None

    def __getitem__(self, key: str) -> Any:
        known = self._all
        if known is None:
            if self._one is not None:
                return self._one(*self._args, key)
            known = self._all = self._make(*self._args)
        return known[key]

    def __iter__(self) -> Iterator[str]:
        if self._all is None:
            self._all = self._make(*self._args)
        return iter(self._all)

    def __len__(self) -> int:
        if self._all is None:
            self._all = self._make(*self._args)
        return len(self._all)


class Sealed:
    """One question to several seats at once; nobody learns an answer before all have answered.

    `ask_of(seat)` makes a seat's ask; it is called whenever the ask is looked at, so that it always reads the present
    state, a re-dealt one included. The flow gets the answers as a dict by seat.
    """

    __slots__ = ("ask_of", "seats")

    def __init__(self, seats: Sequence[int], ask_of: Callable[[int], Ask]) -> None:
        self.seats = tuple(seats)
        if not self.seats:
            raise ValueError("a sealed question needs a seat that answers it")
        self.ask_of = ask_of


Question = Ask | Sealed

Flow = Generator[Question, Any, R]
"""A rule that may ask: it yields questions, is sent the meaning of the answers, and returns its result."""
