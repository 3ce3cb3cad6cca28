"""Scenarios: given a position, when this is done, then that is true. Texts in, results out.

Besides what a scenario says itself, every answer in it is also taken back and given again unless chance or another seat
has acted since, the position is copied, and no ledger of the game may change. See docs/scenarios.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, assert_never

import msgspec

from .ask import Ask
from .barrier import why_it_stands
from .chance import Chance
from .game import Game
from .match import Match
from .refusal import Refusal
from .scenario_file import Scenario, parse
from .scenario_paths import ABSENT, PathError, find, from_key, rename, same, show, to_key
from .scenario_steps import (
    EVERYONE,
    Asked,
    Force,
    Give,
    Legal,
    Over,
    Places,
    Refused,
    Score,
    Step,
    Value,
    Winner,
)
from .scenario_yaml import ScenarioError
from .state import State

__all__ = ["Failure", "Scenario", "ScenarioError", "ScenarioResult", "check", "parse", "run"]

AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]
Heed = Callable[[AnyMatch, int], object]


class Failure(msgspec.Struct, frozen=True):
    """What was not as the scenario says, and at which step (0: the position itself)."""

    file: str
    line: int
    step: int
    what: str
    expected: str = ""
    got: str = ""

    def __str__(self) -> str:
        compared = f": expected {self.expected}, got {self.got}" if self.expected or self.got else ""
        return f"{self.file}:{self.line}: step {self.step}: {self.what}{compared}"


class ScenarioResult(msgspec.Struct, frozen=True):
    """How a scenario went. `cause` is the exception if the rules themselves broke down."""

    scenario: Scenario
    failures: tuple[Failure, ...] = ()
    cause: Exception | None = None

    @property
    def title(self) -> str:
        return self.scenario.title

    @property
    def rules(self) -> tuple[str, ...]:
        return self.scenario.rules

    @property
    def passed(self) -> bool:
        return not self.failures


def check(text: str, file: str, load: Callable[[str], AnyGame]) -> list[ScenarioResult]:
    """Run all scenarios of a file. `load` gives the game of an id, or raises a LookupError."""
    results = []
    for scenario in parse(text, file):
        try:
            game = load(scenario.game)
        except LookupError:
            failure = Failure(file, scenario.line, 0, f"there is no game {scenario.game!r}")
            results.append(ScenarioResult(scenario, (failure,)))
        else:
            results.append(run(scenario, game))
    return results


def run(scenario: Scenario, game: AnyGame, heed: Heed | None = None) -> ScenarioResult:
    """Build the position, take all steps, compare. A check that fails does not end the scenario, an answer does.

    `heed` is called after every answer, with the match and the seat that has answered.
    """
    running = _Run(scenario, game, heed)
    try:
        running.begin()
        for step in scenario.steps:
            running.take(step)
        running.end()
    except _Stop:
        pass
    except Exception as error:  # a fault of the rules must not end the run of all other scenarios
        running.note(f"the rules broke down with {error!r}")
        return ScenarioResult(scenario, tuple(running.failures), error)
    return ScenarioResult(scenario, tuple(running.failures))


# The position


def dealt(scenario: Scenario) -> Chance:
    """The chance of a normal setup."""
    forced = {stream: outcomes[:] for stream, outcomes in scenario.chance.items()}
    return Chance(scenario.seed or "0", forced=forced if scenario.given is None else {})


def built(scenario: Scenario, game: AnyGame, options: dict[str, str]) -> State:
    """The position that a scenario describes."""
    state: State = game.rules.build(game.content, len(scenario.seats), options, scenario.given or {})
    if scenario.seed is not None:
        state.chance.seed = scenario.seed
    for stream, outcomes in scenario.chance.items():
        state.chance.forced[stream] = outcomes[:]
    return state


class _Stop(Exception):
    """The scenario cannot go on."""


class _Run:
    """A scenario while it runs."""

    match: AnyMatch

    def __init__(self, scenario: Scenario, game: AnyGame, heed: Heed | None) -> None:
        self.scenario = scenario
        self.game = game
        self.heed = heed
        self.failures: list[Failure] = []
        self.line, self.step = scenario.line, 0

    # What went wrong

    def note(self, what: str, expected: str = "", got: str = "") -> None:
        self.failures.append(Failure(self.scenario.file, self.line, self.step, what, expected, got))

    def stop(self, what: str, expected: str = "", got: str = "") -> NoReturn:
        self.note(what, expected, got)
        raise _Stop

    def compare(self, what: str, expected: object, got: object) -> None:
        if not same(expected, got):
            self.note(what, show(expected), show(got))

    # The position

    def begin(self) -> None:
        players, rules = len(self.scenario.seats), self.game.rules
        try:
            options = self.game.meta.settle(players, self.scenario.options)
            fresh = rules.setup(self.game.content, players, options, dealt(self.scenario))
            state = fresh if self.scenario.given is None else built(self.scenario, self.game, options)
        except ValueError as error:
            self.stop(f"this position cannot be: {error}")
        self.ledgers = rules.ledgers(self.game.table(fresh))
        self.check_ledgers(state, "the position does not hold the pieces of a game")
        try:
            self.match = Match(self.game, state)
        except ValueError as error:
            self.stop(str(error))

    def end(self) -> None:
        for stream, left in self.match.state.chance.forced.items():
            if left:
                self.note(f"the forced outcomes {show(left)} of {stream!r} never came up")

    # Steps

    def take(self, step: Step) -> None:
        self.line, self.step = step.line, step.number
        match step.deed:
            case Give(seat, answers):
                for answer in answers:
                    self.give(seat, answer)
            case Force(outcomes):
                self.force(outcomes)
            case Value(path, expected, viewer):
                self.check_value(path, expected, viewer)
            case Legal():
                self.check_legal(step.deed)
            case Refused():
                self.check_refused(step.deed)
            case Score():
                self.check_score(step.deed)
            case Places(places):
                got = self.match.outcome().places
                self.compare("places", places, {name: got[self.number(name)] for name in places})
            case Winner(seats):
                winners = [self.scenario.seats[seat] for seat in self.match.outcome().winners]
                self.compare("winner", sorted(seats), sorted(winners))
            case Over(over):
                self.compare("the game is over", over, self.match.over)
            case Asked(seats):
                self.check_asked(seats)
            case _:
                assert_never(step.deed)

    def number(self, name: str) -> int:
        return self.scenario.seats.index(name)

    def force(self, outcomes: dict[str, list[int | str]]) -> None:
        try:
            for stream, values in outcomes.items():
                self.match.workings.force(stream, values)
        except ValueError as error:
            self.stop(str(error))

    def give(self, name: str | None, answer: str) -> None:
        ask = self.match.ask
        seat = self.number(name) if name is not None else ask.seat if ask is not None else 0
        key, before = to_key(answer, self.scenario.seats), self.trace()
        try:
            self.match.answer(key, seat)
        except Refusal as refusal:
            asked = [self.scenario.seats[ask.seat] for ask in self.match.asks]
            offered = f"one of {show(self.legal(seat))}" if self.legal(seat) else f"an answer of {show(asked)}"
            self.stop(f"{self.scenario.seats[seat]} may not answer {answer}", offered, str(refusal))
        except ValueError as error:
            self.stop(f"after {answer}: {error}")
        self.check_ledgers(self.match.state, f"pieces appeared or were lost with the answer {answer}")
        self.check_copy(answer)
        self.check_undo(seat, answer, before)
        if self.heed is not None:
            self.heed(self.match, seat)

    # What is compared

    def trace(self) -> tuple[str, int, list[tuple[int, str, list[str]]]]:
        """All by which two positions can be told apart."""
        asks = [(ask.seat, ask.kind, ask.keys) for ask in self.match.asks]
        return self.match.hash(), len(self.match.table.events), asks

    def check_ledgers(self, state: State, what: str) -> None:
        for name, got in self.game.rules.ledgers(self.game.table(state)).items():
            self.compare(f"{what}, {name}", self.ledgers.get(name), got)

    def check_copy(self, answer: str) -> None:
        twin = self.match.copy()
        if twin.hash() != self.match.hash() or list(map(repr, twin.asks)) != list(map(repr, self.match.asks)):
            self.note(f"a copy of the position after {answer} is another position")

    def check_undo(self, seat: int, answer: str, before: object) -> None:
        """What the answer has shown does not matter here: whoever may go back, the way leads back."""
        if why_it_stands(self.match, seat) is not None:
            return
        after = self.trace()
        self.match.undo(seat, judged=True)
        if self.trace() != before:
            self.note(f"taking back {answer} does not lead back to the position before it")
        self.match.redo(seat)
        if self.trace() != after:
            self.note(f"giving {answer} again does not lead to the same position")

    def check_value(self, path: str, expected: object, viewer: str | None) -> None:
        seats = self.scenario.seats
        if viewer is None:
            tree = self.game.rules.read(self.match.table)
        else:
            tree = msgspec.to_builtins(self.match.view(None if viewer == EVERYONE else self.number(viewer)))
        what = path if viewer is None else f"{viewer} sees {path}"
        try:
            self.compare(what, expected, find(rename(tree, seats), path, seats))
        except PathError as error:
            if expected is not None or not error.at_end:
                self.note(f"{what}: {error}", show(expected), ABSENT)

    def legal(self, seat: int) -> list[str]:
        """The legal answers of a seat in the words of the scenario."""
        ask: Ask | None = self.match.ask_for(seat)
        return [from_key(key, self.scenario.seats) for key in ask.keys] if ask is not None else []

    def check_legal(self, deed: Legal) -> None:
        got, wanted = self.legal(self.number(deed.seat)), list(deed.answers)
        if deed.how == "exactly":
            self.compare(f"legal for {deed.seat}", sorted(wanted), sorted(got))
        elif not got:
            self.note(f"legal for {deed.seat}", f"a question for {deed.seat}", ABSENT)
        elif any((answer in got) != (deed.how == "includes") for answer in wanted):
            self.note(f"legal for {deed.seat} {deed.how}", show(wanted), show(got))

    def check_refused(self, deed: Refused) -> None:
        seat, key, before = self.number(deed.seat), to_key(deed.answer, self.scenario.seats), self.trace()
        try:
            self.match.answer(key, seat)
        except Refusal as refusal:
            self.compare(f"{deed.answer} is refused by", deed.rule, refusal.rule)
            for name, fact in deed.facts.items():
                self.compare(f"{deed.answer} is refused, {name}", fact, refusal.facts.get(name))
        else:
            self.stop(f"{deed.answer} of {deed.seat}", f"refused by {deed.rule}", "accepted")
        if self.trace() != before:
            self.note(f"the refused answer {deed.answer} changed the position")

    def check_score(self, deed: Score) -> None:
        score = self.match.score(self.number(deed.seat))
        if deed.source is None:
            self.compare(f"score of {deed.seat}", deed.points, sum(score.values()))
        elif deed.source in score:
            self.compare(f"score of {deed.seat} from {deed.source}", deed.points, score[deed.source])
        else:
            self.note(f"score of {deed.seat} from {deed.source}", show(deed.points), f"only {show(score)}")

    def check_asked(self, seats: dict[str, str | None]) -> None:
        got = {self.scenario.seats[ask.seat]: ask.kind for ask in self.match.asks}
        wanted = {name: kind if kind is not None else got.get(name) for name, kind in seats.items()}
        self.compare("asked", wanted, got)
