"""The interface of bots: a seat's perspective at a decision, and what a bot does with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

import msgspec

from pentapolis.kernel import Ask, Game, Match

from .budget import Budget
from .pruning import keys_for_bots


class Perspective:
    """One seat at a decision: the question, the view, and determinizations to try answers in."""

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
        """Whether a turn of this game has several macro actions."""
        return self._match.game.rules.bots.long_turns

    def imagine(self, seed: str, *, tracked: bool = False) -> Match[Any, Any]:
        """A determinization: what the seat cannot know is re-dealt, and the future re-seeded."""
        world = self._match.imagine(self.seat, seed, tracked=tracked)
        if self._trained:
            world.judge_as_trained()
        return world

    def as_trained(self) -> Perspective:
        """The same perspective, with worlds that use the trained estimate."""
        return Perspective(self._match, self.seat, trained=True)


class RatedAnswer(NamedTuple):
    """An answer, and the share of the victory that a bot expects of it; None if the bot does not estimate shares."""

    key: str
    share: float | None = None


class Bot(Protocol):
    """`choose` returns one of the perspective's keys. `imagines` asks the platform to keep checkpoints for it."""

    name: str
    imagines: bool

    def choose(self, perspective: Perspective) -> str: ...


class Adviser(Bot, Protocol):
    """A bot that can rank answers: `rate` returns them, best first."""

    def rate(self, perspective: Perspective) -> list[RatedAnswer]: ...


class Trained:
    """A wrapper: another bot, with the trained estimate where the game has one."""

    def __init__(self, bot: Adviser) -> None:
        self.name = bot.name
        self.imagines = bot.imagines
        self.budget: Budget | None = getattr(bot, "budget", None)
        self._bot = bot

    def choose(self, perspective: Perspective) -> str:
        return self._bot.choose(perspective.as_trained())

    def rate(self, perspective: Perspective) -> list[RatedAnswer]:
        return self._bot.rate(perspective.as_trained())
