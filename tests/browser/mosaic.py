"""Positions of Mosaic for the browser."""

from __future__ import annotations

from tests.browser import positions
from tests.browser.visiting import Visitor

GAME = "mosaic"


def sit_down(visitor: Visitor, kind: str, players: int = 3, skip: int = 0, having: str = "") -> None:
    """Play on where the question is asked."""
    positions.sit_down(visitor, *positions.find(GAME, kind, players, skip, having, {}))
