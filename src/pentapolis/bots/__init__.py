"""Players that are not people. A bot sees what its seat sees, and imagined worlds; never the true state."""

from .chair import Bot, Chair, UnknownBot, bot_names, make_bot

__all__ = ["Bot", "Chair", "UnknownBot", "bot_names", "make_bot"]
