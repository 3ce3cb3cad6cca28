"""The head of the board: the round, the phase, whose turn it is, how near the end is, and the general supply."""

from __future__ import annotations

from rich.text import Text

from pentapolis.cli.boards.scene import Scene
from pentapolis.games.beyond_the_horizon.kinds import NOBODY
from pentapolis.games.beyond_the_horizon.view import BHView

from .signs import Signs

GAP = "   "


def head(scene: Scene, view: BHView, signs: Signs) -> Text:
    words = signs.words
    shown = Text(f"{signs.term('round')} {view.round}" if view.round else words("bh-setup"), "bold")
    shown.append(f"{GAP}{signs.teller.words(f'phase-{view.phase}')}")
    if view.turn != NOBODY:
        shown.append(" ").append_text(signs.seat(view.turn))
    if view.last_round:
        shown.append(f"{GAP}{words('bh-last-round', round=view.last_round)}", "bold yellow")
    if view.stop:
        shown.append(f"{GAP}{words('bh-stop', round=view.stop)}", "yellow")
    parts = [
        signs.field(signs.term("first"), signs.seat(view.start)),
        signs.field(signs.term("goals"), f"{sum(map(len, view.claims))}/{view.end_cubes}"),
        signs.field(signs.term("territories"), str(view.territories)),
    ]
    tokens = ", ".join(f"{signs.teller.name(token)} {count}" for token, count in view.supply.items())
    parts.append(signs.field(signs.term("supply"), tokens))
    return Text(GAP).join([shown, *parts])
