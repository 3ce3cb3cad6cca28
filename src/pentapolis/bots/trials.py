"""Trials: lines that come into question are played on in the same imagined worlds, and judged at the same places."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from math import ceil
from operator import mul
from random import Random
from typing import Any, NamedTuple

from pentapolis.kernel.sums import plain_sum

from .budget import Clock, Late
from .chair import Chair
from .playout import BY_CHANCE, LOOKED_AT, Brisk, World, shares
from .ply import Answers, Line, Opening, Ply, varied

LONGEST = 400  # plies of one try, and answers of its line
_TOLD = re.compile(r"([a-z_]+)=(\d{1,4}(?:\.\d{1,4})?)")


class Manner(NamedTuple):
    """How lines are tried. Values were chosen by measurement, or stand unmeasured: docs/bots-log.md tells which.

    width       so many answers come into question, each with the line that looks best at the end of the ply
    others      so many of all other lines besides
    lines       lines that are drawn for a ply on the way
    depth       how far tries go: 0 is to the end of the own turn, n until it comes back for the n-th time (with two
                players; with more of them it comes back less often, for a try is not to last longer, and more often
                with one, whose plies are turns)
    fading      what a border counts, beside the one before
    looked_at   answers of a ply on the way that are looked at, if there are more; all that were not met yet are
    by_chance   so many of them are drawn, the others were best so far
    plans       lines are first played on to the end of the own turn, in many ways, and whole turns are compared
    drawing     the part of the budget for that
    sure        standard errors by which a line must be ahead of all others to end a search before its budget does
    sure_after  worlds in which lines must have been tried before
    """

    width: int
    lines: int
    depth: int
    fading: float = 1.0
    others: int = 0
    looked_at: int = LOOKED_AT
    by_chance: int = BY_CHANCE
    plans: bool = False
    drawing: float = 0.5
    sure: float = 3.0
    sure_after: int = 8

    @property
    def is_sound(self) -> bool:
        enough = min(self.width, self.lines, self.looked_at) >= 1 and self.sure_after >= 2
        return enough and 0 < self.fading <= 1 and self.drawing < 1


TRYING = ("width", "others", "lines", "depth", "fading", "looked_at", "by_chance")
PLANNING = (*TRYING, "plans", "drawing", "sure", "sure_after")


class Manners(NamedTuple):
    """Where a turn has several plies, its end is some way ahead, and there are many ways to it; further on luck soon
    tells more than the line. Where it has one, there would be no look ahead."""

    of_long_turns: Manner
    of_short_turns: Manner

    def but(self, told: Iterable[str], known: Sequence[str]) -> Manners | None:
        """The same with other values of known names, as they are written behind a bot's name; None if it cannot be.

        >>> usual = Manners(Manner(width=12, lines=16, depth=0), Manner(width=8, lines=8, depth=3))
        >>> [manner.lines for manner in usual.but(["lines=4"], TRYING)]
        [4, 4]
        >>> usual.but(["lines=0"], TRYING), usual.but(["luck=1"], TRYING)
        (None, None)
        """
        values = dict[str, Any]()
        for one in told:
            match = _TOLD.fullmatch(one)
            if match is None or match[1] not in known:
                return None
            name, value = match[1], float(match[2])
            values[name] = type(getattr(self.of_short_turns, name))(value)
            if values[name] != value:
                return None
        manners = Manners(*[manner._replace(**values) for manner in self])
        return manners if all(manner.is_sound for manner in manners) else None


class Try(NamedTuple):
    """What a line brought in a world, judged on the way: the estimate, and the share of the victory if it is wanted."""

    value: float
    share: float


class Trials:
    """The tries of one decision. The n-th try of every line is made in the n-th world, with the same luck.

    A playout is judged at every border on its way, never within a turn, or estimates could not be compared. The further
    off, the less it may count. Shares of the victory are wanted by who tells them; to choose, the estimate is enough.
    """

    def __init__(
        self,
        chair: Chair,
        seed: str,
        manners: Manners,
        check: Callable[[], None] = lambda: None,
        *,
        with_shares: bool = True,
    ) -> None:
        self._chair, self._seat, self._with_shares = chair, chair.seat, with_shares
        self._in_turn = chair.turn == chair.seat
        self._seed = seed
        self._check = check
        self._worlds: dict[int, World] = {}
        self.manner = manners.of_long_turns if chair.long_turns else manners.of_short_turns
        self._depth = ceil(self.manner.depth * 2 / chair.players)
        manner = self.manner
        self._brisk = Brisk(manner.lines, Random(seed).random, check, manner.looked_at, manner.by_chance)

    def candidates(self, most: int = 0) -> list[Line]:
        """The lines that come into question, as they look at the end of the ply: the best one first.

        If the time is over before all are found, those that are; Late, if there are none.
        """
        world = self._chair.imagine(f"{self._seed}/first")
        ply = Ply(world, self._seat, self._brisk.random, self._check)
        try:
            found = ply.all_lines()
        except Late:
            if not ply.found:
                raise
            found = ply.found
        return varied(found, self.manner.width, self.manner.others)[: most or None]

    def plan(self, answers: Answers, number: int) -> Line:
        """A line played on to the end of the own turn, with all answers on the way. Its world is none of the others."""
        world = self._begun(-1 - number)
        raised = self._raised(world)
        next(self._borders(world, answers, 0))
        given = tuple([key for seat, key in world.history if seat == self._seat])
        return Line(self._worth(world, raised), given)

    def to_the_point(self, plan: Line) -> Line:
        """A plan from where it could begin as well, if it brings no less so: an offer withdrawn is good for nothing."""
        begins = (at for at, key in enumerate(plan.answers) if at and key in self._chair.keys)
        shorter = self.plan(plan.answers[next(begins, 0) :], 0)
        if len(shorter.answers) >= len(plan.answers) or shorter.value < self.plan(plan.answers, 0).value:
            return plan
        return self.to_the_point(shorter)

    def round(self, lines: Iterable[Answers], number: int, clock: Clock) -> list[Try]:
        """Try lines in a world, one after the other, as far as the time goes."""
        made = list[Try]()
        with suppress(Late):
            for answers in lines:
                if not clock.goes_on():
                    break
                made.append(self.made(answers, number))
        return made

    def made(self, answers: Answers, number: int) -> Try:
        """Try a line in a world."""
        value, hopes = self.judged(answers, number)
        return Try(value, hopes[self._seat] if hopes else 0.0)

    def judged(self, answers: Answers, number: int) -> tuple[float, list[float]]:
        """Try a line in a world: the seat's estimate, and what every seat may hope for. All borders count in both."""
        world = self._begun(number)
        raised = self._raised(world)
        values, hopes = list[float](), list[list[float]]()
        for _ in self._borders(world, answers, self._depth):
            values.append(self._worth(world, raised))
            if self._with_shares:
                hopes.append(shares(world))
        fading = self.manner.fading
        return faded(values, fading), [faded(of_seat, fading) for of_seat in zip(*hopes, strict=True)]

    def _raised(self, world: World) -> float:
        """What the estimate is above the lead in points: the end of a game, where only that counts, is raised by it.

        The estimate of who plays alone is a lead all the time.
        """
        totals = list(world.outcome().totals)
        mine = totals.pop(self._seat)
        return world.evaluate(self._seat) - mine + max(totals) if totals else 0.0

    def _worth(self, world: World, raised: float) -> float:
        return world.evaluate(self._seat) + (raised if world.over else 0.0)

    def _begun(self, number: int) -> World:
        """A world and its luck: the same ones for all lines."""
        if number not in self._worlds:
            self._worlds[number] = self._chair.imagine(f"{self._seed}/{number}", tracked=True)
        self._brisk.random = Random(f"{self._seed}/{number}").random
        return self._worlds[number].copy(tracked=True)

    def _borders(self, world: World, answers: Answers, depth: int) -> Iterator[None]:
        """Follow a line, play on, and stop at every border; after the end of the game all of them are there."""
        seat, passed, met = self._seat, not self._in_turn, 0
        own = (seat,) if self._chair.long_turns else (seat, None)  # a short turn may be interrupted by nobody's
        rest, opening = answers, Opening.of(world, self._chair.ask)
        for answered in range(LONGEST):
            ask, turn = world.ask, world.turn
            if ask is None:
                break
            over = turn not in own  # others may be asked in the own turn, too
            if self._chair.players == 1:  # nobody comes between two turns
                there = answered > 0 and not rest and opening.is_behind(world, ask)
            else:
                there = (turn == seat and passed) or (over and not passed and not met)
            if there:
                met, opening = met + 1, Opening.of(world, ask)
                yield
                if met > depth:
                    return
            passed = over or (passed and turn is None)
            if rest and ask.seat == seat and rest[0] in ask.options:
                world.answer(rest[0], seat)
                rest = rest[1:]
            else:
                rest = () if ask.seat == seat else rest  # what the line says next is not possible in this world
                self._brisk.play(world, ask)
        for _ in range(met, depth + 1):
            yield


def faded(values: Sequence[float], fading: float) -> float:
    """The mean of values, in which each counts less than the one before.

    >>> faded([1.0, 1.0], 0.7), round(faded([1.0, 0.0], 0.7), 2)
    (1.0, 0.59)
    """
    weights = [fading**number for number in range(len(values))]
    return plain_sum(map(mul, weights, values)) / plain_sum(weights)
