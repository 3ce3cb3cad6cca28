"""Beyond the Horizon in the terminal: time, actions, tree, map, what can be had, then the player boards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from pentapolis.cli.boards.scene import Scene
from pentapolis.games.beyond_the_horizon.view import BHView

from .actions import actions_panel
from .choices import choice_panels
from .civilization import civilization_panel
from .display import display_panel
from .entries import full_entry
from .goals import goals_panel
from .head import head
from .map import legend, map_lines
from .scores import scores_panel
from .signs import MARK, Signs
from .tiles import tiles_table
from .tree import tree_panel

__all__ = ["piece", "table"]


def table(scene: Scene) -> RenderableType:
    """The whole table. Players clockwise from the viewer."""
    view = scene.view
    assert isinstance(view, BHView)
    signs = Signs(scene.teller)
    parts: list[RenderableType] = [head(scene, view, signs), *choice_panels(scene, view, signs)]
    parts += [actions_panel(scene, view, signs), tree_panel(scene, view, signs)]
    parts += [*map_lines(scene, view, signs), legend(signs), tiles_table(scene, view, signs)]
    parts += [display_panel(scene, view, signs), goals_panel(scene, view, signs)]
    players = len(view.players)
    order = [(seat + (scene.viewer or 0)) % players for seat in range(players)]
    parts += [civilization_panel(scene, view, seat, signs) for seat in order]
    parts.append(scores_panel(scene, view, signs))
    return Group(*parts, Text(f"  {MARK} {signs.words('bh-reconstructed')}", "dim"))


def piece(scene: Scene, piece: str) -> RenderableType:
    """One card, tile, action or track in full."""
    return full_entry(scene, piece)
