"""Events: drawn when the event track is empty; first the icon, then the text (CC-25)."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.kernel import Flow

from . import disasters, draw, famine, immunity, lasting, pieces, plague, unrest, why, years
from .draw import cancel, draw_card, keep
from .icons import icon
from .mood import lower_mood

__all__ = [
    "BEATS",
    "cancel",
    "disasters",
    "draw_card",
    "famine",
    "icon",
    "immunity",
    "keep",
    "lasting",
    "lower_mood",
    "pieces",
    "plague",
    "unrest",
    "why",
    "years",
]

BEATS: dict[str, Callable[..., Flow[None] | None]] = {
    "event": draw.event,
    "event_icon": draw.event_icon,
    "event_text": draw.event_text,
    "event_effect": draw.event_effect,
    "event_over": draw.event_over,
}
