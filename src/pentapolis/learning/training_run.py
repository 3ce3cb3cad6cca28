"""A training run: rounds of self-play, each with the weights of the rounds before, and a test at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import ClassVar

import msgspec

from pentapolis.arena import schedule
from pentapolis.arena.execution import Workers, gather
from pentapolis.arena.play import MOST_DECISIONS, GameResult, WorkUnit, play
from pentapolis.arena.result_store import ResultStore
from pentapolis.arena.sequential import SequentialTest, SequentialVerdict
from pentapolis.arena.simulate import Plan
from pentapolis.bots import BY_HAND, TRAINED, estimating
from pentapolis.games import WEIGHTS, load, package_of
from pentapolis.kernel.data import find_text
from pentapolis.kernel.traits import Weights

from .episodes import Episode, EpisodeSettings, play_episode, with_weights

RESULTS, EVOLUTION, TD_LAMBDA = "results", "trials", "forecasts"  # as they are stored in reports and seeds
METHODS = {"results": RESULTS, "evolution": EVOLUTION, "td-lambda": TD_LAMBDA}  # as they are named
STEP_SIZE, SIGMA_DECAY, SIGMA, SIGMA_FLOOR = 0.5, 1.0, 0.5, 0.06
LAMBDA, NOISE = 0.94, 0.7
EPSILONS = {RESULTS: 0.1, EVOLUTION: 0.0, TD_LAMBDA: 0.02}  # the default share of random answers
REPORT = "report.json"  # beside the weights
SURVEY = 40  # games by hand before the first round: they tell the weights by hand, and how much traits vary
LOW, HIGH = 0.5, 0.6  # what the test tells apart: no better than by hand, or clearly better


class TrainingRun(msgspec.Struct, frozen=True):
    """What is trained, and how.

    games        of self-play in a round, by `bot`
    epsilon      share of random answers
    tests        games of the test, at most; it plays whole deals, one at least
    tested       bot of the test, if that is another one
    penalty      strength of the prior, which is the estimate by hand, in positions; 0: cross-validated

    Evolution strategies:

    step         step size of a round, in sigmas
    sigma        standard deviation of the perturbations, as a part of every weight
    sigma_floor  the same where the weight by hand is 0, as a part of how much the estimates of seats usually differ
    sigma_decay  factor on sigma from round to round
    threshold    directions below so many standard errors are taken for luck
    only         traits that are perturbed; all, if none is named

    TD(λ):

    lambda_      λ
    noise        standard deviation of the exploration noise, in points for a usual difference in a trait

    The names in the store and in reports are older.
    """

    game: str
    players: int
    options: dict[str, str]
    games: int
    rounds: int
    seed: str
    bot: str
    epsilon: float = msgspec.field(name="by_lot")
    tests: int
    penalty: float = 0.0
    limit: int = MOST_DECISIONS
    rules: int = 0
    content: str = ""
    method: str = RESULTS
    step: float = STEP_SIZE
    sigma_decay: float = msgspec.field(default=SIGMA_DECAY, name="finer")
    sigma_floor: float = msgspec.field(default=SIGMA_FLOOR, name="least")
    tested: str = ""
    threshold: float = msgspec.field(default=0.0, name="doubt")
    sigma: float = msgspec.field(default=SIGMA, name="wide")
    only: tuple[str, ...] = ()
    lambda_: float = msgspec.field(default=LAMBDA, name="later")
    noise: float = msgspec.field(default=NOISE, name="whim")


def method_of(name: str) -> str | None:
    """A method by its name; None if there is no such method. Names as they are stored are known, too.

    >>> method_of("evolution"), method_of("trials"), method_of("luck")
    ('trials', 'trials', None)
    """
    return METHODS.get(name, name if name in METHODS.values() else None)


def name_of(method: str) -> str:
    """The name of a method.

    >>> name_of("forecasts")
    'td-lambda'
    """
    return next(name for name, stored in METHODS.items() if stored == method)


class ReportHeader(msgspec.Struct, frozen=True):
    """The part of a report that tells how its weights were found."""

    training: TrainingRun = msgspec.field(name="course")


def default_method(game: str) -> str:
    """The method that found the weights that a game ships; results, if it ships none.

    >>> name_of(default_method("mosaic"))
    'evolution'
    """
    text = find_text(package_of(game), WEIGHTS[0], REPORT)
    return msgspec.json.decode(text, type=ReportHeader).training.method if text is not None else RESULTS


def units(training: TrainingRun, number: int, weights: Weights | None, sigmas: Weights | None = None) -> list[WorkUnit]:
    """The games of a round. Their seeds depend on the weights and on the perturbations."""
    surveyed = training.method != RESULTS
    games = SURVEY if surveyed and sigmas is None else training.games
    start = f"{training.seed}/{training.method}" if surveyed else training.seed
    around = fingerprint(weights) if sigmas is None else f"{fingerprint(weights)}/{fingerprint(sigmas)}"
    if training.epsilon != EPSILONS[training.method]:  # other random answers, other games
        start += f"/lot/{training.epsilon:g}"
    return [
        WorkUnit(
            training.game,
            training.players,
            training.options,
            f"{start}/{number}/{around}/{game}",
            (estimating(training.bot, TRAINED),) * training.players,
            training.limit,
            training.rules,
            training.content,
        )
        for game in range(games)
    ]


def fingerprint(weights: Weights | None) -> str:
    """A short hash of weights.

    >>> fingerprint(None)
    'hand'
    """
    if weights is None:
        return "hand"
    return blake2b(msgspec.json.encode(weights, order="deterministic"), digest_size=4).hexdigest()


def episodes(
    training: TrainingRun,
    number: int,
    weights: Weights | None,
    workers: Workers,
    store: ResultStore[Episode],
    pack: Path | None = None,
    sigmas: Weights | None = None,
) -> Iterator[Episode]:
    """The games of a round, in their order; those in the store are not played again."""
    work = partial(play_episode, pack, EpisodeSettings(weights, training.epsilon, sigmas, training.method == TD_LAMBDA))
    return gather(work, units(training, number, weights, sigmas), workers, store)


def tested(training: TrainingRun) -> tuple[str, str]:
    """Who meets in the test: the bot with new weights, and by hand."""
    name = training.tested or training.bot
    return estimating(name, TRAINED), estimating(name, BY_HAND)


def deal(training: TrainingRun) -> list[schedule.LineUp]:
    """All seatings of a deal of the test: both bots sit in every seat equally often, even at odd numbers of seats.

    >>> [len(deal(TrainingRun("toy", seats, {}, 10, 1, "0", "greedy", 0.1, 60))) for seats in (2, 3, 4, 5)]
    [2, 6, 2, 10]
    """
    line_ups = schedule.line_ups(tested(training), training.players)
    return [seats for line_up in line_ups for seats in schedule.seatings(line_up)]


class StrengthTestGame(msgspec.Struct, frozen=True):
    """A game of the test. Its unit does not hold the weights, so a store must not take it for one of a tournament."""

    KIND: ClassVar[str] = "examined"

    result: GameResult


class StrengthTest:
    """The bot with new weights against the same by hand, on fresh seeds; every deal with all seatings."""

    def __init__(self, training: TrainingRun, weights: Weights, pack: Path | None = None) -> None:
        bots, seatings = tested(training), deal(training)
        plan = Plan(
            training.game,
            training.players,
            training.options,
            bots,
            training.tests,
            f"{training.seed}/test/{fingerprint(weights)}",
            training.limit,
            training.rules,
            training.content,
        )
        deals = max(1, training.tests // len(seatings))
        self.units = [schedule.unit(plan, number, seats) for number in range(deals) for seats in seatings]
        self._work = partial(play_test_game, pack, weights)
        self._test = SequentialTest(bots[0], LOW, HIGH, Counter(unit.seed for unit in self.units))

    def results(self, workers: Workers, store: ResultStore[StrengthTestGame]) -> Iterator[StrengthTestGame]:
        return gather(self._work, self.units, workers, store)

    def add(self, examined: StrengthTestGame) -> None:
        self._test.add(examined.result)

    @property
    def decided(self) -> bool:
        return self._test.decided

    def verdict(self) -> SequentialVerdict:
        return self._test.verdict()


def play_test_game(pack: Path | None, weights: Weights, unit: WorkUnit) -> StrengthTestGame:
    """Play one game of the test."""
    return StrengthTestGame(play(with_weights(load(unit.game, pack), weights), unit))
