"""Civolution in the terminal: time, map, what can be had, tracks, then the consoles and V.I.C.I."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from pentapolis.cli.boards.scene import Scene
from pentapolis.games.civolution.seen import CVView

from .console import console_panel
from .entries import full_entry
from .head import choice_panels, head
from .lands import sites_panel, territories_table
from .map import legend, map_lines
from .offers import displays_panel, research_panel
from .scores import scores_panel
from .signs import MARK, Signs
from .tracks import tracks_panel
from .vici import vici_panel

__all__ = ["piece", "table"]


def table(scene: Scene) -> RenderableType:
    """The whole table. Players clockwise from the viewer."""
    view = scene.view
    assert isinstance(view, CVView)
    signs = Signs(scene.teller)
    parts: list[RenderableType] = [*head(view, signs), *choice_panels(scene, view, signs)]
    parts += [*map_lines(scene, view, signs), legend(signs), territories_table(scene, view, signs)]
    parts += [sites_panel(scene, view, signs), displays_panel(scene, view, signs), research_panel(scene, view, signs)]
    parts.append(tracks_panel(scene, view, signs))
    players = len(view.players)
    order = [(seat + (scene.viewer or 0)) % players for seat in range(players)]
    parts += [console_panel(scene, view, seat, signs) for seat in order]
    if view.vici is not None:
        parts.append(vici_panel(scene, view.vici, signs))
    parts.append(scores_panel(scene, view, signs))
    return Group(*parts, Text(f"  {MARK} {signs.words('cv-reconstructed')}", "dim"))


def piece(scene: Scene, piece: str) -> RenderableType:
    """One card, chip, tile or board in full."""
    return full_entry(scene, piece)
