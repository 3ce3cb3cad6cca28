"""The report of a training, beside its weights: what was done, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentapolis.arena.origin import Origin
from pentapolis.arena.sequential import Verdict
from pentapolis.bots import BY_HAND, estimating

from .course import FORECASTS, REPORT, SURVEY, TRIALS, Course, deal
from .plot import Axes, lines
from .teaching import Bin, Figures, Progress
from .whims import WHIMS

CALIBRATION, CURVE = "calibration.svg", "curve.svg"

JUDGED = (
    "Judged by games that were not learnt from: the mean log loss of the shares of the victory (who knows nothing has "
    "{even:.4f}), and how far shares and results are apart on average (calibration)."
)

FAIR = "They are figures of weights that a round moved without these games; those that are kept learn from all."

CHOSEN = (
    "Only how many positions speak for the estimate by hand was chosen by these games: of a few penalties the one "
    "under which they were told best. So the figures may be a little too good."
)

DECISIVE = (
    "So much more of the estimate by hand than another seat has makes a victory e times as likely: as the game's "
    "rulebook says (`decisive`), and as it fits the lessons best. Both are judged by games that were not learnt from."
)

TOLD = (
    "How near seats came to the victory, told by nothing but how their weights were drawn: the log loss in trials that "
    "were not learnt from, and the share that the new weights would have if the way went on as it begins."
)


class Round(msgspec.Struct, frozen=True):
    """What a round of lessons taught, judged by its games that were kept out."""

    games: int
    figures: Figures
    progress: Progress | None = None


class Report(msgspec.Struct, frozen=True):
    """The JSON of a training. `test`: the weights against the estimate made by hand, if that was tested."""

    command: str
    origin: Origin
    course: Course
    rounds: list[Round]
    test: Verdict | None


def files_of(report: Report) -> dict[str, str]:
    """All files of a report, by name."""
    return {
        REPORT: msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n",
        "report.md": as_text(report),
        CALIBRATION: calibration(report.rounds[-1].figures),
        CURVE: curve(report.rounds),
    }


def as_text(report: Report) -> str:
    """The report in words and tables."""
    course, last = report.course, report.rounds[-1].figures
    rows = [
        f"| {number} | {found.games} | {found.figures.loss:.4f} | {found.figures.loss_by_hand:.4f} "
        f"| {100 * found.figures.error:.1f} % | {100 * found.figures.error_by_hand:.1f} % |"
        for number, found in enumerate(report.rounds, start=1)
    ]
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
            judged(course, last),
            "",
            "| round | games | loss | loss by hand | apart | apart by hand |",
            "| --- | --- | --- | --- | --- | --- |",
            *rows,
            "",
            f"![The mean log loss of every round, trained and by hand]({CURVE})",
            "",
            *progress_of(report.rounds),
            "## Calibration",
            "",
            *table_of(last.bins),
            "",
            f"![Shares of the victory expected and won, trained and by hand]({CALIBRATION})",
            "",
            *scale_of(last),
            "## Test",
            "",
            verdict(report),
            "",
        ]
    )


def judged(course: Course, figures: Figures) -> str:
    """What the figures of the rounds mean."""
    words = [JUDGED.format(even=figures.even)]
    if course.method == TRIALS:
        words.append(FAIR)
    if course.method == FORECASTS and not course.penalty:
        words.append(CHOSEN)
    return " ".join(words)


def scale_of(figures: Figures) -> list[str]:
    """How much of the estimate by hand is decisive."""
    fitted = figures.fitted
    rows = [
        ("as the game says", figures.decisive, figures.loss_by_hand, figures.error_by_hand),
        ("as it fits", fitted.decisive, fitted.loss, fitted.error),
    ]
    return [
        *("## What is decisive by hand", "", DECISIVE, ""),
        *("| | decisive | loss | apart |", "| --- | --- | --- | --- |"),
        *(f"| {name} | {decisive:g} | {loss:.4f} | {100 * error:.1f} % |" for name, decisive, loss, error in rows),
        *("", "Calibration of the one that fits:", ""),
        *table_of(fitted.bins),
        "",
    ]


def table_of(bins: Sequence[Bin]) -> list[str]:
    rows = [f"| {100 * b.said:.1f} % | {100 * b.won:.1f} % | {b.positions} |" for b in bins]
    return ["| share expected | share won | seats |", "| --- | --- | --- |", *rows]


def progress_of(rounds: Sequence[Round]) -> list[str]:
    """What trials told, if there were any."""
    rows = [
        f"| {number} | {told.loss:.4f} | {told.even:.4f} | {100 * told.promised:.1f} % |"
        for number, found in enumerate(rounds, start=1)
        if (told := found.progress) is not None
    ]
    if not rows:
        return []
    head = [
        "| round | loss of trials | who knows nothing | promised against the round before |",
        "| --- | --- | --- | --- |",
    ]
    return ["## Trials", "", TOLD, "", *head, *rows, ""]


def how(report: Report) -> str:
    course = report.course
    options = "".join(f", {name} {value}" for name, value in course.options.items())
    words = [
        f"{report.origin}. Rules version {course.rules}, content {course.content}{options}.",
        f"Every round is {course.games} games of {course.bot} against itself.",
    ]
    if course.method == TRIALS:
        words.append(
            "In each of them every seat has weights of its own, drawn around those so far (the first ones around those "
            f"that give what the hand gives in {SURVEY} games before), and usually off by {100 * course.wide:g} % of "
            f"every weight. A round moves the weights by {course.step:g} of how far seats go off; "
            f"{100 * course.finer:g} % of that is left for the next round."
        )
        if course.only:
            words.append(f"Only these weights are drawn, all others are those of the hand: {', '.join(course.only)}.")
        if course.doubt:
            words.append(f"What is below {course.doubt:g} standard errors of a weight is taken for luck.")
    if course.method == FORECASTS:
        words.append(
            f"In each of them every seat likes or dislikes {WHIMS} traits by lot, by about {course.whim:g} points for "
            f"what seats usually differ by ({SURVEY} games by hand told that). Weights are fitted to forecasts of the "
            f"lead at the end, of which {100 * course.later:g} % are made of what comes after the next position."
        )
    if course.by_lot:
        words.append(f"{100 * course.by_lot:g} % of the answers are drawn by lot, in some games more, in others fewer.")
    return " ".join(words)


def verdict(report: Report) -> str:
    test, seatings = report.test, len(deal(report.course))
    if test is None:
        return "None was played."
    decision = {
        "high": f"it wins {test.high} of its games or more, not {test.low} or less",
        "low": f"it wins {test.low} of its games or less, not {test.high} or more",
        None: "not decided",
    }[test.decision]
    changed = "twice with seats changed" if seatings == 2 else f"with all {seatings} seatings"
    return (
        f"{test.bot} with these weights against {estimating(test.bot, BY_HAND)}, every deal {changed}: {decision}. "
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
