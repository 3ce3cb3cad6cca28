"""What can be had: goal, income and attribute chips on display, and the stacks of research cards."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from pentapolis.cli.boards.layout import rows
from pentapolis.cli.boards.scene import Scene
from pentapolis.games.civolution.seen import CVView, DeckView

from .signs import EMPTY, YES, Signs


def displays_panel(scene: Scene, view: CVView, signs: Signs) -> Panel:
    """A line for each chip; `✓`: the viewer could install this attribute chip now."""
    parts: list[RenderableType] = []
    ready = view.players[scene.viewer].attributes if scene.viewer is not None else []
    for kind, chips in (("goals", view.goals), ("incomes", view.incomes), ("attributes", view.attributes)):
        left = signs.words("cv-bag", count=view.bags[kind])
        parts.append(Text.assemble((signs.term(kind), "bold dim"), (f" ─ {left}", "dim")))
        lines = [
            (signs.name(chip, "bold"), Text(YES if chip in ready else ""), Text(signs.text(chip)))
            for chip in chips
            if chip
        ]
        parts.append(rows(scene, lines))
    heading = Text(signs.term("display"), "bold")
    return Panel(Group(*parts), title=heading, title_align="left", width=scene.width, padding=(0, 1))


def research_panel(scene: Scene, view: CVView, signs: Signs) -> Panel:
    """The five decks: their sizes, the top face-up card in full, what lies below it, what the viewer knows."""
    lines = [line for deck in view.decks for line in deck_lines(deck, signs)]
    heading = Text(signs.term("research"), "bold")
    return Panel(rows(scene, lines), title=heading, title_align="left", width=scene.width, padding=(0, 1))


def deck_lines(deck: DeckView, signs: Signs) -> Iterator[tuple[Text, Text, Text]]:
    kind = signs.teller.words(f"deck-{deck.type}")
    size = signs.words("cv-stack", count=deck.size)
    top = deck.open[-1] if deck.open else ""
    name = signs.name(top, "bold") if top else Text(EMPTY)
    yield name, Text(f"{kind}, {size}", "dim"), Text(signs.text(top) if top else "")
    below = deck.open[-2::-1]
    if below:
        yield Text(), Text(signs.words("cv-below"), "dim"), signs.names(below)
    known = [card for card in deck.bottom if card]
    if known:
        yield Text(), Text(signs.words("cv-bottom"), "dim"), signs.names(known)
