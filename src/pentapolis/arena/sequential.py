"""A sequential test: stop as soon as it is clear which of two win shares a bot's is nearer to.

Wald's test of a coin (SPRT), with shares in place of heads: a shared victory counts in part. Since the test's ratio is
convex in the share, it errs less often with shares than with coins. The games of one seed are not independent, so a
seed of `m` games counts as `m` divided by the design effect: how much wider the seeds' shares spread than independent
games would. That is taken from the data, is never below 1, and begins at `m`, as if a seed were one game. Where nearly
every game is won, or lost, seeds look alike by luck alone, and are heard the less.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log

import msgspec

from pentapolis.kernel.sums import plain_sum

from .play import GameResult

RISK = 0.05  # of either error
DOUBT = 5  # seeds that speak, before any is played, for all games of a seed being alike


class SequentialVerdict(msgspec.Struct, frozen=True):
    """Where the test stands. It ends with `low` or `high` when `ratio` (of log-likelihoods) leaves its bounds."""

    bot: str
    low: float
    high: float
    seeds: int
    games: int
    share: float
    design_effect: float
    ratio: float
    lower: float
    upper: float
    decision: str | None


class SequentialTest:
    """Is the win share of a bot `low` or less, or `high` or more? Wrong in at most 5 % of either case.

    `sizes` says how many games each seed has in which the bot takes part: seeds count when they are complete.
    """

    def __init__(self, bot: str, low: float, high: float, sizes: Mapping[str, int]) -> None:
        assert 0 < low < high < 1
        self._bot, self._low, self._high = bot, low, high
        self._sizes = sizes
        self._open: dict[str, list[float | None]] = {}
        self._loss = log((1 - high) / (1 - low))
        self._win = log(high / low) - self._loss
        self._games = self._seeds = 0
        self._sum = self._squares = 0.0

    def add(self, result: GameResult) -> None:
        if self._bot not in result.unit.bots:
            return
        seed = result.unit.seed
        shares = self._open.setdefault(seed, [])
        shares.append(win_share(result, self._bot) if result.finished else None)
        if len(shares) == self._sizes[seed]:
            self.add_seed([share for share in self._open.pop(seed) if share is not None])

    def add_seed(self, shares: list[float]) -> None:
        """What the bot won in the games of one seed."""
        if shares:
            mean = plain_sum(shares) / len(shares)
            self._games += len(shares)
            self._seeds += 1
            self._sum += mean
            self._squares += mean * mean

    @property
    def decided(self) -> bool:
        return self.verdict().decision is not None

    def verdict(self) -> SequentialVerdict:
        share = self._sum / self._seeds if self._seeds else 0.0
        effect = self._design_effect(share)
        weight = self._games / effect
        ratio = weight * (self._win * share + self._loss)
        upper = log((1 - RISK) / RISK)
        decision = "high" if ratio >= upper else "low" if ratio <= -upper else None
        return SequentialVerdict(
            self._bot, self._low, self._high, self._seeds, self._games, share, effect, ratio, -upper, upper, decision
        )

    def _design_effect(self, share: float) -> float:
        """How many games of a seed tell as much as one that stands alone."""
        if not self._seeds:
            return 1.0
        size = seen = self._games / self._seeds
        if self._seeds > 1 and 0 < share < 1:
            variance = (self._squares - self._seeds * share * share) / (self._seeds - 1)
            seen = variance * size / (share * (1 - share))
        heard = self._seeds * 4 * share * (1 - share)  # in full at a half; not at all while every game is won, or lost
        mixed = (heard * seen + DOUBT * size) / (heard + DOUBT)
        return min(max(mixed, 1.0), size)


def win_share(result: GameResult, bot: str) -> float:
    """The part of a victory that the seats of a bot have; nothing, where the game was not beaten.

    >>> from .play import WorkUnit
    >>> unit = WorkUnit("toy", 3, {}, "s", ("a", "b", "a"))
    >>> win_share(GameResult(unit, ({}, {}, {}), (1, 1, 3), 9, ""), "a")
    0.5
    >>> win_share(GameResult(WorkUnit("toy", 1, {}, "s", ("a",)), ({},), (2,), 9, ""), "a")
    0.0
    """
    first = [name for name, place in zip(result.unit.bots, result.places, strict=True) if place == 1]
    return first.count(bot) / len(first) if first else 0.0
