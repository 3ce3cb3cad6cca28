"""The setup: Leaders to choose from, the cards drafted from, and those that the viewer has passed on."""

from __future__ import annotations

from collections.abc import Iterable

from rich.panel import Panel
from rich.table import Table

from pentapolis.cli.boards.scene import Scene
from pentapolis.games.mosaic.view import MosaicView

from .signs import Signs


def draft_panels(scene: Scene, view: MosaicView, signs: Signs) -> list[Panel]:
    """Nothing, once the setup is over."""
    found = []
    if view.leaders and not all(player.leader for player in view.players):
        found.append(choice(scene, signs, "mo-leaders", view.leaders))
    if view.hand:
        found.append(choice(scene, signs, "mo-hand", view.hand))
    if any(view.passed) and not view.round:
        passed = [card for group in view.passed for card in group]
        found.append(Panel(signs.names(passed), title=signs.words("mo-passed"), title_align="left", width=scene.width))
    return found


def choice(scene: Scene, signs: Signs, key: str, cards: Iterable[str]) -> Panel:
    """A line for each card: its name, its symbols, what it does."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(max_width=24)
    grid.add_column(max_width=20)
    grid.add_column(ratio=1)
    for card in cards:
        grid.add_row(signs.name(card, "bold"), symbols(card, signs), signs.text(card))
    return Panel(grid, title=signs.words(key), title_align="left", width=scene.width, padding=(0, 1))


def symbols(card: str, signs: Signs) -> str:
    """`needs Sc → Ec Mi`."""
    entry = signs.pieces[card]
    requires, pillars = getattr(entry, "requires", ()), getattr(entry, "pillars", ())
    needs = f"{signs.words('mo-needs')} {signs.symbols(requires)} " if requires else ""
    return f"{needs}→ {signs.symbols(pillars)}"
