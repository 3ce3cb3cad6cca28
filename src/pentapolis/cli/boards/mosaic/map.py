"""The map: rows of hexes, every second one half a hex further right, each with its number and what is on it."""

from __future__ import annotations

from rich.text import Text

from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.mosaic.kinds import BUILDINGS, RESOURCES, UNITS
from pentapolis.games.mosaic.view import MosaicView

from .signs import REGION_STYLES, Signs

NARROW, WIDE = 4, 6  # columns of a hex with the gap behind it; even, since rows are shifted by half of it
PORT = "~"  # in the gap
FIELDS = dict(zip(BUILDINGS, ("cities", "ports", "farms", "manufactories"), strict=True))


def map_lines(scene: Scene, view: MosaicView, signs: Signs) -> list[Text]:
    """Two lines for a row of hexes: the names, and below them what stands or lies there."""
    board = signs.content.board
    columns = 1 + max(column for column, _ in board.places)
    size = WIDE if WIDE * columns + WIDE // 2 <= scene.width else NARROW
    standing = buildings(view, signs)
    lines = []
    for row in range(1 + max(row for _, row in board.places)):
        upper = [Text(" " * size) for _ in range(columns)]
        lower = [Text(" " * size) for _ in range(columns)]
        for number, (column, its_row) in enumerate(board.places):
            if its_row == row:
                upper[column] = name_cell(view, signs, number, size)
                lower[column] = content_cell(view, signs, number, size, standing)
        shift = Text(" " * (size // 2 if row % 2 else 0))
        lines += [Text.assemble(shift, *cells) for cells in (upper, lower)]
    for line in lines:
        line.rstrip()
    return lines


def buildings(view: MosaicView, signs: Signs) -> dict[str, Text]:
    """What stands on each hex: `C1` is a City of seat 1."""
    found: dict[str, Text] = {}
    for seat, player in enumerate(view.players):
        style = f"bold {seat_colour(seat)}"
        for building, field in FIELDS.items():
            found |= {name: Text(f"{signs.building(building)}{seat + 1}", style) for name in getattr(player, field)}
        found |= {name: Text(f"{signs.building('wonder')}{seat + 1}", style) for name in player.wonders.values()}
    return found


def name_cell(view: MosaicView, signs: Signs, number: int, size: int) -> Text:
    """`ITA07` or, where there is less room, `T07` on the Region's colour; a port has its mark behind it."""
    board = signs.content.board
    region = board.regions[board.region_of[number]]
    before = signs.hex_word(region) if size == WIDE else signs.region(region)
    name = f"{before}{board.names[number].rpartition('_')[2]}".ljust(size - 1)
    behind = PORT if board.ports >> number & 1 else " "
    return Text.assemble((name, REGION_STYLES[region] if region in view.regions else "dim strike"), behind)


def content_cell(view: MosaicView, signs: Signs, number: int, size: int, standing: dict[str, Text]) -> Text:
    name = signs.content.board.names[number]
    if name in standing:
        shown = standing[name].copy()
    elif name in view.tokens:
        shown = Text(signs.token(view.tokens[name], size - 1))
    else:
        region = signs.content.board.regions[signs.content.board.region_of[number]]
        shown = Text("·" if region in view.regions else "×", "dim")
    shown.truncate(size, pad=True)
    return shown


def legend(signs: Signs) -> Text:
    """What the letters mean."""
    words, name = signs.words, signs.teller.name
    parts = [
        words("mo-legend"),
        " ".join(f"{signs.building(piece)}1 {name(piece)}" for piece in (*BUILDINGS, "wonder")),
        f"5{words('mo-letter-stone')} {words('mo-legend-cache')}",
        " ".join(f"{words(f'mo-letter-{paid}')} {name(paid)}" for paid in (*RESOURCES[1:], "population")),
        " ".join(f"{signs.unit(unit)} {name(unit)}" for unit in UNITS),
        f"{PORT} {words('mo-legend-port')}",
    ]
    return Text(" · ".join(parts), "dim")
