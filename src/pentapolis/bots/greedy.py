"""greedy: the answer after which the position looks best, to the end of its own decisions."""

from __future__ import annotations

from random import Random

from .budget import Budget
from .chair import Chair, Weighed
from .ply import LINES, Ply

TIE = 1e-9
USUAL = Budget(tries=LINES)


class Greedy:
    """One ply over the game's `evaluate`; decisions that follow at once are part of the ply.

    Where the ply has few ends all of them are looked at. Otherwise lines to its end are drawn at random, and the
    answers that look best so far get most of them. A budget of tries is the number of lines; time it does not heed.
    """

    name = "greedy"
    imagines = True

    def __init__(self, seed: str, budget: Budget = USUAL) -> None:
        self.budget = budget
        self._seed = seed
        self._random = Random(seed).random
        self._asked = 0

    def choose(self, chair: Chair) -> str:
        keys = chair.keys
        return keys[0] if len(keys) == 1 else self.weigh(chair)[0].key

    def weigh(self, chair: Chair) -> list[Weighed]:
        self._asked += 1
        world = chair.imagine(f"greedy/{self._seed}/{self._asked}")
        lines = Ply(world, chair.seat, self._random, lines=self.budget.tries).lines()
        values = {line.answers[0]: line.value for line in lines}
        # A hair of noise decides between equal answers, so that the order of the list does not.
        noisy = {key: values[key] + TIE * self._random() for key in chair.keys}
        return [Weighed(key) for key in sorted(noisy, key=noisy.__getitem__, reverse=True)]
