"""greedy: the macro action with the best estimate at its end, in one determinization."""

from __future__ import annotations

from random import Random

from .budget import Budget
from .interface import Perspective, RatedAnswer
from .macro_action import LINES, MacroAction

TIE = 1e-9
DEFAULT_BUDGET = Budget(iterations=LINES)


class Greedy:
    """One macro action deep, by the game's `evaluate`.

    If the macro action has few ends, all are evaluated. Otherwise lines are sampled at random, and the answers that
    look best so far get most of them. An iteration of the budget is one line; there is no budget of time.
    """

    name = "greedy"
    imagines = True

    def __init__(self, seed: str, budget: Budget = DEFAULT_BUDGET) -> None:
        self.budget = budget
        self._seed = seed
        self._random = Random(seed).random
        self._asked = 0

    def choose(self, perspective: Perspective) -> str:
        keys = perspective.keys
        return keys[0] if len(keys) == 1 else self.rate(perspective)[0].key

    def rate(self, perspective: Perspective) -> list[RatedAnswer]:
        self._asked += 1
        world = perspective.imagine(f"greedy/{self._seed}/{self._asked}")
        lines = MacroAction(world, perspective.seat, self._random, lines=self.budget.iterations).lines()
        values = {line.answers[0]: line.value for line in lines}
        # A hair of noise decides between equal answers, so that the order of the list does not.
        noisy = {key: values[key] + TIE * self._random() for key in perspective.keys}
        return [RatedAnswer(key) for key in sorted(noisy, key=noisy.__getitem__, reverse=True)]
