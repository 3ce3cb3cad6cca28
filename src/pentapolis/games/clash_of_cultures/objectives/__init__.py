"""Objective cards: completed in the Status Phase or at once (CC-16.2, CC-18).

module     what it knows
measures   objectives that ask for a position, with numbers
feats      objectives that ask for something that happens
complete   the questions, and laying a card down
progress   numbers for the table
"""

from collections.abc import Callable

from pentapolis.kernel import Flow

from .complete import immediate, standing, status_step
from .progress import progress

__all__ = ["BEATS", "immediate", "progress", "standing", "status_step"]

BEATS: dict[str, Callable[..., Flow[None] | None]] = {}
