"""Victory points as if the game ended now: a line for each source, a column for each civilization."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.civolution.seen import CVView

from .signs import EMPTY, Signs
from .tracks import civilizations


def scores_panel(scene: Scene, view: CVView, signs: Signs) -> Panel:
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("")
    for number, name in enumerate(civilizations(scene, view, signs)):
        grid.add_column(Text(name, seat_colour(number)), justify="right", no_wrap=True)
    scores = [player.score for player in view.players] + ([view.vici.score] if view.vici else [])
    for source in scores[0]:
        if any(score.get(source) for score in scores):
            grid.add_row(Text(signs.teller.source(source)), *(points(score.get(source, 0)) for score in scores))
    totals = [Text(str(sum(score.values())), "bold") for score in scores]
    grid.add_row(Text(signs.words("cv-total"), "bold"), *totals)
    heading = Text.assemble((signs.term("score"), "bold"), (f" ─ {signs.words('cv-score-note')}", "dim"))
    return Panel(grid, title=heading, title_align="left", width=scene.width, padding=(0, 1))


def points(count: int) -> Text:
    return Text(str(count)) if count else Text(EMPTY, "dim")
