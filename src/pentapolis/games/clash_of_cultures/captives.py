"""Aztec Captives (CC-30.4, CC-30.5): units kept out of their owner's supply."""

from __future__ import annotations

from . import log
from .kinds import BARBARIANS, CAPTIVE, UNIT, UNITS
from .state import ClashTable
from .units import count, give_back, stack
from .vocabulary.civilizations.aztecs import TakeCaptives


def takable(t: ClashTable) -> list[int]:
    """CC-30.4: the kinds of units that may be taken, army units but Leaders."""
    return [UNIT[unit] for unit in t.content.printed(TakeCaptives).units]


def room(t: ClashTable, seat: int) -> int:
    """CC-30.4: how many more Captives may be kept."""
    return t.content.printed(TakeCaptives).max - len(t.state.players[seat].captives)


def garrison(t: ClashTable, space: int) -> dict[int, int]:
    """CC-30.6: the Barbarian units on a space that may be taken, so many of each kind."""
    here = stack(t.state, BARBARIANS, space)
    return {kind: number for kind in takable(t) if (number := count(here, kind))}


def take(t: ClashTable, seat: int, owner: int, kind: int) -> None:
    """Keep a unit that was just removed: out of its owner's supply."""
    assert kind in takable(t)
    give_back(t, owner, kind, -1)
    player = t.state.players[seat]
    player.captives.append(owner * 8 + kind)
    player.goods[CAPTIVE] = len(player.captives)
    t.emit(log.CAPTIVE, seat=seat, piece=UNITS[kind])


def release(t: ClashTable, seat: int) -> None:
    """The Captive taken last goes back to its owner's supply; the count in `goods` is the payer's business."""
    owner, kind = divmod(t.state.players[seat].captives.pop(), 8)
    give_back(t, owner, kind, 1)
