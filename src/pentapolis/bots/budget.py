"""How long a bot may think: a number of iterations, the same on any machine, or time, which is what people feel.

An iteration is a rollout of planner and search, a sampled line of greedy.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import copy
from time import monotonic
from typing import NamedTuple

_WRITTEN = re.compile(r"([1-9]\d{0,6})(ms|s)?(?:x([2-9]))?")
SECOND = 1000  # milliseconds
MANY = 1_000_000  # iterations
EARLIER = 0.02  # seconds before the end (at most a tenth of the time) at which helper processes stop


class Budget(NamedTuple):
    """Iterations or time; the other is 0. `processes` think in parallel, and share the iterations."""

    iterations: int = 0
    milliseconds: int = 0
    processes: int = 1

    @classmethod
    def read(cls, text: str) -> Budget | None:
        """A budget as it is written behind a bot's name; None if it is not one.

        >>> Budget.read("400")
        Budget(iterations=400, milliseconds=0, processes=1)
        >>> Budget.read("2sx4")
        Budget(iterations=0, milliseconds=2000, processes=4)
        >>> Budget.read("soon")
        """
        match = _WRITTEN.fullmatch(text)
        if match is None:
            return None
        number, unit, processes = int(match[1]), match[2], int(match[3] or 1)
        if unit is None:
            return cls(iterations=number, processes=processes)
        return cls(milliseconds=number * (SECOND if unit == "s" else 1), processes=processes)

    def shared(self) -> Budget:
        """The budget of each process."""
        return self._replace(iterations=-(-self.iterations // self.processes), processes=1)


class OutOfTime(Exception):
    """The time is over."""


class BudgetClock:
    """Counts what is left of a budget. `now` gives seconds; it is looked at only if the budget is one of time.

    >>> clock = BudgetClock(Budget(iterations=2))
    >>> [clock.take() for _ in range(3)], clock.made
    ([True, True, False], 2)
    """

    __slots__ = ("_end", "_iterations", "_now", "_seconds", "made")

    def __init__(self, budget: Budget, now: Callable[[], float] = monotonic) -> None:
        self._iterations = budget.iterations
        self._now = now
        self._seconds = budget.milliseconds / SECOND
        self._end = now() + self._seconds if self._seconds else 0.0
        self.made = 0

    def take(self) -> bool:
        """Take one iteration from the budget; False if nothing is left."""
        if self.made >= self._iterations if self._iterations else self._now() >= self._end:
            return False
        self.made += 1
        return True

    def left(self) -> int:
        """How many iterations are left; for a budget of time, a large number."""
        return self._iterations - self.made if self._iterations else MANY

    def rest(self) -> float | None:
        """The seconds that are left; None if the budget is one of iterations."""
        return None if self._iterations else max(0.0, self._end - self._now())

    def earlier(self) -> BudgetClock:
        """The clock of a helper process: it stops a little earlier, so that its results arrive in time."""
        twin = copy(self)
        by = min(EARLIER, self._seconds / 10)
        twin._seconds -= by
        twin._end -= by
        return twin

    def spent(self) -> float:
        """The part of the budget that is spent: from 0 to 1, or slightly above."""
        return self.made / self._iterations if self._iterations else 1 - (self._end - self._now()) / self._seconds

    def check(self) -> None:
        """Within an iteration: raise OutOfTime if the time is over. With a budget of iterations, never."""
        if not self._iterations and self._now() >= self._end:
            raise OutOfTime
