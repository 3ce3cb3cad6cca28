"""Mosaic in the terminal: time, map and Regions on top, then what can be had, then the player boards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from pentapolis.cli.boards.scene import Scene
from pentapolis.games.mosaic.view import MosaicView

from .civilization import civilization_panel
from .draft import draft_panels
from .entries import full_entry
from .head import head
from .map import legend, map_lines
from .offers import offers_panel
from .regions import regions_table
from .signs import MARK, Signs
from .tiles import tiles_panel

__all__ = ["piece", "table"]


def table(scene: Scene) -> RenderableType:
    """The whole table. Players clockwise from the viewer, who sees the own face-down cards and the own hand."""
    view = scene.view
    assert isinstance(view, MosaicView)
    signs = Signs(scene.teller)
    parts: list[RenderableType] = [head(scene, view, signs), *map_lines(scene, view, signs), legend(signs)]
    parts += [regions_table(scene, view, signs), offers_panel(scene, view, signs), tiles_panel(scene, view, signs)]
    players = len(view.players)
    order = [(seat + (scene.viewer or 0)) % players for seat in range(players)]
    parts += [civilization_panel(scene, view, seat, signs) for seat in order]
    parts += draft_panels(scene, view, signs)
    return Group(*parts, Text(f"  {MARK} {signs.words('mo-reconstructed')}", "dim"))


def piece(scene: Scene, piece: str) -> RenderableType:
    """One card, tile, Leader or token in full."""
    return full_entry(scene, piece)
