"""Playing on in an imagined world, ply by ply; and what a seat may then hope for."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from pentapolis.kernel import Ask, Match
from pentapolis.kernel.sums import plain_sum

from .ply import Answers, Line, Ply, sample
from .restraint import keys_for_bots

LOOKED_AT = 8  # answers of a ply, if there are more
BY_CHANCE = 2  # of them

World = Match[Any, Any]


class Brisk:
    """The policy of playouts: whole plies, the best of a few lines. Positions within a ply cannot be compared.

    It must play about as well as the bot that uses it: whoever plays on badly in its mind despises what needs care. So
    every answer is looked at once; later, where there are many, those that were best so far and a few others.
    `random` gives numbers from 0 to 1; `check` is called before every line and may raise to give up.
    """

    def __init__(
        self,
        lines: int,
        random: Callable[[], float],
        check: Callable[[], None] = lambda: None,
        looked_at: int = LOOKED_AT,
        by_chance: int = BY_CHANCE,
    ) -> None:
        self.random = random
        self._lines, self._looked_at, self._by_chance = lines, looked_at, by_chance
        self._check = check
        self._missed: dict[tuple[int, str], dict[str, Missed]] = {}

    def lines(self, world: World, ask: Ask) -> list[Line]:
        """Some ways through the ply of the seat that is asked, the best one first."""
        missed = self._missed.setdefault((ask.seat, ask.kind), {})
        keys = self._worth_a_look(keys_for_bots(world, ask), missed)
        lines = Ply(world, ask.seat, self.random, self._check, self._lines, keys).glance()
        for line in lines:
            missed.setdefault(line.answers[0], Missed()).add(lines[0].value - line.value)
        return lines

    def _worth_a_look(self, keys: list[str], missed: dict[str, Missed]) -> list[str]:
        new = [key for key in keys if key not in missed]
        left = self._looked_at - len(new)
        if len(keys) <= self._looked_at:
            return keys
        if left <= 0:
            return new
        known = sorted([key for key in keys if key in missed], key=lambda key: missed[key].mean)
        best = max(0, left - self._by_chance)
        return new + known[:best] + sample(known[best:], left - best, self.random)

    def play(self, world: World, ask: Ask) -> None:
        """Play a ply of the seat that is asked."""
        keys = keys_for_bots(world, ask)
        follow(world, ask.seat, (keys[0],) if len(keys) == 1 else self.lines(world, ask)[0].answers)


class Missed:
    """By how much an answer missed the best one of its ply, whenever it was looked at."""

    __slots__ = ("_sum", "_times")

    def __init__(self) -> None:
        self._sum = 0.0
        self._times = 0

    def add(self, missed: float) -> None:
        self._sum += missed
        self._times += 1

    @property
    def mean(self) -> float:
        return self._sum / self._times


def follow(world: World, seat: int, answers: Answers) -> Answers:
    """Give the answers of a line, as long as they are legal: in another world they need not be. What is left."""
    for number, key in enumerate(answers):
        ask = world.ask_for(seat)
        if ask is None or key not in ask.options:
            return answers[number:]
        world.answer(key, seat)
    return ()


def shares(world: World) -> list[float]:
    """How much of the victory every seat may expect: all together 1, unless the game itself may win.

    Who plays alone plays against it: the estimate is the lead over the game, which has none.
    """
    seats = range(world.players)
    if world.over:
        winners = world.outcome().winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    worth = [world.evaluate(seat) for seat in seats]
    rivals = worth if len(worth) > 1 else [*worth, 0.0]
    most, decisive = max(rivals), world.game.rules.bots.decisive
    hopes = [exp((value - most) / decisive) for value in rivals]
    whole = plain_sum(hopes)
    return [hopes[seat] / whole for seat in seats]
