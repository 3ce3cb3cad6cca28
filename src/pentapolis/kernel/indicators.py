"""Indicators: numbers of a seat's position that people care for. Hints name those that an answer changes as reasons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Indicator:
    """Numbers of one kind, by the name of a piece or a term ("": there is only one).

    worth   of one more, in points, roughly; below 0 for what is bad. Hints name the largest effects first
    goals   how much is wanted of each, if there is such a number; `worth` is then that of a goal that is reached
    """

    worth: float
    numbers: Mapping[str, float]
    goals: Mapping[str, float] = field(default_factory=dict)


def no_indicators(view: Any, seat: int) -> Mapping[str, Indicator]:
    return {}
