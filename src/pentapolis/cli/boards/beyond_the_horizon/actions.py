"""The actions of the board: what each does, its spaces, and whose action pawn stands where."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from pentapolis.cli.boards.layout import rows
from pentapolis.cli.boards.scene import Scene
from pentapolis.games.beyond_the_horizon.view import BHView

from .signs import Signs

GROUPS = ("basic", "advanced")


def actions_panel(scene: Scene, view: BHView, signs: Signs) -> Panel:
    parts: list[RenderableType] = []
    for group in GROUPS:
        parts.append(Text(signs.term(group), "bold dim"))
        parts.append(rows(scene, list(lines(view, signs, group))))
    title = Text(signs.words("bh-actions"), "bold")
    return Panel(Group(*parts), title=title, title_align="left", width=scene.width, padding=(0, 1))


def lines(view: BHView, signs: Signs, group: str) -> Iterator[tuple[Text, Text, Text]]:
    """Name, spaces, and what is done there, with the condition of an advanced action."""
    for action in signs.content.actions.values():
        if action.group == group:
            yield signs.name(action.id, "bold"), signs.spaces(view, action.id), Text(signs.gist(action.id))
