"""Rates: how often something may be done, by address, player or socket. Each process counts for itself, in memory."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from .limits import Limits, Rate

MOST_BUCKETS = 20_000  # beyond this the full ones are forgotten: they hold nothing against anybody


class Bucket:
    """A token bucket.

    >>> now = [0.0]
    >>> bucket = Bucket(Rate(burst=2, each_second=0.5), lambda: now[0])
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    >>> now[0] = 2.0
    >>> bucket.take(), bucket.take()
    (True, False)
    """

    __slots__ = ("_clock", "_filled", "_left", "_rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = float(rate.burst)
        self._filled = clock()

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._filled) * self._rate.each_second)
        self._filled = now

    def take(self) -> bool:
        """Take one, if there is one."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        self._fill()
        return self._left >= self._rate.burst


class Rates:
    """One bucket for each key of one rate: an address, a player, a login."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets = {known: used for known, used in self._buckets.items() if not used.full}
            bucket = self._buckets[key] = Bucket(self._rate)
        return bucket.take()


class AllRates:
    """Every rate that counts by address or by player."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Rates(limits.requests)
        self.guests = Rates(limits.guests)
        self.passwords = Rates(limits.passwords)
        self.sockets = Rates(limits.sockets)
        self.questions = Rates(limits.questions)
        self.chats = Rates(limits.chats)
        self.matches = Rates(limits.matches_made)
        self.heavy = Rates(limits.heavy)
        self.hints = Rates(limits.hints)
        self.analyses = Rates(limits.reviews)
