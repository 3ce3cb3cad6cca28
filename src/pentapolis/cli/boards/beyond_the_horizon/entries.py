"""One entry of the content in full: names in all languages, what it does, where that is known from.

A space shows the action that is taken there.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.scene import Scene
from pentapolis.games.beyond_the_horizon.components import Space
from pentapolis.games.beyond_the_horizon.pieces import Technology

from ...shared.names import names_of
from .signs import Signs

WIDEST = 100
SOURCES = ("name", "color", "strength", "village", "city", "coins", "vp", "condition", "spaces")


def full_entry(scene: Scene, piece: str) -> RenderableType:
    signs = Signs(scene.teller)
    entry: Any = signs.pieces[piece]
    if isinstance(entry, Space):
        entry = signs.pieces[entry.action.id]
    names = dict.fromkeys(names_of(scene.teller.game, piece)[1:])
    text = getattr(entry, f"text_{scene.teller.language}", "")
    body: list[RenderableType] = [Text(text)] if text else []
    body.append(Padding(facts(piece, entry, signs), (1 if body else 0, 0, 0, 0)))
    title = Text(" / ".join(names), "bold")
    return Panel(Group(*body), title=title, title_align="left", width=min(scene.width, WIDEST))


def facts(piece: str, entry: Any, signs: Signs) -> Table:
    """Colours, where the piece and single facts of it are known from, the id."""
    grid = Table.grid(padding=(0, 2))
    if isinstance(entry, Technology) and entry.color:
        colors = [signs.teller.name(color) for color in (entry.color, entry.second_color) if color]
        grid.add_row(Text(signs.words("bh-fact-colors"), "dim"), ", ".join(colors))
    grid.add_row(Text(signs.words("bh-fact-source"), "dim"), signs.words(f"source-{entry.source}"))
    for fact in SOURCES:
        source = getattr(entry, f"{fact}_source", None)
        if source:
            grid.add_row(Text(signs.words(f"bh-fact-{fact}"), "dim"), signs.words(f"source-{source}"))
    grid.add_row(Text(signs.words("bh-fact-id"), "dim"), piece)
    return grid
