"""planner: the best way through its own turn, judged when the others have replied and the turn comes back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import NamedTuple

from .budget import Budget, Clock, Late
from .chair import Chair, Weighed
from .playout import LOOKED_AT, POINTS, Quick, World, shares
from .ply import Ply

LONGEST = 60  # decisions until the own turn comes back

Row = dict[str, float]
"""The share of the victory after each answer, all in the same world."""


class Plan(NamedTuple):
    """How it plans. Values were chosen by measurement, or stand unmeasured: docs/bots.md tells which.

    width      answers that are followed, those that look best at the end of the ply
    beam       ways on from each of them that are followed side by side; 1: only that of quick answers
    depth      decisions of the own turn for which there is a beam; what comes then is answered quickly
    points     see `shares`
    looked_at  answers that a decision on the way compares
    """

    width: int = 8
    beam: int = 1
    depth: int = 6
    points: float = POINTS
    looked_at: int = LOOKED_AT


USUAL = Plan()


class Planner:
    """All answers are tried in the same few worlds. A budget of tries counts an answer in a world as one."""

    name = "planner"
    imagines = True

    def __init__(self, seed: str, budget: Budget, plan: Plan = USUAL, now: Callable[[], float] = monotonic) -> None:
        self.budget = budget
        self._seed = seed
        self._plan = plan
        self._now = now
        self._random = Random(seed).random
        self._quick = Quick(self._random, plan.looked_at)
        self._asked = 0

    def choose(self, chair: Chair) -> str:
        keys = chair.keys
        return keys[0] if len(keys) == 1 else self.weigh(chair)[0].key

    def weigh(self, chair: Chair) -> list[Weighed]:
        self._asked += 1
        budget = self.budget
        followed = min(self._plan.width, len(chair.keys))
        clock = Clock(budget._replace(tries=max(1, budget.tries // followed)) if budget.tries else budget, self._now)
        self._quick.check = clock.check
        order, rows = chair.keys, list[Row]()
        try:
            order = self._ordered(chair, clock)[:followed]
            while clock.goes_on():
                rows.append(self._row(chair, order, clock.made))
        except Late:
            pass
        if not rows:  # no time to try all of them even once
            return [Weighed(key) for key in order]
        means = {key: sum(row[key] for row in rows) / len(rows) for key in order}
        return [Weighed(key, means[key]) for key in sorted(order, key=means.__getitem__, reverse=True)]

    def _ordered(self, chair: Chair, clock: Clock) -> list[str]:
        """The answers by what they are worth at the end of the ply."""
        world = chair.imagine(f"{self._seed}/{self._asked}")
        values = Ply(world, chair.seat, self._random, clock.check).values()
        return sorted(chair.keys, key=values.__getitem__, reverse=True)

    def _row(self, chair: Chair, keys: list[str], number: int) -> Row:
        world = chair.imagine(f"{self._seed}/{self._asked}/{number}", tracked=True)
        row = {}
        for key in keys:
            twin = world.copy(tracked=True)
            twin.answer(key, chair.seat)
            row[key] = max(self._judged(end, chair.seat) for end in self._ends(twin, chair.seat))
        return row

    def _ends(self, world: World, seat: int) -> list[World]:
        """The best ways through the rest of the own turn, as they look at its end."""
        plan, ways, ends = self._plan, [world], list[World]()
        for _ in range(plan.depth if plan.beam > 1 else 0):
            ends += [way for way in ways if way.ask_for(seat) is None]
            grown = [twin for way in ways for twin in self._grown(way, seat)]
            ways = _best(grown, seat, plan.beam)
        return _best(ends + ways, seat, plan.beam)

    def _grown(self, way: World, seat: int) -> list[World]:
        ask = way.ask_for(seat)
        if ask is None:
            return []
        self._quick.check()
        twins = []
        for key in self._quick.sample(ask.keys):
            twin = way.copy(tracked=True)
            twin.answer(key, seat)
            twins.append(twin)
        return twins

    def _judged(self, world: World, seat: int) -> float:
        """What the seat may hope for when its turn comes back; until then all answer quickly."""
        passed = False
        for _ in range(LONGEST):
            ask, turn = world.ask, world.turn
            if ask is None or (passed and turn == seat):
                break
            passed = passed or turn not in (seat, None)  # others may be asked in the own turn, too
            world.answer(self._quick.pick(world, ask), ask.seat)
        return shares(world, self._plan.points)[seat]


def _best(worlds: list[World], seat: int, number: int) -> list[World]:
    if len(worlds) <= number:
        return worlds
    return sorted(worlds, key=lambda world: world.evaluate(seat), reverse=True)[:number]
