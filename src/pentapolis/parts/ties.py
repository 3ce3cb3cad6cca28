"""Ties: points by source, and what decides between equal totals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pentapolis.kernel import Outcome
from pentapolis.kernel.game import places


def ranked(scores: Sequence[Mapping[str, float]], *breaks: Sequence[float]) -> Outcome:
    """Most points win; then most of each tie-break in turn, listed by seat; who is equal in all shares the place.

    >>> ranked([{"cities": 5}, {"cities": 3, "gold": 2}, {"gold": 1}], [0, 7, 9]).places
    (2, 1, 3)
    """
    totals = [sum(score.values()) for score in scores]
    return Outcome(tuple(scores), places(list(zip(totals, *breaks, strict=True))))
