"""Trials: lines that come into question are played on in the same imagined worlds, and judged at the same places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from .chair import Chair
from .playout import Brisk, World, follow, shares
from .ply import Answers, Line, Ply

LONGEST = 400  # plies of one try
FADING = 0.7  # what a border counts, beside the one before
SEVERAL = 3  # plies of a turn: an action, another one, and the end at least


class Depth(NamedTuple):
    """How far tries go: 0 is to the end of the own turn, n until it comes back for the n-th time.

    Where a turn has several plies, its end is some way ahead, and further on luck soon tells more than the line; where
    it has one, there would be no look ahead.
    """

    of_long_turns: int
    of_short_turns: int


class Manner(NamedTuple):
    """How lines are tried. Values were chosen by measurement, or stand unmeasured: docs/bots.md tells which.

    width     lines that come into question, those that look best at the end of the ply
    lines     lines that are drawn for a ply on the way
    depth     how far tries go
    """

    width: int = 8
    lines: int = 8
    depth: Depth = Depth(0, 3)


class Try(NamedTuple):
    """What a line brought in a world: the estimate on the way, and the share of the victory at the end of it."""

    value: float
    share: float


class Trials:
    """The tries of one decision. The n-th try of every line is made in the n-th world, with the same luck.

    A playout is judged at every border on its way, never within a turn, or estimates could not be compared. The further
    off, the less it counts.
    """

    def __init__(
        self,
        chair: Chair,
        seed: str,
        manner: Manner,
        check: Callable[[], None] = lambda: None,
    ) -> None:
        self._chair, self._seat = chair, chair.seat
        self._in_turn = chair.turn == chair.seat
        self._seed = seed
        self._depths = manner.depth
        self._check = check
        self._brisk = Brisk(manner.lines, Random(seed).random, check)
        self._worlds: list[World] = []
        self._depth: int | None = None

    def candidates(self) -> list[Line]:
        """The best line after every answer, as it looks at the end of the ply; the best one first."""
        world = self._chair.imagine(f"{self._seed}/first")
        return Ply(world, self._seat, self._brisk.random, self._check).lines()

    def made(self, answers: Answers, number: int) -> Try:
        """Try a line in a world."""
        if self._depth is None:
            self._depth = self._depths.of_long_turns if self._long_turns() else self._depths.of_short_turns
        world = self._world(number)
        self._brisk.random = Random(f"{self._seed}/{number}").random
        raised = self._raised(world)
        follow(world, self._seat, answers)
        values = [
            world.evaluate(self._seat) + (raised if world.over else 0.0) for _ in self._borders(world, self._depth)
        ]
        return Try(faded(values), shares(world)[self._seat])

    def _raised(self, world: World) -> float:
        """What the estimate is above the lead in points: the end of a game, where only that counts, is raised by it."""
        totals = list(world.outcome().totals)
        return world.evaluate(self._seat) - totals.pop(self._seat) + max(totals)

    def _world(self, number: int) -> World:
        worlds = self._worlds
        while len(worlds) <= number:
            worlds.append(self._chair.imagine(f"{self._seed}/{len(worlds)}", tracked=True))
        return worlds[number].copy(tracked=True)

    def _long_turns(self) -> bool:
        """Whether the seat's next turn has several plies. Almost any answers do for that."""
        world, brisk = self._world(0), Brisk(1, Random(self._seed).random, self._check)
        plies = 0
        for _ in self._borders(world, 1, brisk):
            pass
        while (ask := world.ask) is not None and world.turn in (self._seat, None):
            plies += world.turn == ask.seat
            brisk.play(world, ask)
        return plies >= SEVERAL

    def _borders(self, world: World, depth: int, brisk: Brisk | None = None) -> Iterator[None]:
        """Play on, and stop at every border; after the end of the game all of them are there."""
        seat, passed, met = self._seat, not self._in_turn, 0
        brisk = brisk or self._brisk
        for _ in range(LONGEST):
            ask, turn = world.ask, world.turn
            if ask is None:
                break
            others = turn not in (seat, None)  # others may be asked in the own turn, too
            if (turn == seat and passed) or (others and not passed and not met):
                met += 1
                yield
                if met > depth:
                    return
            passed = others or (passed and turn is None)
            brisk.play(world, ask)
        for _ in range(met, depth + 1):
            yield


def faded(values: list[float]) -> float:
    """The mean of values, in which each counts less than the one before.

    >>> faded([1.0, 1.0]), round(faded([1.0, 0.0]), 2)
    (1.0, 0.59)
    """
    weights = [FADING**number for number in range(len(values))]
    return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)
