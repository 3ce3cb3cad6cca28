"""Hindsight: what an answer that was given was worth, beside those that bots would have given.

All are played on in the same imagined worlds, so luck hardly tells them apart. Only what the seat knew then is used:
a decision is not a mistake because of cards that nobody could know.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from .chair import Chair
from .playout import Quick, shares

PLAYED_ON = 10  # decisions after the answer


class Judged(NamedTuple):
    """What every seat could hope for after the answer given (`hopes`), and what `best` promised to the one who gave it.

    `best` is the answer given where nothing better was found.
    """

    hopes: list[float]
    best: str
    share: float


def judge(chair: Chair, given: str, others: list[str], *, worlds: int, seed: str = "hindsight") -> Judged:
    """Compare the answer given with others that come into question.

    The more of them, the likelier a mistake is seen, and also that luck looks like one: then more worlds are needed.
    """
    table = hopes_of(chair, list(dict.fromkeys([given, *others])), worlds, seed)
    best = max(table, key=lambda key: table[key][chair.seat])
    return Judged(table[given], best, table[best][chair.seat])


def hopes_of(chair: Chair, keys: list[str], worlds: int, seed: str) -> dict[str, list[float]]:
    """What every seat may hope for after each answer: shares of the victory, on average of the worlds."""
    quick = Quick(Random(seed).random)
    found = {key: [0.0] * chair.players for key in keys}
    for number in range(worlds):
        world = chair.imagine(f"{seed}/{number}", tracked=True)
        for key in keys:
            twin = world.copy(tracked=True)
            twin.answer(key, chair.seat)
            quick.run(twin, PLAYED_ON)
            found[key] = [sum(pair) for pair in zip(found[key], shares(twin), strict=True)]
    return {key: [share / worlds for share in hopes] for key, hopes in found.items()}
