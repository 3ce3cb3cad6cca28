"""Hindsight: what an answer that was given was worth, beside those that bots would have given.

Each answer is valued by its best line, and all lines by rollouts in the same determinizations, as planner and search do
it: luck hardly tells them apart. Only what the seat knew then is used: a decision is not a mistake because of cards
that nobody could know.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from pentapolis.kernel.sums import plain_sum

from .interface import Perspective
from .macro_action import Answers, MacroAction
from .rollouts import ParametersByTurnLength, Rollouts, SearchParameters

# A shorter horizon than the bots': a match has hundreds of decisions.
DEFAULTS = ParametersByTurnLength(
    SearchParameters(width=8, lines=8, depth=0), SearchParameters(width=8, lines=8, depth=1, discount=0.7)
)
LINES = 80  # sampled after the answers in question, where there are more


class Judged(NamedTuple):
    """Every seat's share of the victory after the answer given (`hopes`), and the share that `best` promised instead.

    `best` is the answer given where nothing better was found.
    """

    hopes: list[float]
    best: str
    share: float


def judge(perspective: Perspective, given: str, others: list[str], *, worlds: int, seed: str = "hindsight") -> Judged:
    """Compare the answer given with other candidates.

    More candidates find more mistakes, and more false ones: they need more worlds.
    """
    table = hopes_of(perspective, list(dict.fromkeys([given, *others])), worlds, seed)
    best = max(table, key=lambda key: table[key][perspective.seat])
    return Judged(table[given], best, table[best][perspective.seat])


def hopes_of(perspective: Perspective, keys: list[str], worlds: int, seed: str) -> dict[str, list[float]]:
    """Every seat's share of the victory after each answer, on average over the worlds."""
    perspective = perspective.as_trained()
    rollouts, lines = Rollouts(perspective, seed, DEFAULTS), _best_lines(perspective, keys, seed)
    found = {}
    for key in keys:
        hopes = [rollouts.evaluated(lines[key], number)[1] for number in range(worlds)]
        found[key] = [plain_sum(of_seat) / worlds for of_seat in zip(*hopes, strict=True)]
    return found


def _best_lines(perspective: Perspective, keys: list[str], seed: str) -> dict[str, Answers]:
    """The best line after each answer, sampled with equal effort."""
    macro_action = MacroAction(
        perspective.imagine(f"{seed}/first"), perspective.seat, Random(seed).random, lines=LINES, keys=keys
    )
    return {line.answers[0]: line.answers for line in macro_action.lines()}
