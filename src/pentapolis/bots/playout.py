"""Playing on in an imagined world: answers that look good at once, for a while; and what a seat may then hope for."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from pentapolis.kernel import Ask, Match

from .ply import Line, Ply, sample

LOOKED_AT = 8  # answers that are compared at a decision; of more a few are drawn
LONGEST = 40  # decisions until somebody else is asked

World = Match[Any, Any]


class Quick:
    """The policy of short looks ahead: one answer ahead. Worlds must be tracked, or copies cost too much.

    `random` gives numbers from 0 to 1.
    """

    def __init__(self, random: Callable[[], float], looked_at: int = LOOKED_AT) -> None:
        self.random = random
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
        """The answer of those looked at after which the seat's estimate is best."""
        keys, worth = ask.keys, dict[str, float]()
        if len(keys) == 1:
            return keys[0]
        for key in sample(keys, self._looked_at, self.random):
            twin = world.copy()
            twin.answer(key, ask.seat)
            worth[key] = twin.evaluate(ask.seat)
        return max(worth, key=worth.__getitem__)


class Brisk:
    """The policy of playouts: whole plies, the best of a few lines. Positions within a ply cannot be compared.

    It must play about as well as the bot that uses it: whoever plays on badly in its mind despises what needs care.
    `random` gives numbers from 0 to 1; `check` is called before every line and may raise to give up.
    """

    def __init__(self, lines: int, random: Callable[[], float], check: Callable[[], None] = lambda: None) -> None:
        self.random = random
        self._lines = lines
        self._check = check

    def lines(self, world: World, seat: int) -> list[Line]:
        """Some ways through the ply, the best one first."""
        return Ply(world, seat, self.random, self._check, self._lines).glance()

    def play(self, world: World, ask: Ask) -> None:
        """Play a ply of the seat that is asked."""
        keys = ask.keys
        answers = (keys[0],) if len(keys) == 1 else self.lines(world, ask.seat)[0].answers
        follow(world, ask.seat, answers)


def follow(world: World, seat: int, answers: tuple[str, ...]) -> None:
    """Give the answers of a line, as long as they are legal: in another world they need not be."""
    for key in answers:
        ask = world.ask_for(seat)
        if ask is None or key not in ask.options:
            return
        world.answer(key, seat)


def shares(world: World) -> list[float]:
    """How much of the victory every seat may expect: all together 1."""
    seats = range(world.players)
    if world.over:
        winners = world.outcome().winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    worth = [world.evaluate(seat) for seat in seats]
    most, decisive = max(worth), world.game.rules.decisive
    hopes = [exp((value - most) / decisive) for value in worth]
    whole = sum(hopes)
    return [hope / whole for hope in hopes]
