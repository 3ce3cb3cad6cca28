"""What bots leave to people though the rules allow it: harvesting on and on where no card moves (FH-STL.3)."""

from __future__ import annotations

from collections.abc import Collection

from pentapolis.kernel import Ask

from . import asks
from .market import is_stalled
from .state import FlowTable

MOVING = ("invest:", "complete:", "snipe:")  # what brings a card into somebody's Civilization, sooner or later


def forgone(t: FlowTable, ask: Ask) -> Collection[str]:
    """Once play has stalled: every action that moves no card, while there is one that does."""
    if ask.kind != asks.ACTION or not is_stalled(t):
        return ()
    idle = [key for key in ask.options if not key.startswith(MOVING)]
    return idle if len(idle) < len(ask.options) else ()
