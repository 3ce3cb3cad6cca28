"""The tally of a simulation: who won how often, with how many points, from what, after how long.

Everything is counted in whole numbers and results come in the order of their units, so the same units give the same
tally to the last digit, however many processes played them.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from hashlib import blake2b
from math import floor, sqrt

import msgspec

from .play import GameResult

Z95 = 1.959964  # of a normal distribution, 95 % lie within so many deviations


class WinRate(msgspec.Struct, frozen=True):
    """Games won out of games played, with the 95 % interval of the rate; `fair` is what seats alone would give.

    A shared victory counts in parts. Where one plays alone against the game, `fair` is how often that was beaten.
    """

    games: int
    won: float
    rate: float
    low: float
    high: float
    fair: float


class Spread(msgspec.Struct, frozen=True):
    """How a number is distributed."""

    count: int
    mean: float
    deviation: float
    least: float
    quartiles: tuple[float, float, float]
    most: float
    histogram: dict[float, int]


class BotTally(msgspec.Struct, frozen=True):
    """One bot in the games it took part in: `seats` is how many it took; `points` are the mean points by source."""

    bot: str
    seats: int
    wins: WinRate
    score: Spread
    points: dict[str, float]


class SeatTally(msgspec.Struct, frozen=True):
    """One seat, whoever sat there."""

    seat: int
    wins: WinRate
    score: Spread


class Summary(msgspec.Struct, frozen=True):
    """All that a simulation found out. Games that stalled count nowhere but in `stalled`.

    `fingerprint` is made of the final states of all games: equal ones were played alike.
    """

    games: int
    stalled: int
    bots: list[BotTally]
    seats: list[SeatTally]
    length: Spread | None
    fingerprint: str


class Tally:
    """Takes results one by one, and keeps only counts of them."""

    def __init__(self, bots: tuple[str, ...], players: int) -> None:
        self.games = self.stalled = self._won = 0
        self._players = players
        self._names = list(dict.fromkeys(bots))
        self._bot_wins = dict.fromkeys(self._names, Fraction(0))
        self._bot_games: Counter[str] = Counter()
        self._seat_wins = [Fraction(0)] * players
        self._bot_scores: dict[str, Counter[float]] = {name: Counter() for name in self._names}
        self._seat_scores: list[Counter[float]] = [Counter() for _ in range(players)]
        self._points: dict[str, Counter[str]] = {name: Counter() for name in self._names}
        self._lengths: Counter[float] = Counter()
        self._digest = blake2b(digest_size=8)

    def add(self, result: GameResult) -> None:
        self.games += 1
        self._digest.update(result.hash.encode())
        if not result.finished:
            self.stalled += 1
            return
        self._lengths[result.decisions] += 1
        self._bot_games.update(set(result.unit.bots))
        part = part_of(result)
        self._won += 1 in result.places
        for seat, (bot, score) in enumerate(zip(result.unit.bots, result.scores, strict=True)):
            if result.places[seat] == 1:
                self._bot_wins[bot] += part
                self._seat_wins[seat] += part
            total = sum(score.values())
            self._bot_scores[bot][total] += 1
            self._seat_scores[seat][total] += 1
            self._points[bot].update(score)

    @property
    def fair(self) -> Fraction:
        """What a seat wins on the average: one divided by the seats, unless games were lost by all of them."""
        return Fraction(self._won, self._players * (self.games - self.stalled))

    def summary(self) -> Summary:
        finished = self.games - self.stalled
        return Summary(
            games=self.games,
            stalled=self.stalled,
            bots=[self._bot_line(name) for name in self._names if self._bot_scores[name]],
            seats=[self._seat_line(seat) for seat in range(self._players)] if finished else [],
            length=spread(self._lengths) if finished else None,
            fingerprint=self._digest.hexdigest(),
        )

    def _bot_line(self, name: str) -> BotTally:
        scores, games = self._bot_scores[name], self._bot_games[name]
        seats = scores.total()
        fair = self.fair * seats / games
        points = sorted(self._points[name].items(), key=lambda item: (-item[1], item[0]))
        means = {source: total / seats for source, total in points}
        return BotTally(name, seats, share(self._bot_wins[name], games, fair), spread(scores), means)

    def _seat_line(self, seat: int) -> SeatTally:
        wins = share(self._seat_wins[seat], self.games - self.stalled, self.fair)
        return SeatTally(seat, wins, spread(self._seat_scores[seat]))


def part_of(result: GameResult) -> Fraction:
    """What each of the winners has of the victory; all of it where a lone seat may have won or not."""
    return Fraction(1, max(1, result.places.count(1)))


def share(won: Fraction, games: int, fair: Fraction) -> WinRate:
    """A rate with its Wilson interval, which stays between 0 and 1 and is right for few games too.

    >>> share(Fraction(8), 10, Fraction(1, 2))
    WinRate(games=10, won=8.0, rate=0.8, low=0.4901..., high=0.9433..., fair=0.5)
    """
    rate, z = float(won / games), Z95 * Z95 / games
    middle = (rate + z / 2) / (1 + z)
    half = Z95 * sqrt(rate * (1 - rate) / games + z / games / 4) / (1 + z)
    return WinRate(games, float(won), rate, max(0.0, middle - half), min(1.0, middle + half), float(fair))


def spread(counts: Counter[float]) -> Spread:
    """The distribution of counted numbers.

    >>> spread(Counter([1, 3, 4, 4]))
    Spread(count=4, mean=3.0, deviation=1.22..., least=1, quartiles=(2.5, 3.5, 4.0), most=4, histogram={1: 1, ...})
    """
    count = counts.total()
    mean = Fraction(sum(value * times for value, times in counts.items())) / count
    variance = sum(times * (value - mean) ** 2 for value, times in counts.items()) / count
    histogram = dict(sorted(counts.items()))
    quartiles = quantile(histogram, count, 0.25), quantile(histogram, count, 0.5), quantile(histogram, count, 0.75)
    return Spread(count, float(mean), sqrt(variance), min(counts), quartiles, max(counts), histogram)


def quantile(histogram: dict[float, int], count: int, part: float) -> float:
    """The number below which that part of a sorted histogram lies, between two numbers where it falls there.

    >>> quantile({1: 2, 5: 2}, 4, 0.5)
    3.0
    """
    place = part * (count - 1)
    low = _at(histogram, floor(place))
    high = _at(histogram, min(floor(place) + 1, count - 1))
    return low + (high - low) * (place - floor(place))


def _at(histogram: dict[float, int], place: int) -> float:
    """The number at a place of the sorted list that a histogram stands for."""
    for value, times in histogram.items():
        place -= times
        if place < 0:
            return value
    raise IndexError(place)
