"""Events: drawn when the event track is empty; first the icon, then the text (CC-25)."""

from __future__ import annotations

from pentapolis.kernel import beats

from . import disasters, draw, famine, immunity, lasting, pieces, plague, unrest, why, years
from .draw import cancel

__all__ = ["BEATS", "cancel", "pieces"]

REGISTERED = (disasters, famine, immunity, lasting, plague, unrest, why, years)

BEATS = beats(draw.event, draw.event_icon, draw.event_text, draw.event_effect, draw.event_over)
