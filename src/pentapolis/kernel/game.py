"""Game: a rulebook (functions) and its content (data), ready to start matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

import msgspec

from .ask import Ask, Flow
from .chance import Chance
from .legend import PLAIN, Legend
from .meta import Meta
from .refusal import Refusal
from .state import State, copier
from .table import Table
from .told import Told, nothing_told
from .traits import DECISIVE, Traits

S = TypeVar("S", bound=State)
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Label:
    """The words of an answer: a message of the game's text and its arguments."""

    message: str
    args: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: points by source for every seat, and the places (1 is best; equal places share it)."""

    scores: tuple[Mapping[str, float], ...]
    places: tuple[int, ...]

    @property
    def totals(self) -> tuple[float, ...]:
        """Whole numbers stay whole, also as the sum of halves."""
        sums = (sum(score.values()) for score in self.scores)
        return tuple(int(points) if points == int(points) else points for points in sums)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def asked_alone(table: Table[S, C], asked: tuple[int, ...]) -> int | None:
    """The seat that alone is asked; where several are asked at once, it is nobody's turn."""
    return asked[0] if len(asked) == 1 else None


def no_targets(table: Table[Any, Any], ask: Ask, key: str) -> Sequence[str]:
    """An answer names all that it is about."""
    return ()


@dataclass(frozen=True, slots=True)
class Rulebook(Generic[S, C]):
    """What a game package gives the kernel: one function for each question the platform has.

    state      the struct type of its state
    setup      options and seat count to the first state; draws only from the chance it is given
    beats      the flows that may stand on the agenda, by name; a beat that asks nothing may be a plain function
    view       what a seat (None: a spectator) may see, built up from nothing
    redeal     put the hidden things into an order the seat could not tell from the true one, in place; sort them
               before shuffling, so that the same chance gives the same world whatever the true order was
    score      a seat's points by source as if the game ended now
    outcome    points and places, ties resolved
    evaluate   a cheap estimate of a seat's prospects, larger is better, for bots
    explain    why an answer is not among the legal ones; None: it is not even something of this game
    label      the words for an answer
    targets    pieces that an answer leads to though its key does not name them: pointing at one leaves it possible
    ledgers    totals that no rule may ever change; the conformance suite watches them
    build      a friendly position (scenario notation) to a state
    read       a state to a friendly position: `build(read(state)) == state`
    seats_of   how many seats a state has
    turn_of    whose turn it is while these seats are asked (None: nobody's): those who wait are told, and an answer in
               another's turn ends nothing. Without it, it is the turn of the seat that alone is asked
    openings   kinds of asks with which something of its own begins: a bot that looks ahead to the end of a step stops
               before them
    traits     the numbers of a position that `pentapolis train` weighs; without them there is only `evaluate`
    decisive   so much more of `evaluate` than another seat makes a victory e times as likely as that seat's: fitted to
               results, so that the shares of the victory which bots tell come true
    long_turns a turn has several actions: bots try lines to its end, where they otherwise look some turns ahead
    told       what in a view bots may name as the reasons of a seat's answers, each under the name of a message
               `reason-NAME` in the game's text; points by source are told without it
    legend     which numbers in views and questions are seats, and which hold several: learners then see them as such
    """

    meta: Meta
    state: type[S]
    setup: Callable[[C, int, Mapping[str, str], Chance], S]
    beats: Mapping[str, Callable[..., Flow[None] | None]]
    view: Callable[[Table[S, C], int | None], msgspec.Struct]
    redeal: Callable[[Table[S, C], int | None, Chance], None]
    score: Callable[[Table[S, C], int], Mapping[str, float]]
    outcome: Callable[[Table[S, C]], Outcome]
    evaluate: Callable[[Table[S, C], int], float]
    explain: Callable[[Table[S, C], Ask, str], Refusal | None]
    label: Callable[[Ask, str], Label]
    ledgers: Callable[[Table[S, C]], dict[str, int]]
    build: Callable[[C, int, Mapping[str, str], dict[str, Any]], S]
    read: Callable[[Table[S, C]], dict[str, Any]]
    seats_of: Callable[[S], int]
    turn_of: Callable[[Table[S, C], tuple[int, ...]], int | None] = asked_alone
    openings: frozenset[str] = frozenset()
    traits: Traits[S, C] | None = None
    decisive: float = DECISIVE
    long_turns: bool = False
    told: Callable[[Any, int], Mapping[str, Told]] = nothing_told
    legend: Legend = PLAIN
    targets: Callable[[Table[S, C], Ask, str], Sequence[str]] = no_targets


@dataclass(frozen=True, slots=True)
class Game(Generic[S, C]):
    """A rulebook with its content.

    `content_hash` tells data packs apart; `name_of` gives a piece's name in a language. `trained` is another
    estimate than the rulebook's `evaluate`, which is made by hand.
    """

    rules: Rulebook[S, C]
    content: C
    content_hash: str
    name_of: Callable[[str, str], str | None] = lambda piece, language: None
    trained: Callable[[Table[S, C], int], float] | None = None

    @property
    def meta(self) -> Meta:
        return self.rules.meta

    @property
    def copy_state(self) -> Callable[[S], S]:
        return copier(self.rules.state)

    def as_trained(self) -> Game[S, C]:
        """The same game, with the trained estimate in place of the one made by hand, if there is one."""
        if self.trained is None:
            return self
        return replace(self, rules=replace(self.rules, evaluate=self.trained, decisive=DECISIVE))

    def table(self, state: S, *, silent: bool = True) -> Table[S, C]:
        return Table(self.content, state, silent=silent)

    def first_state(self, players: int, options: Mapping[str, str], seed: str) -> S:
        """Set up a game. Raises OptionError for a player count or options that the game does not have."""
        chance = Chance(seed)
        return self.rules.setup(self.content, players, self.meta.settle(players, options), chance)
