"""The Regions: everybody's Influence, who controls what, the units, and what a scoring would give now."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.mosaic.kinds import NOBODY
from pentapolis.games.mosaic.view import MosaicView

from .signs import EMPTY, REGION_STYLES, Signs

NAME = 10  # letters of a player's name in the heading of a column, where there is room


def regions_table(scene: Scene, view: MosaicView, signs: Signs) -> Panel:
    """A line for each Region in play, a column for each seat, and below them what a scoring now would give in all."""
    words = signs.words
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(words("mo-region"), no_wrap=True)
    for seat, name in enumerate(scene.teller.names):
        shown = f"{seat + 1} {name[:NAME]}" if scene.wide else str(seat + 1)
        grid.add_column(Text(shown, seat_colour(seat)), justify="right", no_wrap=True)
    grid.add_column(signs.teller.words("term-control"), no_wrap=True)
    grid.add_column(words("mo-units"))
    for region in view.regions:
        cells = [influence(view, region, seat) for seat in range(len(view.players))]
        grid.add_row(title(signs, region), *cells, control(view, region, signs), units(view, region, signs))
    totals = [Text(f"+{sum(player.projected.values())}", "bold") for player in view.players]
    grid.add_row(Text(words("mo-total"), "dim"), *totals)
    return Panel(
        grid,
        title=Text(f"{signs.teller.words('term-influence')} ─ {words('mo-influence-note')}", "bold"),
        title_align="left",
        width=scene.width,
        padding=(0, 1),
    )


def title(signs: Signs, region: str) -> Text:
    """`T ITA Italy`: the letter on the map, the word before the numbers of its hexes, the name."""
    letter, word = signs.region(region), signs.hex_word(region)
    return Text.assemble((f" {letter} ", REGION_STYLES[region]), f" {word} {signs.teller.name(region)}")


def influence(view: MosaicView, region: str, seat: int) -> Text:
    """`8 +7`: Influence, and the VP that it would score now."""
    value, points = view.influence[region][seat], view.players[seat].projected[region]
    if not value:
        return Text(EMPTY, "dim")
    leads = value == max(view.influence[region])
    shown = Text(str(value), f"bold {seat_colour(seat)}" if leads else seat_colour(seat))
    return shown.append(f" +{points}" if points else "", "default")


def control(view: MosaicView, region: str, signs: Signs) -> Text:
    """The sole leader; else whether there is a tie (MO-EMP.10)."""
    seat = view.control[region]
    if seat != NOBODY:
        return Text(str(seat + 1), f"bold {seat_colour(seat)}")
    return Text(signs.words("mo-tie") if any(view.influence[region]) else EMPTY, "dim")


def units(view: MosaicView, region: str, signs: Signs) -> Text:
    """`1: 2I1C`, and who has closed the Region to the Cities of others (MO-BLD.18)."""
    parts = []
    for seat, player in enumerate(view.players):
        if region in player.units:
            parts.append(Text(f"{seat + 1}: {signs.stack(player.units[region])}", seat_colour(seat)))
    parts += [Text(f"{signs.teller.name('loyalty')}: {seat + 1}", seat_colour(seat)) for seat in view.closed[region]]
    return Text("  ").join(parts) if parts else Text(EMPTY, "dim")
