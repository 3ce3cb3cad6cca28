"""A course: rounds of lessons, each played with the weights that those before have given, and a test at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from hashlib import blake2b
from pathlib import Path

import msgspec

from pentapolis.arena import schedule
from pentapolis.arena.front import Workers, gather
from pentapolis.arena.play import MOST_DECISIONS, Result, Unit, play
from pentapolis.arena.sequential import SequentialTest, Verdict
from pentapolis.arena.simulate import Plan
from pentapolis.arena.store import Store
from pentapolis.bots import BY_HAND, TRAINED, estimating
from pentapolis.games import WEIGHTS, load, package_of
from pentapolis.kernel.data import find_text
from pentapolis.kernel.traits import Weights

from .lessons import Lesson, Study, study, with_weights

RESULTS, TRIALS, FORECASTS = METHODS = ("results", "trials", "forecasts")
STEP, FINER, WIDE, LEAST = 0.5, 1.0, 0.5, 0.06
LATER, WHIM = 0.94, 0.7
BY_LOT = {RESULTS: 0.1, TRIALS: 0.0, FORECASTS: 0.02}  # the share of answers drawn by lot that is usual
REPORT = "report.json"  # beside the weights
SURVEY = 40  # games by hand before the first trials or whims: they tell what is weighed by hand, and how traits differ
LOW, HIGH = 0.5, 0.6  # what the test tells apart: no better than by hand, or clearly better


class Course(msgspec.Struct, frozen=True):
    """What is trained, and how. `games` of `bot` are those of a round, `tests` the most that the test plays.

    It plays whole deals, one at least. `tested` is the bot of the test, if that is another one. `penalty` is how many
    positions speak for the estimate made by hand; 0: as many as fit the lessons best. `step`, `finer`, `wide` and
    `least` belong to trials: how far a round goes, as a part of how far seats go off; what part of that is left for the
    next round; how far they go off, as a part of every weight, and where the hand has none, as a part of how much seats
    usually differ in worth; how many standard errors of a weight are taken for luck (`doubt`); the traits whose weights
    are drawn, all if none is named (`only`). `later` and `whim` belong to forecasts: the part of a position's forecast
    that is made of what comes after the next one, and how much seats like or dislike a usual difference in a trait, in
    points.
    """

    game: str
    players: int
    options: dict[str, str]
    games: int
    rounds: int
    seed: str
    bot: str
    by_lot: float
    tests: int
    penalty: float = 0.0
    limit: int = MOST_DECISIONS
    rules: int = 0
    content: str = ""
    method: str = RESULTS
    step: float = STEP
    finer: float = FINER
    least: float = LEAST
    tested: str = ""
    doubt: float = 0.0
    wide: float = WIDE
    only: tuple[str, ...] = ()
    later: float = LATER
    whim: float = WHIM


class Told(msgspec.Struct, frozen=True):
    """What a report tells of how weights were found."""

    course: Course


def usual_method(game: str) -> str:
    """What the weights that a game comes with were learnt from; results, if it has none.

    >>> usual_method("mosaic")
    'trials'
    """
    text = find_text(package_of(game), WEIGHTS[0], REPORT)
    return msgspec.json.decode(text, type=Told).course.method if text is not None else RESULTS


def units(course: Course, number: int, weights: Weights | None, widths: Weights | None = None) -> list[Unit]:
    """The lessons of a round. The seed knows the weights, and how far seats go off: others, other games."""
    surveyed = course.method != RESULTS
    games = SURVEY if surveyed and widths is None else course.games
    start = f"{course.seed}/{course.method}" if surveyed else course.seed
    around = fingerprint(weights) if widths is None else f"{fingerprint(weights)}/{fingerprint(widths)}"
    if course.by_lot != BY_LOT[course.method]:  # other surprises, other games
        start += f"/lot/{course.by_lot:g}"
    return [
        Unit(
            course.game,
            course.players,
            course.options,
            f"{start}/{number}/{around}/{game}",
            (estimating(course.bot, TRAINED),) * course.players,
            course.limit,
            course.rules,
            course.content,
        )
        for game in range(games)
    ]


def fingerprint(weights: Weights | None) -> str:
    """A few letters that tell weights apart.

    >>> fingerprint(None)
    'hand'
    """
    if weights is None:
        return "hand"
    return blake2b(msgspec.json.encode(weights, order="deterministic"), digest_size=4).hexdigest()


def lessons(
    course: Course,
    number: int,
    weights: Weights | None,
    workers: Workers,
    store: Store[Lesson],
    pack: Path | None = None,
    widths: Weights | None = None,
) -> Iterator[Lesson]:
    """The lessons of a round, in their order; those in the store are not played again."""
    work = partial(study, pack, Study(weights, course.by_lot, widths, course.method == FORECASTS))
    return gather(work, units(course, number, weights, widths), workers, store)


def tested(course: Course) -> tuple[str, str]:
    """Who meets in the test: the bot with new weights, and by hand."""
    name = course.tested or course.bot
    return estimating(name, TRAINED), estimating(name, BY_HAND)


def deal(course: Course) -> list[schedule.LineUp]:
    """All seatings of a deal of the test: both are in every seat equally often, also where seats are odd.

    >>> [len(deal(Course("toy", seats, {}, 10, 1, "0", "greedy", 0.1, 60))) for seats in (2, 3, 4, 5)]
    [2, 6, 2, 10]
    """
    line_ups = schedule.line_ups(tested(course), course.players)
    return [seats for line_up in line_ups for seats in schedule.seatings(line_up)]


class Examined(msgspec.Struct, frozen=True):
    """A game of the test. Its unit does not hold the weights, so a store must not take it for one of a tournament."""

    result: Result


class Exam:
    """The bot with new weights against the same by hand, on seeds that no lesson had; every deal with all seatings."""

    def __init__(self, course: Course, weights: Weights, pack: Path | None = None) -> None:
        bots, seatings = tested(course), deal(course)
        plan = Plan(
            course.game,
            course.players,
            course.options,
            bots,
            course.tests,
            f"{course.seed}/test/{fingerprint(weights)}",
            course.limit,
            course.rules,
            course.content,
        )
        deals = max(1, course.tests // len(seatings))
        self.units = [schedule.unit(plan, number, seats) for number in range(deals) for seats in seatings]
        self._work = partial(examine, pack, weights)
        self._test = SequentialTest(bots[0], LOW, HIGH, Counter(unit.seed for unit in self.units))

    def results(self, workers: Workers, store: Store[Examined]) -> Iterator[Examined]:
        return gather(self._work, self.units, workers, store)

    def add(self, examined: Examined) -> None:
        self._test.add(examined.result)

    @property
    def decided(self) -> bool:
        return self._test.decided

    def verdict(self) -> Verdict:
        return self._test.verdict()


def examine(pack: Path | None, weights: Weights, unit: Unit) -> Examined:
    """Play one game of the test."""
    return Examined(play(with_weights(load(unit.game, pack), weights), unit))
