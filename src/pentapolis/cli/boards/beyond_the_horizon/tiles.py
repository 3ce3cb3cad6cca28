"""The tiles of the map in words: what a village and a city would give, whose they are, and who stands there."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.beyond_the_horizon.kinds import NOBODY
from pentapolis.games.beyond_the_horizon.view import BHView, TileView

from .map import stacks
from .signs import CITY, EMPTY, LEFT, RIGHT, VILLAGE, Signs

NAME, WIDE_NAME = 18, 30  # columns for the name of a tile


def tiles_table(scene: Scene, view: BHView, signs: Signs) -> Panel:
    """A line for each tile; strengths are what the viewer would need now, or to a spectator whoever's turn it is."""
    words = signs.words
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(words("bh-tile"), no_wrap=True, max_width=WIDE_NAME if scene.wide else NAME)
    grid.add_column(f"{VILLAGE} {signs.term('village')} {LEFT}", no_wrap=True)
    grid.add_column(f"{CITY} {signs.term('city')} {RIGHT}", no_wrap=True)
    grid.add_column(signs.term("units"))
    whose = max(view.turn, 0) if scene.viewer is None else scene.viewer
    for tile in view.map:
        if tile.tile not in signs.content.homes or stacks(view, tile):
            grid.add_row(signs.name(tile.tile), *cells(tile, whose, signs), Text(" ").join(stacks(view, tile)))
    title = Text.assemble((signs.term("map"), "bold"), (f" ─ {words('bh-tiles-note')}", "dim"))
    return Panel(grid, title=title, title_align="left", width=scene.width, padding=(0, 1))


def cells(tile: TileView, whose: int, signs: Signs) -> tuple[Text, Text]:
    """`3 Food +4`: the strength that a village takes, and what it gives; `□1 Food +4`: seat 1 has it. So builders."""
    name, structure = signs.teller.name, signs.content.structures.get(tile.tile)
    territory = signs.content.territories.get(tile.tile)
    if territory is not None:
        village = signs.words("bh-gives", track=name(territory.village.track), vp=territory.village.vp)
        city = signs.words("bh-gives", track=name(territory.city.track), vp=territory.city.vp)
        return (
            cell(VILLAGE, tile.village, f"{tile.village_strength[whose]} ", village),
            cell(CITY, tile.city, f"{tile.city_strength[whose]} ", city),
        )
    if structure is None:
        return Text(EMPTY, "dim"), Text(EMPTY, "dim")
    left = signs.words("bh-gives", track=name(structure.left.track), vp=structure.left.vp)
    return cell(LEFT, tile.left, "", left), cell(RIGHT, tile.right, "", name(structure.right))


def cell(sign: str, owner: int, strength: str, gives: str) -> Text:
    if owner == NOBODY:
        return Text(f"{strength}{gives}")
    return Text.assemble((f"{sign}{owner + 1}", f"bold {seat_colour(owner)}"), f" {gives}")
