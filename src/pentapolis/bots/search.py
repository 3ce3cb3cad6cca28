"""search: the best lines are played on in ever new worlds, and again and again the better half of them goes on.

A line is a way to the end of the ply. Every try imagines a world, follows a line in it, and plays on: everybody's plies
are the best of a few lines. `evaluate` judges at the borders of turns. Where turns are long, lines are first played on
to the end of the turn, in many ways: such plans are what is tried then. There is no tree: where there was one it lost
(docs/bots-log.md has the figures).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import monotonic

from pentapolis.kernel.sums import plain_sum

from .budget import Budget, Clock, Late
from .chair import Chair, Weighed
from .hands import Count, helping
from .intent import Intent
from .playout import World
from .ply import Answers, Line, Ply, varied
from .trials import Manner, Manners, Trials

USUAL = Manners(
    of_long_turns=Manner(width=12, lines=16, depth=0, plans=True),
    of_short_turns=Manner(width=8, others=8, lines=8, depth=10),
)


class Root:
    """A line that comes into question: how often it was tried, and what that brought in all."""

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

    def is_surely_ahead(self, other: Root, sure: float) -> bool:
        """Whether luck would hardly explain how much more it brought, world by world; or both brought the same.

        `sure` is told in standard errors.
        """
        gains = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=True)]
        number, gain = len(gains), plain_sum(gains)
        scatter = plain_sum([one * one for one in gains]) - gain * gain / number
        return gain >= 0 and gain * gain >= sure * sure * scatter * number / (number - 1)


class Search:
    """Any-time: it may be stopped after any try, and stops by itself where the choice is clear.

    What it has decided for the ply it does not think about again.
    """

    name = "search"
    imagines = True

    def __init__(
        self, seed: str, budget: Budget, manners: Manners = USUAL, now: Callable[[], float] = monotonic
    ) -> None:
        self.budget = budget
        self._seed = seed
        self._manners = manners
        self._now = now
        self._intent = Intent()
        self._roots: list[Root] = []
        self._seen: list[Line] = []
        self._rest: Answers = ()
        self._asked = 0

    def choose(self, chair: Chair) -> str:
        return self._intent.choose(chair, self._decided)

    def _decided(self, chair: Chair) -> tuple[World, Answers]:
        self._think(chair, with_shares=False)
        world, answers = chair.imagine(f"{self._seed}/{self._asked}/first"), self._ranked()[0].answers
        ply = Ply(world, chair.seat, Random(self._seed).random).part_of(answers)
        self._rest = answers[len(ply) :]
        return world, ply

    def weigh(self, chair: Chair) -> list[Weighed]:
        """The answers whose lines were tried, most often first: that is the best one."""
        self._think(chair, with_shares=True)
        return self._verdict()

    def _think(self, chair: Chair, *, with_shares: bool) -> None:
        self._asked += 1
        clock = Clock(self.budget.shared(), self._now)
        self._roots, self._seen = [Root((key,)) for key in chair.keys], []
        try:
            trials = self._trials(chair, clock, with_shares=with_shares)
            self._seen = trials.candidates()
            lines = self._seen[: self.budget.shared().tries or None]
            self._roots = [Root(line.answers) for line in lines]
            if trials.manner.plans:
                self._roots = [Root(plan.answers) for plan in self._plans(trials, clock, lines)]
        except Late:
            return
        earlier = clock.earlier()
        others = [
            partial(self._lent, self._trials(chair, earlier, f"/hand/{number}", with_shares=with_shares), earlier)
            for number in range(1, self.budget.hands)
        ]
        if not others or earlier.spent() >= 1:
            self._grow(trials, clock)
            return
        with helping(others, clock.rest) as counted:
            self._grow(trials, clock)
            for line, visits, worth, share in counted():
                self._roots[line].add(worth, share, visits)

    def _trials(self, chair: Chair, clock: Clock, hand: str = "", *, with_shares: bool) -> Trials:
        return Trials(chair, f"{self._seed}/{self._asked}{hand}", self._manners, clock.check, with_shares=with_shares)

    def _plans(self, trials: Trials, clock: Clock, lines: list[Line]) -> list[Line]:
        """Draw plans for the turn, after each line equally often. What was planned before is one that comes first."""
        begun = [self._rest] if self._rest else []
        begun += [line.answers for line in lines]
        found = dict[Answers, list[float]]()
        number = 0
        while clock.spent() < trials.manner.drawing and clock.goes_on():
            plan = trials.plan(begun[number % len(begun)], number // len(begun))
            found.setdefault(plan.answers, []).append(plan.value)
            number += 1
        plans = [Line(plain_sum(values) / len(values), answers) for answers, values in found.items() if answers]
        most = min(trials.manner.width, max(1, clock.left() // 2))
        best = [trials.to_the_point(plan) for plan in varied(plans, (most + 1) // 2, most // 2)]
        return list({plan.answers: plan for plan in best}.values()) or lines

    def _lent(self, trials: Trials, clock: Clock) -> list[Count]:
        """The work of another hand, in another process: tries of the same lines in other worlds."""
        self._grow(trials, clock)
        return [(line, root.visits, root.worth, root.share) for line, root in enumerate(self._roots)]

    def _grow(self, trials: Trials, clock: Clock) -> None:
        """Try all lines equally often; whenever a part of the budget is spent, only the better half of them goes on."""
        going = self._roots
        parts = max(1, (len(going) - 1).bit_length())
        part, before = 1, clock.spent()
        while True:
            world = going[0].visits
            made = trials.round([root.answers for root in going], world, clock)
            complete = len(made) == len(going)
            if world and not complete:
                return  # lines that were tried more often than others cannot be compared
            for root, one in zip(going, made, strict=False):
                root.tried(*one)
            if not complete or is_clear(going, trials.manner):
                return
            while part < parts and clock.spent() >= before + (1 - before) * part / parts:
                going = sorted(going, key=lambda root: root.mean, reverse=True)[: (len(going) + 1) // 2]
                part += 1

    def _ranked(self) -> list[Root]:
        """The lines that were tried, the best one first; all of them, if there was no time to try any.

        Of those that bring the same the shorter one is better: it does nothing that is good for nothing.
        """
        tried = [root for root in self._roots if root.visits]
        return sorted(tried, key=lambda root: (-root.visits, -root.mean, len(root.answers))) or self._roots

    def _verdict(self) -> list[Weighed]:
        """The answers that were tried, and behind them those that were only looked at."""
        best = dict[str, Weighed]()
        for root in self._ranked():
            key, visits = root.answers[0], root.visits
            best.setdefault(key, Weighed(key, root.share / visits if visits else None))
        for line in self._seen:
            best.setdefault(line.answers[0], Weighed(line.answers[0]))
        return list(best.values())


def is_clear(roots: list[Root], manner: Manner) -> bool:
    """Whether one line is surely ahead of all others: then nobody needs to think on."""
    if len(roots[0].values) < manner.sure_after:
        return False
    best = max(roots, key=lambda root: root.mean)
    return all(best.is_surely_ahead(other, manner.sure) for other in roots if other is not best)
