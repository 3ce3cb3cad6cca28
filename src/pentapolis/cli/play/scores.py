"""Points by source, as bars; and the places at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentapolis.kernel import Outcome

from ..boards.scene import WIDE, seat_colour
from ..shared.numbers import shortest
from ..shared.wording import Teller

BAR = "█"
LONGEST_BAR = 24


def score_bars(teller: Teller, scores: Sequence[Mapping[str, float]], width: int) -> RenderableType:
    """Every seat's points by source, drawn to the same scale."""
    most = max((points for score in scores for points in score.values()), default=0)
    scale = min(1.0, LONGEST_BAR / most) if most > 0 else 1.0
    names = max(len(teller.source(source)) for score in scores for source in score)
    seats = [seat_bars(teller, seat, score, scale, names) for seat, score in enumerate(scores)]
    return Columns(seats, padding=(0, 4)) if width >= WIDE else Group(*seats)


def seat_bars(teller: Teller, seat: int, score: Mapping[str, float], scale: float, names: int) -> RenderableType:
    total = teller.plain("score-total", count=sum(score.values()))
    title = Text.assemble((teller.names[seat], f"bold {seat_colour(seat)}"), f"  {total}")
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=names + 2)
    grid.add_column(justify="right", width=4)
    grid.add_column(width=LONGEST_BAR)
    for source, points in sorted(score.items(), key=lambda item: -item[1]):
        bar = Text(BAR * round(max(0, points) * scale), seat_colour(seat))
        grid.add_row(f"  {teller.source(source)}", shortest(points), bar)
    return Group(title, grid)


def standings(teller: Teller, outcome: Outcome) -> RenderableType:
    """Who won, and the others by place; of who plays alone, whether the game was beaten."""
    grid, alone = Table.grid(padding=(0, 2)), len(outcome.places) == 1
    for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
        grid.add_row(
            "" if alone else f"  {outcome.places[seat]}.",
            Text(teller.names[seat], f"bold {seat_colour(seat)}"),
            teller.plain("score-total", count=outcome.totals[seat]),
        )
    return Group(Text(winners_line(teller, outcome), "bold"), grid)


def winners_line(teller: Teller, outcome: Outcome) -> str:
    if len(outcome.places) == 1:
        return teller.plain("end-beaten" if outcome.winners else "end-not-beaten", player=teller.names[0])
    *others, last = (teller.names[seat] for seat in outcome.winners)
    if others:
        return teller.plain("end-shared", others=", ".join(others), last=last)
    return teller.plain("end-winner", winner=last)
