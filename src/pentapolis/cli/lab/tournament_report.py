"""What a tournament found out, in the terminal and as a page."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.table import Table

from pentapolis.arena.ratings import Meeting, Rating
from pentapolis.arena.sequential import SequentialVerdict
from pentapolis.arena.simulate import Plan
from pentapolis.arena.svg import Span, spans
from pentapolis.arena.tally import Summary
from pentapolis.kernel import Game
from pentapolis.kernel.words import Words

from ..shared import html
from ..shared.common import out, words_for
from ..shared.numbers import decimal, percent, shortest
from .simulate import interval, options_of, stalled

Cross = dict[str, dict[str, Meeting]]


class TournamentReport(msgspec.Struct, frozen=True):
    """The JSON of a tournament. `cross`: how often a bot placed before another; `test`: if one was asked for."""

    plan: Plan
    summary: Summary
    ratings: list[Rating]
    cross: Cross
    test: SequentialVerdict | None


def title_of(game: Game[Any, Any], report: TournamentReport, words: Words) -> str:
    plan = report.plan
    chosen = "".join(f" · {option}" for option in options_of(game, plan, words))
    counts = words("arena-counts", players=plan.players, games=report.summary.games)
    return f"{game.meta.names[words.language]} · {counts}{chosen}"


def show(game: Game[Any, Any], report: TournamentReport, language: str) -> None:
    words = words_for(language, game)
    out.print(title_of(game, report, words), style="bold", markup=False)
    if told := stalled(report.summary, report.plan, words):
        out.print(told)
    out.print(drawn(rating_head(words), rating_rows(report)))
    out.print(drawn(cross_head(words, report), cross_rows(report)))
    if report.test is not None:
        out.print(verdict(report.test, words), highlight=False)


def drawn(head: list[str], rows: list[list[str]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, name in enumerate(head):
        table.add_column(name, justify="right" if number else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    table.add_row("")
    return table


def rating_head(words: Words) -> list[str]:
    names = "bot elo interval seats won interval points".split()
    return [words(f"arena-{name}") for name in names]


def rating_rows(report: TournamentReport) -> list[list[str]]:
    lines = {line.bot: line for line in report.summary.bots}
    return [
        [
            rating.bot,
            decimal(rating.elo, 0, "+"),
            f"{decimal(rating.low, 0, '+')} … {decimal(rating.high, 0, '+')}",
            str(lines[rating.bot].seats),
            percent(lines[rating.bot].wins.rate),
            interval(lines[rating.bot].wins),
            decimal(lines[rating.bot].score.mean, 1),
        ]
        for rating in report.ratings
        if rating.bot in lines
    ]


def cross_head(words: Words, report: TournamentReport) -> list[str]:
    return [words("arena-before"), *(rating.bot for rating in report.ratings)]


def cross_rows(report: TournamentReport) -> list[list[str]]:
    names = [rating.bot for rating in report.ratings]
    return [[one, *(meeting(report.cross[one].get(two)) for two in names)] for one in names]


def meeting(found: Meeting | None) -> str:
    return f"{percent(found.rate)} / {found.count}" if found and found.count else "–"


def verdict(test: SequentialVerdict, words: Words) -> str:
    """The sequential test in words, with its bounds."""
    facts: dict[str, Any] = {
        "bot": test.bot,
        "share": percent(test.share),
        "low": shortest(test.low),
        "high": shortest(test.high),
        "games": test.games,
        "seeds": test.seeds,
        "ratio": decimal(test.ratio, 2),
        "lower": decimal(test.lower, 2),
        "upper": decimal(test.upper, 2),
        "effect": decimal(test.design_effect, 2),
    }
    decision = f"arena-test-{test.decision or 'open'}"
    return f"{words(decision, **facts)} {words('arena-test-figures', **facts)}"


def as_page(game: Game[Any, Any], report: TournamentReport, language: str) -> str:
    """The same as HTML, with a drawing of the ratings."""
    words, plan = words_for(language, game), report.plan
    rows = [Span(rating.bot, rating.elo, rating.low, rating.high) for rating in report.ratings]
    about = words("arena-plan", bots=", ".join(plan.bots), seed=plan.seed, hash=report.summary.fingerprint)
    told = stalled(report.summary, plan, words)
    parts = [
        html.paragraph(about, soft=True),
        *([html.paragraph(told)] if told else []),
        *([html.paragraph(verdict(report.test, words))] if report.test is not None else []),
        html.heading(words("arena-ratings")),
        html.paragraph(words("arena-ratings-how" if plan.players > 1 else "arena-ratings-alone"), soft=True),
        spans(rows, 0.0, 0, decimal),
        html.table(rating_head(words), rating_rows(report)),
        html.heading(words("arena-cross")),
        html.table(cross_head(words, report), cross_rows(report)),
    ]
    return html.page(language, title_of(game, report, words), parts)
