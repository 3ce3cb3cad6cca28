"""Pestilence: nobody constructs without the Advance that it names (CC-31.3)."""

from __future__ import annotations

from .sources import bit
from .state import ClashTable
from .vocabulary.common import the
from .vocabulary.events import BanConstruction

PESTILENCE = "e01_pestilence"


def cure(t: ClashTable) -> int:
    """The Advance that lets a player construct again, as a set."""
    return bit(the(t.content.events[PESTILENCE], BanConstruction).without)
