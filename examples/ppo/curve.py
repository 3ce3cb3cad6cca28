"""The learning curve: a table while it grows, and a drawing of it."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from .contest import Share

FIELDS = ("steps", "seconds", "bot", "share", "low", "high", "games")
Point = tuple[int, float, str, Share]
WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 720, 340, 52, 46, 16, 92
LINE = 14  # pixels between labels
COLOURS = {"random": "#7a8a99", "greedy": "#c2410c"}


class Curve:
    """Points of the curve, written to a table as they come."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.points: list[Point] = []

    def add(self, steps: int, seconds: float, bot: str, share: Share) -> None:
        self.points.append((steps, seconds, bot, share))
        with self._path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(FIELDS)
            for steps, seconds, bot, share in self.points:
                row = (f"{number:.4f}" for number in share[:3])
                writer.writerow((steps, f"{seconds:.0f}", bot, *row, share.games))


def draw(points: Sequence[Point]) -> str:
    """Shares of victories over steps, with their intervals, as SVG that stands alone.

    >>> draw([(0, 0.0, "greedy", Share(0.1, 0.0, 0.2, 40)), (10, 1.0, "greedy", Share(0.6, 0.5, 0.7, 40))])[:4]
    '<svg'
    """
    most = max(1, *(steps for steps, *_ in points))
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>', *_grid(most)]
    label = float(-LINE)
    for bot, own in sorted(_by_bot(points).items(), key=lambda entry: -entry[1][-1][1].share):
        colour = COLOURS.get(bot, "#15803d")
        band = [_place(steps / most, share.low) for steps, share in own]
        band += [_place(steps / most, share.high) for steps, share in reversed(own)]
        line = [_place(steps / most, share.share) for steps, share in own]
        parts.append(f'<polygon points="{_points(band)}" fill="{colour}" opacity="0.18"/>')
        parts.append(f'<polyline points="{_points(line)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        label = max(label + LINE, line[-1][1] + 4)  # below the one before
        parts.append(_text(line[-1][0] + 6, label, f"against {bot}", "start", colour))
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" font-size="12"'
    title = "<title>Share of games won over steps of training</title>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size}>{title}{"".join(parts)}</svg>\n'


def _grid(most: int) -> Iterator[str]:
    """Lines at every quarter of the victories, and words for both axes."""
    for percent in range(0, 101, 25):
        (left, y), (right, _) = _place(0, percent / 100), _place(1, percent / 100)
        style = 'stroke="#888" stroke-dasharray="4 3"' if percent == 50 else 'stroke="#ddd"'
        yield f'<path d="M{left} {y}H{right}" {style}/>'
        yield _text(left - 6, y + 4, f"{percent} %", "end")
    for part in range(5):
        x, y = _place(part / 4, 0)
        yield _text(x, y + 18, f"{most * part / 4e6:.2f}", "middle")
    yield _text(_place(0.5, 0)[0], HEIGHT - 8, "million steps of self-play", "middle")


def _by_bot(points: Sequence[Point]) -> dict[str, list[tuple[int, Share]]]:
    found: dict[str, list[tuple[int, Share]]] = {}
    for steps, _, bot, share in points:
        found.setdefault(bot, []).append((steps, share))
    return found


def _place(part: float, share: float) -> tuple[float, float]:
    """Where something stands: so far along the training, with such a share."""
    x, y = LEFT + (WIDTH - LEFT - RIGHT) * part, HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share
    return round(x, 1), round(y, 1)


def _points(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x},{y}" for x, y in places)


def _text(x: float, y: float, words: str, anchor: str, colour: str = "#333") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'
