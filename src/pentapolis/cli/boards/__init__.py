"""Boards for the terminal. A module here that is named after a game draws it; all other games get the plain board."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.console import RenderableType

from . import plain
from .scene import Scene

__all__ = ["Board", "Scene", "board_of"]

SHARED = ("hexes", "layout", "plain", "scene")
"""Rooms that are no boards of games."""


class Board(Protocol):
    """What a board module has."""

    def table(self, scene: Scene) -> RenderableType:
        """Everything on the table, as the scene's viewer sees it."""

    def piece(self, scene: Scene, piece: str) -> RenderableType:
        """One piece in full."""


def board_of(game: str) -> Board:
    """The board of a game.

    >>> board_of("flow_of_history").__name__, board_of("no_such_game").__name__
    ('pentapolis.cli.boards.flow_of_history', 'pentapolis.cli.boards.plain')
    """
    own = f"{__name__}.{game}"
    return cast(Board, import_module(own) if game not in SHARED and find_spec(own) else plain)
