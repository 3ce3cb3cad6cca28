"""planner: the best way through its own turn, judged at its end and when the others have replied."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from .budget import Budget, Clock, Late
from .chair import Chair, Weighed
from .intent import Intent
from .ply import Line
from .trials import Depth, Trials, Try


class Plan(NamedTuple):
    """How it plans. Values were chosen by measurement, or stand unmeasured: docs/bots.md tells which.

    width     lines that are followed, those that look best at the end of the ply
    lines     lines that are drawn for a ply on the way
    depth     how far tries go
    """

    width: int = 6
    lines: int = 8
    depth: Depth = Depth(0, 3)


USUAL = Plan()


class Planner:
    """All lines are tried in the same few worlds. A budget of tries counts a line in a world as one."""

    name = "planner"
    imagines = True

    def __init__(self, seed: str, budget: Budget, plan: Plan = USUAL, now: Callable[[], float] = monotonic) -> None:
        self.budget = budget
        self._seed = seed
        self._plan = plan
        self._now = now
        self._intent = Intent()
        self._lines: dict[str, Line] = {}
        self._asked = 0

    def choose(self, chair: Chair) -> str:
        key = self._intent.next(chair)
        if key is None and len(chair.keys) == 1:
            return chair.keys[0]
        if key is None:
            key = self.weigh(chair)[0].key
            self._intent.set(chair.imagine(f"{self._seed}/{self._asked}/first"), chair.seat, self._lines[key].answers)
        return key

    def weigh(self, chair: Chair) -> list[Weighed]:
        self._asked += 1
        plan, clock = self._plan, Clock(self.budget, self._now)
        trials = Trials(chair, f"{self._seed}/{self._asked}", plan.lines, plan.depth, clock.check)
        order, rows = [Line(0.0, (key,)) for key in chair.keys], list[list[Try]]()
        try:
            order = trials.candidates()[: min(plan.width, self.budget.tries or plan.width)]
            while True:
                row = [trials.made(line.answers, len(rows)) for line in order if clock.goes_on()]
                if len(row) < len(order):
                    break
                rows.append(row)
        except Late:
            pass
        self._lines = {line.answers[0]: line for line in order}
        if not rows:  # no time to try all of them even once
            return [Weighed(line.answers[0]) for line in order]
        made = dict(zip(self._lines, zip(*rows, strict=True), strict=True))
        worth = {key: sum(one.value for one in tries) for key, tries in made.items()}
        ranked = sorted(made, key=worth.__getitem__, reverse=True)
        return [Weighed(key, sum(one.share for one in made[key]) / len(rows)) for key in ranked]
