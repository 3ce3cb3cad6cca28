"""planner: the best way through its own turn, judged at its end and when the others have replied."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from pentapolis.kernel.sums import plain_sum

from .budget import Budget, Clock, Late
from .chair import Chair, Weighed
from .intent import Intent
from .playout import World
from .ply import Answers, Line
from .trials import Manner, Manners, Trials, Try

USUAL = Manners(Manner(width=12, lines=16, depth=0), Manner(width=8, lines=8, depth=3, fading=0.7))


class Planner:
    """All lines are tried in the same few worlds. A budget of tries counts a line in a world as one."""

    name = "planner"
    imagines = True

    def __init__(
        self, seed: str, budget: Budget, manners: Manners = USUAL, now: Callable[[], float] = monotonic
    ) -> None:
        self.budget = budget
        self._seed = seed
        self._manners = manners
        self._now = now
        self._intent = Intent()
        self._lines: dict[str, Line] = {}
        self._asked = 0

    def choose(self, chair: Chair) -> str:
        return self._intent.choose(chair, self._decided)

    def _decided(self, chair: Chair) -> tuple[World, Answers]:
        key = self._weighed(chair, with_shares=False)[0].key
        return chair.imagine(f"{self._seed}/{self._asked}/first"), self._lines[key].answers

    def weigh(self, chair: Chair) -> list[Weighed]:
        return self._weighed(chair, with_shares=True)

    def _weighed(self, chair: Chair, *, with_shares: bool) -> list[Weighed]:
        self._asked += 1
        clock = Clock(self.budget, self._now)
        order, rows = [Line(0.0, (key,)) for key in chair.keys], list[list[Try]]()
        try:
            trials = Trials(chair, f"{self._seed}/{self._asked}", self._manners, clock.check, with_shares=with_shares)
            order = trials.candidates(self.budget.tries)
            while clock.left() >= len(order):
                row = trials.round([line.answers for line in order], len(rows), clock)
                if len(row) < len(order):
                    if row and not rows:  # no time for all of them: those that were tried are compared
                        order, rows = order[: len(row)], [row]
                    break
                rows.append(row)
        except Late:
            pass
        self._lines = {line.answers[0]: line for line in order}
        if not rows:
            return [Weighed(line.answers[0]) for line in order]
        made = dict(zip(self._lines, zip(*rows, strict=True), strict=True))
        worth = {key: plain_sum(one.value for one in tries) for key, tries in made.items()}
        ranked = sorted(made, key=worth.__getitem__, reverse=True)
        return [Weighed(key, plain_sum(one.share for one in made[key]) / len(rows)) for key in ranked]
