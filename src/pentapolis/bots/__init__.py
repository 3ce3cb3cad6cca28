"""Players that are not people. A bot sees what its seat sees, and imagined worlds; never the true state."""

from .chair import (
    BY_HAND,
    TRAINED,
    Adviser,
    Bot,
    Chair,
    UnknownBot,
    Weighed,
    bot_names,
    estimating,
    is_bot,
    known_values,
    make_bot,
)
from .explain import ADVISER, Candidate, adviser_for, explain, reasons_for
from .hindsight import Judged, judge
from .reasons import Reason, tell_all

__all__ = [
    "ADVISER",
    "BY_HAND",
    "TRAINED",
    "Adviser",
    "Bot",
    "Candidate",
    "Chair",
    "Judged",
    "Reason",
    "UnknownBot",
    "Weighed",
    "adviser_for",
    "bot_names",
    "estimating",
    "explain",
    "is_bot",
    "judge",
    "known_values",
    "make_bot",
    "reasons_for",
    "tell_all",
]
