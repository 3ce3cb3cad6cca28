"""Decision times: how long bots take for a decision, in ordinary games.

Times are by the clock, as budgets are. A decision that leaves no choice does not count: it is given at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, inf
from statistics import fmean
from time import monotonic
from typing import Any

import msgspec

from pentapolis.bots import Bot, Perspective, make_bot
from pentapolis.bots.budget import SECOND, Budget
from pentapolis.kernel import Game

from .play import MOST_DECISIONS, run, seated
from .simulate import Plan, units

LATE = 1.2  # times the budget
ENDLESS = 1_000_000  # games: time is over before
Notice = Callable[[int, int, float], None]  # the game, the decision in it, and how much of all is done
DIGITS = 6  # of seconds


class Times(msgspec.Struct, frozen=True):
    """How long decisions took, in seconds. Of twenty decisions 19 took no longer than `p95`."""

    mean: float
    p95: float
    longest: float


class BotTimes(msgspec.Struct, frozen=True):
    """What was seen of a bot. `late`: the share of decisions that took more than LATE times the budget.

    `budget` is in seconds, and None if it is none of time; then so is `late`. Without decisions there are no `times`.
    """

    bot: str
    decisions: int
    times: Times | None
    budget: float | None
    late: float | None


class TableTimes(msgspec.Struct, frozen=True):
    """What was seen at a table; `games` were played to their end."""

    game: str
    players: int
    games: int
    bots: list[BotTimes]


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, seconds: list[float], now: Callable[[], float]) -> None:
        self.name, self.imagines = bot.name, bot.imagines
        self._bot, self._seconds, self._now = bot, seconds, now

    def choose(self, perspective: Perspective) -> str:
        start = self._now()
        key = self._bot.choose(perspective)
        seconds = self._now() - start
        if (
            len(perspective.ask.options) > 1
        ):  # only now: a list may be made when it is looked at, and that is the bot's time
            self._seconds.append(seconds)
        return key


def think(
    game: Game[Any, Any],
    players: int,
    bots: Sequence[str],
    seconds: float | None = None,
    notice: Notice = lambda game, decision, done: None,
    now: Callable[[], float] = monotonic,
) -> TableTimes:
    """Let bots play as many games as there are bots, with seats changed; or as far as so many seconds go."""
    plan = Plan(game.meta.id, players, {}, tuple(bots), len(bots) if seconds is None else ENDLESS, "think")
    taken: dict[str, list[float]] = {bot: [] for bot in bots}
    begin, ended = now(), 0
    end = inf if seconds is None else begin + seconds
    for number, unit in enumerate(units(plan)):
        if now() >= end:
            break
        match, seats = seated(game, unit)
        timed = [Timed(bot, taken[name], now) for name, bot in zip(unit.bots, seats, strict=True)]
        while not match.over and len(match.history) < MOST_DECISIONS and (time := now()) < end:
            done = number / plan.games if seconds is None else (time - begin) / seconds
            notice(number + 1, len(match.history) + 1, done)
            run(match, timed, limit=1)
        ended += match.over
    return TableTimes(plan.game, players, ended, [thought(bot, times) for bot, times in taken.items()])


def thought(bot: str, seconds: Sequence[float]) -> BotTimes:
    """What the times of a bot come to.

    >>> thought("search@1s", [0.5, 1.0, 1.3, 0.0])
    BotTimes(bot='search@1s', decisions=4, times=Times(mean=0.7, p95=1.3, longest=1.3), budget=1.0, late=0.25)
    >>> thought("planner", [])
    BotTimes(bot='planner', decisions=0, times=None, budget=None, late=None)
    """
    budget = budget_of(bot)
    if not seconds:
        return BotTimes(bot, 0, None, budget, None)
    late = None if budget is None else sum(time > LATE * budget for time in seconds) / len(seconds)
    slowest = sorted(seconds)
    p95 = slowest[ceil(0.95 * len(seconds)) - 1]
    times = Times(*(round(time, DIGITS) for time in (fmean(seconds), p95, slowest[-1])))
    return BotTimes(bot, len(seconds), times, budget, late)


def budget_of(bot: str) -> float | None:
    """The seconds that a bot may think.

    >>> budget_of("search+hand@300ms"), budget_of("search@400"), budget_of("random")
    (0.3, None, None)
    """
    budget = getattr(make_bot(bot), "budget", None)
    return budget.milliseconds / SECOND if isinstance(budget, Budget) and budget.milliseconds else None
