"""One match between bots: a work unit that is a value, and its result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from pentapolis.bots import Bot, Perspective, make_bot
from pentapolis.kernel import Ask, Game, Match

MOST_DECISIONS = 5_000  # some thirty times a usual game: whoever has not finished by then will not

Watch = Callable[[Ask, str], object]
"""Looks at every question and the answer it gets, before that is given."""


class WorkUnit(msgspec.Struct, frozen=True):
    """What is to be played. The same unit gives the same result anywhere.

    `rules` and `content` are the version of the rules and the hash of the content it is meant for; 0 and "" mean
    whatever is here.
    """

    game: str
    players: int
    options: dict[str, str]
    seed: str
    bots: tuple[str, ...]  # one for each seat
    limit: int = MOST_DECISIONS
    rules: int = 0
    content: str = ""

    @property
    def key(self) -> str:
        """The unit in one line, the same for equal units.

        >>> WorkUnit("toy", 2, {"b": "1", "a": "2"}, "7/0", ("greedy", "random"), 90).key
        '{"bots":["greedy","random"],"content":"","game":"toy","limit":90,"options":{"a":"2","b":"1"},...}'
        """
        return msgspec.json.encode(self, order="sorted").decode()


class GameResult(msgspec.Struct, frozen=True):
    """How it ended. `hash` is the final state's: any unit can be played again and compared.

    A game that reached the limit of its unit is not `finished`; its scores and places are those of the moment.
    """

    KIND: ClassVar[str] = "result"

    unit: WorkUnit
    scores: tuple[Mapping[str, float], ...]
    places: tuple[int, ...]
    decisions: int
    hash: str
    finished: bool = True


class OtherRules(ValueError):
    """A unit is meant for other rules or other content than there are here."""

    def __init__(self, unit: WorkUnit, rules: int, content: str) -> None:
        super().__init__(unit, rules, content)  # all, so that it pickles
        self.unit = unit
        self.rules = rules
        self.content = content

    def __str__(self) -> str:
        unit = self.unit
        meant, here = f"{unit.rules}, content {unit.content}", f"{self.rules}, content {self.content}"
        return f"the unit {unit.seed} of {unit.game} is meant for rules version {meant}; here are {here}"


def play(game: Game[Any, Any], unit: WorkUnit) -> GameResult:
    """Play a unit to its end."""
    return result_of(unit, played(game, unit))


def played(game: Game[Any, Any], unit: WorkUnit, watch: Watch | None = None) -> Match[Any, Any]:
    """The match of a unit at its end."""
    match, bots = seated(game, unit)
    run(match, bots, unit.limit, watch)
    return match


def seated(game: Game[Any, Any], unit: WorkUnit) -> tuple[Match[Any, Any], Sequence[Bot]]:
    """The match of a unit at its beginning, and who plays it."""
    if unit.rules not in (0, game.meta.rules_version) or unit.content not in ("", game.content_hash):
        raise OtherRules(unit, game.meta.rules_version, game.content_hash)
    bots = [make_bot(name, f"{unit.seed}/{seat}") for seat, name in enumerate(unit.bots)]
    tracked = any(bot.imagines for bot in bots)
    return Match.simulate(game, unit.players, unit.options, unit.seed, tracked=tracked), bots


def result_of(unit: WorkUnit, match: Match[Any, Any]) -> GameResult:
    outcome = match.outcome()
    return GameResult(unit, outcome.scores, outcome.places, len(match.history), match.hash(), match.over)


def run(match: Match[Any, Any], bots: Sequence[Bot], limit: int = MOST_DECISIONS, watch: Watch | None = None) -> None:
    """Let bots answer until the game is over, or until so many answers were given."""
    for _ in range(limit):
        ask = match.ask
        if ask is None:
            return
        key = bots[ask.seat].choose(Perspective(match, ask.seat))
        if watch is not None:
            watch(ask, key)
        match.answer(key, ask.seat)
