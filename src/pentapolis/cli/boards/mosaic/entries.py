"""One entry of the content in full: names in all languages, what it does, what it costs, where that is known from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.scene import Scene
from pentapolis.games.mosaic.pieces import GoldenAge, Government, Technology
from pentapolis.kernel.words import LANGUAGES

from .signs import Signs

WIDEST = 100


def full_entry(scene: Scene, piece: str) -> RenderableType:
    signs = Signs(scene.teller)
    entry: Any = signs.pieces[piece]
    names = dict.fromkeys(getattr(entry, f"name_{language}") for language in LANGUAGES)
    grid = Table.grid(padding=(0, 2))
    for key, value in facts(entry, signs):
        grid.add_row(Text(signs.words(f"mo-fact-{key}"), "dim"), value)
    body: list[RenderableType] = [Text(signs.text(piece))] if signs.text(piece) else []
    body.append(Padding(grid, (1 if body else 0, 0, 0, 0)))
    title = Text(" / ".join(names), "bold")
    return Panel(Group(*body), title=title, title_align="left", width=min(scene.width, WIDEST))


def facts(entry: Any, signs: Signs) -> Iterator[tuple[str, str]]:
    """What an entry has of cost, symbols, goods and origin."""
    if getattr(entry, "cost", None):
        yield "cost", signs.cost(entry.cost)
    requires = entry.requires if isinstance(entry, Technology | Government) else ()
    if isinstance(entry, GoldenAge):
        requires = (entry.requires.pillar,) * entry.requires.count
    if requires:
        yield "requires", in_full(requires, signs)
    if getattr(entry, "pillars", ()):
        yield "symbols", in_full(entry.pillars, signs)
    if getattr(entry, "trade_goods", ()):
        yield "goods", ", ".join(map(signs.teller.name, entry.trade_goods))
    for field in ("vp_end", "unrest"):
        if getattr(entry, field, 0):
            yield field, str(getattr(entry, field))
    copies = getattr(entry, "copies", 0) or getattr(entry, "count", 0)
    if copies:
        yield "copies", str(copies)
    yield "source", signs.words(f"source-{entry.source}")
    if getattr(entry, "pillar_source", ""):
        yield "symbol_source", signs.words(f"source-{entry.pillar_source}")
    yield "id", entry.id


def in_full(pillars: tuple[str, ...], signs: Signs) -> str:
    counts = {pillar: pillars.count(pillar) for pillar in pillars}
    names = {pillar: signs.teller.name(f"pillar_{pillar}") for pillar in counts}
    return ", ".join(names[pillar] + (f" ×{count}" if count > 1 else "") for pillar, count in counts.items())
