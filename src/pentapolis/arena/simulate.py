"""Simulate: many games between bots, seats changed fairly, over as many processes as wanted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice
from pathlib import Path

import msgspec

from pentapolis.games import load

from .play import MOST_DECISIONS, GameResult, WorkUnit, play
from .pool import Waiting, in_order, silent


class Plan(msgspec.Struct, frozen=True):
    """What is to be simulated. `bots` are at most as many as seats; they take the seats in turn."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: str
    limit: int = MOST_DECISIONS
    rules: int = 0
    content: str = ""


def units(plan: Plan) -> Iterator[WorkUnit]:
    """The games of a plan. From game to game everyone moves up by one seat, so each bot gets each seat equally often.

    >>> plan = Plan("toy", 3, {}, ("greedy", "random"), 2, "7")
    >>> [(unit.seed, unit.bots) for unit in units(plan)]
    [('7/0', ('greedy', 'random', 'greedy')), ('7/1', ('random', 'greedy', 'random'))]
    """
    for number in range(plan.games):
        first = number % len(plan.bots)
        seats = tuple(islice(cycle(plan.bots), first, first + plan.players))
        seed = f"{plan.seed}/{number}"
        yield WorkUnit(plan.game, plan.players, plan.options, seed, seats, plan.limit, plan.rules, plan.content)


def simulate(plan: Plan, pack: Path | None = None, jobs: int = 1, waiting: Waiting = silent) -> Iterator[GameResult]:
    """Play a plan. Results come in the order of its units, the same for any number of jobs."""
    return in_order(partial(play_unit, pack), units(plan), jobs, waiting)


def play_unit(pack: Path | None, unit: WorkUnit) -> GameResult:
    """Play one unit, wherever this is: the game is loaded once in every process."""
    return play(load(unit.game, pack), unit)
