"""greedy: the answer after which the position looks best, to the end of its own decisions."""

from __future__ import annotations

from random import Random
from typing import Any

from pentapolis.kernel import Match

from .chair import Chair

DEPTH = 4  # further decisions of its own that are looked through before judging
TIE = 1e-9


class Greedy:
    """One ply over the game's `evaluate`; decisions that follow at once are part of the ply."""

    name = "greedy"
    imagines = True

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._random = Random(seed).random
        self._asked = 0

    def choose(self, chair: Chair) -> str:
        keys = chair.keys
        if len(keys) == 1:
            return keys[0]
        self._asked += 1
        world = chair.imagine(f"greedy/{self._seed}/{self._asked}")
        # A hair of noise decides between equal answers, so that the order of the list does not.
        return max(keys, key=lambda key: best_after(world, chair.seat, key, DEPTH) + TIE * self._random())


def best_after(world: Match[Any, Any], seat: int, key: str, depth: int) -> float:
    """The value of an answer: the best that the seat can reach by its own decisions that follow at once."""
    twin = world.copy()
    twin.answer(key, seat)
    ask = twin.ask_for(seat)
    if depth == 0 or ask is None or ask.kind == world_kind(world, seat):
        return twin.evaluate(seat)
    return max(best_after(twin, seat, following, depth - 1) for following in ask.options)


def world_kind(world: Match[Any, Any], seat: int) -> str | None:
    """The kind of the question that began the ply: when it comes again, a new turn has begun."""
    ask = world.ask_for(seat)
    return None if ask is None else ask.kind
