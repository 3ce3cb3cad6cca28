"""Trade between players: an offer built step by step, and its answer (CC-4.8 to CC-4.10)."""

from __future__ import annotations

from . import build, deal
from .build import why_not
from .offer import after, parties, shown
from .redeal import lay_again, lift

BEATS = {**build.BEATS, **deal.BEATS}

__all__ = ["BEATS", "after", "lay_again", "lift", "parties", "shown", "why_not"]
