"""Explain: the answers a bot thinks of, what it expects of them, and why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from .chair import Adviser, Chair
from .playout import Quick, World, shares
from .ply import Ply
from .reasons import MOST, Reason, changes, most_telling, sheet_of

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
    """What each of some answers changes for the seat, the most telling first.

    The changes are those at the end of the ply: the answer, and the decisions of the seat that follow at once, answered
    quickly. Where they do not tell answers apart, what follows until the seat's turn comes back is looked at, too. What
    all of the answers change alike comes last. An answer may have none.
    """
    return _reasons(chair, {key: _ends(chair, key) for key in keys})


def _reasons(chair: Chair, ends: dict[str, list[World]]) -> dict[str, list[Reason]]:
    at_once = {key: _changes(chair, worlds) for key, worlds in ends.items()}
    own, shared = _told_apart(at_once)
    later = {key: list[Reason]() for key in ends}
    for group in _alike(at_once):
        turns = {key: _next_turns(ends[key], chair.seat) for key in group}
        told = {key: _changes(chair, worlds, later=True) for key, worlds in turns.items() if worlds is not None}
        later |= _told_apart(told)[0]
    common = most_telling(shared)
    return {key: [*most_telling(own[key]), *most_telling(later[key]), *common][:MOST] for key in ends}


def _alike(at_once: dict[str, list[Reason]]) -> list[list[str]]:
    """The answers that change the same."""
    groups: dict[tuple[Reason, ...], list[str]] = {}
    for key, reasons in at_once.items():
        groups.setdefault(tuple(reasons), []).append(key)
    return [group for group in groups.values() if len(group) > 1]


def _told_apart(told: dict[str, list[Reason]]) -> tuple[dict[str, list[Reason]], list[Reason]]:
    """The reasons of each answer that are not those of all; and the ones that are."""
    if len(told) < 2:
        return dict(told), []
    first, *others = told.values()
    shared = [reason for reason in first if all(reason in reasons for reasons in others)]
    return {key: [reason for reason in reasons if reason not in shared] for key, reasons in told.items()}, shared


def _changes(chair: Chair, worlds: list[World], *, later: bool = False) -> list[Reason]:
    seat, game = chair.seat, worlds[0].game
    after = [sheet_of(game, world.view(seat), world.score(seat), seat) for world in worlds]
    return changes(sheet_of(game, chair.view, chair.score, seat), after, later=later)


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
