"""Victory points as if the game ended now: a line for each source, a column for each seat."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.beyond_the_horizon.view import BHView

from .signs import EMPTY, Signs

NAME = 10  # letters of a player's name in the heading of a column


def scores_panel(scene: Scene, view: BHView, signs: Signs) -> Panel:
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("")
    for seat, name in enumerate(scene.teller.names):
        grid.add_column(Text(f"{seat + 1} {name[:NAME]}", seat_colour(seat)), justify="right", no_wrap=True)
    scores = [player.score for player in view.players]
    for source in scores[0]:
        grid.add_row(Text(signs.teller.source(source)), *(points(score[source]) for score in scores))
    totals = [Text(str(sum(score.values())), "bold") for score in scores]
    grid.add_row(Text(signs.words("bh-total"), "bold"), *totals)
    title = Text.assemble((signs.term("score"), "bold"), (f" ─ {signs.words('bh-score-note')}", "dim"))
    return Panel(grid, title=title, title_align="left", width=scene.width, padding=(0, 1))


def points(count: int) -> Text:
    return Text(str(count)) if count else Text(EMPTY, "dim")
