"""Explain: the answers a bot thinks of, what it expects of them, and why."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import mean
from typing import NamedTuple

from .chair import Adviser, Chair, Trained
from .playout import Brisk, World, follow, shares
from .ply import Ply
from .reasons import MOST, Reason, changes, most_telling, sheet_of

ADVISER = "search"  # gives people hints, in the terminal and at the online table, and judges there afterwards
HINT = 0.8  # of a decision's time is for a hint; the rest is for its reasons

WORLDS = 3  # imagined ones in which the changes are looked at
CANDIDATES = 3
LINES = 24  # that are drawn to the end of the ply after the answers in question, where there are more
LATER_LINES = 8  # the same for plies that follow
FURTHER = 12  # plies of all seats within which the own turn has to come back, or nothing is told of it


class Candidate(NamedTuple):
    """An answer, the share of the victory that may be expected of it, and what it changes for the seat."""

    key: str
    share: float
    reasons: list[Reason]


def adviser_for(seconds: float = 1.0) -> str:
    """The bot that gives hints, where the strongest have so many seconds for a decision.

    >>> adviser_for(), adviser_for(0.25)
    ('search@800ms', 'search@200ms')
    """
    return f"{ADVISER}@{max(1, round(1000 * HINT * seconds))}ms"


def explain(bot: Adviser, chair: Chair, most: int = CANDIDATES) -> list[Candidate]:
    """The best answers of a bot, best first.

    Where the bot does not think in shares of the victory, its share is that of the position at the end of the ply.
    """
    weighed = bot.weigh(chair)[:most]
    ends = _ends(chair.as_trained() if isinstance(bot, Trained) else chair, [key for key, _ in weighed])
    reasons = _reasons(chair, ends)
    told = [_share(ends[key], chair.seat) if share is None else share for key, share in weighed]
    return [Candidate(key, share, reasons[key]) for (key, _), share in zip(weighed, falling(told), strict=True)]


def falling(hopes: Sequence[float]) -> list[float]:
    """The shares that come nearest to these without ever rising from one answer to the next.

    A bot ranks answers by its estimate. Where the victory seems nearer after the answer that it likes less, that is
    luck or a hair's breadth, and all it can say is that they are about equal: both are told their mean.

    >>> falling([0.5, 0.25, 0.75, 0.125])
    [0.5, 0.5, 0.5, 0.125]
    """
    groups: list[list[float]] = []
    for share in hopes:
        groups.append([share])
        while len(groups) > 1 and mean(groups[-1]) > mean(groups[-2]):
            last = groups.pop()
            groups[-1] += last
    return [mean(group) for group in groups for _ in group]


def _share(ends: list[World], seat: int) -> float:
    return mean(shares(end)[seat] for end in ends)


def reasons_for(chair: Chair, keys: Sequence[str]) -> dict[str, list[Reason]]:
    """What each of some answers changes for the seat, the most telling first.

    The changes are those at the end of the best line after the answer. Where they do not tell answers apart, what
    follows until the seat's turn comes back is looked at, too. What all of the answers change alike comes last. An
    answer may have none.
    """
    return _reasons(chair, _ends(chair.as_trained(), keys))


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


def _ends(chair: Chair, keys: Sequence[str]) -> dict[str, list[World]]:
    """The end of the ply after each answer, in a few worlds: the same ones for every answer."""
    ends: dict[str, list[World]] = {key: [] for key in keys}
    for number in range(WORLDS):
        world = chair.imagine(f"explain/{number}", tracked=True)
        # The same numbers in every world: where lines are equally good, the same one is told of.
        ply = Ply(world, chair.seat, Random("explain").random, lines=LINES, keys=keys)
        for line in ply.lines():
            end = world.copy(tracked=True)
            follow(end, chair.seat, line.answers)
            ends[line.answers[0]].append(end)
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
    """Where the seat's turn comes back, played on by plies."""
    world, brisk, passed = end.copy(tracked=True), Brisk(LATER_LINES, Random("later").random), False
    for _ in range(FURTHER):
        ask, turn = world.ask, world.turn
        if ask is None or (passed and turn == seat):
            return world
        passed = passed or turn not in (seat, None)
        brisk.play(world, ask)
    return None
