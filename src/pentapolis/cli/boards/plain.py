"""The plain board: any view as tables. Every game can be played on it; some have a board of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..shared.names import names_of, pieces
from .scene import Scene

EMPTY = "–"


def table(scene: Scene) -> RenderableType:
    """Single values first, then a panel for each list, mapping or struct of the view."""
    fields = fields_of(scene.view)
    single = {name: value for name, value in fields.items() if not is_branch(value)}
    branches = {name: value for name, value in fields.items() if is_branch(value)}
    head: list[RenderableType] = [pairs(scene, single)] if single else []
    panels = [
        Panel(draw(scene, value), title=heading(name), title_align="left", width=scene.width)
        for name, value in branches.items()
    ]
    return Group(*head, *panels)


def piece(scene: Scene, piece: str) -> RenderableType:
    """A piece's entry in the content."""
    title = " / ".join(dict.fromkeys(names_of(scene.teller.game, piece)[1:]))
    return Panel(draw(scene, pieces(scene.teller.game)[piece]), title=title, title_align="left", width=scene.width)


def draw(scene: Scene, value: Any) -> RenderableType:
    if isinstance(value, msgspec.Struct):
        return pairs(scene, fields_of(value))
    if isinstance(value, Mapping) and value:
        return pairs(scene, value)
    if isinstance(value, list | tuple) and value and all(isinstance(item, msgspec.Struct) for item in value):
        return rows(scene, value)
    return Text(in_words(scene, value))


def pairs(scene: Scene, fields: Mapping[Any, Any]) -> Table:
    grid = Table.grid(padding=(0, 2))
    for name, value in fields.items():
        grid.add_row(Text(heading(in_words(scene, name)), "dim"), draw(scene, value))
    return grid


def rows(scene: Scene, items: Sequence[msgspec.Struct]) -> Table:
    """A list of structs of one kind: a line for each, a column for each field."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("", justify="right")
    for name in items[0].__struct_fields__:
        grid.add_column(heading(name))
    for number, item in enumerate(items, start=1):
        grid.add_row(str(number), *(in_words(scene, value) for value in fields_of(item).values()))
    return grid


def in_words(scene: Scene, value: Any) -> str:
    """A value in one line; ids of pieces by their names."""
    if isinstance(value, str):
        return scene.teller.game.name_of(value, scene.teller.language) or value or EMPTY
    if isinstance(value, msgspec.Struct):
        return in_words(scene, fields_of(value))
    if isinstance(value, Mapping):
        parts = [f"{in_words(scene, name)}: {in_words(scene, inner)}" for name, inner in value.items()]
        return "; ".join(parts) or EMPTY
    if isinstance(value, list | tuple):
        return ", ".join(in_words(scene, item) for item in value) or EMPTY
    return EMPTY if value is None else str(value)


def fields_of(struct: msgspec.Struct) -> dict[str, Any]:
    return {field: getattr(struct, field) for field in struct.__struct_fields__}


def is_branch(value: Any) -> bool:
    return isinstance(value, msgspec.Struct | Mapping | list | tuple)


def heading(name: str) -> str:
    return name.replace("_", " ")
