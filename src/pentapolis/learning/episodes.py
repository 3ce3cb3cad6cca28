"""Episodes: games of self-play, with samples of their positions.

Exploration is ε-greedy: some answers are random. Otherwise training would never see positions that the bots avoid.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec

from pentapolis.arena.play import WorkUnit
from pentapolis.bots import Perspective, make_bot
from pentapolis.games import load
from pentapolis.kernel import Game, Match
from pentapolis.kernel.traits import Traits, Weights, trained

from .evolution import with_perturbed_weights
from .exploration import with_parameter_noise

MOST_POSITIONS = 32  # of a game: they all have the same result, so more of them add little
FEW_POSITIONS = 6  # of a game with perturbed weights: they tell only the scale
MANY_POSITIONS = 80  # of a game for TD(λ): each has a target of its own
DIGITS = 4


class EpisodeSettings(msgspec.Struct, frozen=True):
    """How episodes are played, besides the unit: the weights (None: by hand), and the share of random answers.

    With `sigmas` every seat has perturbed weights of its own. With `parameter_noise` only a few weights of a seat are
    perturbed.
    """

    weights: Weights | None
    epsilon: float
    sigmas: Weights | None = None
    parameter_noise: bool = False


class PositionSample(msgspec.Struct, frozen=True):
    """A position where the seat `asked` is to move, or begins an action: its phase, and the traits of all seats.

    `by_hand` is the estimate by hand for every seat, `seen` are the features of the seat that is asked, `phases` tells
    how much of the game is over for each.
    """

    phase: float
    asked: int
    traits: list[list[float]]
    by_hand: list[float]
    seen: list[float] = []
    phases: list[float] = []


class Episode(msgspec.Struct, frozen=True):
    """A game of self-play: some of its positions, the seats' final points, and their shares of the victory.

    One that reached the limit of its unit is not `finished`, and is not trained on.
    """

    KIND: ClassVar[str] = "lesson"

    unit: WorkUnit
    positions: list[PositionSample]
    points: list[float]
    shares: list[float]
    finished: bool = True


def with_weights(game: Game[Any, Any], weights: Weights | None) -> Game[Any, Any]:
    """The game with these weights in place of those it comes with."""
    rules = game.rules
    if weights is None or rules.bots.traits is None:
        return replace(game, trained=None)
    return replace(game, trained=trained(rules.bots.traits, weights, rules.seats_of, rules.evaluate))


def play_episode(pack: Path | None, how: EpisodeSettings, unit: WorkUnit) -> Episode:
    """Play one episode. The same unit gives the same episode, on any machine."""
    game = load(unit.game, pack)
    if how.parameter_noise and how.sigmas is not None:
        return self_play(with_parameter_noise(game, how.weights, how.sigmas, unit), unit, how.epsilon, MANY_POSITIONS)
    if how.weights is not None and how.sigmas is not None:
        return self_play(with_perturbed_weights(game, how.weights, how.sigmas, unit), unit, how.epsilon, FEW_POSITIONS)
    return self_play(with_weights(game, how.weights), unit, how.epsilon)


def self_play(game: Game[Any, Any], unit: WorkUnit, epsilon: float, most: int = MOST_POSITIONS) -> Episode:
    assert game.rules.bots.traits is not None
    bots = [make_bot(name, f"{unit.seed}/{seat}") for seat, name in enumerate(unit.bots)]
    random = Random(f"{unit.seed}/lot").random
    epsilon *= 2 * random()  # some games with few random answers, some with many
    match = Match.simulate(game, unit.players, unit.options, unit.seed, tracked=True)
    found, last = list[PositionSample](), -1
    for _ in range(unit.limit):
        ask = match.ask
        if ask is None:
            break
        if ask.seat != last or (game.rules.bots.long_turns and match.begins_beat):
            found += position(game.rules.bots.traits, match, ask.seat)
            last = ask.seat
        keys = ask.keys
        drawn = len(keys) > 1 and random() < epsilon
        key = keys[int(random() * len(keys))] if drawn else bots[ask.seat].choose(Perspective(match, ask.seat))
        match.answer(key, ask.seat)
    outcome = match.outcome()
    winners = outcome.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(unit.players)]
    points = [float(total) for total in outcome.totals]
    return Episode(unit, some(found, random(), most), points, shares, match.over)


def position(traits: Traits[Any, Any], match: Match[Any, Any], asked: int) -> list[PositionSample]:
    """A sample of the position; none when only the points count any more."""
    table = match.table
    phase = traits.phase(table, asked)
    if phase is None:
        return []
    seats = range(match.players)
    numbers = [rounded(row) for row in traits.measure(table, seats, None)]
    by_hand = rounded([match.game.rules.evaluate(table, seat) for seat in seats])
    weighed = rounded(seen(traits, match, asked, by_hand))
    phases = rounded([traits.phase(table, seat) or 0.0 for seat in seats])
    return [PositionSample(round(phase, DIGITS), asked, numbers, by_hand, weighed, phases)]


def seen(traits: Traits[Any, Any], match: Match[Any, Any], seat: int, worth: list[float]) -> list[float]:
    """The features of a seat's estimate: its own traits, less those of its best opponent."""
    if traits.alone:
        return traits.measure(match.table, (seat,), seat)[0]
    best = max((other for other in range(match.players) if other != seat), key=worth.__getitem__)
    mine, theirs = traits.measure(match.table, (seat, best), seat)
    return [own - other for own, other in zip(mine, theirs, strict=True)]


def rounded(numbers: Iterable[float]) -> list[float]:
    return [round(float(number), DIGITS) for number in numbers]


def some(positions: list[PositionSample], start: float, most: int = MOST_POSITIONS) -> list[PositionSample]:
    """At most so many, evenly spread over the game.

    >>> at = [PositionSample(n / 64, 0, [], []) for n in range(64)]
    >>> [round(64 * position.phase) for position in some(at, 0.5)][:3]
    [1, 3, 5]
    """
    if len(positions) <= most:
        return positions
    step = len(positions) / most
    return [positions[int((number + start) * step)] for number in range(most)]
