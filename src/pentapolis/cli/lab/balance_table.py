"""The figures of a balance report as one table: a row for each seat, source of points and piece, and for the length."""

from __future__ import annotations

from typing import Any

from pentapolis.arena.balance import PieceLine, lift
from pentapolis.arena.tables import Row
from pentapolis.arena.tally import BotTally, SeatTally, Spread, WinRate
from pentapolis.kernel import Game
from pentapolis.kernel.words import Words

from ..shared.common import words_for
from .balance_report import BalanceReport
from .simulate import source_namer

LIFTS = ("lift", "lift_taken", "lift_held")
COLUMNS = (
    *("kind", "id", "name", "bot", "reconstructed", "offered", "taken", "held", "picked"),
    *(f"{name}{end}" for name in LIFTS for end in ("", "_low", "_high")),
    *("count", "mean", "deviation", "least", "quarter", "median", "three_quarters", "most"),
)


def rows_of(game: Game[Any, Any], report: BalanceReport, language: str) -> list[Row]:
    """All rows have the same columns, and nothing in those that are of another kind."""
    words, summary = words_for(language, game), report.summary
    rows = [
        *(seat_row(line, words) for line in summary.seats),
        *(row for line in summary.bots for row in source_rows(game, line, words)),
        *([length_row(summary.length, words)] if summary.length is not None else []),
        *(piece_row(game, line, line.piece in report.reconstructed, language) for line in report.pieces),
    ]
    return [{column: row.get(column) for column in COLUMNS} for row in rows]


def seat_row(line: SeatTally, words: Words) -> Row:
    """A seat with its wins, and how its points are distributed."""
    number = line.seat + 1
    named: Row = {"kind": "seat", "id": str(number), "name": words("balance-seat", number=number)}
    return {**named, **lifts("lift", line.wins), **spread_of(line.score)}


def source_rows(game: Game[Any, Any], line: BotTally, words: Words) -> list[Row]:
    """What a bot's seats got from each source."""
    name_of = source_namer(game, words)
    return [
        {
            "kind": "source",
            "id": source,
            "name": name_of(source),
            "bot": line.bot,
            "count": line.seats,
            "mean": float(points),
        }
        for source, points in line.points.items()
    ]


def length_row(length: Spread, words: Words) -> Row:
    return {"kind": "length", "id": "decisions", "name": words("arena-length"), **spread_of(length)}


def piece_row(game: Game[Any, Any], line: PieceLine, reconstructed: bool, language: str) -> Row:
    return {
        "kind": line.kind,
        "id": line.piece,
        "name": game.name_of(line.piece, language),
        "reconstructed": reconstructed,
        "offered": line.offered,
        "taken": line.taken,
        "held": line.held,
        "picked": line.picked.rate if line.picked else None,
        **lifts("lift", line.wins),
        **lifts("lift_taken", line.wins_taken),
        **lifts("lift_held", line.wins_held),
    }


def lifts(name: str, wins: WinRate | None) -> Row:
    """How many times their fair share somebody won, with the interval; nothing, where nobody has won at all."""
    if wins is None or not wins.fair:
        return {}
    return {name: lift(wins), f"{name}_low": wins.low / wins.fair, f"{name}_high": wins.high / wins.fair}


def spread_of(spread: Spread) -> Row:
    quarter, median, three_quarters = spread.quartiles
    return {
        "count": spread.count,
        "mean": spread.mean,
        "deviation": spread.deviation,
        "least": float(spread.least),
        "quarter": float(quarter),
        "median": float(median),
        "three_quarters": float(three_quarters),
        "most": float(spread.most),
    }
