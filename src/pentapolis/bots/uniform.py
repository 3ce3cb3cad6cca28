"""random: every legal answer is equally likely."""

from __future__ import annotations

from random import Random

from .interface import Perspective, RatedAnswer


class Uniform:
    """The baseline of all measurements.

    >>> Uniform("1").name
    'random'
    """

    name = "random"
    imagines = False

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def choose(self, perspective: Perspective) -> str:
        keys = perspective.keys
        return keys[int(self._random() * len(keys))]

    def rate(self, perspective: Perspective) -> list[RatedAnswer]:
        """A random order; every seat has the same share."""
        order = {key: self._random() for key in perspective.keys}
        return [RatedAnswer(key, 1 / perspective.players) for key in sorted(order, key=order.__getitem__)]
