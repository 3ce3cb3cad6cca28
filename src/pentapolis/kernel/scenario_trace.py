"""What a scenario leads to, whatever it looks at itself: all that can be told apart from outside, step by step.

Two versions of a game, or of its content, differ in a scenario where their traces differ.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from .match import Match
from .refusal import Refusal
from .scenario import AnyGame, AnyMatch, built, dealt
from .scenario_file import Scenario
from .scenario_paths import to_key
from .scenario_steps import Force, Give, Refused
from .state import State, encode

Sign = bytes | str
"""Something that was seen: a position with its questions, what a seat sees, why an answer was refused."""


def trace(scenario: Scenario, game: AnyGame) -> Iterator[Sign]:
    """The signs of a scenario in order. Where an answer cannot be given, the trace ends with the reason."""
    seats = scenario.seats
    try:
        match = Match(game, first_state(scenario, game))
        yield position(match)
        for step in scenario.steps:
            match step.deed:
                case Give(name, answers):
                    for answer in answers:
                        match.answer(to_key(answer, seats), None if name is None else seats.index(name))
                        yield position(match)
                case Force(outcomes):
                    for stream, values in outcomes.items():
                        match.workings.force(stream, values)
                case Refused(name, answer):
                    yield str(match.why_not(to_key(answer, seats), seats.index(name)))
        yield from sights(match)
    except (Refusal, ValueError) as error:
        yield str(error)


def first_state(scenario: Scenario, game: AnyGame) -> State:
    options = game.meta.settle(len(scenario.seats), scenario.options)
    if scenario.given is not None:
        return built(scenario, game, options)
    state: State = game.rules.setup(game.content, len(scenario.seats), options, dealt(scenario))
    return state


def position(match: AnyMatch) -> Sign:
    """A position, and what is asked in it."""
    return encode((match.hash(), [(ask.seat, ask.kind, ask.keys, ask.about) for ask in match.asks]))


def sights(match: AnyMatch) -> Iterator[Sign]:
    """What everybody sees, the points, and what has happened."""
    for seat in (None, *range(match.players)):
        yield encode(msgspec.to_builtins(match.view(seat)))
    for seat in range(match.players):
        yield encode(dict(match.score(seat)))
    yield str(match.table.events)
