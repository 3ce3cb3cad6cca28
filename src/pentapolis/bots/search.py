"""search: the best lines are played on in ever new worlds, and again and again the better half of them goes on.

A line is a way to the end of the ply. Every try imagines a world, follows a line in it, and plays on: everybody's plies
are the best of a few lines. `evaluate` judges at the borders of turns. There is no tree: where there was one it lost
(docs/bots.md has the figures).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic

from .budget import Budget, Clock, Late
from .chair import Chair, Weighed
from .hands import Count, helping
from .intent import Intent
from .playout import World
from .ply import Answers
from .trials import Manner, Trials

USUAL = Manner()


class Root:
    """A line that comes into question: how often it was tried, and what that brought in all."""

    __slots__ = ("answers", "share", "visits", "worth")

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.visits = 0
        self.worth = 0.0
        self.share = 0.0

    @property
    def mean(self) -> float:
        return self.worth / self.visits

    def add(self, worth: float, share: float, visits: int = 1) -> None:
        self.visits += visits
        self.worth += worth
        self.share += share


class Search:
    """Any-time: it may be stopped after any try. What it has decided for the ply it does not think about again."""

    name = "search"
    imagines = True

    def __init__(self, seed: str, budget: Budget, manner: Manner = USUAL, now: Callable[[], float] = monotonic) -> None:
        self.budget = budget
        self._seed = seed
        self._manner = manner
        self._now = now
        self._intent = Intent()
        self._roots: dict[str, Root] = {}
        self._asked = 0

    def choose(self, chair: Chair) -> str:
        return self._intent.choose(chair, self._decided)

    def _decided(self, chair: Chair) -> tuple[World, Answers]:
        key = self.weigh(chair)[0].key
        return chair.imagine(f"{self._seed}/{self._asked}/first"), self._roots[key].answers

    def weigh(self, chair: Chair) -> list[Weighed]:
        """The lines that were tried, most often first: that is the best one."""
        self._asked += 1
        clock = Clock(self.budget.shared(), self._now)
        try:
            lines = self._trials(chair, clock).candidates()
        except Late:
            lines = []
        width = min(self._manner.width, self.budget.shared().tries or self._manner.width)
        answers = [line.answers for line in lines[:width]] or [(key,) for key in chair.keys]
        self._roots = {line[0]: Root(line) for line in answers}
        others = [partial(self._lent, chair, clock, number) for number in range(1, self.budget.hands)]
        if not others:
            self._grow(chair, clock)
            return self._verdict()
        with helping(others) as counted:
            self._grow(chair, clock)
            for key, visits, worth, share in counted():
                self._roots[key].add(worth, share, visits)
        return self._verdict()

    def _trials(self, chair: Chair, clock: Clock) -> Trials:
        return Trials(chair, f"{self._seed}/{self._asked}", self._manner, clock.check)

    def _lent(self, chair: Chair, clock: Clock, number: int) -> list[Count]:
        """The work of another hand, in another process: tries of the same lines in other worlds."""
        self._seed = f"{self._seed}/hand/{number}"
        self._grow(chair, clock)
        return [(key, root.visits, root.worth, root.share) for key, root in self._roots.items()]

    def _grow(self, chair: Chair, clock: Clock) -> None:
        """Try all lines equally often; whenever a part of the budget is spent, only the better half of them goes on."""
        trials, going = self._trials(chair, clock), list(self._roots.values())
        parts = max(1, (len(going) - 1).bit_length())
        part = 1
        try:
            while True:
                made = [trials.made(root.answers, root.visits) for root in going if clock.goes_on()]
                if len(made) < len(going):
                    return  # lines that were tried more often than others cannot be compared
                for root, one in zip(going, made, strict=True):
                    root.add(*one)
                while part < parts and clock.spent() >= part / parts:
                    going = sorted(going, key=lambda root: root.mean, reverse=True)[: (len(going) + 1) // 2]
                    part += 1
        except Late:
            pass

    def _verdict(self) -> list[Weighed]:
        roots = list(self._roots.values())
        tried = sorted((root for root in roots if root.visits), key=lambda root: (root.visits, root.mean), reverse=True)
        if not tried:  # no time to try them even once
            return [Weighed(root.answers[0]) for root in roots]
        return [Weighed(root.answers[0], root.share / root.visits) for root in tried]
