"""Floats added the same way by every Python."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import add


def plain_sum(values: Iterable[float]) -> float:
    """The sum of numbers that were added one after another, each time rounded.

    From Python 3.12 on `sum` makes up for the rounding. What it adds to the last digit decides between answers that are
    worth the same: a bot would play another game than under 3.11.

    >>> plain_sum([0.1] * 10)
    0.9999999999999999
    """
    return reduce(add, values, 0.0)
