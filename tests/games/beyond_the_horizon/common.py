"""The game as all its tests use it, and positions in the notation of scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from pentapolis.games import load
from pentapolis.games.beyond_the_horizon.components import Content
from pentapolis.games.beyond_the_horizon.position import build
from pentapolis.games.beyond_the_horizon.state import BHState
from pentapolis.kernel import Chance, Game, Match
from pentapolis.kernel.data import parse_yaml
from tests.games.beyond_the_horizon.model_play import enrich

PACKAGE = "pentapolis.games.beyond_the_horizon"
GAME: Game[BHState, Content] = load("beyond_the_horizon")
CONTENT = GAME.content
PLAYERS = (2, 3, 4)
OFF = {"rounds": "off"}
LEAVING = ("skip", "stop", "none", "exchange", "basic_growth_1")

AnyMatch = Match[BHState, Content]


def new_match(players: int, seed: str = "1", *, rich: bool = False) -> AnyMatch:
    """A game just set up; with coins, tokens and units if all are to be rich."""
    state = GAME.first_state(players, {"rounds": "40"}, seed)
    for seat in range(players if rich else 0):
        enrich(state, seat)
    return Match(GAME, state)


def state_at(text: str) -> BHState:
    """A position, written in YAML as a scenario's `given`."""
    given: dict[str, Any] = parse_yaml(text, "given")
    return build(CONTENT, len(given["seats"]), OFF, given)


def answer_somehow(match: AnyMatch, chance: Chance) -> None:
    """Give one of the legal answers."""
    ask = match.ask
    assert ask is not None
    match.answer(ask.keys[chance.below("answers", len(ask.keys))], ask.seat)


def answer_eagerly(match: AnyMatch, chance: Chance) -> None:
    """Rarely leave anything out: so random games get somewhere."""
    ask = match.ask
    assert ask is not None
    keys = [key for key in ask.keys if key not in LEAVING] or ask.keys
    if chance.below("eagerness", 6) == 0:
        keys = ask.keys
    match.answer(keys[chance.below("answers", len(keys))], ask.seat)


def walk(players: int, seed: str = "walk", *, rich: bool = False) -> Iterator[AnyMatch]:
    """A whole game of random answers: the match before each of them, and at its end."""
    match, chance = new_match(players, seed, rich=rich), Chance(f"walk {seed}")
    while not match.over:
        yield match
        answer_eagerly(match, chance)
    yield match


@cache
def whole(players: int) -> AnyMatch:
    """A game of random answers at its end."""
    *_, match = walk(players)
    return match


def played(players: int, seed: str, answers: int) -> AnyMatch:
    """A game of random answers so far, or to its end."""
    match, chance = new_match(players, seed), Chance(f"played {seed}")
    for _ in range(answers):
        if match.over:
            break
        answer_somehow(match, chance)
    return match
