"""Players that are not people. A bot sees what its seat sees, and determinizations; never the true state."""

from .explain import ADVISER, Candidate, adviser_for, explain, reasons_for
from .hindsight import Judged, judge
from .interface import Adviser, Bot, Perspective, RatedAnswer
from .reasons import Reason, tell_all
from .registry import BY_HAND, TRAINED, UnknownBot, bot_names, estimating, is_bot, known_values, make_bot

__all__ = [
    "ADVISER",
    "BY_HAND",
    "TRAINED",
    "Adviser",
    "Bot",
    "Candidate",
    "Judged",
    "Perspective",
    "RatedAnswer",
    "Reason",
    "UnknownBot",
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
