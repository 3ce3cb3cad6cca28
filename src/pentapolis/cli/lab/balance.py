"""`pentapolis balance`: what the pieces and the seats of a game are worth."""

from __future__ import annotations

from functools import partial
from math import inf
from pathlib import Path
from typing import Any

import typer

from pentapolis.arena.balance import BalanceTally, breaches
from pentapolis.arena.execution import gather
from pentapolis.arena.picks import Sample, sample
from pentapolis.arena.simulate import units
from pentapolis.games import package_of
from pentapolis.kernel import Game
from pentapolis.kernel.data import read_tables
from pentapolis.kernel.pieces import named_tables

from ..shared.bots import Settings, check, further, hand_out, open_store, verify_store, with_settings, workers_for
from ..shared.choices import GameName, follow, stop_if_interrupted
from ..shared.common import fail, open_game, told
from ..shared.provenance import entries
from .balance_report import BalanceReport, as_page, show
from .balance_table import rows_of
from .simulate import read_plan

EXAMPLES = """
[bold]Examples[/bold]

  pentapolis balance flow_of_history --games 400 --html balance.html
  pentapolis balance flow_of_history --players 4 --games 2000 --store balance.sqlite --table balance.csv
  pentapolis balance flow_of_history --bots random --games 200 --most-lift cards=1.6 --all-taken cards
"""


@with_settings
def run(
    context: typer.Context,
    game: str = GameName,
    players: int | None = typer.Option(None, "--players", help="Seats at the table.", show_default="the most"),
    games: int = typer.Option(200, "--games", min=1, help="How many games to play."),
    bots: str = typer.Option("greedy", "--bots", help="The bot for all seats; several take them in turn."),
    most_lift: list[str] = typer.Option(
        [],
        "--most-lift",
        metavar="KIND=TIMES",
        help="Demand that no piece of a kind wins more than so many times its share.",
    ),
    all_taken: list[str] = typer.Option(
        [], "--all-taken", metavar="KIND", help="Demand that no piece of a kind is offered and never taken."
    ),
    *,
    settings: Settings,
) -> None:
    """Let equal bots play, and see which pieces are taken, and how often those win who take them.

    A seat is offered a piece when a legal answer names it, and takes it when its own answer does. With demands the
    exit code is 1 if one is not met, and 2 if no game came to its end.
    """
    pack, lang = settings.data_pack, settings.lang
    opened = open_game(game, pack)
    check(settings, context)
    seats, options = max(opened.meta.players) if players is None else players, settings.options
    plan = read_plan(opened, seats, games, bots, options, settings.seed, settings.limit)
    kinds = kinds_of(opened)
    limits = read_limits(most_lift, all_taken, sorted(set(kinds.values())))
    work, todo = partial(sample, pack), list(units(plan))
    with open_store(settings.store, Sample) as kept:
        if settings.verify is not None:
            verify_store(kept, lambda line: line.result.unit, work, game, settings)
            return
        tally = BalanceTally(plan.bots, plan.players, kinds)
        results = gather(work, todo, workers_for(settings.jobs, len(todo), settings.ray), kept)
        finished = follow(told("progress-games"), len(todo), results, tally.add)
    found = tally.balance()
    broken = breaches(found.pieces, limits, all_taken)
    report = BalanceReport(plan, found.summary, found.pieces, reconstructed(game, pack), broken)
    rows = rows_of(opened, report, lang)
    hand_out(report, rows, settings, lambda: show(opened, report, limits, lang), lambda: as_page(opened, report, lang))
    stop_if_interrupted(finished, found.summary.games, len(todo), further(settings.store))
    if (limits or all_taken) and found.summary.length is None:
        fail(told("fault-no-end", limit=plan.limit))
    if broken:
        raise typer.Exit(1)


def read_limits(most_lift: list[str], all_taken: list[str], kinds: list[str]) -> dict[str, float]:
    """
    >>> read_limits(["leaders=1.6"], [], ["cards", "leaders"])
    {'leaders': 1.6}
    """
    limits = {}
    for text in most_lift:
        kind, _, number = text.partition("=")
        limits[kind] = positive(number)
        if not limits[kind]:
            fail(told("fault-most-lift", text=text, kind=kinds[0]))
    for kind in [*limits, *all_taken]:
        if kind not in kinds:
            fail(told("fault-kind", kind=kind, known=", ".join(kinds)))
    return limits


def positive(text: str) -> float:
    """A number above 0, and 0 for what is none: `nan` and `inf` are numbers that nothing is ever more than.

    >>> positive("1.6"), positive("nan"), positive("much")
    (1.6, 0.0, 0.0)
    """
    try:
        number = float(text)
    except ValueError:
        return 0.0
    return number if 0 < number < inf else 0.0


def kinds_of(game: Game[Any, Any]) -> dict[str, str]:
    """The kind of every piece; an id that several kinds share belongs to the first."""
    found: dict[str, str] = {}
    for kind, table in named_tables(game).items():
        for piece in table:
            found.setdefault(piece, kind)
    return found


def reconstructed(game: str, pack: Path | None) -> dict[str, bool]:
    """The pieces whose content is reconstructed; False: only in part."""
    found = entries(read_tables(package_of(game), pack))
    guessed = [entry for entry in found if entry.source == "reconstructed" or entry.reconstructed]
    return {entry.id: entry.source == "reconstructed" for entry in guessed}
