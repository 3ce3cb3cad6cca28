"""The Flow of History in the terminal: the Market on top, the Civilizations below, the viewer's own first."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from pentapolis.cli.boards.scene import Scene
from pentapolis.games.flow_of_history.view import FlowView

from .cards import MARK, Cards, full_card
from .civilization import civilization_panel
from .market import market_panel

__all__ = ["piece", "table"]


def table(scene: Scene) -> RenderableType:
    """The whole table. Everything lies open (FH-GEN.2); the viewer only decides who comes first."""
    view = scene.view
    assert isinstance(view, FlowView)
    cards = Cards(scene.teller)
    parts: list[RenderableType] = [market_panel(scene, view, cards), *civilizations(scene, view, cards)]
    if any(cards[name].source == "reconstructed" for name in on_the_table(view)):
        parts.append(Text(f"  {MARK} {scene.teller.plain('fh-reconstructed')}", "dim"))
    return Group(*parts)


def piece(scene: Scene, piece: str) -> RenderableType:
    """One card in full."""
    return full_card(Cards(scene.teller), piece, scene.width)


def civilizations(scene: Scene, view: FlowView, cards: Cards) -> list[RenderableType]:
    """Clockwise from the viewer. In a wide terminal two side by side; an odd one, the viewer's, gets a whole line."""
    players = len(view.civilizations)
    order = [(seat + (scene.viewer or 0)) % players for seat in range(players)]
    if not scene.wide:
        return [civilization_panel(scene, view, seat, cards, scene.width) for seat in order]
    whole, halves = order[: players % 2], order[players % 2 :]
    pairs = [civilization_panel(scene, view, seat, cards, scene.width // 2) for seat in halves]
    singles: list[RenderableType] = [civilization_panel(scene, view, seat, cards, scene.width) for seat in whole]
    return [*singles, *(Columns(pairs[n : n + 2], padding=0) for n in range(0, len(pairs), 2))]


def on_the_table(view: FlowView) -> list[str]:
    stacks = [card for civ in view.civilizations for stack in civ.stacks.values() for card in stack]
    return [slot.card for slot in view.market] + stacks
