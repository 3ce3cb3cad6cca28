"""What a civilization has: abilities in force, and the counts that rules, goals and events ask for."""

from __future__ import annotations

from .force import Force
from .state import CVTable, Player


def force(t: CVTable, seat: int) -> Force:
    """CV-EFF.9: what works all the time for a seat, added up."""
    return t.content.force[t.state.players[seat].bits]


def refresh(t: CVTable, player: Player) -> None:
    """The index of lasting abilities, after something was installed."""
    known = t.content.bits
    bits = 0
    for column in player.columns:
        for left, right in column:
            bits |= known.get(left, 0) | known.get(right, 0)
    player.bits = bits
