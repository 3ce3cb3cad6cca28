"""The keyboard, or whatever takes its place: answers may come from a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress

from ..shared.common import out

PROMPT = "> "


def read_line(prompt: str = PROMPT) -> str | None:
    """What was typed, without blanks around it; None at the end of the input."""
    if sys.stdin.isatty():
        with suppress(ImportError):  # not on every system
            import readline  # noqa: F401  its import gives `input` a history and arrow keys
    try:
        line = input(prompt)
    except EOFError:
        out.print()
        return None
    if not sys.stdin.isatty():
        out.print(line, markup=False)  # so that a transcript shows what was answered
    return line.strip()
