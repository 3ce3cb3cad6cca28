"""Explain: the answers a bot thinks of, what it expects of them, and why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from .chair import Adviser, Chair
from .playout import Quick, World, shares
from .ply import Ply
from .reasons import Reason, changes, sheet_of, told_fields

WORLDS = 3  # imagined ones in which the changes are looked at
CANDIDATES = 3
FURTHER = 12  # decisions of all seats within which the own turn has to come back, or nothing is told of it


class Candidate(NamedTuple):
    """An answer, the share of the victory that may be expected of it, and what it changes for the seat."""

    key: str
    share: float
    reasons: list[Reason]


def explain(bot: Adviser, chair: Chair, most: int = CANDIDATES) -> list[Candidate]:
    """The best answers of a bot, best first.

    Where the bot does not think in shares of the victory, its share is that of the position at the end of the ply.
    """
    weighed = bot.weigh(chair)[:most]
    ends = {key: _ends(chair, key) for key, _ in weighed}
    reasons = _reasons(chair, ends)
    hopes = {key: sum(shares(end)[chair.seat] for end in ends[key]) / WORLDS for key, share in weighed if share is None}
    return [Candidate(key, hopes[key] if share is None else share, reasons[key]) for key, share in weighed]


def reasons_for(chair: Chair, keys: Sequence[str]) -> dict[str, list[Reason]]:
    """What each of some answers surely changes for the seat.

    The changes are those at the end of the ply: the answer, and the decisions of the seat that follow at once, answered
    quickly. Where they do not tell answers apart, they are those until the seat's turn comes back.
    """
    return _reasons(chair, {key: _ends(chair, key) for key in keys})


def _reasons(chair: Chair, ends: dict[str, list[World]]) -> dict[str, list[Reason]]:
    told = {key: _changes(chair, worlds) for key, worlds in ends.items()}
    for key in [key for key in told if list(told.values()).count(told[key]) > 1]:
        turns = _next_turns(ends[key], chair.seat)
        if turns is None:
            break
        told[key] = _changes(chair, turns, later=True) or told[key]
    return told


def _changes(chair: Chair, worlds: list[World], *, later: bool = False) -> list[Reason]:
    """Those of which the game has something to tell."""
    seat, told = chair.seat, told_fields(worlds[0].game.meta.id)
    after = [sheet_of(world.view(seat), world.score(seat), seat) for world in worlds]
    found = changes(sheet_of(chair.view, chair.score, seat), after, later=later)
    return [reason for reason in found if reason.field in told]


def _ends(chair: Chair, key: str) -> list[World]:
    """The end of the ply after an answer, in a few worlds: the same ones for every answer."""
    quick = Quick(Random("explain").random)
    ends = []
    for number in range(WORLDS):
        seed = f"explain/{number}"
        world = chair.imagine(seed, tracked=True)
        ends.append(Ply(world, chair.seat, Random(seed).random).end_of(key, quick.pick))
    return ends


def _next_turns(ends: list[World], seat: int) -> list[World] | None:
    """Where the seat's turn comes back in each world; None if that takes too long."""
    found = []
    for end in ends:
        world = _next_turn(end, seat)
        if world is None:
            return None
        found.append(world)
    return found


def _next_turn(end: World, seat: int) -> World | None:
    """Where the seat's turn comes back, if all answer quickly until then."""
    world, quick, passed = end.copy(tracked=True), Quick(Random("later").random), False
    for _ in range(FURTHER):
        ask, turn = world.ask, world.turn
        if ask is None or (passed and turn == seat):
            return world
        passed = passed or turn not in (seat, None)
        world.answer(quick.pick(world, ask), ask.seat)
    return None
