"""Hindsight: what an answer that was given was worth, beside those that bots would have given.

Each is judged by the best line after it to the end of the ply, and all lines are played on in the same imagined worlds
with the same numbers, as planner and search do it: luck hardly tells them apart. Only what the seat knew then is used:
a decision is not a mistake because of cards that nobody could know.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from pentapolis.kernel.sums import plain_sum

from .chair import Chair
from .ply import Answers, Ply
from .trials import Manner, Manners, Trials

# Not as far as bots look: there are hundreds of decisions.
USUAL = Manners(Manner(width=8, lines=8, depth=0), Manner(width=8, lines=8, depth=1, fading=0.7))
LINES = 80  # that are drawn after the answers in question, where there are more


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
    chair = chair.as_trained()
    trials, lines = Trials(chair, seed, USUAL), _best_lines(chair, keys, seed)
    found = {}
    for key in keys:
        tries = [trials.judged(lines[key], number)[1] for number in range(worlds)]
        found[key] = [plain_sum(hopes) / worlds for hopes in zip(*tries, strict=True)]
    return found


def _best_lines(chair: Chair, keys: list[str], seed: str) -> dict[str, Answers]:
    """The best line after each answer; all of them are looked for equally hard."""
    ply = Ply(chair.imagine(f"{seed}/first"), chair.seat, Random(seed).random, lines=LINES, keys=keys)
    return {line.answers[0]: line.answers for line in ply.lines()}
