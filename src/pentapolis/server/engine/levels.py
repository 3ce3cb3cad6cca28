"""The levels of bots that people choose from at the online table, and how each of them thinks here.

The bots that nobody chose by hand are named, so that no slow one is sat down by accident: here those that stand in,
in `wire.http` the usual opponent, in `bots.explain` the one that gives hints (it is the same in the terminal).
"""

from __future__ import annotations

from pentapolis.bots import bot_names

STAND_IN = "greedy"  # plays for those who have left: it answers at once, whatever the game
SIMPLEST = "random"  # answers when the chosen bot cannot

# The part of a decision's time that a bot takes. Those that are not here answer as soon as they can.
_PARTS = {"planner": 0.5, "search": 1.0}


def is_here(bot: str) -> bool:
    """Whether there is such a bot. Budgets are the server's business: one from outside could book its processors.

    >>> is_here("search"), is_here("search@60s")
    (True, False)
    """
    return bot in bot_names()


def thinks_long(bot: str) -> bool:
    """Whether it may take a good part of a second: then nobody who is quick waits behind it."""
    return bot in _PARTS


def budgeted(bot: str, seconds: float) -> str:
    """The bot with the time it has here, where the strongest have so many seconds.

    >>> budgeted("search", 1.0), budgeted("planner", 1.0), budgeted("greedy", 1.0)
    ('search@1000ms', 'planner@500ms', 'greedy')
    """
    return f"{bot}@{max(1, round(1000 * seconds * _PARTS[bot]))}ms" if bot in _PARTS else bot
