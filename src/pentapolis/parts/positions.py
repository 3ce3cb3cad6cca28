"""Positions: what scenario notations of games have in common. Seats by any names, things by their names, an agenda.

A position that says what does not exist is refused with a DataError, which names the place.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from pentapolis.kernel.ask import seat_key
from pentapolis.kernel.data import DataError, understand
from pentapolis.kernel.state import Beat

W = TypeVar("W", bound=msgspec.Struct)

Many = str | tuple[str, ...] | None
"""Things of a kind; a single one may stand without brackets."""


def many(words: Many) -> list[str]:
    """
    >>> many("temple"), many(("temple", "port")), many(None)
    (['temple'], ['temple', 'port'], [])
    """
    return [words] if isinstance(words, str) else list(words or ())


def seats_of(given: Mapping[str, Any] | None, players: int, kind: type[W]) -> dict[str, W]:
    """The words of every seat by its name, in turn order; nobody named: `seat1`, `seat2` and so on, with nothing.

    >>> class Seat(msgspec.Struct):
    ...     coins: int = 0
    >>> seats_of({"you": {"coins": 3}, "b": None}, 2, Seat)
    {'you': Seat(coins=3), 'b': Seat(coins=0)}
    >>> list(seats_of(None, 3, Seat))
    ['seat1', 'seat2', 'seat3']
    """
    named = given or {seat_key(seat): {} for seat in range(players)}
    if len(named) != players:
        raise DataError("given, seats", f"{len(named)} seats for a game of {players}")
    return {name: understand(own or {}, kind, f"given, seat {name}") for name, own in named.items()}


def number_of(word: str, among: Mapping[str, int] | Sequence[str], what: str, where: str = "given") -> int:
    """The number of a thing: as a table has it, or its place in a list.

    >>> number_of("b", ["you", "b"], "seat"), number_of("c2", {"c1": 4, "c2": 5}, "space")
    (1, 5)
    >>> number_of("c9", {"c1": 4}, "space", "given, units")
    Traceback (most recent call last):
    pentapolis.kernel.data.DataError: given, units: there is no space 'c9'
    """
    if word not in among:
        raise DataError(where, f"there is no {what} {word!r}")
    return among[word] if isinstance(among, Mapping) else among.index(word)


def agenda_of(
    beats: Sequence[Sequence[str | int]], seats: Mapping[str, int], known: Collection[str] | None = None
) -> list[Beat]:
    """An agenda: written with the next beat first and names for seats, kept with the next beat last and numbers.

    `known`: the names of all beats there are.

    >>> agenda_of([["bonus", "you"], ["turn", "b", 3]], {"you": 0, "b": 1})
    [('turn', 1, 3), ('bonus', 0)]
    >>> agenda_of([["fly", "you"]], {"you": 0}, ["turn", "bonus"])
    Traceback (most recent call last):
    pentapolis.kernel.data.DataError: given, agenda: there is no 'fly'; known are turn, bonus
    """
    for name, *_ in beats:
        if known is not None and name not in known:
            raise DataError("given, agenda", f"there is no {name!r}; known are {', '.join(known)}")
    return [(str(name), *(seats.get(str(part), part) for part in parts)) for name, *parts in reversed(beats)]
