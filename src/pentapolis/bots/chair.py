"""The chair a bot sits on: all that the platform tells it, and the bots that can sit there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from pentapolis.kernel import Ask, Game, Match

from .budget import Budget
from .restraint import keys_for_bots

if TYPE_CHECKING:
    from .trials import Manners


class Chair:
    """One seat at a decision: the question, the view, and imagined worlds to try things in."""

    __slots__ = ("_match", "_trained", "ask", "seat")

    def __init__(self, match: Match[Any, Any], seat: int, *, trained: bool = False) -> None:
        ask = match.ask_for(seat)
        assert ask is not None, "a bot is only called when its seat is asked"
        self._match = match
        self._trained = trained
        self.ask: Ask = ask
        self.seat = seat

    @property
    def keys(self) -> list[str]:
        """Every legal answer that a bot takes into account."""
        return keys_for_bots(self._match, self.ask)

    @property
    def view(self) -> msgspec.Struct:
        """What the seat sees."""
        return self._match.view(self.seat)

    @property
    def score(self) -> Mapping[str, float]:
        """The seat's points by source as if the game ended now."""
        return self._match.score(self.seat)

    @property
    def game(self) -> Game[Any, Any]:
        return self._match.game

    @property
    def players(self) -> int:
        return self._match.players

    @property
    def turn(self) -> int | None:
        """Whose turn it is, None if it is nobody's."""
        return self._match.turn

    @property
    def long_turns(self) -> bool:
        """Whether a turn of this game has several plies."""
        return self._match.game.rules.bots.long_turns

    def imagine(self, seed: str, *, tracked: bool = False) -> Match[Any, Any]:
        """A world the seat cannot tell from the true one: hidden things re-dealt, the future re-seeded."""
        world = self._match.imagine(self.seat, seed, tracked=tracked)
        if self._trained:
            world.judge_as_trained()
        return world

    def as_trained(self) -> Chair:
        """The same chair, with worlds that are estimated as the game was trained."""
        return Chair(self._match, self.seat, trained=True)


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


class Trained:
    """A bot that thinks as another one, but uses the trained estimate where the game has one."""

    def __init__(self, bot: Adviser) -> None:
        self.name = bot.name
        self.imagines = bot.imagines
        self.budget: Budget | None = getattr(bot, "budget", None)
        self._bot = bot

    def choose(self, chair: Chair) -> str:
        return self._bot.choose(chair.as_trained())

    def weigh(self, chair: Chair) -> list[Weighed]:
        return self._bot.weigh(chair.as_trained())


BY_HAND, TRAINED = "hand", "trained"


class Maker(NamedTuple):
    """How a bot is made of a seed and a budget, and the budget it has if none is named (None: it takes none).

    `manners`: it is made of them too, and other values of what is `known` can be told; `estimates`: it uses an
    estimate, the trained one if a game has it and no other is named; `timed`: its budget may be one of time; `hands`:
    several processes may think for it.
    """

    make: Callable[..., Adviser]
    budget: Budget | None = None
    manners: Manners | None = None
    known: tuple[str, ...] = ()
    estimates: bool = True
    timed: bool = True
    hands: bool = False


def _makers() -> dict[str, Maker]:
    from .greedy import USUAL, Greedy
    from .hands import CAN_FORK
    from .planner import USUAL as PLANNERS
    from .planner import Planner
    from .search import USUAL as SEARCHES
    from .search import Search
    from .trials import PLANNING, TRYING
    from .uniform import Uniform

    return {
        "random": Maker(lambda seed, budget: Uniform(seed), estimates=False),
        "greedy": Maker(Greedy, USUAL, timed=False),
        "planner": Maker(Planner, Budget(tries=32), PLANNERS, TRYING),
        "search": Maker(Search, Budget(milliseconds=1000), SEARCHES, PLANNING, hands=CAN_FORK),
    }


def bot_names() -> list[str]:
    """All bots, weakest first."""
    return list(_makers())


def known_values(name: str) -> tuple[str, ...]:
    """What can be told to a bot: `search:depth=6`. Nothing, if there is no such bot.

    >>> known_values("greedy"), "depth" in known_values("search@400")
    ((), True)
    """
    maker = _makers().get(re.split("[:+@]", name)[0])
    return maker.known if maker else ()


def make_bot(name: str, seed: str = "0") -> Adviser:
    """A bot by name, with a budget behind it if it takes one: `search@400`, `search@2s`, `search@2sx4`.

    A bot uses the trained estimate, if the game has one; `greedy+hand`, `search+hand@400` the one made by hand. What
    planner and search are made of can be changed, to measure what it is good for: `search:depth=6:lines=16@400`.
    The same seed plays the same way, as long as the budget is not one of time.
    """
    front, at, written = name.partition("@")
    front, plus, estimate = front.partition("+")
    plain, *told = front.split(":")
    maker = _makers().get(plain)
    if maker is None or (at and maker.budget is None):
        raise UnknownBot(name)
    if plus and not (maker.estimates and estimate in (BY_HAND, TRAINED)):
        raise UnknownBot(name)
    budget = Budget.read(written) if at else maker.budget or Budget()
    if budget is None or (budget.milliseconds and not maker.timed) or (budget.hands > 1 and not maker.hands):
        raise UnknownBot(name)
    manners = maker.manners and maker.manners.but(told, maker.known)
    if told and manners is None:
        raise UnknownBot(name)
    bot = maker.make(seed, budget, manners) if manners else maker.make(seed, budget)
    return Trained(bot) if maker.estimates and estimate != BY_HAND else bot


def estimating(name: str, estimate: str) -> str:
    """The name of the same bot with such an estimate.

    >>> estimating("search@400", TRAINED), estimating("greedy", BY_HAND)
    ('search+trained@400', 'greedy+hand')
    """
    front, at, budget = name.partition("@")
    return f"{front.partition('+')[0]}+{estimate}{at}{budget}"


def is_bot(name: str) -> bool:
    """Whether there is such a bot, with such a budget.

    >>> is_bot("search@400"), is_bot("greedy@1s"), is_bot("human")
    (True, False, False)
    >>> is_bot("search+trained@400"), is_bot("random+hand"), is_bot("greedy+luck")
    (True, False, False)
    """
    try:
        make_bot(name)
    except UnknownBot:
        return False
    return True
