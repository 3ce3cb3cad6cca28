"""What keeps Settlers from founding and trading (CC-30.29)."""

from __future__ import annotations

from . import hooks
from .state import ClashTable, others


def hindered(t: ClashTable, seat: int, space: int) -> str:
    """The rule by which another player keeps a Settler on a space from founding and trading, or ""."""
    for other in others(t, seat):
        rule = hooks.HINDER(t, other, "", seat, space)
        if rule:
            return rule
    return ""
