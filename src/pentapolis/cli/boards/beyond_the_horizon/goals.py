"""The goals: what each asks for, how far everybody is, who has claimed it, and what it gives."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from pentapolis.cli.boards.layout import rows
from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.beyond_the_horizon.view import BHView

from .signs import YES, Signs


def goals_panel(scene: Scene, view: BHView, signs: Signs) -> Panel:
    lines = [
        (signs.name(goal, "bold"), progress(view, goal, view.claims[number], signs), Text(signs.gist(goal)))
        for number, goal in enumerate(view.goals)
    ]
    cubes = signs.words("bh-end", have=sum(map(len, view.claims)), need=view.end_cubes)
    parts: list[RenderableType] = [rows(scene, lines), Text(cubes, "dim")]
    title = Text(signs.term("goals"), "bold")
    return Panel(Group(*parts), title=title, title_align="left", width=scene.width, padding=(0, 1))


def progress(view: BHView, goal: str, claims: list[int], signs: Signs) -> Text:
    """`5/3 VP  1:3/4 2:✓5`: points, then what a seat has of what is asked for, or the VP of its claim."""
    entry = signs.content.goals[goal]
    parts = []
    for seat, player in enumerate(view.players):
        if seat in claims:
            said = f"{YES}{entry.vp_first if claims[0] == seat else entry.vp_later}"
        else:
            said = f"{player.progress[goal]}/{entry.condition.at_least}"
        parts.append(Text.assemble((f"{seat + 1}:", f"bold {seat_colour(seat)}"), said))
    return Text(f"{entry.vp_first}/{entry.vp_later} {signs.words('bh-vp')}  ").append_text(Text(" ").join(parts))
