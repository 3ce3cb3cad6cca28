"""A Civilization: its stacks from bottom to top with the effects that work, and its numbers on the frame."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.flow_of_history.components import TYPES
from pentapolis.games.flow_of_history.view import CivilizationView, FlowView

from .cards import Cards

OVER = " › "  # the card after it lies on the card before it
ORDER = (*TYPES, "special")
FRAME = 4  # columns of a panel's border and padding
BADGE = 4
GAP = 2
LONGEST_CHAIN = 24  # stacks whose names need more columns may push their effect aside


def civilization_panel(scene: Scene, view: FlowView, seat: int, cards: Cards, width: int) -> Panel:
    civ = view.civilizations[seat]
    return Panel(
        stacks(scene, civ, cards, width - FRAME, short=seat != scene.viewer),
        title=title(scene, civ, seat),
        title_align="left",
        subtitle=icons(civ, cards),
        subtitle_align="left",
        width=width,
        border_style=seat_colour(seat),
    )


def title(scene: Scene, civ: CivilizationView, seat: int) -> Text:
    """Name, tokens, points if the game ended now, strength."""
    words = scene.teller.plain
    name = scene.teller.names[seat]
    parts = [
        words("fh-tokens", count=civ.tokens),
        words("fh-points", count=sum(civ.score.values())),
        words("fh-strength", attack=civ.attack, defense=civ.defense),
    ]
    shown = words("fh-you", name=name) if seat == scene.viewer else name
    return Text.assemble((shown, f"bold {seat_colour(seat)}"), *((f" ─ {part}", "default") for part in parts))


def icons(civ: CivilizationView, cards: Cards) -> Text:
    """All seven icon totals; those that one has stand out."""
    totals = [(f"{cards.short(icon)} {count}", "bold default" if count else "dim") for icon, count in civ.icons.items()]
    return Text("  ").join(Text(total, style) for total, style in totals)


def stacks(scene: Scene, civ: CivilizationView, cards: Cards, width: int, *, short: bool) -> Group:
    """One row for a stack, and one for each card that lies by itself. `short`: effects in signs, not in sentences."""
    rows = [entry for kind in ORDER for entry in rows_of(kind, civ, cards, short=short)]
    if civ.offer:
        rows.append((Text(), cards.names(civ.offer), Text(scene.teller.plain("fh-offer"), "dim")))
    cap = LONGEST_CHAIN if width < 90 else 2 * LONGEST_CHAIN
    column = max((text.cell_len for _, text, _ in rows if text.cell_len <= cap), default=0) + GAP
    lines: list[RenderableType] = []
    for badge, chain, effect in rows:
        if chain.cell_len < column:
            lines.append(line(badge, chain, effect, column, width))
        elif BADGE + chain.cell_len + GAP + effect.cell_len <= width:
            lines.append(Text.assemble(badge, " ", chain, " " * GAP, effect))
        else:  # a high stack: its effect stands below it
            lines.append(line(badge, chain, Text(), width - BADGE, width))
            lines.append(line(Text(), Text(), effect, column, width))
    return Group(*lines)


def line(badge: Text, chain: Text, effect: Text, column: int, width: int) -> Table:
    grid = Table.grid(padding=0)
    grid.add_column(width=BADGE)
    grid.add_column(width=column)
    grid.add_column(width=width - BADGE - column)
    grid.add_row(badge, chain, effect)
    return grid


def rows_of(kind: str, civ: CivilizationView, cards: Cards, *, short: bool) -> Iterator[tuple[Text, Text, Text]]:
    """A visible card with those it covers (FH-STK.2); Wonders lie side by side and cover nothing (FH-STK.4)."""
    chain: list[Text] = []
    for name in civ.stacks.get(kind, []):
        if name in civ.visible:
            chain.append(cards.name(name, "bold"))
            yield cards.badge(kind), Text(OVER).join(chain), cards.working(name, short=short)
            chain = []
        else:
            chain.append(cards.name(name, "dim"))
