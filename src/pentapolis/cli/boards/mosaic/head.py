"""The head of the board: the round, who began, how near the end is, and the Holding area."""

from __future__ import annotations

from rich.text import Text

from pentapolis.cli.boards.scene import Scene
from pentapolis.games.mosaic.kinds import MOST_SCORINGS
from pentapolis.games.mosaic.view import MosaicView

from .signs import Signs

GAP = "   "


def head(scene: Scene, view: MosaicView, signs: Signs) -> Text:
    words = signs.words
    shown = Text(words("mo-round", round=view.round) if view.round else words("mo-setup"), "bold")
    if view.last_round:
        shown.append(f"{GAP}{words('mo-last-round', round=view.last_round)}", "bold yellow")
    parts = [
        signs.field("mo-start", signs.seat(view.start)),
        signs.field("mo-scorings", f"{view.scorings}/{MOST_SCORINGS}"),
        Text.assemble((f"{signs.teller.words('term-holding')}: ", "dim"), words("mo-money", count=view.holding)),
    ]
    return Text(GAP).join([shown, *parts])
