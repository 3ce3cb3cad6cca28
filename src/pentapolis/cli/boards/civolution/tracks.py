"""Tracks and categories: where everybody stands, what counts in which era, and what it is worth at the end."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.civolution.kinds import CATEGORIES, TRACKS
from pentapolis.games.civolution.seen import CVView

from .signs import EMPTY, Signs

NAME = 10  # letters of a player's name in the heading of a column


def tracks_panel(scene: Scene, view: CVView, signs: Signs) -> Panel:
    """A line for each category: units of everybody, the eras it counts in, its worth at the end; then favor."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("")
    for number, name in enumerate(civilizations(scene, view, signs)):
        grid.add_column(Text(name, seat_colour(number)), justify="right", no_wrap=True)
    grid.add_column(signs.words("cv-counts"))
    grid.add_column(signs.words("cv-final-value"), justify="right")
    units = [player.units for player in view.players] + ([view.vici.units] if view.vici else [])
    for category in CATEGORIES:
        own = [Text(str(found[category])) for found in units]
        grid.add_row(label(category, signs), *own, eras(view, category, signs), value(view, category))
    favor = [player.favor for player in view.players] + ([view.vici.favor] if view.vici else [])
    grid.add_row(
        Text(signs.term("favor")), *(Text(str(space)) for space in favor), Text(EMPTY, "dim"), Text(EMPTY, "dim")
    )
    heading = Text(signs.term("units"), "bold")
    return Panel(grid, title=heading, title_align="left", width=scene.width, padding=(0, 1))


def civilizations(scene: Scene, view: CVView, signs: Signs) -> list[str]:
    names = [f"{seat + 1} {name[:NAME]}" for seat, name in enumerate(scene.teller.names)]
    return [*names, signs.teller.name("vici")] if view.vici is not None else names


def label(category: str, signs: Signs) -> Text:
    """Tracks with the value of the modules that they upgrade."""
    value = f" ({signs.content.tracks[category].die_value})" if category in TRACKS else ""
    return Text(f"{signs.title(category)}{value}")


def eras(view: CVView, category: str, signs: Signs) -> Text:
    """`era 2 ×4`: when it will be scored, and for how much."""
    found = [
        signs.words("cv-era", era=number + 1, times=signs.content.eras[number].multiplier)
        for number, tile in enumerate(view.era_tiles)
        if tile == category
    ]
    return Text(", ".join(found)) if found else Text(EMPTY, "dim")


def value(view: CVView, category: str) -> Text:
    """What a unit is worth at the end; bold under a tile."""
    return Text(f"×{view.values[category]}", "bold" if category in view.final_tiles else "")
