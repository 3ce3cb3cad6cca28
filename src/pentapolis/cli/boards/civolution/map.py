"""The map: the tiles in their places, a band for each territory, and the sites at the corners of the cells."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from pentapolis.cli.boards.hexes import flow, painted
from pentapolis.cli.boards.scene import Scene
from pentapolis.games.civolution.continent import COLUMNS, ROWS, height
from pentapolis.games.civolution.seen import CVView, PlacementView, SiteView, TerritoryView

from .signs import FARM, FREE, HIDDEN, HUNTED, LOAD, PROVISION, RAW, SPOTS, STRONG, TYPES, WEAK, Signs

CORNER = 2  # characters of a site
LINES = 5  # of a cell
WIDEST = 26  # characters of a cell


class Piece(NamedTuple):
    """Something that is drawn: where its first character stands, and the character."""

    line: int
    column: int
    text: Text


def map_lines(scene: Scene, view: CVView, signs: Signs) -> list[Text]:
    """The map line by line, cells as wide as the terminal allows."""
    cell = min(WIDEST, (scene.width - CORNER) // COLUMNS)
    lands = {land.territory: land for land in view.territories}
    drawn = [corner(site, cell, signs) for site in view.sites]
    for place in view.tiles:
        drawn += tile(view, place, lands, cell, signs)
    return [line_of(drawn, number) for number in range(ROWS * LINES + 1)]


def line_of(drawn: list[Piece], number: int) -> Text:
    shown = Text()
    for piece in sorted((piece for piece in drawn if piece.line == number), key=lambda piece: piece.column):
        shown.append(" " * (piece.column - shown.cell_len)).append_text(piece.text)
    shown.rstrip()
    return shown


def corner(site: SiteView, cell: int, signs: Signs) -> Piece:
    """The site at a corner of cells: two letters of its kind, `?` while it lies face down."""
    x, y = int(site.vertex[1]), int(site.vertex[2])
    shown = Text(signs.words(f"cv-site-{site.kind}"), "bold") if site.kind else Text(HIDDEN, "dim")
    return Piece(y * LINES, x * cell, shown)


def tile(view: CVView, place: PlacementView, lands: dict[str, TerritoryView], cell: int, signs: Signs) -> list[Piece]:
    """The territories of a tile as bands, from top to bottom or from left to right, as the tile lies."""
    entry = next(entry for entry in signs.content.tiles if entry.id == place.tile)
    names = [land.id for land in entry.territories]
    if place.turns in (1, 2):  # its top points right or down
        names.reverse()
    lying = place.turns % 2 == 1
    cells = height(entry)
    wide = cell * (cells if lying else 1) - CORNER
    tall = LINES * (1 if lying else cells)
    count = len(names)
    found: list[Piece] = []
    for number, name in enumerate(names):
        left, right = (wide * number // count, wide * (number + 1) // count) if lying else (0, wide)
        top, bottom = (0, tall) if lying else (tall * number // count, tall * (number + 1) // count)
        band = territory(view, lands[name], signs, right - left - 1, bottom - top)
        column, line = place.x * cell + CORNER + left, place.y * LINES + top
        found += [Piece(line + down, column, text) for down, text in enumerate(band)]
    return found


def territory(view: CVView, land: TerritoryView, signs: Signs, width: int, lines: int) -> list[Text]:
    """A band: the name, then who and what is there, on the colour of the type."""
    name = signs.title(land.territory)
    mark = HIDDEN if not land.developed else ""
    shown = name + mark if len(name + mark) <= width else signs.short(land.territory, land.type) + mark
    tokens = flow(signs.all_in(view, land), width, lines - 1)
    return [painted(line, width, TYPES[land.type]) for line in (Text(shown), *tokens)]


def legend(signs: Signs) -> Text:
    """What the signs mean."""
    words = signs.words
    spots = [f"{sign} {signs.teller.words(f'spot-{spot}')}" for spot, sign in SPOTS.items()]
    parts = [
        *(f"{STRONG} {signs.term('strong')}", f"{WEAK} {signs.term('weak')}"),
        *(*spots, f"{FREE} {words('cv-legend-free')}", f"{FARM} {signs.teller.name('farm')}"),
        *(
            f"{RAW}2 {words('cv-legend-raw')}",
            f"{LOAD} {words('cv-legend-load')}",
            f"{HUNTED} {words('cv-legend-hunted')}",
        ),
        *(f"{PROVISION} {words('cv-legend-provision')}", f"{HIDDEN} {words('cv-legend-hidden')}"),
    ]
    return Text(" · ".join(parts), "dim")
