"""The rollout policy: how all seats play on in a determinization, macro action by macro action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pentapolis.kernel import Ask, Match

from .macro_action import Answers, Line, MacroAction, sample
from .pruning import keys_for_bots

BRANCHING = 8  # answers of a macro action that are considered, if there are more
EXPLORED = 2  # of them, drawn at random

World = Match[Any, Any]
"""A determinization, as a match."""


class RolloutPolicy:
    """Plays whole macro actions, each the best of a few sampled lines: positions within one cannot be compared.

    A policy much weaker than the bot that uses it undervalues whatever needs careful play. So it tries every answer
    once; later, where there are many, those of least regret so far and a few at random. `random` gives numbers from 0
    to 1; `check` is called before every line and may raise to give up.
    """

    def __init__(
        self,
        lines: int,
        random: Callable[[], float],
        check: Callable[[], None] = lambda: None,
        branching: int = BRANCHING,
        explored: int = EXPLORED,
    ) -> None:
        self.random = random
        self._lines, self._branching, self._explored = lines, branching, explored
        self._check = check
        self._regrets: dict[tuple[int, str], dict[str, Regret]] = {}

    def lines(self, world: World, ask: Ask) -> list[Line]:
        """Sampled lines of the seat that is asked, best first."""
        regrets = self._regrets.setdefault((ask.seat, ask.kind), {})
        keys = self._considered(keys_for_bots(world, ask), regrets)
        lines = MacroAction(world, ask.seat, self.random, self._check, self._lines, keys).sampled_lines()
        for line in lines:
            regrets.setdefault(line.answers[0], Regret()).add(lines[0].value - line.value)
        return lines

    def _considered(self, keys: list[str], regrets: dict[str, Regret]) -> list[str]:
        new = [key for key in keys if key not in regrets]
        left = self._branching - len(new)
        if len(keys) <= self._branching:
            return keys
        if left <= 0:
            return new
        known = sorted([key for key in keys if key in regrets], key=lambda key: regrets[key].mean)
        best = max(0, left - self._explored)
        return new + known[:best] + sample(known[best:], left - best, self.random)

    def play(self, world: World, ask: Ask) -> None:
        """Play a macro action of the seat that is asked."""
        keys = keys_for_bots(world, ask)
        follow(world, ask.seat, (keys[0],) if len(keys) == 1 else self.lines(world, ask)[0].answers)


class Regret:
    """The mean regret of an answer: how much worse it was than the best one of its macro action."""

    __slots__ = ("_sum", "_times")

    def __init__(self) -> None:
        self._sum = 0.0
        self._times = 0

    def add(self, regret: float) -> None:
        self._sum += regret
        self._times += 1

    @property
    def mean(self) -> float:
        return self._sum / self._times


def follow(world: World, seat: int, answers: Answers) -> Answers:
    """Give the answers of a line as long as they are legal in this world; returns the rest."""
    for number, key in enumerate(answers):
        ask = world.ask_for(seat)
        if ask is None or key not in ask.options:
            return answers[number:]
        world.answer(key, seat)
    return ()
