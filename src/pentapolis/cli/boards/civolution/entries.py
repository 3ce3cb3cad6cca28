"""One entry of the content in full: names in all languages, what it does, where that is known from."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.scene import Scene

from ...shared.names import names_of
from .signs import Signs

WIDEST = 100


def full_entry(scene: Scene, piece: str) -> RenderableType:
    signs = Signs(scene.teller)
    names = dict.fromkeys(names_of(scene.teller.game, piece)[1:])
    text = signs.text(piece)
    body: list[RenderableType] = [Text(text)] if text else []
    body.append(Padding(facts(piece, signs), (1 if body else 0, 0, 0, 0)))
    title = Text(" / ".join(names), "bold")
    return Panel(Group(*body), title=title, title_align="left", width=min(scene.width, WIDEST))


def facts(piece: str, signs: Signs) -> Table:
    """The type of a card, where the piece and single facts of it are known from, the id."""
    entry: Any = signs.pieces[piece]
    words = signs.words
    grid = Table.grid(padding=(0, 2))
    if piece in signs.content.cards:
        grid.add_row(Text(words("cv-fact-type"), "dim"), signs.teller.words(f"deck-{signs.content.cards[piece].type}"))
    if source := getattr(entry, "source", None):
        grid.add_row(Text(words("cv-fact-source"), "dim"), words(f"source-{source}"))
    if detail := getattr(entry, "source_detail", None):
        grid.add_row(Text(words("cv-fact-detail"), "dim"), detail)
    grid.add_row(Text(words("cv-fact-id"), "dim"), piece)
    return grid
