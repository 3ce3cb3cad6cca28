"""The upper halves of action cards (CC-17): playing them, and what each does."""

from __future__ import annotations

from . import harvest, intrigue, learning, mercenaries, people, takeover, teaching
from .intrigue import end_truces
from .play import CIVIL, near, presence

BEATS = {**learning.BEATS, **mercenaries.BEATS, **teaching.BEATS}

__all__ = [
    "BEATS",
    "CIVIL",
    "end_truces",
    "harvest",
    "intrigue",
    "near",
    "people",
    "presence",
    "takeover",
]
