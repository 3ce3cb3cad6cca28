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
from pentapolis.games.clash_of_cultures.entries import ActionCard, Civilization, Leader, ObjectiveCard

from ...shared.names import pieces

WIDEST = 100
FACTS = ("cost", "requires_advance", "requires_building", "requires", "category", "civilization", "vp", "timing")


def full_entry(scene: Scene, piece: str) -> RenderableType:
    entry: Any = pieces(scene.teller.game)[piece]
    title = Text(" / ".join(dict.fromkeys((entry.name_en, entry.name_pl))), "bold")
    body: list[RenderableType] = [Text.assemble((f"{name}. ", "bold"), text) for name, text in halves(scene, entry)]
    if text_of(scene, entry):
        body.insert(0, Text(text_of(scene, entry)))
    body.append(Padding(facts(scene, entry), (1, 0, 0, 0)))
    return Panel(Group(*body), title=title, title_align="left", width=min(scene.width, WIDEST))


def text_of(scene: Scene, entry: Any) -> str:
    """What it does, in the reader's language."""
    return str(getattr(entry, f"text_{scene.teller.language}", ""))


def halves(scene: Scene, entry: Any) -> Iterator[tuple[str, str]]:
    """The parts of a card: upper and lower half, a Leader's abilities, what belongs to a civilization."""
    content: Any = scene.teller.game.content
    parts: list[Any] = []
    if isinstance(entry, ActionCard):
        parts = [content.civil[entry.civil], content.tactics[entry.tactics]]
    elif isinstance(entry, ObjectiveCard):
        parts = [content.objectives[entry.top], content.objectives[entry.bottom]]
    elif isinstance(entry, Leader):
        parts = list(entry.abilities)
    elif isinstance(entry, Civilization):
        parts = [content.civ_advances[name] for name in entry.civ_advances]
    for part in parts:
        yield getattr(part, f"name_{scene.teller.language}"), text_of(scene, part)


def facts(scene: Scene, entry: Any) -> Table:
    grid = Table.grid(padding=(0, 2))
    words = scene.teller.plain
    for fact in FACTS:
        value = getattr(entry, fact, None)
        if value:
            grid.add_row(Text(words(f"cc-fact-{fact}"), "dim"), in_words(scene, value))
    grid.add_row(Text(words("cc-fact-source"), "dim"), words(f"source-{entry.source}"))
    grid.add_row(Text(words("cc-fact-id"), "dim"), entry.id)
    return grid


def in_words(scene: Scene, value: Any) -> str:
    """A cost, an id or a number for people."""
    if isinstance(value, dict):
        return ", ".join(f"{in_words(scene, name)} {amount}" for name, amount in value.items())
    return scene.teller.game.name_of(str(value), scene.teller.language) or str(value).replace("_", " ")
