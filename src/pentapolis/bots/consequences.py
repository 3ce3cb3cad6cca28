"""Consequences: where answers lead to, and what changes there for the seat, at once or later."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from .interface import Perspective
from .macro_action import MacroAction
from .reasons import Reason, changes, sheet_of
from .rollout_policy import RolloutPolicy, World, follow

WORLDS = 3  # determinizations in which the changes are measured
LINES = 24  # sampled to the end of the macro action, where there are more
LATER_LINES = 8  # the same for macro actions that follow
FURTHER = 12  # macro actions of all seats until the own turn comes back
BEHIND = 2  # times as many answers are examined as are shown, because some come to the same

ByAnswer = dict[str, list[Reason]]
"""Reasons by answers."""


class End(NamedTuple):
    """Where an answer leads to: the end of the macro action in some worlds, and the hashes of these positions."""

    worlds: list[World]
    marks: tuple[str, ...]


def best_ends(perspective: Perspective, keys: Sequence[str], most: int) -> dict[str, End]:
    """The ends after the best answers. One that comes to the same as a better one is taken only if there is room."""
    ends, same = dict[str, End](), dict[str, End]()
    for start in range(0, min(len(keys), BEHIND * most), most):
        for key, end in ends_after(perspective, keys[start : start + most]).items():
            (same if end.marks in [other.marks for other in ends.values()] else ends)[key] = end
        if len(ends) >= most:
            break
    chosen = [*ends, *same][:most]
    return {key: (ends | same)[key] for key in keys if key in chosen}


def ends_after(perspective: Perspective, keys: Sequence[str]) -> dict[str, End]:
    """The end of the macro action after each answer, in a few worlds: the same for every answer."""
    ends: dict[str, list[World]] = {key: [] for key in keys}
    for number in range(WORLDS):
        world = perspective.imagine(_name(number), tracked=True)
        # The same random numbers in every world: among equally good lines, the same one is chosen.
        macro_action = MacroAction(world, perspective.seat, Random("explain").random, lines=LINES, keys=keys)
        for line in macro_action.lines():
            end = world.copy(tracked=True)
            follow(end, perspective.seat, line.answers)
            _open(end, perspective.seat)
            ends[line.answers[0]].append(end)
    return {key: End(worlds, tuple(world.hash() for world in worlds)) for key, worlds in ends.items()}


def _name(number: int) -> str:
    return f"explain/{number}"


def _open(world: World, seat: int) -> None:
    """Let the others answer, too, so that the seat's sealed answer is opened."""
    policy = RolloutPolicy(LATER_LINES, Random("open").random)
    while world.has_sealed(seat) and (ask := world.ask) is not None:
        policy.play(world, ask)


def _next_turn(end: World, seat: int) -> World:
    """Play on until the seat's turn comes back, or for a limited number of macro actions.

    The macro actions of who plays alone are turns.
    """
    world, policy, passed = end.copy(tracked=True), RolloutPolicy(LATER_LINES, Random("later").random), False
    for _ in range(FURTHER if world.players > 1 else 1):
        ask, turn = world.ask, world.turn
        if ask is None or (passed and turn == seat):
            break
        passed = passed or turn not in (seat, None)
        policy.play(world, ask)
    return world


class Consequences:
    """What some answers change for their seat, seen at different distances."""

    def __init__(self, perspective: Perspective, ends: dict[str, End]) -> None:
        self._perspective, self._ends = perspective, ends
        self._before = sheet_of(perspective.game, perspective.view, perspective.score, perspective.seat)
        self._turns: dict[tuple[str, ...], list[Reason]] = {}
        self.at_once = {key: self._changes(end.worlds) for key, end in ends.items()}

    def besides(self, keys: Sequence[str]) -> ByAnswer:
        """What changes at once, all of it."""
        return {key: self.at_once[key] for key in keys}

    def later(self, keys: Sequence[str]) -> ByAnswer:
        """What changes until the seat's turn comes back; nothing, if all of several answers come to the same."""
        if len(keys) > 1 and len({self._ends[key].marks for key in keys}) == 1:
            return {}
        return {key: self._later(self._ends[key]) for key in keys}

    def _later(self, end: End) -> list[Reason]:
        if end.marks not in self._turns:
            turns = [_next_turn(world, self._perspective.seat) for world in end.worlds]
            self._turns[end.marks] = self._changes(turns, later=True)
        return self._turns[end.marks]

    def answered(self, keys: Sequence[str]) -> ByAnswer:
        """What changes right after the answer, before anything follows from it."""
        worlds = [self._perspective.imagine(_name(number)) for number in range(WORLDS)]
        found = ByAnswer()
        for key in keys:
            after = [world.copy() for world in worlds]
            for world in after:
                world.answer(key, self._perspective.seat)
            found[key] = self._changes(after)
        return found

    def _changes(self, worlds: list[World], *, later: bool = False) -> list[Reason]:
        seat, game = self._perspective.seat, self._perspective.game
        sheets = [sheet_of(game, world.view(seat), world.score(seat), seat) for world in worlds]
        return changes(self._before, sheets, later=later)
