"""Hexes in characters: what stands on one, line by line, on the colour of its terrain."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


def flow(tokens: Sequence[Text], width: int, lines: int) -> list[Text]:
    """Tokens one below the other; what is too long goes on in the next line, what does not fit ends in `…`."""
    parts = [part for token in tokens for part in token.divide(range(width, token.cell_len, width))]
    if len(parts) > lines:
        parts = parts[:lines]
        parts[-1] = Text.assemble(parts[-1][: width - 1], "…")
    return [*parts, *(Text() for _ in range(lines - len(parts)))]


def painted(line: Text, width: int, style: str) -> Text:
    """A line of a hex, filled up to its width on the terrain's colour; pieces stand out in their owners' colours."""
    shown = line.copy()
    shown.truncate(width, pad=True)
    if line.spans or line.style:
        return Text.assemble(shown, " ")
    return Text.assemble((shown.plain, style), " ")
