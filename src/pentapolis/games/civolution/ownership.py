"""What a civilization has: abilities in force, and the counts that rules, goals and events ask for."""

from __future__ import annotations

from .force import Force
from .state import CVTable, Player


def force(t: CVTable, seat: int) -> Force:
    """CV-EFF.9: what works all the time for a seat, added up."""
    return t.content.force[t.state.players[seat].lasting]


def refresh(t: CVTable, player: Player) -> None:
    """The index of lasting abilities, after something was installed."""
    known = t.content.lasting
    player.lasting = tuple(left for column in player.columns for left, _ in column if left in known)
