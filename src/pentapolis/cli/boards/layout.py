"""How rows of a name, some signs and a text are laid out: in columns, or where there is less room, the text below.

Where no row has any signs, there is no column for them.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.scene import Scene

NAME, SIGNS = 31, 26  # columns, where there is room


def rows(scene: Scene, lines: Sequence[tuple[Text, Text, Text]]) -> RenderableType:
    if not scene.wide:
        return Group(*(part for line in lines for part in below(*line)))
    grid = Table.grid(padding=(0, 2, 0, 1))
    grid.add_column(width=NAME)
    if any(signs for _, signs, _ in lines):
        grid.add_column(width=SIGNS)
        grid.add_column(ratio=1)
        for line in lines:
            grid.add_row(*line)
    else:
        grid.add_column(ratio=1)
        for name, _, text in lines:
            grid.add_row(name, text)
    return grid


def below(name: Text, signs: Text, text: Text) -> list[RenderableType]:
    """`name  signs`, and the text below, further right."""
    shown: list[RenderableType] = [Text.assemble(" ", name, "  " if signs else "", signs)]
    return [*shown, Padding(text, (0, 0, 0, 4))] if text else shown
