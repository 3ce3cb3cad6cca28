"""Positions of Beyond the Horizon for the browser. Nobody gets far in it at random: a bot plays."""

from __future__ import annotations

from typing import Any

from tests.browser import positions
from tests.browser.visiting import Visitor

GAME = "beyond_the_horizon"

GAMES = positions.Games(GAME, bot="greedy@20")


def sit_down(visitor: Visitor, kind: str, **wish: Any) -> None:
    """Play on where the question is asked; the other arguments are those of `positions.Wish`."""
    positions.sit_down(visitor, *GAMES.find(positions.Wish(kind, **wish)))
