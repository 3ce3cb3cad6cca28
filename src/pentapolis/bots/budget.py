"""How long a bot may think: so many tries, which is the same anywhere, or so much time, which is what people feel."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import copy
from time import monotonic
from typing import NamedTuple

_WRITTEN = re.compile(r"([1-9]\d{0,6})(ms|s)?(?:x([2-9]))?")
SECOND = 1000  # milliseconds
MANY = 1_000_000  # tries
EARLIER = 0.02  # seconds before the end, but no more than a tenth of the time: then other hands are done


class Budget(NamedTuple):
    """Tries or time; the other is 0. `hands`: processes that think at once; counted tries are shared among them."""

    tries: int = 0
    milliseconds: int = 0
    hands: int = 1

    @classmethod
    def read(cls, text: str) -> Budget | None:
        """A budget as it is written behind a bot's name; None if it is not one.

        >>> Budget.read("400")
        Budget(tries=400, milliseconds=0, hands=1)
        >>> Budget.read("2sx4")
        Budget(tries=0, milliseconds=2000, hands=4)
        >>> Budget.read("soon")
        """
        match = _WRITTEN.fullmatch(text)
        if match is None:
            return None
        number, unit, hands = int(match[1]), match[2], int(match[3] or 1)
        if unit is None:
            return cls(tries=number, hands=hands)
        return cls(milliseconds=number * (SECOND if unit == "s" else 1), hands=hands)

    def shared(self) -> Budget:
        """What each hand has."""
        return self._replace(tries=-(-self.tries // self.hands), hands=1)


class Late(Exception):
    """The time is over."""


class Clock:
    """Counts what is left of a budget. `now` gives seconds; it is looked at only if the budget is one of time.

    >>> clock = Clock(Budget(tries=2))
    >>> [clock.goes_on() for _ in range(3)], clock.made
    ([True, True, False], 2)
    """

    __slots__ = ("_end", "_now", "_seconds", "_tries", "made")

    def __init__(self, budget: Budget, now: Callable[[], float] = monotonic) -> None:
        self._tries = budget.tries
        self._now = now
        self._seconds = budget.milliseconds / SECOND
        self._end = now() + self._seconds if self._seconds else 0.0
        self.made = 0

    def goes_on(self) -> bool:
        """Whether there is time for one more try; it counts as made."""
        if self.made >= self._tries if self._tries else self._now() >= self._end:
            return False
        self.made += 1
        return True

    def left(self) -> int:
        """How many more tries can be counted; with a budget of time nobody knows, and it may be many."""
        return self._tries - self.made if self._tries else MANY

    def rest(self) -> float | None:
        """The seconds that are left; None if tries are counted: they take as long as they take."""
        return None if self._tries else max(0.0, self._end - self._now())

    def earlier(self) -> Clock:
        """The clock of another hand, whose work must be there when the time is over. Tries stay as they are."""
        twin = copy(self)
        by = min(EARLIER, self._seconds / 10)
        twin._seconds -= by
        twin._end -= by
        return twin

    def spent(self) -> float:
        """The part of the budget that is spent, from 0 to 1 and a bit."""
        return self.made / self._tries if self._tries else 1 - (self._end - self._now()) / self._seconds

    def check(self) -> None:
        """In the middle of a try: give it up if the time is over. A try that is counted is never given up."""
        if not self._tries and self._now() >= self._end:
            raise Late
