"""`pentapolis simulate`: how strong bots are, and how a game plays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from pentapolis.arena.simulate import Plan, simulate
from pentapolis.arena.tally import BotTally, Spread, Summary, Tally, WinRate
from pentapolis.bots import bot_names
from pentapolis.kernel import Game
from pentapolis.kernel.words import Words

from ..shared.bots import read_bots, table_for
from ..shared.choices import (
    GameName,
    Jobs,
    Limit,
    Options,
    Seed,
    follow,
    read_options,
    stop_if_interrupted,
    tell_time,
    tell_waiting,
    workers,
)
from ..shared.common import AsJson, DataPack, Lang, open_game, out, print_json, told, words_for
from ..shared.numbers import decimal, percent, shortest
from ..shared.plot import bar, colour, histogram

EXAMPLES = """
[bold]Examples[/bold]

  pentapolis simulate flow_of_history --bots greedy,random --games 400
  pentapolis simulate flow_of_history --bots greedy,random,random,random
  pentapolis simulate flow_of_history --bots random --players 5 --games 10000
  pentapolis simulate flow_of_history --json | jq '.summary.bots[].wins'
"""
BAR = 20
MOST_SOURCES = 20


class SimulationReport(msgspec.Struct, frozen=True):
    """The JSON of a simulation. `content` is the hash of the data that was played with."""

    plan: Plan
    content: str
    summary: Summary


def run(
    game: str = GameName,
    players: int | None = typer.Option(None, "--players", help="Seats at the table.", show_default="as many as bots"),
    games: int = typer.Option(100, "--games", min=1, help="How many games to play."),
    bots: str = typer.Option("greedy,random", "--bots", help=f"Bots for the seats: {', '.join(bot_names())}."),
    options: list[str] = Options,
    seed: str = Seed,
    jobs: int | None = Jobs,
    limit: int = Limit,
    data_pack: Path | None = DataPack,
    lang: str = Lang,
    as_json: bool = AsJson,
) -> None:
    """Let bots play many games, and see who wins, with how many points, from what.

    From game to game everyone moves up by one seat, so that no bot is lucky with its seats; with fewer bots than seats
    they take the seats in turn. Results depend on the seed alone, not on the number of processes.
    """
    opened = open_game(game, data_pack)
    plan = read_plan(opened, players, games, bots, options, seed, limit)
    tally, count = Tally(plan.bots, plan.players), workers(jobs, games)
    start = monotonic()
    finished = follow(told("progress-games"), games, simulate(plan, data_pack, count, tell_waiting), tally.add)
    seconds = monotonic() - start
    summary = tally.summary()
    if as_json:
        print_json(SimulationReport(plan, opened.content_hash, summary))
    else:
        show(opened, plan, summary, lang)
    tell_time(summary.games, seconds, count)
    stop_if_interrupted(finished, summary.games, games)


def read_plan(
    game: Game[Any, Any], players: int | None, games: int, bots: str, options: list[str], seed: str, limit: int
) -> Plan:
    names = read_bots(bots)
    seats, settled = table_for(game, names, players, read_options(options))
    return Plan(game.meta.id, seats, settled, names, games, seed, limit, game.meta.rules_version, game.content_hash)


# The terminal


def show(game: Game[Any, Any], plan: Plan, summary: Summary, language: str) -> None:
    words = words_for(language, game)
    chosen = "".join(f" · {option}" for option in options_of(game, plan, words))
    counts, seed = words("arena-counts", players=plan.players, games=summary.games), words("arena-seed", seed=plan.seed)
    out.print(f"{game.meta.names[language]} · {counts}{chosen} · {seed}", style="bold", markup=False)
    if sentence := stalled(summary, plan, words):
        out.print(sentence)
    if summary.length is None:
        return
    out.print(bot_wins(summary, words))
    if len(summary.seats) > 1:
        out.print(seat_wins(summary, words))
    points = {line.bot: line.score for line in summary.bots}
    out.print(spreads({**points, words("arena-length"): summary.length}, words))
    out.print(histogram({name: score.histogram for name, score in points.items()}, words("arena-spread")), "")
    out.print(sources(summary.bots, source_namer(game, words), words))


def options_of(game: Game[Any, Any], plan: Plan, words: Words) -> list[str]:
    """The options of a table in words; those that exist for so many players."""
    there = [option.id for option in game.meta.options if not option.players or plan.players in option.players]
    return [f"{words(f'option-{name}')}: {words(f'option-{name}-{plan.options[name]}')}" for name in there]


def stalled(summary: Summary, plan: Plan, words: Words) -> str:
    """What is to be told of games that did not end; nothing if all did."""
    return words("arena-stalled", games=summary.stalled, limit=plan.limit) if summary.stalled else ""


def source_namer(game: Game[Any, Any], words: Words) -> Callable[[str], str]:
    """Sources of points in words: some are pieces, the others have words of their own."""

    def name_of(source: str) -> str:
        message = f"score-{source}"
        return words(message) if message in words else game.name_of(source, words.language) or source

    return name_of


def bot_wins(summary: Summary, words: Words) -> Table:
    """Bots have the colours that they have in all tables."""
    rows = [(line.bot, line.wins, colour(number)) for number, line in enumerate(summary.bots)]
    return wins("bot", rows, len(summary.seats), words)


def seat_wins(summary: Summary, words: Words) -> Table:
    rows = [(str(line.seat + 1), line.wins, "dim") for line in summary.seats]
    return wins("seat", rows, len(summary.seats), words)


def wins(head: str, rows: list[tuple[str, WinRate, str]], seats: int, words: Words) -> Table:
    """Who won how often, beside what chance alone would give; the last of a row is the style of its bar.

    Chance says nothing of who plays alone against the game.
    """
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words(f"arena-{head}"), no_wrap=True)
    for name in ("won", "interval", "chance")[: 3 if seats > 1 else 2]:
        table.add_column(words(f"arena-{name}"), justify="right", no_wrap=True)
    table.add_column("")
    for name, share, style in rows:
        drawn = Text(bar(share.rate, 1, BAR), style)
        chance = [percent(share.fair)] if seats > 1 else []
        table.add_row(name, percent(share.rate), interval(share), *chance, drawn)
    table.add_row("")
    return table


def spreads(lines: dict[str, Spread], words: Words) -> Table:
    mean, least, median, most = (words(f"arena-{name}") for name in ("mean", "least", "median", "most"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words("arena-spread"), no_wrap=True)
    for name in (mean, "±", least, "25%", median, "75%", most):
        table.add_column(name, justify="right", no_wrap=True)
    for name, spread in lines.items():
        ends = map(shortest, (spread.least, *spread.quartiles, spread.most))
        table.add_row(name, decimal(spread.mean, 1), decimal(spread.deviation, 1), *ends)
    table.add_row("")
    return table


def sources(bots: list[BotTally], name_of: Callable[[str], str], words: Words) -> Table:
    """Mean points by source, the richest first; what is hardly worth a line is put together."""
    names = list(dict.fromkeys(source for line in bots for source in line.points))
    names.sort(key=lambda source: -max(line.points.get(source, 0) for line in bots))
    most = max((abs(points) for line in bots for points in line.points.values()), default=0)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words("arena-sources"), no_wrap=True)
    for number, line in enumerate(bots):
        table.add_column(Text(line.bot, colour(number)), width=BAR + 6, no_wrap=True)
    rows = [(name_of(source), [line.points.get(source, 0.0) for line in bots]) for source in names[:MOST_SOURCES]]
    rest = [sum(line.points.get(source, 0.0) for source in names[MOST_SOURCES:]) for line in bots]
    if names[MOST_SOURCES:]:
        rows.append((words("arena-others", count=len(names) - MOST_SOURCES), rest))
    for name, points in rows:
        cells = [
            Text.assemble(f"{decimal(value, 1):>5} ", (bar(max(0.0, value), most, BAR), colour(number)))
            for number, value in enumerate(points)
        ]
        table.add_row(name, *cells)
    return table


def interval(share: WinRate) -> str:
    return f"{decimal(100 * share.low, 1)} – {decimal(100 * share.high, 1)}"
