"""How a fault is told."""

from __future__ import annotations

from pentapolis.kernel.data import DataError


def expect(right: bool, where: str, what: str) -> None:
    """Refuse content: `where` begins with the section.

    >>> expect(1 > 2, "sites", "there are too few")
    Traceback (most recent call last):
    pentapolis.kernel.data.DataError: sites: there are too few
    """
    if not right:
        raise DataError(where, what)
