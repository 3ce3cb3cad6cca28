"""Explain: the answers a bot thinks of, what it expects of them, and why."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from .chair import Adviser, Chair
from .playout import Quick, World, shares
from .ply import Ply
from .reasons import Reason, changes, sheet_of

WORLDS = 3  # imagined ones in which the changes are looked at
CANDIDATES = 3


class Candidate(NamedTuple):
    """An answer, the share of the victory that may be expected of it, and what it changes for the seat."""

    key: str
    share: float
    reasons: list[Reason]


def explain(bot: Adviser, chair: Chair, most: int = CANDIDATES) -> list[Candidate]:
    """The best answers of a bot, best first.

    The changes are those at the end of the ply: the answer, and the decisions of the seat that follow at once, answered
    quickly. Where the bot does not think in shares of the victory, its share is that of the position there.
    """
    quick = Quick(Random("explain").random)
    before = sheet_of(chair.view, chair.score, chair.seat)
    found = []
    for key, share in bot.weigh(chair)[:most]:
        ends = [_end(chair, quick, key, f"explain/{number}") for number in range(WORLDS)]
        after = [sheet_of(end.view(chair.seat), end.score(chair.seat), chair.seat) for end in ends]
        if share is None:
            share = sum(shares(end)[chair.seat] for end in ends) / WORLDS
        found.append(Candidate(key, share, changes(before, after)))
    return found


def _end(chair: Chair, quick: Quick, key: str, seed: str) -> World:
    world = chair.imagine(seed, tracked=True)
    return Ply(world, chair.seat, Random(seed).random).end_of(key, quick.pick)
