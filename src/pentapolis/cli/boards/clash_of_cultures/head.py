"""The head of the board: Age and Round, whose turn it is, the decks, and what lies open for everybody."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from pentapolis.cli.boards.scene import Scene
from pentapolis.games.clash_of_cultures.view import ClashView

from .offer import offer_line
from .signs import Signs

AGES = ("", "I", "II", "III", "IV", "V", "VI", "VII")


def head(scene: Scene, view: ClashView, signs: Signs) -> RenderableType:
    words = signs.words
    time = Text.assemble((words("cc-age", age=AGES[view.age], round=view.round), "bold"), "  ")
    time.append_text(signs.field("cc-first", scene.teller.names[view.first]))
    if view.turn["seat"] >= 0:
        seat = view.turn["seat"]
        shown = words("cc-turn-of", name=scene.teller.names[seat], actions=view.turn["actions"])
        time.append(f"  {shown}", signs.owner_style(seat))
    decks = "  ".join(words(f"cc-deck-{deck}", count=count) for deck, count in view.decks.items())
    lines: list[RenderableType] = [time, Text(decks, "dim")]
    lines += [line for line in open_cards(view, signs) if line is not None]
    return Group(*lines)


def open_cards(view: ClashView, signs: Signs) -> list[Text | None]:
    """What concerns everybody: the event being resolved, cards that stay, open Wonders, an offer."""
    events = [card for card in (view.event_played, *view.table_events) if card]
    return [
        signs.field("cc-events", signs.names(events)) if events else None,
        signs.field("cc-open-wonders", signs.names(view.open_wonders)) if view.open_wonders else None,
        offer_line(view.trade, signs) if view.trade else None,
    ]
