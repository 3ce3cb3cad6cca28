"""The Status Phase (CC-16). When the game ends is told by `ending`."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.kernel import Flow

from . import first_player, government, phase, raze
from .phase import in_order

__all__ = ["BEATS", "first_player", "government", "in_order", "raze"]

BEATS: dict[str, Callable[..., Flow[None] | None]] = {
    "status": phase.status,
    "status_step": phase.status_step,
    "status_seat": phase.status_seat,
    "second_advance": phase.second_advance,
    "end_check": phase.end_check,
    "first_player": first_player.first_player,
    "new_age": phase.new_age,
}
