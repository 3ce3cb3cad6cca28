"""What a stage partition holds, added up once for each: bots ask for it after everything they try."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from . import pieces as p
from . import vocabulary as v
from .kinds import CARD_TYPES

GOAL, ATTRIBUTE = "goal", "attribute"

WAITING = 0.4  # of its points, as long as the stage tile of a row is inactive

Columns = tuple[tuple[tuple[str, str], ...], ...]


class Home(msgspec.Struct, frozen=True):
    """CV-CRD.2, CV-END.2: a row that can be filled next: whose cost applies, and what it gives now or may give."""

    row: int
    points: float


class Partition(msgspec.Struct, frozen=True):
    """CV-CON, CV-END.2, CV-END.3."""

    points: int  # of active rows, and of point bonuses
    waiting: int  # what rows with an inactive stage tile would give
    filled: tuple[float, ...]  # CV-CON.8: how much of each row with a bonus for completion is filled
    chips: tuple[str, ...]  # income chips
    cards: tuple[str, ...]  # research cards and attribute chips
    homes: dict[str, tuple[Home, ...]]  # CV-CON.2: by what binds a column: the next row, or those of all open columns


class Boards(msgspec.Struct, frozen=True):
    """What a partition is looked up in."""

    cards: Mapping[str, p.Card]
    goals: Mapping[str, p.Goal]
    attributes: Mapping[str, p.Attribute]
    columns: Sequence[p.Column]
    stages: Sequence[p.Stage]


KINDS = (*CARD_TYPES, GOAL, ATTRIBUTE)


def partition(boards: Boards, key: tuple[Columns, int]) -> Partition:
    """Of the columns, and the stage tiles that are active, as bits."""
    columns, active = key
    worth, dormant = rows(boards.stages, active)
    points = waiting = 0
    held = [0] * len(boards.stages)
    chips, cards = list[str](), list[str]()
    bound, free = dict[str, int](), set[int]()
    for entry, column in zip(boards.columns, columns, strict=True):
        kind, counted, bonus = "", 0, 0
        for at, (left, right) in enumerate(column, entry.base_row - 1):
            number = 1
            if (left or right) in boards.goals:
                kind, number = GOAL, (left != "") + (right != "")
            elif left in boards.cards:
                kind = boards.cards[left].type
                counted += 1
                cards.append(left)
                ability = boards.cards[left].ability
                if isinstance(ability, v.PointBonus):
                    bonus += ability.vp
            elif left in boards.attributes:
                kind = ATTRIBUTE
                cards.append(left)
            else:
                counted += 1
                chips.append(left)
            if at < len(worth):
                points += number * worth[at]
                waiting += number * dormant[at]
                held[at] += bool(left) and bool(right)
        points += bonus * counted
        following = entry.base_row + len(column)
        if kind:
            bound[kind] = following
        else:
            free.add(following)
    unbound = tuple(home(worth, dormant, row) for row in sorted(free))
    filled = tuple(
        held[at] / sum(entry.base_row <= at + 1 for entry in boards.columns)
        for at, stage in enumerate(boards.stages)
        if stage.completion
    )
    of_kinds = {kind: (home(worth, dormant, bound[kind]),) if kind in bound else unbound for kind in KINDS}
    return Partition(points, waiting, filled, tuple(chips), tuple(cards), of_kinds)


def home(worth: Sequence[int], dormant: Sequence[int], row: int) -> Home:
    """CV-CON.7: above the highest stage nothing is given, and cards cost as in it."""
    if row > len(worth):
        return Home(len(worth), 0)
    return Home(row, worth[row - 1] + WAITING * dormant[row - 1])


def rows(stages: Sequence[p.Stage], active: int) -> tuple[list[int], list[int]]:
    """CV-CON.6: the points of each row: of those that count now, and of those whose tile is inactive."""
    worth, dormant, tile = list[int](), list[int](), 0
    for stage in stages:
        counts = not stage.tile or bool(active >> tile & 1)
        worth.append(stage.points * counts)
        dormant.append(stage.points * (not counts))
        tile += stage.tile
    return worth, dormant
