"""Drawings of a training, as SVG files that need nothing else: lines through points over two axes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

WIDTH, HEIGHT, LEFT, BELOW, TOP, RIGHT = 420, 260, 56, 40, 30, 130
COLOURS = ("#3f7f93", "#b3432b", "#7a7a7a")
TICKS = 5

Point = tuple[float, float]


class Axes(NamedTuple):
    """What is drawn: names, and the least and the most of both directions."""

    across: str
    up: str
    x: tuple[float, float]
    y: tuple[float, float]


def lines(axes: Axes, series: Mapping[str, Sequence[Point]]) -> str:
    """Series of points, each with a line through it and its name beside.

    >>> drawing = lines(Axes("said", "won", (0, 1), (0, 1)), {"trained": [(0.1, 0.2), (0.9, 0.8)]})
    >>> drawing.count("<circle"), drawing.count("<polyline")
    (2, 1)
    """
    parts = [*frame(axes)]
    for number, (name, points) in enumerate(series.items()):
        colour, places = COLOURS[number % len(COLOURS)], [place(axes, point) for point in points]
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline points="{drawn}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>' for x, y in places]
        parts.append(text(LEFT + WIDTH + 10, TOP + 14 + 20 * number, name, "start", colour))
    size = f'viewBox="0 0 {LEFT + WIDTH + RIGHT} {TOP + HEIGHT + BELOW}"'
    paper = '<rect width="100%" height="100%" fill="#fdfcf9"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size} font-family="sans-serif" font-size="13">'
    return f"{head}{paper}{''.join(parts)}</svg>\n"


def frame(axes: Axes) -> list[str]:
    parts = [f'<rect x="{LEFT}" y="{TOP}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#999"/>']
    for tick in range(TICKS + 1):
        x = axes.x[0] + (axes.x[1] - axes.x[0]) * tick / TICKS
        y = axes.y[0] + (axes.y[1] - axes.y[0]) * tick / TICKS
        across, up = place(axes, (x, y))
        parts.append(text(across, TOP + HEIGHT + 16, f"{x:.3g}", "middle"))
        parts.append(text(LEFT - 6, up + 4, f"{y:.3g}", "end"))
    parts.append(text(LEFT + WIDTH / 2, TOP + HEIGHT + 34, axes.across, "middle"))
    parts.append(text(LEFT, TOP - 10, axes.up, "start"))
    return parts


def place(axes: Axes, point: Point) -> Point:
    x = LEFT + WIDTH * (point[0] - axes.x[0]) / ((axes.x[1] - axes.x[0]) or 1)
    y = TOP + HEIGHT - HEIGHT * (point[1] - axes.y[0]) / ((axes.y[1] - axes.y[0]) or 1)
    return x, y


def text(x: float, y: float, words: str, anchor: str, colour: str = "#333") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'
