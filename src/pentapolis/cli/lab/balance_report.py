"""What was found out about the balance of a game, in the terminal and as a page."""

from __future__ import annotations

from collections.abc import Mapping
from math import floor
from typing import Any

import msgspec

from pentapolis.arena.balance import Breach, PieceLine, lift, notable
from pentapolis.arena.simulate import Plan
from pentapolis.arena.svg import Span, bars, columns, spans
from pentapolis.arena.tally import Summary, WinRate
from pentapolis.kernel import Game
from pentapolis.kernel.words import Words

from ..shared import html
from ..shared.common import out, words_for
from ..shared.names import kind_name
from ..shared.numbers import decimal, percent, shortest
from ..shared.plot import bin_size
from .simulate import bot_wins, seat_wins, source_namer, sources, spreads, stalled
from .tournament_report import drawn

MOST_LINES = 12  # of a kind in the terminal: the best and the worst half
STARS = {True: " ★", False: " ☆"}  # reconstructed, reconstructed in part


class BalanceReport(msgspec.Struct, frozen=True):
    """The JSON of a balance report. `reconstructed` has the pieces whose content is a guess of ours; False: in part."""

    plan: Plan
    summary: Summary
    pieces: list[PieceLine]
    reconstructed: dict[str, bool]
    breaches: list[Breach]


Kinds = dict[str, list[PieceLine]]


def by_kind(report: BalanceReport) -> Kinds:
    kinds: Kinds = {}
    for line in report.pieces:
        kinds.setdefault(line.kind, []).append(line)
    return kinds


class Namer:
    """Pieces by name, with a star where they are reconstructed."""

    def __init__(self, game: Game[Any, Any], report: BalanceReport, language: str) -> None:
        self._game, self._language = game, language
        self._guessed = report.reconstructed

    def __call__(self, piece: str) -> str:
        star = STARS[self._guessed[piece]] if piece in self._guessed else ""
        return f"{self._game.name_of(piece, self._language) or piece}{star}"


def title_of(game: Game[Any, Any], report: BalanceReport, words: Words) -> str:
    name = words("balance-title", game=game.meta.names[words.language])
    return f"{name} · {words('arena-counts', players=report.plan.players, games=report.summary.games)}"


# The terminal


def show(game: Game[Any, Any], report: BalanceReport, limits: Mapping[str, float], language: str) -> None:
    words, name_of = words_for(language, game), Namer(game, report, language)
    out.print(title_of(game, report, words), style="bold", markup=False)
    if sentence := stalled(report.summary, report.plan, words):
        out.print(sentence)
    if report.summary.length is None:
        return
    out.print(seat_wins(report.summary, words) if report.plan.players > 1 else bot_wins(report.summary, words))
    points = {line.bot: line.score for line in report.summary.bots}
    out.print(spreads({**points, words("arena-length"): report.summary.length}, words))
    out.print(sources(report.summary.bots, source_namer(game, words), words), "")
    for kind, lines in by_kind(report).items():
        out.print(words("balance-pieces", kind=kind_name(kind, words)), style="bold")
        out.print(drawn(short_head(words), short_rows(few(lines), name_of)))
    for breach in report.breaches:
        out.print(told(breach, limits, words, name_of), style="red", markup=False)


def few(lines: list[PieceLine]) -> list[PieceLine]:
    """The best and the worst of many pieces; what can be neither taken nor left is none of them."""
    if len(lines) <= MOST_LINES:
        return lines
    judged = [line for line in lines if line.wins or line.shunned]
    return judged if len(judged) <= MOST_LINES else [*judged[: MOST_LINES // 2], *judged[-MOST_LINES // 2 :]]


def short_head(words: Words) -> list[str]:
    return [*(words(f"balance-{name}") for name in ("piece", "offered", "picked", "lift")), words("arena-interval")]


def short_rows(lines: list[PieceLine], name_of: Namer) -> list[list[str]]:
    return [
        [name_of(line.piece), str(line.offered), percent(line.picked.rate) if line.picked else "–", *lifted(line.wins)]
        for line in lines
    ]


def piece_head(words: Words) -> list[str]:
    names = "piece offered picked taken lift-taken held lift-held".split()
    heads = [words(f"balance-{name}") for name in names]
    return [*heads[:5], words("arena-interval"), *heads[5:], words("arena-interval")]


def piece_rows(lines: list[PieceLine], name_of: Namer) -> list[list[str]]:
    return [
        [
            name_of(line.piece),
            str(line.offered),
            percent(line.picked.rate) if line.picked else "–",
            str(line.taken),
            *lifted(line.wins_taken),
            str(line.held),
            *lifted(line.wins_held),
        ]
        for line in lines
    ]


def lifted(wins: WinRate | None) -> tuple[str, str]:
    """How many times its fair share a piece wins, with the interval."""
    if wins is None:
        return "–", ""
    return decimal(lift(wins), 2), f"{decimal(wins.low / wins.fair, 2)} – {decimal(wins.high / wins.fair, 2)}"


def told(breach: Breach, limits: Mapping[str, float], words: Words, name_of: Namer) -> str:
    facts = {"name": name_of(breach.piece), "kind": kind_name(breach.kind, words)}
    if breach.demand == "all-taken":
        return words("balance-breach-taken", **facts)
    return words("balance-breach-lift", found=decimal(breach.found, 2), most=shortest(limits[breach.kind]), **facts)


# The page


def as_page(game: Game[Any, Any], report: BalanceReport, language: str) -> str:
    words, name_of = words_for(language, game), Namer(game, report, language)
    plan, summary = report.plan, report.summary
    about = words("arena-plan", bots=", ".join(plan.bots), seed=plan.seed, hash=summary.fingerprint)
    parts = [html.paragraph(about, soft=True)]
    if sentence := stalled(summary, plan, words):
        parts.append(html.paragraph(sentence))
    if summary.length is not None:
        parts += seats_part(report, words) if plan.players > 1 else [alone(summary, words)]
        parts += sources_part(game, report, words)
        parts += [html.heading(words("arena-length")), columns(binned(summary.length.histogram))]
    for kind, lines in by_kind(report).items():
        parts += kind_part(kind, lines, words, name_of)
    return html.page(language, title_of(game, report, words), parts)


def seats_part(report: BalanceReport, words: Words) -> list[str]:
    rows = [span(words("balance-seat", number=line.seat + 1), line.wins) for line in report.summary.seats]
    how = html.paragraph(words("balance-seats-how"), soft=True)
    return [html.heading(words("balance-seats")), how, spans(rows, 1.0, number=decimal)]


def alone(summary: Summary, words: Words) -> str:
    """What lifts are measured by where everybody plays alone."""
    wins = summary.seats[0].wins
    return html.paragraph(words("balance-alone", won=shortest(wins.won), games=wins.games, share=percent(wins.rate)))


def sources_part(game: Game[Any, Any], report: BalanceReport, words: Words) -> list[str]:
    name_of = source_namer(game, words)
    parts = [html.heading(words("balance-sources"))]
    for line in report.summary.bots:
        parts += [html.paragraph(line.bot, soft=True)] if len(report.summary.bots) > 1 else []
        parts.append(bars({name_of(source): points for source, points in line.points.items()}, number=decimal))
    return parts


def kind_part(kind: str, lines: list[PieceLine], words: Words, name_of: Namer) -> list[str]:
    rows = [span(name_of(line.piece), line.wins) for line in lines if line.wins]
    unused = [name_of(line.piece) for line in lines if line.shunned]
    parts = [
        html.heading(words("balance-pieces", kind=kind_name(kind, words))),
        html.paragraph(words("balance-pieces-how"), soft=True),
    ]
    if unused:
        parts.append(html.paragraph(words("balance-untouched", pieces=", ".join(unused))))
    return [
        *parts,
        *([spans(rows, 1.0, number=decimal)] if rows else []),
        html.table(piece_head(words), piece_rows(lines, name_of)),
    ]


def span(name: str, wins: WinRate) -> Span:
    return Span(name, lift(wins), wins.low / wins.fair, wins.high / wins.fair, notable(wins))


def binned(histogram: Mapping[float, int]) -> dict[str, int]:
    """A distribution in a few columns.

    >>> binned({3: 1, 14: 2, 41: 1, 150: 1})
    {'0': 3, '20': 0, '40': 1, '60': 0, '80': 0, '100': 0, '120': 0, '140': 1}
    """
    values = [floor(value) for value in histogram]
    size = bin_size(min(values), max(values))
    counts = {str(place * size): 0 for place in range(min(values) // size, max(values) // size + 1)}
    for value, times in histogram.items():
        counts[str(floor(value) // size * size)] += times
    return counts
