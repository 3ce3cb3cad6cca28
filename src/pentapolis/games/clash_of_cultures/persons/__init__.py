"""Great Persons: who gets the card, and what it does in a hand or face up on the table (CC-31.1)."""

from __future__ import annotations

from . import architect, effects, play
from .auction import auction

BEATS = {**effects.BEATS}

__all__ = ["BEATS", "architect", "auction", "effects", "play"]
