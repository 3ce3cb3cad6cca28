"""The Status Phase (CC-16). When the game ends is told by `ending`."""

from __future__ import annotations

from pentapolis.kernel import beats

from . import first_player, government, phase, raze
from .phase import in_order

__all__ = ["BEATS", "first_player", "government", "in_order", "raze"]

BEATS = beats(
    phase.status,
    phase.status_step,
    phase.status_seat,
    phase.second_advance,
    phase.end_check,
    first_player.first_player,
    phase.new_age,
)
