"""The display of structures: price, what its two builders get, and how many more lie in each stack."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from pentapolis.cli.boards.layout import rows
from pentapolis.cli.boards.scene import Scene
from pentapolis.games.beyond_the_horizon.view import BHView

from .signs import LEFT, RIGHT, Signs


def display_panel(scene: Scene, view: BHView, signs: Signs) -> Panel:
    parts: list[RenderableType] = []
    for level, cards in view.structures.items():
        left = signs.words("bh-stack", count=view.stacks[level])
        parts.append(Text.assemble((signs.teller.words("term-level", level=level), "bold dim"), (f" ─ {left}", "dim")))
        parts.append(rows(scene, list(lines(cards, signs))))
    parts.append(Text(f"{LEFT} {signs.words('bh-legend-left')} · {RIGHT} {signs.words('bh-legend-right')}", "dim"))
    title = Text(signs.term("display"), "bold")
    return Panel(Group(*parts), title=title, title_align="left", width=scene.width, padding=(0, 1))


def lines(cards: list[str], signs: Signs) -> Iterator[tuple[Text, Text, Text]]:
    """`Farm°  2c ◧ Food 1 VP ◨ Food`, and the text."""
    for card in cards:
        entry = signs.content.structures[card]
        name = signs.teller.name
        left = signs.words("bh-gives", track=name(entry.left.track), vp=entry.left.vp)
        facts = f"{signs.words('bh-price', coins=entry.coins)} {LEFT} {left} {RIGHT} {name(entry.right)}"
        yield signs.name(card, "bold"), Text(facts), Text(signs.gist(card))
