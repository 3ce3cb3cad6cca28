"""Rollouts: play candidate lines on in the same determinizations, and evaluate them at the same places.

Common random numbers: the n-th rollout of every line uses the n-th determinization with the same random numbers, so
luck hardly tells lines apart.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from math import ceil
from operator import mul
from random import Random
from typing import Any, NamedTuple

from pentapolis.kernel.sums import plain_sum

from .budget import BudgetClock, OutOfTime
from .interface import Perspective
from .macro_action import Answers, Line, MacroAction, Start, varied
from .rollout_policy import BRANCHING, EXPLORED, RolloutPolicy, World
from .shares import shares

LONGEST = 400  # macro actions of one rollout, and answers of its line
_WRITTEN = re.compile(r"([a-z_]+)=(\d{1,4}(?:\.\d{1,4})?)")


class SearchParameters(NamedTuple):
    """The parameters of rollouts and search. docs/bots-log.md tells which values were measured.

    width       candidate answers, each with its best line to the end of the macro action
    others      further candidate lines, whatever their first answer
    lines       lines that the rollout policy samples for a macro action
    depth       the horizon: 0 is the end of the own turn, n is where the turn comes back for the n-th time. That is for
                two players; more of them shorten it, so that a rollout lasts no longer, and one, whose macro actions
                are turns, doubles it
    discount    the weight of an evaluation, relative to the one before
    branching   answers that the rollout policy considers, if there are more; those it has never tried come on top
    explored    so many of these are drawn at random, the others had the least regret so far
    plans       first sample whole turns, then compare these plans instead of macro actions
    planning    the share of the budget for sampling plans
    sure        stop early when one line is ahead of all others by so many standard errors
    sure_after  determinizations before the search may stop early
    """

    width: int
    lines: int
    depth: int
    discount: float = 1.0
    others: int = 0
    branching: int = BRANCHING
    explored: int = EXPLORED
    plans: bool = False
    planning: float = 0.5
    sure: float = 3.0
    sure_after: int = 8

    @property
    def is_sound(self) -> bool:
        enough = min(self.width, self.lines, self.branching) >= 1 and self.sure_after >= 2
        return enough and 0 < self.discount <= 1 and self.planning < 1


ROLLOUT_PARAMETERS = ("width", "others", "lines", "depth", "discount", "branching", "explored")
SEARCH_PARAMETERS = (*ROLLOUT_PARAMETERS, "plans", "planning", "sure", "sure_after")
ALIASES = {"fading": "discount", "looked_at": "branching", "by_chance": "explored", "drawing": "planning"}


class ParametersByTurnLength(NamedTuple):
    """Parameters for games of long turns and of short ones (`BotSupport.long_turns`).

    The end of a long turn is far enough to look; beyond it, luck outweighs the line. A short turn is one macro action,
    so rollouts must go on into the turns that follow.
    """

    of_long_turns: SearchParameters
    of_short_turns: SearchParameters

    def but(self, written: Iterable[str], known: Sequence[str]) -> ParametersByTurnLength | None:
        """The same with other values, as they are written behind a bot's name; None if a name or value is not allowed.

        >>> parameters = SearchParameters(width=8, lines=8, depth=3)
        >>> defaults = ParametersByTurnLength(parameters, parameters)
        >>> [changed.discount for changed in defaults.but(["discount=0.5"], ROLLOUT_PARAMETERS)]
        [0.5, 0.5]
        >>> defaults.but(["lines=0"], ROLLOUT_PARAMETERS), defaults.but(["luck=1"], ROLLOUT_PARAMETERS)
        (None, None)
        """
        values = dict[str, Any]()
        for one in written:
            match = _WRITTEN.fullmatch(one)
            if match is None:
                return None
            name, value = ALIASES.get(match[1], match[1]), float(match[2])
            if name not in known:
                return None
            values[name] = type(getattr(self.of_short_turns, name))(value)
            if values[name] != value:
                return None
        changed = ParametersByTurnLength(*[parameters._replace(**values) for parameters in self])
        return changed if all(parameters.is_sound for parameters in changed) else None


class Rollout(NamedTuple):
    """The value of a line in one determinization, and the share of the victory if it is wanted."""

    value: float
    share: float


class Rollouts:
    """The rollouts of one decision.

    A rollout is evaluated at turn boundaries only: estimates within a turn cannot be compared. Later evaluations may
    count less (`discount`). Shares of the victory cost time and are wanted for hints only; to choose, the estimate is
    enough.
    """

    def __init__(
        self,
        perspective: Perspective,
        seed: str,
        parameters: ParametersByTurnLength,
        check: Callable[[], None] = lambda: None,
        *,
        with_shares: bool = True,
    ) -> None:
        self._perspective, self._seat, self._with_shares = perspective, perspective.seat, with_shares
        self._in_turn = perspective.turn == perspective.seat
        self._seed = seed
        self._check = check
        self._worlds: dict[int, World] = {}
        self.parameters = chosen = parameters.of_long_turns if perspective.long_turns else parameters.of_short_turns
        self._depth = ceil(chosen.depth * 2 / perspective.players)
        self._policy = RolloutPolicy(chosen.lines, Random(seed).random, check, chosen.branching, chosen.explored)

    def candidates(self, most: int = 0) -> list[Line]:
        """The candidate lines by their value at the end of the macro action, best first.

        Raises OutOfTime if the time is over before any is found; else those that were found.
        """
        world = self._perspective.imagine(f"{self._seed}/first")
        macro_action = MacroAction(world, self._seat, self._policy.random, self._check)
        try:
            found = macro_action.all_lines()
        except OutOfTime:
            if not macro_action.found:
                raise
            found = macro_action.found
        return varied(found, self.parameters.width, self.parameters.others)[: most or None]

    def plan(self, answers: Answers, number: int) -> Line:
        """Play a line on to the end of the own turn: all own answers on the way. No other rollout uses its world."""
        world = self._determinization(-1 - number)
        raised = self._raised(world)
        next(self._boundaries(world, answers, 0))
        given = tuple([key for seat, key in world.history if seat == self._seat])
        return Line(self._worth(world, raised), given)

    def to_the_point(self, plan: Line) -> Line:
        """A plan without a useless beginning, such as an offer that is withdrawn, if it is worth no less so."""
        begins = (at for at, key in enumerate(plan.answers) if at and key in self._perspective.keys)
        shorter = self.plan(plan.answers[next(begins, 0) :], 0)
        if len(shorter.answers) >= len(plan.answers) or shorter.value < self.plan(plan.answers, 0).value:
            return plan
        return self.to_the_point(shorter)

    def round(self, lines: Iterable[Answers], number: int, clock: BudgetClock) -> list[Rollout]:
        """One rollout for each line in one world, until the time is over."""
        made = list[Rollout]()
        with suppress(OutOfTime):
            for answers in lines:
                if not clock.take():
                    break
                made.append(self.rollout(answers, number))
        return made

    def rollout(self, answers: Answers, number: int) -> Rollout:
        """One rollout of a line."""
        value, hopes = self.evaluated(answers, number)
        return Rollout(value, hopes[self._seat] if hopes else 0.0)

    def evaluated(self, answers: Answers, number: int) -> tuple[float, list[float]]:
        """One rollout of a line: the discounted mean of the seat's estimates, and that of every seat's share."""
        world = self._determinization(number)
        raised = self._raised(world)
        values, hopes = list[float](), list[list[float]]()
        for _ in self._boundaries(world, answers, self._depth):
            values.append(self._worth(world, raised))
            if self._with_shares:
                hopes.append(shares(world))
        discount = self.parameters.discount
        return discounted(values, discount), [discounted(of_seat, discount) for of_seat in zip(*hopes, strict=True)]

    def _raised(self, world: World) -> float:
        """The estimate less the lead in points: added to the lead at the end of a game, so that both can be compared.

        For who plays alone, the estimate is always a lead.
        """
        totals = list(world.outcome().totals)
        mine = totals.pop(self._seat)
        return world.evaluate(self._seat) - mine + max(totals) if totals else 0.0

    def _worth(self, world: World, raised: float) -> float:
        return world.evaluate(self._seat) + (raised if world.over else 0.0)

    def _determinization(self, number: int) -> World:
        """A determinization and its random numbers: the same for all lines."""
        if number not in self._worlds:
            self._worlds[number] = self._perspective.imagine(f"{self._seed}/{number}", tracked=True)
        self._policy.random = Random(f"{self._seed}/{number}").random
        return self._worlds[number].copy(tracked=True)

    def _boundaries(self, world: World, answers: Answers, depth: int) -> Iterator[None]:
        """Follow a line, then the rollout policy; stop at every turn boundary. A game's end stands for the rest."""
        seat, passed, met = self._seat, not self._in_turn, 0
        own = (seat,) if self._perspective.long_turns else (seat, None)  # a short turn may be interrupted by nobody's
        rest, start = answers, Start.of(world, self._perspective.ask)
        for answered in range(LONGEST):
            ask, turn = world.ask, world.turn
            if ask is None:
                break
            over = turn not in own  # others may be asked in the own turn, too
            if self._perspective.players == 1:  # nobody comes between two turns
                there = answered > 0 and not rest and start.is_past(world, ask)
            else:
                there = (turn == seat and passed) or (over and not passed and not met)
            if there:
                met, start = met + 1, Start.of(world, ask)
                yield
                if met > depth:
                    return
            passed = over or (passed and turn is None)
            if rest and ask.seat == seat and rest[0] in ask.options:
                world.answer(rest[0], seat)
                rest = rest[1:]
            else:
                rest = () if ask.seat == seat else rest  # what the line says next is not possible in this world
                self._policy.play(world, ask)
        for _ in range(met, depth + 1):
            yield


def discounted(values: Sequence[float], discount: float) -> float:
    """The weighted mean of values: each counts `discount` times the one before.

    >>> discounted([1.0, 1.0], 0.7), round(discounted([1.0, 0.0], 0.7), 2)
    (1.0, 0.59)
    """
    weights = [discount**number for number in range(len(values))]
    return plain_sum(map(mul, weights, values)) / plain_sum(weights)
