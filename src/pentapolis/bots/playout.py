"""Playing on in an imagined world: answers that look good at once, for a while; and what a seat may then hope for."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from pentapolis.kernel import Ask, Match

LOOKED_AT = 8  # answers that are compared at a decision; of more a few are drawn
LONGEST = 40  # decisions until somebody else is asked
POINTS = 10.0  # so much more of `evaluate` than another seat makes a win e times as likely as that seat's

World = Match[Any, Any]


class Quick:
    """The policy of playouts and of opponents: one answer ahead. Worlds must be tracked, or copies cost too much.

    `random` gives numbers from 0 to 1; `check` is called before every decision and may raise to give up.
    """

    def __init__(self, random: Callable[[], float], looked_at: int = LOOKED_AT) -> None:
        self.random = random
        self._looked_at = looked_at
        self.check: Callable[[], None] = lambda: None

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
        keys = ask.keys
        return keys[0] if len(keys) == 1 else self.ranked(world, ask.seat, keys)[0]

    def ranked(self, world: World, seat: int, keys: list[str]) -> list[str]:
        """The answers that are looked at, by the seat's estimate of the position right after them, best first."""
        self.check()
        worth = {}
        for key in self.sample(keys):
            twin = world.copy()
            twin.answer(key, seat)
            worth[key] = twin.evaluate(seat)
        return sorted(worth, key=worth.__getitem__, reverse=True)

    def sample(self, keys: list[str]) -> list[str]:
        """A few different answers."""
        if len(keys) <= self._looked_at:
            return keys
        keys = keys[:]
        for number in range(self._looked_at):
            other = number + int(self.random() * (len(keys) - number))
            keys[number], keys[other] = keys[other], keys[number]
        return keys[: self._looked_at]


def shares(world: World, points: float = POINTS) -> list[float]:
    """How much of the victory every seat may expect: all together 1."""
    seats = range(world.players)
    if world.over:
        winners = world.outcome().winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    worth = [world.evaluate(seat) for seat in seats]
    most = max(worth)
    hopes = [exp((value - most) / points) for value in worth]
    whole = sum(hopes)
    return [hope / whole for hope in hopes]
