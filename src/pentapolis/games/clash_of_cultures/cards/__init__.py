"""Piles and hands: drawing, discarding, passing cards on, and who has seen which card of whom (CC-17.1, CC-18.4)."""

from __future__ import annotations

from . import labels
from .known import forget, hands, learn, pass_on, redeal_hands
from .piles import (
    discard_action,
    discard_event,
    discard_objective,
    discard_person,
    discard_playable,
    draw_action,
    draw_event,
    draw_objective,
    draw_wonder,
    reserve_objectives,
    take_action,
    take_objective,
)

__all__ = [
    "discard_action",
    "discard_event",
    "discard_objective",
    "discard_person",
    "discard_playable",
    "draw_action",
    "draw_event",
    "draw_objective",
    "draw_wonder",
    "forget",
    "hands",
    "labels",
    "learn",
    "pass_on",
    "redeal_hands",
    "reserve_objectives",
    "take_action",
    "take_objective",
]
