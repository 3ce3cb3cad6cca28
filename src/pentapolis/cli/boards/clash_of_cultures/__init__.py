"""Clash of Cultures in the terminal: time and decks on top, the map, a battle if there is one, then the players."""

from __future__ import annotations

from rich.console import Group, RenderableType

from pentapolis.cli.boards.scene import Scene
from pentapolis.games.clash_of_cultures.view import ClashView

from .battle import battle_panel
from .entries import full_entry
from .head import head
from .map import legend, map_lines
from .mat import mat_panel
from .signs import Signs

__all__ = ["piece", "table"]


def table(scene: Scene) -> RenderableType:
    """The whole table. Players clockwise from the viewer, whose hand is shown."""
    view = scene.view
    assert isinstance(view, ClashView)
    signs = Signs(scene.teller)
    parts: list[RenderableType] = [head(scene, view, signs), *map_lines(scene, view, signs), legend(signs)]
    if view.battle is not None:
        parts.append(battle_panel(scene, view, signs))
    players = len(view.players)
    order = [(seat + (scene.viewer or 0)) % players for seat in range(players)]
    return Group(*parts, *(mat_panel(scene, view, seat, signs) for seat in order))


def piece(scene: Scene, piece: str) -> RenderableType:
    """One card, Advance, Leader, Wonder or unit in full."""
    return full_entry(scene, piece)
