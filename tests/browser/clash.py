"""Positions of Clash of Cultures for the browser."""

from __future__ import annotations

from tests.browser import positions
from tests.browser.visiting import Visitor

GAME = "clash_of_cultures"
SHORT = {"length": "short"}


def sit_down(visitor: Visitor, kind: str, players: int = 2, skip: int = 0, having: str = "") -> None:
    """Play on where the question is asked in a short game."""
    positions.sit_down(visitor, *positions.find(GAME, kind, players, skip, having, SHORT))
