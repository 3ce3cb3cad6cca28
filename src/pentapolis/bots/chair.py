"""The chair a bot sits on: all that the platform tells it, and the bots that can sit there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

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
    def last(self) -> str | None:
        """The seat's own answer from which this question follows; None if another seat has answered since."""
        history = self._match.history
        return history[-1][1] if history and history[-1][0] == self.seat else None

    @property
    def score(self) -> Mapping[str, float]:
        """The seat's points by source as if the game ended now."""
        return self._match.score(self.seat)

    @property
    def players(self) -> int:
        return self._match.players

    def imagine(self, seed: str, *, tracked: bool = False) -> Match[Any, Any]:
        """A world the seat cannot tell from the true one: hidden things re-dealt, the future re-seeded."""
        return self._match.imagine(self.seat, seed, tracked=tracked)


class Weighed(NamedTuple):
    """An answer, and the share of the victory that a bot expects of it; None if it thinks in something else."""

    key: str
    share: float | None = None


class Bot(Protocol):
    """`choose` returns one of the chair's keys. `imagines` tells the platform to keep checkpoints for it."""

    name: str
    imagines: bool

    def choose(self, chair: Chair) -> str: ...


class Adviser(Bot, Protocol):
    """A bot that can say what it thinks of: `weigh` returns answers, best first."""

    def weigh(self, chair: Chair) -> list[Weighed]: ...


class UnknownBot(LookupError):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Maker(NamedTuple):
    """How a bot is made of a seed and a budget, and the budget it has if none is named (None: it takes none)."""

    make: Callable[[str, Budget], Adviser]
    budget: Budget | None = None


def _makers() -> dict[str, Maker]:
    from .greedy import Greedy
    from .planner import Planner
    from .search import Search
    from .uniform import Uniform

    return {
        "random": Maker(lambda seed, budget: Uniform(seed)),
        "greedy": Maker(lambda seed, budget: Greedy(seed)),
        "planner": Maker(Planner, Budget(tries=24)),
        "search": Maker(Search, Budget(milliseconds=1000)),
    }


def bot_names() -> list[str]:
    """All bots, weakest first."""
    return list(_makers())


def make_bot(name: str, seed: str = "0") -> Adviser:
    """A bot by name, with a budget behind it if it takes one: `search@400` or `search@2s`.

    The same seed plays the same way, as long as the budget is not one of time.
    """
    plain, at, written = name.partition("@")
    maker = _makers().get(plain)
    if maker is None or (at and maker.budget is None):
        raise UnknownBot(name)
    budget = Budget.read(written) if at else maker.budget or Budget()
    if budget is None:
        raise UnknownBot(name)
    return maker.make(seed, budget)


def is_bot(name: str) -> bool:
    """Whether there is such a bot, with such a budget.

    >>> is_bot("search@400"), is_bot("greedy@400"), is_bot("human")
    (True, False, False)
    """
    try:
        make_bot(name)
    except UnknownBot:
        return False
    return True
