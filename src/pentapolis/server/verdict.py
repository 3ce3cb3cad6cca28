"""What was written down of the positions of a match, for "verify this game"."""

from __future__ import annotations

from collections.abc import Iterable

from .store import Written


def stored_hashes(log: Iterable[Written]) -> dict[int, str]:
    """The hashes of the positions that still stand, by the number of answers before them.

    What was undone or rewound has no place in the game that is verified.
    """
    hashes: dict[int, str] = {}
    for written in log:
        hashes = {at: kept for at, kept in hashes.items() if at <= written.at}
        if written.hash:
            hashes[written.at] = written.hash
    return hashes
