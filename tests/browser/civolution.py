"""Positions of Civolution for the browser: whole games whose players do whatever comes to their minds."""

from __future__ import annotations

from typing import Any

from tests.browser import positions
from tests.browser.visiting import Visitor

GAME = "civolution"

GAMES = positions.Games(GAME)


def sit_down(visitor: Visitor, kind: str, **wish: Any) -> None:
    """Play on where the question is asked; the other arguments are those of `positions.Wish`."""
    positions.sit_down(visitor, *GAMES.find(positions.Wish(kind, **wish)))
