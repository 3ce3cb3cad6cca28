"""What lies open while somebody chooses: governments, revealed cards, tiles that are being discovered."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from pentapolis.cli.boards.layout import rows
from pentapolis.cli.boards.scene import Scene
from pentapolis.games.beyond_the_horizon.view import BHView

from .signs import Signs


def choice_panels(scene: Scene, view: BHView, signs: Signs) -> list[Panel]:
    """Nothing, where nothing lies open."""
    found = []
    if view.governments and not all(player.government for player in view.players):
        found.append(choice(scene, signs, "bh-governments", view.governments))
    if view.revealed:
        found.append(choice(scene, signs, "bh-revealed", view.revealed))
    if view.discovering:
        found.append(choice(scene, signs, "bh-discovering", view.discovering))
    return found


def choice(scene: Scene, signs: Signs, key: str, cards: list[str]) -> Panel:
    """A line for each card: its name, and what it does."""
    lines = [(title(card, signs), Text(), Text(signs.gist(card))) for card in cards]
    heading = Text(signs.words(key), "bold")
    return Panel(rows(scene, lines), title=heading, title_align="left", width=scene.width, padding=(0, 1))


def title(card: str, signs: Signs) -> Text:
    return signs.technology(card) if card in signs.content.technologies else signs.name(card, "bold")
