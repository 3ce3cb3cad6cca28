"""The map: rows of hexes, each row half a hex further right than the one above, with what lies and stands on each."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from pentapolis.cli.boards.hexes import flow, painted
from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.beyond_the_horizon.kinds import HOMES, NOBODY, UNITS
from pentapolis.games.beyond_the_horizon.view import BHView, TileView

from .signs import CITY, HOME, LEFT, RIGHT, VILLAGE, Signs
from .signs import UNITS as UNIT_SIGNS

HEIGHT = 4  # lines of a hex
WIDEST, NARROWEST = 17, 3  # characters in a line of a hex, with the gap behind it; odd: half a hex is a whole number
# Ink on paper by how much strength a tile takes; the number stands there too.
EASY, HARD = 2, 5
MILD_STYLE, EASY_STYLE, HARD_STYLE = "black on tan", "black on green_yellow", "white on grey42"
BUILT_STYLE, HOME_STYLE = "white on dodger_blue3", "black on grey85"


class Hexagon(NamedTuple):
    """Where something is drawn, and its lines."""

    q: int
    r: int
    lines: list[Text]


def map_lines(scene: Scene, view: BHView, signs: Signs) -> list[Text]:
    """The map line by line, hexes as wide as the terminal allows."""
    places = [(tile.q, tile.r) for tile in view.map] + [(edge.q, edge.r) for edge in view.edges]
    left = min(2 * q + r for q, r in places)
    halves = max(2 * q + r for q, r in places) - left + 2
    half = max(NARROWEST, min(WIDEST, 2 * scene.width // halves)) // 2
    hexes = [Hexagon(tile.q, tile.r, tile_lines(view, tile, signs, 2 * half - 1)) for tile in view.map]
    hexes += [Hexagon(edge.q, edge.r, edge_lines(signs, edge.place, 2 * half - 1)) for edge in view.edges]
    found = []
    for row in sorted({hexagon.r for hexagon in hexes}):
        own = sorted(hexagon for hexagon in hexes if hexagon.r == row)
        found += [row_line(own, number, left, half) for number in range(HEIGHT)]
    return [line for line in found if line.plain.strip()]


def row_line(hexes: list[Hexagon], number: int, left: int, half: int) -> Text:
    """One line of all hexes of a row."""
    shown = Text()
    for hexagon in hexes:
        column = (2 * hexagon.q + hexagon.r - left) * half
        shown.append(" " * (column - len(shown))).append_text(hexagon.lines[number])
    shown.rstrip()
    return shown


def tile_lines(view: BHView, tile: TileView, signs: Signs, width: int) -> list[Text]:
    """Name, strength with village and city or builders, then units, on the colour of the ground."""
    style = style_of(signs, tile)
    lines = [Text(signs.teller.name(tile.tile)), marks(view, tile, signs)]
    lines += flow(stacks(view, tile), width, HEIGHT - len(lines))
    return [painted(line, width, style) for line in lines]


def style_of(signs: Signs, tile: TileView) -> str:
    territory = signs.content.territories.get(tile.tile)
    if territory is None:
        return HOME_STYLE if tile.tile in HOMES else BUILT_STYLE
    return EASY_STYLE if territory.strength <= EASY else HARD_STYLE if territory.strength >= HARD else MILD_STYLE


def marks(view: BHView, tile: TileView, signs: Signs) -> Text:
    """`3□1■2`: strength 3, a village of seat 1 and a city of seat 2; `◧1◨2`: who has built; `⌂1`: whose home."""
    shown = Text()
    if tile.tile in signs.content.territories:
        shown.append(str(signs.content.territories[tile.tile].strength))
    for sign, owner in ((VILLAGE, tile.village), (CITY, tile.city), (LEFT, tile.left), (RIGHT, tile.right)):
        if owner != NOBODY:
            shown.append(f"{sign}{owner + 1}", f"bold {seat_colour(owner)}")
    for seat, player in enumerate(view.players):
        if player.home == tile.tile:
            shown.append(f"{HOME}{seat + 1}", f"bold {seat_colour(seat)}")
    return shown


def stacks(view: BHView, tile: TileView) -> list[Text]:
    """The units of each seat: `1●3●2▲1`, settlers and soldiers with their strengths."""
    found = []
    for seat, player in enumerate(view.players):
        own = [unit for unit in player.units if unit.place == tile.tile]
        own.sort(key=lambda unit: (UNITS.index(unit.unit), -unit.strength))
        if own:
            words = "".join(f"{UNIT_SIGNS[unit.unit]}{unit.strength}" for unit in own)
            found.append(Text(f"{seat + 1}{words}", f"bold {seat_colour(seat)}"))
    return found


def edge_lines(signs: Signs, place: str, width: int) -> list[Text]:
    """An unexplored place by its coordinates, as answers name it."""
    name = signs.teller.name(place)
    where = name[name.index("(") :].replace(" ", "")
    lines = [Text("·" * width), Text(where if len(where) <= width else ""), Text(), Text()]
    return [painted(line, width, "dim") for line in lines]


def legend(signs: Signs) -> Text:
    """What the signs mean."""
    name, term = signs.teller.name, signs.term
    parts = [
        signs.words("bh-legend-strength"),
        f"{HOME}1 {signs.words('bh-legend-home')}",
        f"{VILLAGE}1 {term('village').lower()}",
        f"{CITY}1 {term('city').lower()}",
        *(f"1{sign}2 {name(unit)}" for unit, sign in UNIT_SIGNS.items()),
        f"{LEFT}1 {RIGHT}2 {signs.words('bh-legend-built')}",
        f"(1,−2) {term('unexplored').lower()}",
    ]
    return Text(" · ".join(parts), "dim")
