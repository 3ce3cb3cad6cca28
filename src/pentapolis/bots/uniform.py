"""random: every legal answer is equally likely."""

from __future__ import annotations

from random import Random

from .chair import Chair


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
