"""Great Persons: who gets the card, and what it does in a hand or face up on the table (CC-31.1)."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.kernel import Flow

from . import architect, effects, play
from .auction import auction

BEATS: dict[str, Callable[..., Flow[None] | None]] = {**effects.BEATS}

__all__ = ["BEATS", "architect", "auction", "effects", "play"]
