"""Checks of what an environment is asked for: a slip of the pen is refused instead of being played otherwise."""

from __future__ import annotations

from collections.abc import Sequence


def check_choice(what: str, given: str, known: Sequence[str]) -> None:
    """Refuse a choice that does not exist.

    >>> check_choice("reward", "wins", ("win", "points"))
    Traceback (most recent call last):
    ValueError: there is no reward 'wins'; choose one of: win, points
    """
    if given not in known:
        raise ValueError(f"there is no {what} {given!r}; choose one of: {', '.join(known)}")


def check_least(what: str, given: int) -> None:
    """Refuse a number that is too small.

    >>> check_least("limit", -1)
    Traceback (most recent call last):
    ValueError: limit is -1; it must be at least 1
    """
    if given < 1:
        raise ValueError(f"{what} is {given}; it must be at least 1")


def check_seats(bots: Sequence[str], players: int) -> None:
    """Refuse more bots than seats, and a table where nobody but bots sits; "" is nobody's bot.

    >>> check_seats(("", "greedy", "random"), 2)
    Traceback (most recent call last):
    ValueError: 3 bots have no room at a table of 2
    >>> check_seats(("greedy", "random"), 2)
    Traceback (most recent call last):
    ValueError: bots take all 2 seats; leave one free with ""
    """
    if len(bots) > players:
        raise ValueError(f"{len(bots)} bots have no room at a table of {players}")
    if sum(map(bool, bots)) == players:
        raise ValueError(f'bots take all {players} seats; leave one free with ""')
