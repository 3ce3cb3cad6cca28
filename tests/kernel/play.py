"""Small helpers to start, patch and play matches in tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from pentapolis.kernel import Ask, Chance, Game, Match, State, Step
from pentapolis.kernel.state import encode

S = TypeVar("S", bound=State)
C = TypeVar("C")


def begin(
    game: Game[S, C],
    players: int = 2,
    options: Mapping[str, str] | None = None,
    *,
    seed: str = "0",
    forced: dict[str, list[int | str]] | None = None,
    **changes: Any,
) -> Match[S, C]:
    """A new match whose first state has some fields changed and some chance forced."""
    state = game.first_state(players, options or {}, seed)
    state.chance.forced = forced or {}
    for name, value in changes.items():
        setattr(state, name, value)
    return Match(game, state)


def play(match: Match[S, C], *steps: Step) -> Match[S, C]:
    for seat, key in steps:
        match.answer(key, seat)
    return match


def describe(ask: Ask | None) -> tuple[Any, ...] | None:
    return None if ask is None else (ask.seat, ask.kind, ask.keys, ask.about)


def position(match: Match[Any, Any]) -> tuple[Any, ...]:
    """All of a position that a copy must have too."""
    viewers = [None, *range(match.players)]
    return (
        match.hash(),
        encode(match.state),
        [describe(ask) for ask in match.asks],
        [encode(match.view(viewer)) for viewer in viewers],
    )


def random_step(match: Match[Any, Any], chance: Chance) -> Step:
    asks = match.asks
    ask = asks[chance.below("seat", len(asks))]
    return ask.seat, ask.keys[chance.below("key", len(ask.keys))]


def play_out(match: Match[Any, Any], seed: str) -> Match[Any, Any]:
    chance = Chance(seed)
    while not match.over:
        seat, key = random_step(match, chance)
        match.answer(key, seat)
    return match
