"""The registry of bots: what their names mean, and how each is made."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from .budget import Budget
from .interface import Adviser, Trained

if TYPE_CHECKING:
    from .rollouts import ParametersByTurnLength


class UnknownBot(LookupError):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


BY_HAND, TRAINED = "hand", "trained"


class BotSpec(NamedTuple):
    """How to make a bot from a seed and a budget.

    budget      the default; None: the bot takes none
    parameters  the default search parameters, if it has any
    known       names of the parameters that can be written behind the bot's name
    estimates   it uses an estimate: the trained one if the game has it and the name asks for no other
    timed       its budget may be one of time
    processes   several processes may think for it
    """

    make: Callable[..., Adviser]
    budget: Budget | None = None
    parameters: ParametersByTurnLength | None = None
    known: tuple[str, ...] = ()
    estimates: bool = True
    timed: bool = True
    processes: bool = False


def _specs() -> dict[str, BotSpec]:
    from .greedy import DEFAULT_BUDGET, Greedy
    from .planner import DEFAULTS as PLANNER_DEFAULTS
    from .planner import Planner
    from .processes import CAN_FORK
    from .rollouts import ROLLOUT_PARAMETERS, SEARCH_PARAMETERS
    from .search import DEFAULTS as SEARCH_DEFAULTS
    from .search import Search
    from .uniform import Uniform

    return {
        "random": BotSpec(lambda seed, budget: Uniform(seed), estimates=False),
        "greedy": BotSpec(Greedy, DEFAULT_BUDGET, timed=False),
        "planner": BotSpec(Planner, Budget(iterations=32), PLANNER_DEFAULTS, ROLLOUT_PARAMETERS),
        "search": BotSpec(Search, Budget(milliseconds=1000), SEARCH_DEFAULTS, SEARCH_PARAMETERS, processes=CAN_FORK),
    }


def bot_names() -> list[str]:
    """All bots, weakest first."""
    return list(_specs())


def known_values(name: str) -> tuple[str, ...]:
    """The parameters that can be written behind a bot's name: `search:depth=6`. None, if there is no such bot.

    >>> known_values("greedy"), "depth" in known_values("search@400")
    ((), True)
    """
    spec = _specs().get(re.split("[:+@]", name)[0])
    return spec.known if spec else ()


def make_bot(name: str, seed: str = "0") -> Adviser:
    """A bot by name, with a budget behind it if it takes one: `search@400`, `search@2s`, `search@2sx4`.

    A bot uses the trained estimate, if the game has one; `greedy+hand`, `search+hand@400` the one made by hand. Other
    search parameters stand behind a colon, for ablation tests: `search:depth=6:lines=16@400`. The same seed plays the
    same way, unless the budget is one of time.
    """
    front, at, written = name.partition("@")
    front, plus, estimate = front.partition("+")
    plain, *values = front.split(":")
    spec = _specs().get(plain)
    if spec is None or (at and spec.budget is None):
        raise UnknownBot(name)
    if plus and not (spec.estimates and estimate in (BY_HAND, TRAINED)):
        raise UnknownBot(name)
    budget = Budget.read(written) if at else spec.budget or Budget()
    if budget is None or (budget.milliseconds and not spec.timed) or (budget.processes > 1 and not spec.processes):
        raise UnknownBot(name)
    parameters = spec.parameters and spec.parameters.but(values, spec.known)
    if values and parameters is None:
        raise UnknownBot(name)
    bot = spec.make(seed, budget, parameters) if parameters else spec.make(seed, budget)
    return Trained(bot) if spec.estimates and estimate != BY_HAND else bot


def estimating(name: str, estimate: str) -> str:
    """The name of the same bot with another estimate.

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
