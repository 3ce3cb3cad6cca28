"""One match between bots: a work unit that is a value, and its result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from pentapolis.bots import Bot, Chair, make_bot
from pentapolis.kernel import Game, Match

MOST_DECISIONS = 5_000  # some thirty times a usual game: whoever has not finished by then will not


class Unit(msgspec.Struct, frozen=True):
    """What is to be played. The same unit gives the same result anywhere."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    bots: tuple[str, ...]  # one for each seat
    limit: int = MOST_DECISIONS


class Result(msgspec.Struct, frozen=True):
    """How it ended. `hash` is the final state's: any unit can be played again and compared.

    A game that reached the limit of its unit is not `finished`; its scores and places are those of the moment.
    """

    unit: Unit
    scores: tuple[Mapping[str, float], ...]
    places: tuple[int, ...]
    decisions: int
    hash: str
    finished: bool = True


def play(game: Game[Any, Any], unit: Unit) -> Result:
    """Play a unit to its end."""
    bots = [make_bot(name, f"{unit.seed}/{seat}") for seat, name in enumerate(unit.bots)]
    tracked = any(bot.imagines for bot in bots)
    match = Match.start(game, unit.players, unit.options, unit.seed, tracked=tracked, silent=True)
    run(match, bots, unit.limit)
    outcome = match.outcome()
    return Result(unit, outcome.scores, outcome.places, len(match.history), match.hash(), match.over)


def run(match: Match[Any, Any], bots: list[Bot], limit: int = MOST_DECISIONS) -> None:
    """Let bots answer until the game is over, or until so many answers were given."""
    for _ in range(limit):
        ask = match.ask
        if ask is None:
            return
        match.answer(bots[ask.seat].choose(Chair(match, ask.seat)), ask.seat)
