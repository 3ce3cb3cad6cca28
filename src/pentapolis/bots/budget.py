"""How long a bot may think: so many tries, which is the same anywhere, or so much time, which is what people feel."""

from __future__ import annotations

import re
from time import monotonic
from typing import NamedTuple

_WRITTEN = re.compile(r"(\d+)(ms|s)?")
SECOND = 1000  # milliseconds


class Budget(NamedTuple):
    """One of the two; the other is 0."""

    tries: int = 0
    milliseconds: int = 0

    @classmethod
    def read(cls, text: str) -> Budget | None:
        """A budget as it is written behind a bot's name; None if it is not one.

        >>> Budget.read("400")
        Budget(tries=400, milliseconds=0)
        >>> Budget.read("2s")
        Budget(tries=0, milliseconds=2000)
        >>> Budget.read("soon")
        """
        match = _WRITTEN.fullmatch(text)
        if match is None or int(match[1]) == 0:
            return None
        number, unit = int(match[1]), match[2]
        return cls(tries=number) if unit is None else cls(milliseconds=number * (SECOND if unit == "s" else 1))


class Clock:
    """Counts what is left of a budget, one try at a time."""

    __slots__ = ("_end", "_tries", "made")

    def __init__(self, budget: Budget) -> None:
        self._tries = budget.tries
        self._end = monotonic() + budget.milliseconds / SECOND if budget.milliseconds else 0.0
        self.made = 0

    def goes_on(self) -> bool:
        """Whether there is time for one more try; it counts as made."""
        if self.made >= self._tries if self._tries else monotonic() >= self._end:
            return False
        self.made += 1
        return True

    def left(self) -> float:
        """The share of the budget that is left, from 1 to 0, as far as it can be told in advance."""
        return 1 - self.made / self._tries if self._tries else max(0.0, self._end - monotonic())
