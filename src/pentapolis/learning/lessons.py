"""Lessons: games that greedy bots play against themselves, and the positions on their way.

Now and then an answer is drawn by lot. Otherwise only positions would be seen that the bots like anyway, and nothing
could be learnt of those they avoid.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from pentapolis.arena.play import Unit
from pentapolis.bots import Chair, make_bot
from pentapolis.games import load
from pentapolis.kernel import Game, Match
from pentapolis.kernel.traits import Traits, Weights, trained

MOST_POSITIONS = 32  # of a game: its positions all end in the same way, and more of them teach little
DIGITS = 4


class Study(msgspec.Struct, frozen=True):
    """How lessons are played, besides the bots of the unit: with which weights (None: by hand), how often by lot."""

    weights: Weights | None
    by_lot: float


class Position(msgspec.Struct, frozen=True):
    """A position where play passes on to the seat `asked`: its phase, and the traits of every seat.

    `by_hand` is what the estimate made by hand says of every seat.
    """

    phase: float
    asked: int
    traits: list[list[float]]
    by_hand: list[float]


class Lesson(msgspec.Struct, frozen=True):
    """A game: some of its positions, the seats' final points, and their shares of the victory."""

    unit: Unit
    positions: list[Position]
    points: list[float]
    shares: list[float]


def with_weights(game: Game[Any, Any], weights: Weights | None) -> Game[Any, Any]:
    """The game with these weights in place of those it comes with."""
    rules = game.rules
    if weights is None or rules.traits is None:
        return replace(game, trained=None)
    return replace(game, trained=trained(rules.traits, weights, rules.seats_of, rules.evaluate))


def study(pack: Path | None, how: Study, unit: Unit) -> Lesson:
    """Play one lesson, wherever this is: the same unit gives the same lesson."""
    return lesson(with_weights(load(unit.game, pack), how.weights), unit, how.by_lot)


def lesson(game: Game[Any, Any], unit: Unit, by_lot: float) -> Lesson:
    assert game.rules.traits is not None
    bots = [make_bot(name, f"{unit.seed}/{seat}") for seat, name in enumerate(unit.bots)]
    random = Random(f"{unit.seed}/lot").random
    by_lot *= 2 * random()  # some games nearly as they are played, some with many surprises
    match = Match.start(game, unit.players, unit.options, unit.seed, tracked=True, silent=True)
    found, last = list[Position](), -1
    for _ in range(unit.limit):
        ask = match.ask
        if ask is None:
            break
        if ask.seat != last:
            found += position(game.rules.traits, match, ask.seat)
            last = ask.seat
        keys = ask.keys
        drawn = len(keys) > 1 and random() < by_lot
        key = keys[int(random() * len(keys))] if drawn else bots[ask.seat].choose(Chair(match, ask.seat))
        match.answer(key, ask.seat)
    outcome = match.outcome()
    winners = outcome.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(unit.players)]
    return Lesson(unit, some(found, random()), [float(total) for total in outcome.totals], shares)


def position(traits: Traits[Any, Any], match: Match[Any, Any], asked: int) -> list[Position]:
    """The position as it is learnt from; none when only the points count any more."""
    table = match.table
    phase = traits.phase(table)
    if phase is None:
        return []
    seats = range(match.players)
    numbers = [[round(float(number), DIGITS) for number in row] for row in traits.measure(table, seats, None)]
    by_hand = [round(match.game.rules.evaluate(table, seat), DIGITS) for seat in seats]
    return [Position(round(phase, DIGITS), asked, numbers, by_hand)]


def some(positions: list[Position], start: float) -> list[Position]:
    """At most so many, evenly spread over the game.

    >>> at = [Position(n / 64, 0, [], []) for n in range(64)]
    >>> [round(64 * position.phase) for position in some(at, 0.5)][:3]
    [1, 3, 5]
    """
    if len(positions) <= MOST_POSITIONS:
        return positions
    step = len(positions) / MOST_POSITIONS
    return [positions[int((number + start) * step)] for number in range(MOST_POSITIONS)]
