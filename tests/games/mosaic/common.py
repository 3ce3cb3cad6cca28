"""The game as all its tests use it, and positions in the notation of scenarios."""

from __future__ import annotations

from typing import Any

from pentapolis.games import load
from pentapolis.games.mosaic.components import Content
from pentapolis.games.mosaic.position import build
from pentapolis.games.mosaic.state import MosaicState
from pentapolis.kernel import Chance, Game, Match
from pentapolis.kernel.data import parse_yaml

PACKAGE = "pentapolis.games.mosaic"
GAME: Game[MosaicState, Content] = load("mosaic")
CONTENT = GAME.content

AnyMatch = Match[MosaicState, Content]


def new_match(players: int, seed: str = "1") -> AnyMatch:
    """A game just set up."""
    return Match.start(GAME, players, {}, seed)


SOURCES = list(GAME.rules.score(new_match(2).table, 0))
"""Where points come from."""


def state_at(text: str) -> MosaicState:
    """A position, written in YAML as a scenario's `given`."""
    given: dict[str, Any] = parse_yaml(text, "given")
    return build(CONTENT, len(given["seats"]), {}, given)


def answer_somehow(match: AnyMatch, chance: Chance) -> None:
    """Give one of the legal answers."""
    ask = match.ask
    assert ask is not None
    match.answer(ask.keys[chance.below("answers", len(ask.keys))], ask.seat)


def played(players: int, seed: str, answers: int = 100_000) -> AnyMatch:
    """A game of random answers, to its end or so far."""
    match, chance = new_match(players, seed), Chance(f"played {seed}")
    for _ in range(answers):
        if match.over:
            break
        answer_somehow(match, chance)
    return match
