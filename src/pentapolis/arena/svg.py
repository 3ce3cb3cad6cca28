"""Drawings for reports, as SVG without any library: bars, dots with intervals, columns.

Colours and fonts come from the page's style: the classes `axis`, `bar`, `dot`, `mark`, `span`, `note`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

LINE = 22  # pixels for a row
NAMES = 220
PLOT = 420
VALUES = 120
HEIGHT = 160  # of columns
MARGIN = 8

Number = Callable[[float, int], str]
"""How a language writes a number with so many digits after the point."""


class Span(NamedTuple):
    """A value with its interval. `marked` draws it boldly; `note` stands behind the name."""

    name: str
    value: float
    low: float
    high: float
    marked: bool = False
    note: str = ""


def plain(value: float, digits: int) -> str:
    return f"{value:.{digits}f}"


def spans(rows: Sequence[Span], reference: float, digits: int = 2, number: Number = plain) -> str:
    """Values as dots on their intervals, one below the other, with a line where nothing would be remarkable.

    >>> "<circle" in spans([Span("castle", 1.2, 0.9, 1.5)], 1.0)
    True
    """
    low = min([reference, *(row.low for row in rows)])
    high = max([reference, *(row.high for row in rows)])
    scale = _Scale(low, high)
    parts = [_line(scale(reference), 0, scale(reference), LINE * len(rows), "axis")]
    for line, row in enumerate(rows):
        y = LINE * line + LINE / 2
        kind = "mark" if row.marked else "dot"
        parts.append(_text(NAMES - MARGIN, y, f"{row.name}{row.note}", "end", "mark" if row.marked else ""))
        parts.append(_line(scale(row.low), y, scale(row.high), y, f"span {kind}"))
        parts.append(f'<circle class="{kind}" cx="{scale(row.value):.1f}" cy="{y:.1f}" r="4"/>')
        parts.append(_text(NAMES + PLOT + MARGIN, y, number(row.value, digits), "start", "note"))
    return _drawing(NAMES + PLOT + VALUES, LINE * len(rows), parts)


def bars(rows: Mapping[str, float], digits: int = 1, number: Number = plain) -> str:
    """Amounts as bars, one below the other.

    >>> bars({"culture": 4.0, "icons": 2.0}).count("<rect")
    2
    """
    scale = _Scale(min([0.0, *rows.values()]), max([0.0, *rows.values()]))
    parts = []
    for line, (name, value) in enumerate(rows.items()):
        y = LINE * line
        left, right = sorted((scale(0), scale(value)))
        parts.append(_text(NAMES - MARGIN, y + LINE / 2, name, "end"))
        parts.append(_box(left, y + 4, right - left, LINE - 8))
        parts.append(_text(NAMES + PLOT + MARGIN, y + LINE / 2, number(value, digits), "start", "note"))
    return _drawing(NAMES + PLOT + VALUES, LINE * len(rows), parts)


def columns(counts: Mapping[str, int]) -> str:
    """How often things happened, side by side.

    >>> columns({"0 – 9": 3, "10 – 19": 5}).count("<rect")
    2
    """
    most, width = max(counts.values(), default=0) or 1, (NAMES + PLOT) / max(1, len(counts))
    parts = []
    for number, (name, count) in enumerate(counts.items()):
        height = HEIGHT * count / most
        x = width * number
        parts.append(_box(x + 2, LINE + HEIGHT - height, width - 4, height))
        parts.append(_text(x + width / 2, LINE + HEIGHT - height - 9, str(count), "middle", "note"))
        parts.append(_text(x + width / 2, HEIGHT + LINE * 1.5, name, "middle"))
    return _drawing(NAMES + PLOT, HEIGHT + LINE * 2, parts)


class _Scale:
    """Places on the horizontal axis."""

    def __init__(self, low: float, high: float) -> None:
        self._low = low
        self._factor = PLOT / (high - low) if high > low else 0.0

    def __call__(self, value: float) -> float:
        return NAMES + (value - self._low) * self._factor


def _drawing(width: float, height: float, parts: Sequence[str]) -> str:
    size = f'viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size}>{"".join(parts)}</svg>'


def _text(x: float, y: float, words: str, anchor: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" dominant-baseline="central"'
    return f"<text{named} {place}>{escape(words)}</text>"


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _box(x: float, y: float, width: float, height: float) -> str:
    return f'<rect class="bar" x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}"/>'
