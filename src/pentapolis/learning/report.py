"""The report of a training, beside its weights: what was done, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentapolis.arena.sequential import Verdict
from pentapolis.bots import BY_HAND, estimating

from .course import Course
from .plot import Axes, lines
from .teaching import Bin, Figures

JUDGED = (
    "Judged by games that were not learnt from: the mean log loss of the shares of the victory (who knows nothing has "
    "{even:.4f}), and how far shares and results are apart on average (calibration)."
)


class Round(msgspec.Struct, frozen=True):
    """What a round of lessons taught, judged by its games that were kept out."""

    games: int
    figures: Figures


class Report(msgspec.Struct, frozen=True):
    """The JSON of a training. `test`: the weights against the estimate made by hand, if that was tested."""

    command: str
    date: str
    course: Course
    rounds: list[Round]
    test: Verdict | None


def files_of(report: Report) -> dict[str, str]:
    """All files of a report, by name."""
    return {
        "report.json": msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n",
        "report.md": as_text(report),
        "calibration.svg": calibration(report.rounds[-1].figures),
        "curve.svg": curve(report.rounds),
    }


def as_text(report: Report) -> str:
    """The report in words and tables."""
    course, last = report.course, report.rounds[-1].figures
    rows = [
        f"| {number} | {found.games} | {found.figures.loss:.4f} | {found.figures.loss_by_hand:.4f} "
        f"| {100 * found.figures.error:.1f} % | {100 * found.figures.error_by_hand:.1f} % |"
        for number, found in enumerate(report.rounds, start=1)
    ]
    bins = [f"| {100 * b.said:.1f} % | {100 * b.won:.1f} % | {b.positions} |" for b in last.bins]
    return "\n".join(
        [
            f"# Trained estimate of {course.game}, {course.players} players",
            "",
            f"    {report.command}",
            "",
            how(report),
            "",
            "## Rounds",
            "",
            JUDGED.format(even=last.even),
            "",
            "| round | games | loss | loss by hand | apart | apart by hand |",
            "| --- | --- | --- | --- | --- | --- |",
            *rows,
            "",
            "## Calibration",
            "",
            "| share expected | share won | seats |",
            "| --- | --- | --- |",
            *bins,
            "",
            "## Test",
            "",
            verdict(report.test),
            "",
        ]
    )


def how(report: Report) -> str:
    course = report.course
    options = "".join(f", {name} {value}" for name, value in course.options.items())
    return (
        f"{report.date}. Rules version {course.rules}, content {course.content}{options}. Every round is "
        f"{course.games} games of {course.bot} against itself; {100 * course.by_lot:g} % of the answers are drawn by "
        "lot, in some games more, in others fewer."
    )


def verdict(test: Verdict | None) -> str:
    if test is None:
        return "None was played."
    decision = {
        "high": f"it wins {test.high} of its games or more, not {test.low} or less",
        "low": f"it wins {test.low} of its games or less, not {test.high} or more",
        None: "not decided",
    }[test.decision]
    return (
        f"{test.bot} with these weights against {estimating(test.bot, BY_HAND)}, every deal twice with seats changed: "
        f"{decision}. "
        f"It won {100 * test.share:.1f} % of {test.games} games on {test.seeds} seeds; log-likelihood ratio "
        f"{test.ratio:.2f}, bounds {test.lower:.2f} and {test.upper:.2f}, design effect {test.design_effect:.2f}."
    )


def calibration(figures: Figures) -> str:
    """Shares expected and won; who knows what he says is on the line."""
    axes = Axes("share of the victory expected", "share won", (0, 1), (0, 1))
    series = {
        "trained": points(figures.bins),
        "by hand": points(figures.bins_by_hand),
        "right": [(0.0, 0.0), (1.0, 1.0)],
    }
    return lines(axes, series)


def points(bins: Sequence[Bin]) -> list[tuple[float, float]]:
    return [(found.said, found.won) for found in bins]


def curve(rounds: Sequence[Round]) -> str:
    """The loss of every round."""
    trained = [(float(n), found.figures.loss) for n, found in enumerate(rounds, start=1)]
    by_hand = [(float(n), found.figures.loss_by_hand) for n, found in enumerate(rounds, start=1)]
    losses = [loss for _, loss in trained + by_hand]
    axes = Axes("round", "mean log loss", (1, max(2, len(rounds))), (0.9 * min(losses), 1.1 * max(losses)))
    return lines(axes, {"trained": trained, "by hand": by_hand})
