"""Drawings in the terminal: bars and histograms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, repeat
from math import floor
from operator import mul

from rich.table import Table
from rich.text import Text

PARTS = " ▏▎▍▌▋▊▉"
FULL = "█"
COLOURS = ("cyan", "magenta", "yellow", "green", "blue", "red")
MOST_BINS = 14


def bar(value: float, most: float, width: int) -> str:
    """A bar to scale, in eighths of a character.

    >>> bar(3, 4, 8), bar(1, 16, 8), bar(0, 0, 8)
    ('██████', '▌', '')
    """
    eighths = round(8 * width * value / most) if most > 0 else 0
    return (FULL * (eighths // 8) + PARTS[eighths % 8]).rstrip()


def colour(number: int) -> str:
    """A colour for each of a few things that are drawn together."""
    return COLOURS[number % len(COLOURS)]


def stacked(parts: Sequence[int], styles: Sequence[tuple[str, str]], width: int) -> Text:
    """One bar of the full width that shows what a whole consists of; styles are a character and a colour each.

    >>> stacked([3, 1], [("█", "green"), ("░", "red")], 8).plain
    '██████░░'
    """
    text, ends = Text(), [round(width * end / sum(parts)) for end in accumulate(parts)]
    for (character, style), start, end in zip(styles, [0, *ends], ends, strict=False):
        text.append(character * (end - start), style)
    return text


def bin_size(least: int, most: int, bins: int = MOST_BINS) -> int:
    """A round number of values for each bin, so that there are not too many.

    >>> bin_size(0, 9), bin_size(13, 95), bin_size(0, 2000)
    (1, 10, 200)
    """
    sizes: Iterator[int] = (step * tens for tens in accumulate(repeat(10), mul, initial=1) for step in (1, 2, 5))
    return next(size for size in sizes if most // size - least // size < bins)


def histogram(columns: Mapping[str, Mapping[float, int]], title: str, width: int = 24) -> Table:
    """Distributions side by side, bin by bin, each to its own scale."""
    values = [floor(value) for counts in columns.values() for value in counts]
    size = bin_size(min(values), max(values))
    first, last = min(values) // size, max(values) // size
    binned = {name: _binned(counts, size) for name, counts in columns.items()}
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(title, justify="right", no_wrap=True)
    for number, name in enumerate(columns):
        table.add_column(Text(name, colour(number)), width=width, no_wrap=True)
    for place in range(first, last + 1):
        label = str(place) if size == 1 else f"{place * size} – {place * size + size - 1}"
        bars = [Text(bar(bins.get(place, 0), max(bins.values()), width)) for bins in binned.values()]
        for number, drawn in enumerate(bars):
            drawn.stylize(colour(number))
        table.add_row(label, *bars)
    return table


def _binned(counts: Mapping[float, int], size: int) -> dict[int, int]:
    bins: dict[int, int] = {}
    for value, times in counts.items():
        place = floor(value) // size
        bins[place] = bins.get(place, 0) + times
    return bins
