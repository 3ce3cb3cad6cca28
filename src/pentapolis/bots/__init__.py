"""Players that are not people. A bot sees what its seat sees, and imagined worlds; never the true state."""

from .chair import Adviser, Bot, Chair, UnknownBot, Weighed, bot_names, is_bot, make_bot
from .explain import Candidate, explain
from .reasons import Reason, tell_all

__all__ = [
    "Adviser",
    "Bot",
    "Candidate",
    "Chair",
    "Reason",
    "UnknownBot",
    "Weighed",
    "bot_names",
    "explain",
    "is_bot",
    "make_bot",
    "tell_all",
]
