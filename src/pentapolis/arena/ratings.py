"""Ratings: how strong bots are, as Elo by maximum likelihood (Bradley and Terry) with 95 % intervals.

A game of several players counts as one comparison for every two seats with different bots: the better place beats the
worse, and equal places are half a win for each. Where one plays alone against the game, it is the games of one seed
that are compared: who has beaten the game is before who has not, and then who has more points. Games of one seed hang
together, and so do the comparisons of one game; the interval takes that from the data (sandwich of the scores by seed),
but is never narrower than that of independent comparisons. Every two bots get a tenth of an imagined draw, so that who
has won every game has a number, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from math import exp, log, sqrt

import msgspec

from pentapolis.kernel.sums import plain_sum

from .linear_algebra import Matrix, Vector, inverse, times
from .play import GameResult
from .tally import Z95

ELO = 400 / log(10)  # points for each unit of log odds
STEPS = 100
ENOUGH = 1e-10
DRAW = 0.1  # comparisons in the imagined draw; a whole one says too much about bots that are far apart

Pair = tuple[int, int]


class Rating(msgspec.Struct, frozen=True):
    """A bot's Elo, relative to the mean of all; `low` and `high` hold the true one in 95 of 100 tournaments."""

    bot: str
    elo: float
    low: float
    high: float


class Meeting(msgspec.Struct):
    """How two bots fared with each other: `won` of `count` comparisons by the first, draws half."""

    won: float = 0.0
    count: float = 0  # whole, but for imagined ones

    @property
    def rate(self) -> float:
        return self.won / self.count if self.count else 0.5


Meetings = dict[Pair, Meeting]
"""By the numbers of two bots, the smaller first."""

Standing = tuple[int, tuple[int, float]]
"""The number of a bot, and what it is compared by: the lower, the better."""


class Comparisons:
    """Takes results one by one, and keeps who placed before whom, seed by seed."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.names = list(dict.fromkeys(bots))
        self._numbers = {name: number for number, name in enumerate(self.names)}
        self._seeds: dict[str, Meetings] = {}
        self._alone: dict[str, list[Standing]] = {}

    def add(self, result: GameResult) -> None:
        meetings = self._seeds.setdefault(result.unit.seed, {})
        for (one, rank), (two, other) in self._compared(result):
            if one != two:
                meeting = meetings.setdefault((min(one, two), max(one, two)), Meeting())
                won = 0.5 if rank == other else float((rank < other) == (one < two))
                meeting.won += won
                meeting.count += 1

    def _compared(self, result: GameResult) -> Iterable[tuple[Standing, Standing]]:
        """Every two seats of a game; a lone one with those that have played the same seed alone before."""
        seats = [
            (self._numbers[bot], (place, -sum(score.values()) if len(result.places) == 1 else 0.0))
            for bot, place, score in zip(result.unit.bots, result.places, result.scores, strict=True)
        ]
        if len(seats) > 1:
            return combinations(seats, 2)
        before = self._alone.setdefault(result.unit.seed, [])
        before += seats
        return [(seats[0], earlier) for earlier in before[:-1]]

    @property
    def total(self) -> Meetings:
        """All meetings, over all seeds."""
        found: Meetings = {}
        for meetings in self._seeds.values():
            for pair, meeting in meetings.items():
                sum_ = found.setdefault(pair, Meeting())
                sum_.won += meeting.won
                sum_.count += meeting.count
        return found

    def cross(self) -> dict[str, dict[str, Meeting]]:
        """Who placed before whom how often, from the side of each bot."""
        table: dict[str, dict[str, Meeting]] = {name: {} for name in self.names}
        for (one, two), meeting in sorted(self.total.items()):
            table[self.names[one]][self.names[two]] = meeting
            table[self.names[two]][self.names[one]] = Meeting(meeting.count - meeting.won, meeting.count)
        return table

    def ratings(self) -> list[Rating]:
        """The strongest first. Nobody has a rating before somebody has met."""
        total = self.total
        if not total:
            return []
        for pair in combinations(range(len(self.names)), 2):
            meeting = total.setdefault(pair, Meeting())
            meeting.won += DRAW / 2
            meeting.count += DRAW
        strengths = fit(total, len(self.names))
        errors = deviations(total, self._seeds, strengths)
        found = [
            Rating(name, ELO * strength, ELO * (strength - Z95 * error), ELO * (strength + Z95 * error))
            for name, strength, error in zip(self.names, strengths, errors, strict=True)
        ]
        return sorted(found, key=lambda rating: -rating.elo)


def fit(meetings: Mapping[Pair, Meeting], bots: int) -> Vector:
    """The strengths that make the meetings likeliest, with mean 0: Newton's method, from all being equal.

    >>> [round(ELO * strength) for strength in fit({(0, 1): Meeting(75, 100)}, 2)]
    [95, -95]
    """
    strengths = [0.0] * bots
    for _ in range(STEPS):
        step = times(spread_of(meetings, strengths), slope(meetings, strengths))
        longest = max(map(abs, step))
        scale = min(1.0, 1.0 / longest) if longest else 1.0  # a long step would leave the region where it is right
        strengths = [strength + scale * change for strength, change in zip(strengths, step, strict=True)]
        if longest < ENOUGH:
            break
    return strengths


def chance(strengths: Vector, pair: Pair) -> float:
    """How likely the first of two is to beat the second."""
    return 1 / (1 + exp(strengths[pair[1]] - strengths[pair[0]]))


def slope(meetings: Mapping[Pair, Meeting], strengths: Vector) -> Vector:
    """How the log-likelihood grows with each strength."""
    found = [0.0] * len(strengths)
    for pair, meeting in meetings.items():
        surplus = meeting.won - meeting.count * chance(strengths, pair)
        found[pair[0]] += surplus
        found[pair[1]] -= surplus
    return found


def spread_of(meetings: Mapping[Pair, Meeting], strengths: Vector) -> Matrix:
    """The covariance of the strengths if all comparisons were independent: the inverse of the information.

    Only differences of strengths are known, so the information has a hole, which a constant fills and leaves again.
    """
    size = len(strengths)
    information = [[1 / size] * size for _ in range(size)]
    for pair, meeting in meetings.items():
        one, two = pair
        rate = chance(strengths, pair)
        weight = meeting.count * rate * (1 - rate)
        information[one][one] += weight
        information[two][two] += weight
        information[one][two] -= weight
        information[two][one] -= weight
    return [[value - 1 / size for value in row] for row in inverse(information)]


def deviations(total: Meetings, seeds: Mapping[str, Meetings], strengths: Vector) -> Vector:
    """The standard errors of the strengths: the larger of what independence says and what the seeds say."""
    bread = spread_of(total, strengths)
    moved = [times(bread, slope(meetings, strengths)) for meetings in seeds.values()]
    return [sqrt(max(bread[n][n], plain_sum(step[n] ** 2 for step in moved))) for n in range(len(strengths))]
