"""The report of a training run, beside its weights: what was done, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pentapolis.arena.run_info import RunInfo
from pentapolis.arena.sequential import SequentialVerdict
from pentapolis.bots import BY_HAND, estimating

from .exploration import NOISY_TRAITS
from .plot import Axes, lines
from .regression import Bin, EvolutionProgress, Figures
from .training_run import EVOLUTION, REPORT, SURVEY, TD_LAMBDA, TrainingRun, deal

CALIBRATION, CURVE = "calibration.svg", "curve.svg"

JUDGED = (
    "Evaluated on held-out games: the mean log loss of the shares of the victory (equal shares have {even:.4f}), and "
    "the expected calibration error (how far shares and results are apart on average)."
)

FAIR = "The figures are of weights that a round moved without the held-out games; the weights that are kept use all."

CHOSEN = (
    "The held-out games chose the strength of the prior, of a few values the one that predicts them best, and nothing "
    "else. So the figures may be slightly too good."
)

DECISIVE = (
    "So much more of the estimate by hand than another seat has makes a victory e times as likely: as the game's "
    "rulebook says (`decisive`), and as it fits the games best. Both are evaluated on held-out games."
)

PROGRESS = (
    "How near seats came to the victory, predicted from the perturbations of their weights alone: the log loss in "
    "held-out games, and the share that the new weights would have by linear extrapolation."
)


class Round(msgspec.Struct, frozen=True):
    """The figures of a round, on its held-out games."""

    games: int
    figures: Figures
    progress: EvolutionProgress | None = None


class TrainingReport(msgspec.Struct, frozen=True):
    """The JSON of a training. `test`: the weights against the estimate made by hand, if that was tested."""

    command: str
    origin: RunInfo
    training: TrainingRun = msgspec.field(name="course")
    rounds: list[Round]
    test: SequentialVerdict | None


def files_of(report: TrainingReport) -> dict[str, str]:
    """All files of a report, by name."""
    return {
        REPORT: msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n",
        "report.md": as_text(report),
        CALIBRATION: calibration(report.rounds[-1].figures),
        CURVE: curve(report.rounds),
    }


def as_text(report: TrainingReport) -> str:
    """The report in words and tables."""
    training, last = report.training, report.rounds[-1].figures
    rows = [
        f"| {number} | {found.games} | {found.figures.loss:.4f} | {found.figures.loss_by_hand:.4f} "
        f"| {100 * found.figures.error:.1f} % | {100 * found.figures.error_by_hand:.1f} % |"
        for number, found in enumerate(report.rounds, start=1)
    ]
    return "\n".join(
        [
            f"# Trained estimate of {training.game}, {training.players} players",
            "",
            f"    {report.command}",
            "",
            how(report),
            "",
            "## Rounds",
            "",
            judged(training, last),
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


def judged(training: TrainingRun, figures: Figures) -> str:
    """What the figures of the rounds mean."""
    words = [JUDGED.format(even=figures.even)]
    if training.method == EVOLUTION:
        words.append(FAIR)
    if training.method == TD_LAMBDA and not training.penalty:
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
    """The progress of evolution strategies, if the run used them."""
    rows = [
        f"| {number} | {step.loss:.4f} | {step.even:.4f} | {100 * step.promised:.1f} % |"
        for number, found in enumerate(rounds, start=1)
        if (step := found.progress) is not None
    ]
    if not rows:
        return []
    head = [
        "| round | loss | equal shares | promised against the round before |",
        "| --- | --- | --- | --- |",
    ]
    return ["## Evolution", "", PROGRESS, "", *head, *rows, ""]


def how(report: TrainingReport) -> str:
    training = report.training
    options = "".join(f", {name} {value}" for name, value in training.options.items())
    words = [
        f"{report.origin}. Rules version {training.rules}, content {training.content}{options}.",
        f"Every round is {training.games} games of {training.bot} against itself.",
    ]
    if training.method == EVOLUTION:
        words.append(
            "Evolution strategies: in each of them every seat has perturbed weights of its own, around those so far "
            f"(at first those that reproduce the estimate by hand in {SURVEY} games before), with a standard deviation "
            f"sigma of {100 * training.sigma:g} % of every weight. A round moves the weights by {training.step:g} "
            f"sigma; sigma is then multiplied by {training.sigma_decay:g}."
        )
        if training.only:
            words.append(f"Only these weights are perturbed, all others stay by hand: {', '.join(training.only)}.")
        if training.threshold:
            words.append(f"Directions below {training.threshold:g} standard errors are taken for luck.")
    if training.method == TD_LAMBDA:
        words.append(
            f"TD(λ): in each of them every seat has parameter noise on {NOISY_TRAITS} random traits, of about "
            f"{training.noise:g} points for a usual difference (measured in {SURVEY} games by hand). Weights are "
            f"fitted to λ-returns of the lead at the end, with λ = {training.lambda_:g}."
        )
    if training.epsilon:
        words.append(f"{100 * training.epsilon:g} % of the answers are random, in some games more, in others fewer.")
    return " ".join(words)


def verdict(report: TrainingReport) -> str:
    test, seatings = report.test, len(deal(report.training))
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
    """The calibration curve; perfect calibration is the diagonal."""
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
