"""Choices: a decision with one possible answer is made at once and not asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from pentapolis.kernel import Ask, Flow

T = TypeVar("T")


def choose(seat: int, kind: str, options: Mapping[str, T], **about: int | str) -> Flow[T]:
    """Ask, unless there is only one answer.

    >>> flow = choose(0, "colour", {"red": 1, "blue": 2})
    >>> next(flow)
    Ask(seat=0, kind='colour', keys=['red', 'blue'])
    """
    if len(options) == 1:
        return next(iter(options.values()))
    chosen: T = yield Ask(seat, kind, options, **about)
    return chosen
