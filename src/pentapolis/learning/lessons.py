"""Lessons: games that greedy bots play against themselves, and the positions on their way.

Now and then an answer is drawn by lot. Otherwise only positions would be seen that the bots like anyway, and nothing
could be learnt of those they avoid.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from pentapolis.arena.play import Unit
from pentapolis.bots import Perspective, make_bot
from pentapolis.games import load
from pentapolis.kernel import Game, Match
from pentapolis.kernel.traits import Traits, Weights, trained

from .trials import on_trial
from .whims import whimsical

MOST_POSITIONS = 32  # of a game: its positions all end in the same way, and more of them teach little
FEW_POSITIONS = 6  # of a trial: they tell only the scale
MANY_POSITIONS = 80  # of a game with whims: there each one is told what comes of it soon
DIGITS = 4


class Study(msgspec.Struct, frozen=True):
    """How lessons are played, besides the bots of the unit: with which weights (None: by hand), how often by lot.

    `widths`: every seat plays with weights of its own, drawn about as far from these; None: all with the same. With
    `whims` only few weights of a seat are.
    """

    weights: Weights | None
    by_lot: float
    widths: Weights | None = None
    whims: bool = False


class Position(msgspec.Struct, frozen=True):
    """A position where play passes on to the seat `asked`, or it begins an action: its phase, and the traits of all.

    `by_hand` is what the estimate made by hand says of every seat, `seen` what the one that is asked weighs for it,
    `phases` how much of the game is over for each.
    """

    phase: float
    asked: int
    traits: list[list[float]]
    by_hand: list[float]
    seen: list[float] = []
    phases: list[float] = []


class Lesson(msgspec.Struct, frozen=True):
    """A game: some of its positions, the seats' final points, and their shares of the victory.

    One that reached the limit of its unit is not `finished`, and teaches nothing.
    """

    unit: Unit
    positions: list[Position]
    points: list[float]
    shares: list[float]
    finished: bool = True


def with_weights(game: Game[Any, Any], weights: Weights | None) -> Game[Any, Any]:
    """The game with these weights in place of those it comes with."""
    rules = game.rules
    if weights is None or rules.bots.traits is None:
        return replace(game, trained=None)
    return replace(game, trained=trained(rules.bots.traits, weights, rules.seats_of, rules.evaluate))


def study(pack: Path | None, how: Study, unit: Unit) -> Lesson:
    """Play one lesson, wherever this is: the same unit gives the same lesson."""
    game = load(unit.game, pack)
    if how.whims and how.widths is not None:
        return lesson(whimsical(game, how.weights, how.widths, unit), unit, how.by_lot, MANY_POSITIONS)
    if how.weights is not None and how.widths is not None:
        return lesson(on_trial(game, how.weights, how.widths, unit), unit, how.by_lot, FEW_POSITIONS)
    return lesson(with_weights(game, how.weights), unit, how.by_lot)


def lesson(game: Game[Any, Any], unit: Unit, by_lot: float, most: int = MOST_POSITIONS) -> Lesson:
    assert game.rules.bots.traits is not None
    bots = [make_bot(name, f"{unit.seed}/{seat}") for seat, name in enumerate(unit.bots)]
    random = Random(f"{unit.seed}/lot").random
    by_lot *= 2 * random()  # some games nearly as they are played, some with many surprises
    match = Match.simulate(game, unit.players, unit.options, unit.seed, tracked=True)
    found, last = list[Position](), -1
    for _ in range(unit.limit):
        ask = match.ask
        if ask is None:
            break
        if ask.seat != last or (game.rules.bots.long_turns and match.begins_beat):
            found += position(game.rules.bots.traits, match, ask.seat)
            last = ask.seat
        keys = ask.keys
        drawn = len(keys) > 1 and random() < by_lot
        key = keys[int(random() * len(keys))] if drawn else bots[ask.seat].choose(Perspective(match, ask.seat))
        match.answer(key, ask.seat)
    outcome = match.outcome()
    winners = outcome.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(unit.players)]
    points = [float(total) for total in outcome.totals]
    return Lesson(unit, some(found, random(), most), points, shares, match.over)


def position(traits: Traits[Any, Any], match: Match[Any, Any], asked: int) -> list[Position]:
    """The position as it is learnt from; none when only the points count any more."""
    table = match.table
    phase = traits.phase(table, asked)
    if phase is None:
        return []
    seats = range(match.players)
    numbers = [rounded(row) for row in traits.measure(table, seats, None)]
    by_hand = rounded([match.game.rules.evaluate(table, seat) for seat in seats])
    weighed = rounded(seen(traits, match, asked, by_hand))
    phases = rounded([traits.phase(table, seat) or 0.0 for seat in seats])
    return [Position(round(phase, DIGITS), asked, numbers, by_hand, weighed, phases)]


def seen(traits: Traits[Any, Any], match: Match[Any, Any], seat: int, worth: list[float]) -> list[float]:
    """The numbers that a seat's estimate is made of: its own, less those of the best of the others as it sees them."""
    if traits.alone:
        return traits.measure(match.table, (seat,), seat)[0]
    best = max((other for other in range(match.players) if other != seat), key=worth.__getitem__)
    mine, theirs = traits.measure(match.table, (seat, best), seat)
    return [own - other for own, other in zip(mine, theirs, strict=True)]


def rounded(numbers: Iterable[float]) -> list[float]:
    return [round(float(number), DIGITS) for number in numbers]


def some(positions: list[Position], start: float, most: int = MOST_POSITIONS) -> list[Position]:
    """At most so many, evenly spread over the game.

    >>> at = [Position(n / 64, 0, [], []) for n in range(64)]
    >>> [round(64 * position.phase) for position in some(at, 0.5)][:3]
    [1, 3, 5]
    """
    if len(positions) <= most:
        return positions
    step = len(positions) / most
    return [positions[int((number + start) * step)] for number in range(most)]
