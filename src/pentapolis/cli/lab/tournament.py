"""`pentapolis tournament`: who is stronger, and how sure that is."""

from __future__ import annotations

from collections import Counter
from functools import partial
from time import monotonic
from typing import Any

import typer

from pentapolis.arena.execution import gather
from pentapolis.arena.play import GameResult
from pentapolis.arena.ratings import Comparisons
from pentapolis.arena.schedule import units
from pentapolis.arena.sequential import SequentialTest
from pentapolis.arena.simulate import Plan, play_unit
from pentapolis.arena.tables import Row
from pentapolis.arena.tally import Tally
from pentapolis.kernel import Game

from ..shared.bots import (
    Settings,
    check,
    further,
    hand_out,
    open_store,
    read_bots,
    verify_store,
    with_settings,
    workers_for,
)
from ..shared.choices import GameName, follow, read_options, stop_if_interrupted, tell_time, workers
from ..shared.common import fail, open_game, told
from .tournament_report import TournamentReport, as_page, show

EXAMPLES = """
[bold]Examples[/bold]

  pentapolis tournament flow_of_history --bots random,greedy,search@100 --games 50
  pentapolis tournament flow_of_history --bots greedy,random --until 0.9:0.95 --games 1000
  pentapolis tournament flow_of_history --bots search@400,greedy,greedy,greedy --players 4 --until 0.25:0.45
  pentapolis tournament flow_of_history --bots random,greedy --store duel.sqlite --html duel.html --table duel.csv
  pentapolis tournament flow_of_history --store duel.sqlite --verify 5
"""


@with_settings
def run(
    context: typer.Context,
    game: str = GameName,
    bots: str = typer.Option(
        "greedy,random",
        "--bots",
        help="Who takes part: bots, with budgets such as search@400, or other values: planner:depth=2.",
    ),
    players: int | None = typer.Option(None, "--players", help="Seats at a table.", show_default="the fewest who meet"),
    games: int = typer.Option(100, "--games", min=1, help="How many games every line-up plays, at most."),
    until: str | None = typer.Option(
        None, "--until", metavar="LOW:HIGH", help="Stop when it is clear whether the first bot wins LOW or HIGH."
    ),
    *,
    settings: Settings,
) -> None:
    """Let every bot meet every other, and rate them.

    Every line-up is played with all its seatings on the same seeds; with `--players 1`, in a game that one can play
    alone, bots are compared by how they fare on the same seeds. With a store, games that are in it are not played
    again, and whatever ends the tournament, it goes on from there. --until ends it early: a sequential test that errs
    in at most 5 % of either case, on the share of games that the first bot wins.
    """
    pack, lang = settings.data_pack, settings.lang
    opened = open_game(game, pack)
    check(settings, context)
    options = read_options(settings.options)
    plan = read_plan(opened, read_bots(bots), players, games, options, settings.seed, settings.limit)
    bounds = read_bounds(until) if until is not None else None
    work = partial(play_unit, pack)
    with open_store(settings.store, GameResult) as kept:
        if settings.verify is not None:
            verify_store(kept, lambda result: result.unit, work, game, settings)
            return
        todo = list(units(plan))
        if not todo:
            fail(told("fault-two-bots", bot=plan.bots[0]))
        book = Book(plan, bounds, Counter(unit.seed for unit in todo if plan.bots[0] in unit.bots))
        known = [unit in kept for unit in todo]
        results = gather(work, todo, workers_for(settings.jobs, len(todo), settings.ray), kept)
        start = monotonic()
        finished = follow(told("progress-games"), len(todo), results, book.add, lambda: book.decided)
        seconds = monotonic() - start
    report = book.report()
    hand_out(report, book.rows, settings, lambda: show(opened, report, lang), lambda: as_page(opened, report, lang))
    stored = sum(known[: report.summary.games])  # results come in the order of their units
    processes = workers(settings.jobs, len(todo)) if settings.ray is None else None
    tell_time(report.summary.games - stored, seconds, processes, stored)
    stop_if_interrupted(finished, report.summary.games, len(todo), further(settings.store))


def read_plan(
    game: Game[Any, Any],
    bots: tuple[str, ...],
    players: int | None,
    games: int,
    options: dict[str, str],
    seed: str,
    limit: int,
) -> Plan:
    seats = game.meta.fewest if players is None else players
    settled = game.meta.simulate(seats, options)
    return Plan(game.meta.id, seats, settled, bots, games, seed, limit, game.meta.rules_version, game.content_hash)


def read_bounds(text: str) -> tuple[float, float]:
    """
    >>> read_bounds("0.5:0.6")
    (0.5, 0.6)
    """
    try:
        low, high = (float(word) for word in text.split(":"))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        fail(told("fault-until", until=text))
    return low, high


class Book:
    """All that is written down while a tournament goes on."""

    def __init__(self, plan: Plan, bounds: tuple[float, float] | None, sizes: Counter[str]) -> None:
        self._plan = plan
        self._tally = Tally(plan.bots, plan.players)
        self._comparisons = Comparisons(plan.bots)
        self._test = SequentialTest(plan.bots[0], *bounds, sizes) if bounds else None
        self.rows: list[Row] = []

    def add(self, result: GameResult) -> None:
        self._tally.add(result)
        if result.finished:
            self._comparisons.add(result)
        if self._test is not None:
            self._test.add(result)
        self.rows += rows_of(result)

    @property
    def decided(self) -> bool:
        return self._test is not None and self._test.decided

    def report(self) -> TournamentReport:
        found = self._comparisons
        test = self._test.verdict() if self._test is not None else None
        return TournamentReport(self._plan, self._tally.summary(), found.ratings(), found.cross(), test)


def rows_of(result: GameResult) -> list[Row]:
    """A line for every seat of a game."""
    return [
        {
            "game": result.unit.game,
            "seed": result.unit.seed,
            "seat": seat + 1,
            "bot": bot,
            "place": result.places[seat],
            "points": float(sum(result.scores[seat].values())),
            "decisions": result.decisions,
            "finished": result.finished,
            "hash": result.hash,
        }
        for seat, bot in enumerate(result.unit.bots)
    ]
