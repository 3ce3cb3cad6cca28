"""The four Offers: every card with its cost and what it does, and how far away the scoring card of its deck is."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.scene import Scene
from pentapolis.games.mosaic.kinds import DECKS
from pentapolis.games.mosaic.pieces import BuildCard, PopulationCard, Technology
from pentapolis.games.mosaic.view import DeckView, MosaicView

from .signs import MARK, Signs

OUT = -1  # MO-EMP.1: the scoring card of a deck has been revealed
READY, NOT_READY = "✓", "✗"


def offers_panel(scene: Scene, view: MosaicView, signs: Signs) -> Panel:
    parts: list[RenderableType] = []
    for deck in DECKS:
        parts.append(deck_line(view.decks[deck], deck, signs))
        if view.decks[deck].offer:
            parts.append(offer(scene, view, view.decks[deck].offer, signs))
    title = Text(signs.words("mo-offers"), "bold")
    return Panel(Group(*parts), title=title, title_align="left", width=scene.width, padding=(0, 1))


def deck_line(deck: DeckView, name: str, signs: Signs) -> Text:
    """`Technology ─ 62 cards in the deck, at least 23 above the scoring card`."""
    words = signs.words
    scoring = words("mo-deck-out") if deck.safe == OUT else words("mo-deck-safe", count=deck.safe)
    line = Text.assemble((signs.teller.name(name), "bold"), f" ─ {words('mo-deck', count=deck.size)}, {scoring}")
    if deck.top:
        line.append_text(Text.assemble("; ", words("mo-deck-top"), " ", signs.name(deck.top, "bold")))
    if deck.bottom:
        line.append_text(Text.assemble("; ", words("mo-deck-bottom"), " ", signs.names(deck.bottom)))
    return line


def offer(scene: Scene, view: MosaicView, cards: list[str], signs: Signs) -> RenderableType:
    """One line for a card, with a column for what it does; where there is less room, that stands below it."""
    rows = [(signs.name(card, "bold"), facts(scene, view, card, signs), effect(card, signs)) for card in cards]
    if not scene.wide:
        return Group(*(part for row in rows for part in two_lines(*row)))
    grid = Table.grid(padding=(0, 2, 0, 2))
    grid.add_column(width=24)
    grid.add_column(width=30)
    grid.add_column(ratio=1)
    for row in rows:
        grid.add_row(*row)
    return grid


def two_lines(name: Text, fact: Text, text: Text) -> Iterator[RenderableType]:
    yield Text.assemble("  ", name, "  " if fact else "", fact)
    if text:
        yield Padding(text, (0, 0, 0, 4))


def effect(card: str, signs: Signs) -> Text:
    """What a card does; the name of a Population card says it all."""
    return Text() if isinstance(signs.pieces[card], PopulationCard) else Text(signs.text(card))


def facts(scene: Scene, view: MosaicView, card: str, signs: Signs) -> Text:
    """Cost, required symbols (with whether the viewer has them), symbols gained, and the goods of a Manufactory."""
    entry = signs.pieces[card]
    if isinstance(entry, Technology):
        cost = Text(signs.cost(entry.cost))
        if entry.requires:
            cost.append_text(required(scene, view, entry, signs))
        return cost.append(f" → {signs.symbols(entry.pillars)}{doubt(entry)}")
    if isinstance(entry, BuildCard):
        goods = ", ".join(map(signs.teller.name, entry.trade_goods))
        return Text(f"{signs.cost(entry.cost)} → {signs.symbols(entry.pillars)}" + (f" ({goods})" if goods else ""))
    return Text()


def required(scene: Scene, view: MosaicView, entry: Technology, signs: Signs) -> Text:
    shown = Text(f", {signs.words('mo-needs')} {signs.symbols(entry.requires)} ")
    if scene.viewer is not None:
        own = list(view.players[scene.viewer].symbols.values())
        ready = all(own[pillar] >= count for pillar, count in signs.content.requires[entry.id])
        shown.append(READY if ready else NOT_READY, "bold green" if ready else "bold red")
    return shown


def doubt(entry: Technology) -> str:
    """Symbols are known for no Technology; where not even their number is, they are marked."""
    return MARK if entry.pillar_source == "reconstructed" else ""
