"""The chair a bot sits on: all that the platform tells it, and the bots that can sit there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from pentapolis.kernel import Ask, Match

from .budget import Budget


class Chair:
    """One seat at a decision: the question, the view, and imagined worlds to try things in."""

    __slots__ = ("_match", "ask", "seat")

    def __init__(self, match: Match[Any, Any], seat: int) -> None:
        ask = match.ask_for(seat)
        assert ask is not None, "a bot is only called when its seat is asked"
        self._match = match
        self.ask: Ask = ask
        self.seat = seat

    @property
    def keys(self) -> list[str]:
        """Every legal answer."""
        return list(self.ask.options)

    @property
    def view(self) -> msgspec.Struct:
        """What the seat sees."""
        return self._match.view(self.seat)

    @property
    def goes_on(self) -> bool:
        """Whether the seat itself gave the last answer, so that this question follows from it."""
        history = self._match.history
        return bool(history) and history[-1][0] == self.seat

    def imagine(self, seed: str, *, tracked: bool = False) -> Match[Any, Any]:
        """A world the seat cannot tell from the true one: hidden things re-dealt, the future re-seeded."""
        return self._match.imagine(self.seat, seed, tracked=tracked)


class Bot(Protocol):
    """`choose` returns one of the chair's keys. `imagines` tells the platform to keep checkpoints for it."""

    name: str
    imagines: bool

    def choose(self, chair: Chair) -> str: ...


class UnknownBot(LookupError):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def _makers() -> dict[str, Callable[[str, Budget], Bot]]:
    from .greedy import Greedy
    from .search import Search
    from .uniform import Uniform

    return {
        "random": lambda seed, budget: Uniform(seed),
        "greedy": lambda seed, budget: Greedy(seed),
        "search": Search,
    }


DEFAULT = Budget(milliseconds=1000)


def bot_names() -> list[str]:
    """All bots, weakest first."""
    return list(_makers())


def make_bot(name: str, seed: str = "0") -> Bot:
    """A bot by name, with a budget behind it if it takes one: `search@400` or `search@2s`.

    The same seed plays the same way, as long as the budget is not one of time.
    """
    plain, at, written = name.partition("@")
    makers = _makers()
    budget = Budget.read(written) if at else DEFAULT
    if plain not in makers or budget is None:
        raise UnknownBot(name)
    return makers[plain](seed, budget)
