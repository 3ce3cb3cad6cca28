"""Gaining and losing resources and tokens, within the limits (CC-4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pentapolis.kernel import Ask, Flow

from . import asks, hooks, log
from .kinds import CAPTIVE, GOLD, GOOD, GOODS, MOOD
from .state import ClashTable
from .vocabulary.common import Good

UNLIMITED = 99


def limit(t: ClashTable, seat: int, good: int) -> int:
    """CC-4.1, CC-4.2, CC-4.6, CC-29.11: how many of a good a player may hold."""
    if good > GOLD:
        return UNLIMITED
    most, others = t.content.stores[good]
    if others:
        force = t.state.players[seat].force
        for source, held in others:
            if force & source:
                most = held
    return hooks.LIMIT(t, seat, most, good)


def gain(t: ClashTable, seat: int, good: int, amount: int = 1) -> int:
    """CC-4.1: gain, as far as the limit allows; what is above is lost. Gives what was really gained."""
    held = t.state.players[seat].goods
    gained = min(amount, max(0, limit(t, seat, good) - held[good]))
    if gained > 0:
        held[good] += gained
        t.emit(log.GAINED, seat=seat, good=GOODS[good], count=gained)
    return gained


def receive(t: ClashTable, seat: int, goods: Mapping[Good, int]) -> None:
    """Gain what the data lists."""
    for good, amount in goods.items():
        gain(t, seat, GOOD[good], amount)


def lose(t: ClashTable, seat: int, good: int, amount: int = 1) -> int:
    """Lose as much as is there. Gives what was really lost."""
    held = t.state.players[seat].goods
    lost = min(amount, held[good])
    if lost > 0:
        held[good] -= lost
        t.emit(log.LOST, seat=seat, good=GOODS[good], count=lost)
    return lost


def trim(t: ClashTable, seat: int) -> None:
    """CC-29.11, CC-4.10: what is above a limit that came down is lost at once."""
    held = t.state.players[seat].goods
    for good in range(MOOD):
        if held[good] and held[good] > (most := limit(t, seat, good)):
            lose(t, seat, good, held[good] - most)


def gain_choice(t: ClashTable, seat: int, options: Sequence[int], amount: int = 1) -> Flow[None]:
    """CC-4.7: gain so many in all, each of a kind that the player chooses; asked one by one."""
    for left in range(amount, 0, -1):
        choices = {GOODS[good]: good for good in options}
        good = yield Ask(seat, asks.GAIN, choices, left=left)
        gain(t, seat, good)


assert CAPTIVE > MOOD
