"""random: every legal answer is equally likely."""

from __future__ import annotations

from random import Random

from .chair import Chair, Weighed


class Uniform:
    """The baseline of all measurements.

    >>> Uniform("1").name
    'random'
    """

    name = "random"
    imagines = False

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def choose(self, chair: Chair) -> str:
        keys = chair.keys
        return keys[int(self._random() * len(keys))]

    def weigh(self, chair: Chair) -> list[Weighed]:
        """Any order is as good as another, and nobody is ahead."""
        order = {key: self._random() for key in chair.keys}
        return [Weighed(key, 1 / chair.players) for key in sorted(order, key=order.__getitem__)]
