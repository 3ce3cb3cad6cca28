"""Looks: where answers lead to, and what changes there for the seat; at once, right after the answer, or later."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from .chair import Chair
from .playout import Brisk, World, follow
from .ply import Ply
from .reasons import Reason, changes, sheet_of

WORLDS = 3  # imagined ones in which the changes are looked at
LINES = 24  # that are drawn to the end of the ply after the answers in question, where there are more
LATER_LINES = 8  # the same for plies that follow
FURTHER = 12  # plies of all seats that are played until the own turn comes back
BEHIND = 2  # times as many answers as are told are looked at, where some of them come to the same

ByAnswer = dict[str, list[Reason]]
"""Reasons by answers."""


class End(NamedTuple):
    """Where an answer leads to: the end of the ply in each of some worlds, and the fingerprints of these positions."""

    worlds: list[World]
    marks: tuple[str, ...]


def best_ends(chair: Chair, keys: Sequence[str], most: int) -> dict[str, End]:
    """The ends after the best answers. What comes to the same as a better one waits for room."""
    ends, same = dict[str, End](), dict[str, End]()
    for start in range(0, min(len(keys), BEHIND * most), most):
        for key, end in ends_after(chair, keys[start : start + most]).items():
            (same if end.marks in [other.marks for other in ends.values()] else ends)[key] = end
        if len(ends) >= most:
            break
    chosen = [*ends, *same][:most]
    return {key: (ends | same)[key] for key in keys if key in chosen}


def ends_after(chair: Chair, keys: Sequence[str]) -> dict[str, End]:
    """The end of the ply after each answer, in a few worlds: the same ones for every answer."""
    ends: dict[str, list[World]] = {key: [] for key in keys}
    for number in range(WORLDS):
        world = chair.imagine(_name(number), tracked=True)
        # The same numbers in every world: where lines are equally good, the same one is told of.
        ply = Ply(world, chair.seat, Random("explain").random, lines=LINES, keys=keys)
        for line in ply.lines():
            end = world.copy(tracked=True)
            follow(end, chair.seat, line.answers)
            _open(end, chair.seat)
            ends[line.answers[0]].append(end)
    return {key: End(worlds, tuple(world.hash() for world in worlds)) for key, worlds in ends.items()}


def _name(number: int) -> str:
    return f"explain/{number}"


def _open(world: World, seat: int) -> None:
    """What the seat has sealed is opened: the others answer, too."""
    brisk = Brisk(LATER_LINES, Random("open").random)
    while world.has_sealed(seat) and (ask := world.ask) is not None:
        brisk.play(world, ask)


def _next_turn(end: World, seat: int) -> World:
    """Where the seat's turn comes back, played on by plies; or as near to it as the plies reach.

    The plies of who plays alone are turns.
    """
    world, brisk, passed = end.copy(tracked=True), Brisk(LATER_LINES, Random("later").random), False
    for _ in range(FURTHER if world.players > 1 else 1):
        ask, turn = world.ask, world.turn
        if ask is None or (passed and turn == seat):
            break
        passed = passed or turn not in (seat, None)
        brisk.play(world, ask)
    return world


class Looks:
    """Looks at some answers, each further away from what they change at once, for those that are asked about."""

    def __init__(self, chair: Chair, ends: dict[str, End]) -> None:
        self._chair, self._ends = chair, ends
        self._before = sheet_of(chair.game, chair.view, chair.score, chair.seat)
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
            turns = [_next_turn(world, self._chair.seat) for world in end.worlds]
            self._turns[end.marks] = self._changes(turns, later=True)
        return self._turns[end.marks]

    def answered(self, keys: Sequence[str]) -> ByAnswer:
        """What is so right after the answer, before anything follows from it."""
        worlds = [self._chair.imagine(_name(number)) for number in range(WORLDS)]
        found = ByAnswer()
        for key in keys:
            after = [world.copy() for world in worlds]
            for world in after:
                world.answer(key, self._chair.seat)
            found[key] = self._changes(after)
        return found

    def _changes(self, worlds: list[World], *, later: bool = False) -> list[Reason]:
        seat, game = self._chair.seat, self._chair.game
        sheets = [sheet_of(game, world.view(seat), world.score(seat), seat) for world in worlds]
        return changes(self._before, sheets, later=later)
