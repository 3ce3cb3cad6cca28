"""planner: flat Monte Carlo over macro actions, all with the same few determinizations."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from pentapolis.kernel.sums import plain_sum

from .budget import Budget, BudgetClock, OutOfTime
from .interface import Perspective, RatedAnswer
from .macro_action import Answers, Line
from .principal_line import PrincipalLine
from .rollout_policy import World
from .rollouts import ParametersByTurnLength, Rollout, Rollouts, SearchParameters

DEFAULTS = ParametersByTurnLength(
    SearchParameters(width=12, lines=16, depth=0), SearchParameters(width=8, lines=8, depth=3, discount=0.7)
)


class Planner:
    """Equally many rollouts for every candidate line. An iteration of the budget is one rollout."""

    name = "planner"
    imagines = True

    def __init__(
        self,
        seed: str,
        budget: Budget,
        parameters: ParametersByTurnLength = DEFAULTS,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self.budget = budget
        self._seed = seed
        self._parameters = parameters
        self._now = now
        self._principal_line = PrincipalLine()
        self._lines: dict[str, Line] = {}
        self._asked = 0

    def choose(self, perspective: Perspective) -> str:
        return self._principal_line.choose(perspective, self._decided)

    def _decided(self, perspective: Perspective) -> tuple[World, Answers]:
        key = self._rated(perspective, with_shares=False)[0].key
        return perspective.imagine(f"{self._seed}/{self._asked}/first"), self._lines[key].answers

    def rate(self, perspective: Perspective) -> list[RatedAnswer]:
        return self._rated(perspective, with_shares=True)

    def _rated(self, perspective: Perspective, *, with_shares: bool) -> list[RatedAnswer]:
        self._asked += 1
        clock = BudgetClock(self.budget, self._now)
        order, rows = [Line(0.0, (key,)) for key in perspective.keys], list[list[Rollout]]()
        try:
            rollouts = Rollouts(
                perspective, f"{self._seed}/{self._asked}", self._parameters, clock.check, with_shares=with_shares
            )
            order = rollouts.candidates(self.budget.iterations)
            while clock.left() >= len(order):
                row = rollouts.round([line.answers for line in order], len(rows), clock)
                if len(row) < len(order):
                    if row and not rows:  # no time for all lines: compare those that have a rollout
                        order, rows = order[: len(row)], [row]
                    break
                rows.append(row)
        except OutOfTime:
            pass
        self._lines = {line.answers[0]: line for line in order}
        if not rows:
            return [RatedAnswer(line.answers[0]) for line in order]
        made = dict(zip(self._lines, zip(*rows, strict=True), strict=True))
        worth = {key: plain_sum(one.value for one in rollouts_of) for key, rollouts_of in made.items()}
        ranked = sorted(made, key=worth.__getitem__, reverse=True)
        return [RatedAnswer(key, plain_sum(one.share for one in made[key]) / len(rows)) for key in ranked]
