"""search: sequential halving over macro actions, with determinized rollouts.

A line is a macro action, answer by answer. Every rollout determinizes the position, follows a line, and plays on with
the rollout policy; `evaluate` is applied at turn boundaries. Whenever a part of the budget is spent, the better half of
the lines goes on. Where turns are long, search first samples whole turns and compares these plans. There is no tree: a
tree search lost (docs/bots-log.md has the figures).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import monotonic

from pentapolis.kernel.sums import plain_sum

from .budget import Budget, BudgetClock, OutOfTime
from .interface import Perspective, RatedAnswer
from .macro_action import Answers, Line, MacroAction, varied
from .principal_line import PrincipalLine
from .processes import Count, helping
from .rollout_policy import World
from .rollouts import ParametersByTurnLength, Rollouts, SearchParameters

DEFAULTS = ParametersByTurnLength(
    of_long_turns=SearchParameters(width=12, lines=16, depth=0, plans=True),
    of_short_turns=SearchParameters(width=8, others=8, lines=8, depth=10),
)


class Arm:
    """An arm of the bandit: a candidate line with its rollouts so far."""

    __slots__ = ("answers", "share", "values", "visits", "worth")

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.values: list[float] = []
        self.visits = 0
        self.worth = 0.0
        self.share = 0.0

    @property
    def mean(self) -> float:
        return self.worth / self.visits

    def tried(self, value: float, share: float) -> None:
        self.values.append(value)
        self.add(value, share, 1)

    def add(self, worth: float, share: float, visits: int) -> None:
        self.visits += visits
        self.worth += worth
        self.share += share

    def is_surely_ahead(self, other: Arm, sure: float) -> bool:
        """Whether it is ahead by `sure` standard errors of the differences, paired by world; or both are equal."""
        gains = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=True)]
        number, gain = len(gains), plain_sum(gains)
        scatter = plain_sum([one * one for one in gains]) - gain * gain / number
        return gain >= 0 and gain * gain >= sure * sure * scatter * number / (number - 1)


class Search:
    """Any-time: it may be stopped after any rollout, and stops early where the choice is clear.

    It follows its principal line to the end of the macro action without searching again.
    """

    name = "search"
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
        self._arms: list[Arm] = []
        self._seen: list[Line] = []
        self._rest: Answers = ()
        self._asked = 0

    def choose(self, perspective: Perspective) -> str:
        return self._principal_line.choose(perspective, self._decided)

    def _decided(self, perspective: Perspective) -> tuple[World, Answers]:
        self._think(perspective, with_shares=False)
        world, answers = perspective.imagine(f"{self._seed}/{self._asked}/first"), self._ranked()[0].answers
        line = MacroAction(world, perspective.seat, Random(self._seed).random).prefix(answers)
        self._rest = answers[len(line) :]
        return world, line

    def rate(self, perspective: Perspective) -> list[RatedAnswer]:
        """The answers by visits, most often visited first: that is the best one."""
        self._think(perspective, with_shares=True)
        return self._rated()

    def _think(self, perspective: Perspective, *, with_shares: bool) -> None:
        self._asked += 1
        clock = BudgetClock(self.budget.shared(), self._now)
        self._arms, self._seen = [Arm((key,)) for key in perspective.keys], []
        try:
            rollouts = self._rollouts(perspective, clock, with_shares=with_shares)
            self._seen = rollouts.candidates()
            lines = self._seen[: self.budget.shared().iterations or None]
            self._arms = [Arm(line.answers) for line in lines]
            if rollouts.parameters.plans:
                self._arms = [Arm(plan.answers) for plan in self._plans(rollouts, clock, lines)]
        except OutOfTime:
            return
        earlier = clock.earlier()
        streams = [f"/hand/{number}" for number in range(1, self.budget.processes)]
        others = [
            partial(self._helper, self._rollouts(perspective, earlier, stream, with_shares=with_shares), earlier)
            for stream in streams
        ]
        if not others or earlier.spent() >= 1:
            self._halve(rollouts, clock)
            return
        with helping(others, clock.rest) as counted:
            self._halve(rollouts, clock)
            for line, visits, worth, share in counted():
                self._arms[line].add(worth, share, visits)

    def _rollouts(
        self, perspective: Perspective, clock: BudgetClock, stream: str = "", *, with_shares: bool
    ) -> Rollouts:
        return Rollouts(
            perspective, f"{self._seed}/{self._asked}{stream}", self._parameters, clock.check, with_shares=with_shares
        )

    def _plans(self, rollouts: Rollouts, clock: BudgetClock, lines: list[Line]) -> list[Line]:
        """Sample plans for the turn, equally many after each line. The rest of the last plan is a candidate, too."""
        begun = [self._rest] if self._rest else []
        begun += [line.answers for line in lines]
        found = dict[Answers, list[float]]()
        number = 0
        while clock.spent() < rollouts.parameters.planning and clock.take():
            plan = rollouts.plan(begun[number % len(begun)], number // len(begun))
            found.setdefault(plan.answers, []).append(plan.value)
            number += 1
        plans = [Line(plain_sum(values) / len(values), answers) for answers, values in found.items() if answers]
        most = min(rollouts.parameters.width, max(1, clock.left() // 2))
        best = [rollouts.to_the_point(plan) for plan in varied(plans, (most + 1) // 2, most // 2)]
        return list({plan.answers: plan for plan in best}.values()) or lines

    def _helper(self, rollouts: Rollouts, clock: BudgetClock) -> list[Count]:
        """The work of a helper process: rollouts of the same lines in other worlds."""
        self._halve(rollouts, clock)
        return [(line, arm.visits, arm.worth, arm.share) for line, arm in enumerate(self._arms)]

    def _halve(self, rollouts: Rollouts, clock: BudgetClock) -> None:
        """Sequential halving: the same number of rollouts for all lines, and the better half goes on."""
        going = self._arms
        parts = max(1, (len(going) - 1).bit_length())
        part, before = 1, clock.spent()
        while True:
            world = going[0].visits
            made = rollouts.round([arm.answers for arm in going], world, clock)
            complete = len(made) == len(going)
            if world and not complete:
                return  # an incomplete round does not count: values would stand for different worlds
            for arm, one in zip(going, made, strict=False):
                arm.tried(*one)
            if not complete or is_clear(going, rollouts.parameters):
                return
            while part < parts and clock.spent() >= before + (1 - before) * part / parts:
                going = sorted(going, key=lambda arm: arm.mean, reverse=True)[: (len(going) + 1) // 2]
                part += 1

    def _ranked(self) -> list[Arm]:
        """The lines that have rollouts, best first; all of them, if there was no time for any rollout.

        Among equal ones the shorter is better: it does nothing useless.
        """
        tried = [arm for arm in self._arms if arm.visits]
        return sorted(tried, key=lambda arm: (-arm.visits, -arm.mean, len(arm.answers))) or self._arms

    def _rated(self) -> list[RatedAnswer]:
        """The answers with rollouts, then those that greedy alone has evaluated."""
        best = dict[str, RatedAnswer]()
        for arm in self._ranked():
            key, visits = arm.answers[0], arm.visits
            best.setdefault(key, RatedAnswer(key, arm.share / visits if visits else None))
        for line in self._seen:
            best.setdefault(line.answers[0], RatedAnswer(line.answers[0]))
        return list(best.values())


def is_clear(arms: list[Arm], parameters: SearchParameters) -> bool:
    """Whether one line is significantly ahead of all others, so that the search may stop."""
    if len(arms[0].values) < parameters.sure_after:
        return False
    best = max(arms, key=lambda arm: arm.mean)
    return all(best.is_surely_ahead(other, parameters.sure) for other in arms if other is not best)
