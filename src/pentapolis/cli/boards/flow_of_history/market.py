"""The Market: every card with its effect, who has invested in it, and what is left of deck and Supply."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.flow_of_history.state import BANKER, NOBODY
from pentapolis.games.flow_of_history.view import FlowView, SlotView

from .cards import ERAS, Cards

HEADINGS = ("fh-card", "fh-type", "fh-era", "fh-strip", "fh-income", "fh-investor")
WIDTHS = (22, 13, 4, 9, 9, None)


def market_panel(scene: Scene, view: FlowView, cards: Cards) -> Panel:
    body = wide_market(scene, view, cards) if scene.wide else narrow_market(scene, view, cards)
    return Panel(
        body,
        title=title(scene, view),
        title_align="left",
        subtitle=deck(scene, view),
        subtitle_align="left",
        width=scene.width,
        padding=(0, 1),
    )


def title(scene: Scene, view: FlowView) -> Text:
    """What everybody looks for first: the Supply and the Current Era."""
    words = scene.teller.plain
    parts = [words("fh-supply", count=view.supply), words("fh-current-era", era=ERAS[view.era], value=view.era)]
    if view.rahdo:
        parts.append(words("fh-banker-strength", strength=2 * view.era))
    if view.stall and view.idle >= len(view.civilizations):
        parts.append(words("fh-quiet", turns=view.idle, most=view.stall * len(view.civilizations)))
    return Text.assemble((scene.teller.words("term-market"), "bold"), *(f" ─ {part}" for part in parts))


def deck(scene: Scene, view: FlowView) -> Text:
    """The cards left of each era; Internet and The Future are single cards and need no number."""
    counts = [f"{name} {count}" if name in ERAS else scene.teller.name(name) for name, count in view.deck.items()]
    total = scene.teller.plain("fh-deck", count=sum(view.deck.values()))
    return Text(f"{total}: {' · '.join(counts)}" if counts else total)


def narrow_market(scene: Scene, view: FlowView, cards: Cards) -> RenderableType:
    """Two lines for a card: what it is, and below it what it does."""
    lines: list[RenderableType] = [row(["", *map(scene.teller.plain, HEADINGS)], "dim")]
    for slot in view.market:
        lines.append(row(cells(scene, slot, cards)))
        lines.append(Padding(Text(cards.effect(slot.card)), (0, 0, 0, 4)))
    return Group(*lines)


def row(cells: list[str | Text], style: str = "") -> Table:
    """One line of a table that other lines interrupt: the widths are fixed, so that lines agree."""
    grid = Table.grid(padding=0)
    grid.add_column(width=4)
    for width in WIDTHS:
        grid.add_column(width=width, no_wrap=True, overflow="ellipsis")
    grid.add_row(*cells, style=style)
    return grid


def wide_market(scene: Scene, view: FlowView, cards: Cards) -> RenderableType:
    """One line for a card, with a column for what it does."""
    words = scene.teller.plain
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", expand=True)
    grid.add_column("", width=3)
    for heading in HEADINGS:
        grid.add_column(words(heading), no_wrap=True)
    grid.add_column(words("fh-effect"), ratio=1)
    for slot in view.market:
        grid.add_row(*cells(scene, slot, cards), Text(cards.effect(slot.card)))
    return grid


def cells(scene: Scene, slot: SlotView, cards: Cards) -> list[str | Text]:
    card = cards[slot.card]
    return [
        cards.badge(card.type),
        cards.name(slot.card, "bold"),
        cards.type_name(card.type),
        cards.era(slot.card),
        cards.strip(card.strip),
        cards.short(card.income_icon) if card.income_icon else "–",
        investor(scene, slot),
    ]


def investor(scene: Scene, slot: SlotView) -> Text:
    """Whose marker lies on the card, and how many tokens."""
    if slot.investor == NOBODY:
        return Text("–", "dim")
    tokens = f" ● {slot.tokens}"
    if slot.investor == BANKER:
        return Text(scene.teller.name("banker") + tokens, "bold")
    return Text(scene.teller.names[slot.investor] + tokens, f"bold {seat_colour(slot.investor)}")
