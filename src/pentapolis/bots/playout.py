"""Playouts: a world is played on for a while by answers that look good at once, and then judged."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from pentapolis.kernel import Ask, Match

LOOKED_AT = 4  # answers that are compared at each decision of a playout
LONGEST = 40  # decisions until somebody else is asked
POINTS = 5.0  # so many points ahead make a win e times as likely as a loss

World = Match[Any, Any]


class Playout:
    """`random` gives numbers from 0 to 1. The worlds that are played on must be tracked, or copies cost too much."""

    def __init__(self, random: Callable[[], float], looked_at: int = LOOKED_AT) -> None:
        self._random = random
        self._looked_at = looked_at

    def run(self, world: World, decisions: int) -> None:
        """Play on: so many decisions, and then until another seat is asked, so that nothing is half done."""
        last = -1
        for number in range(decisions + LONGEST):
            ask = world.ask
            if ask is None or (number >= decisions and ask.seat != last):
                return
            last = ask.seat
            world.answer(self.pick(world, ask), ask.seat)

    def pick(self, world: World, ask: Ask) -> str:
        """The best of a few answers, as the seat's estimate of the position right after them goes."""
        keys = ask.keys
        if len(keys) == 1:
            return keys[0]
        best, most = keys[0], float("-inf")
        for key in self.sample(keys):
            twin = world.copy()
            twin.answer(key, ask.seat)
            worth = twin.evaluate(ask.seat)
            if worth > most:
                best, most = key, worth
        return best

    def sample(self, keys: list[str]) -> list[str]:
        """A few different answers."""
        if len(keys) <= self._looked_at:
            return keys
        keys = keys[:]
        for number in range(self._looked_at):
            other = number + int(self._random() * (len(keys) - number))
            keys[number], keys[other] = keys[other], keys[number]
        return keys[: self._looked_at]


def shares(world: World, players: int) -> list[float]:
    """How much of the victory every seat may expect: all together 1."""
    if world.over:
        winners = world.outcome().winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    hopes = [exp(max(-40.0, min(40.0, world.evaluate(seat) / POINTS))) for seat in range(players)]
    whole = sum(hopes)
    return [hope / whole for hope in hopes]
