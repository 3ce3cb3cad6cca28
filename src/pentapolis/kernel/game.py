"""Game: a rulebook (functions) and its content (data), ready to start matches."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

import msgspec

from . import defaults
from .ask import Ask, Flow
from .chance import Chance
from .indicators import Indicator, no_indicators
from .kinds import Asks, Events, Label
from .meta import Meta
from .number_semantics import PLAIN, NumberSemantics
from .refusal import Refusal
from .state import State, copier
from .table import Table
from .traits import DECISIVE, Traits

S = TypeVar("S", bound=State)
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: points by source for every seat, and the places (1 is best; equal places share it).

    Who plays alone plays against the game: place 1 when the game is beaten, place 2 when it is not. So a table of
    several always has a winner, and a table of one may have none.
    """

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


def places(ranks: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat from what ranks it, points first, then each tie-break; equal ranks share a place.

    >>> places([(30, 2), (41, 0), (30, 2), (30, 1)])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def asked_alone(table: Table[S, C], asked: tuple[int, ...]) -> int | None:
    """The seat that alone is asked; where several are asked at once, it is nobody's turn."""
    return asked[0] if len(asked) == 1 else None


def never(table: Table[Any, Any]) -> bool:
    """Every round of the game brings its end nearer."""
    return False


def no_targets(table: Table[Any, Any], ask: Ask, key: str) -> Sequence[str]:
    """An answer names all that it is about."""
    return ()


@dataclass(frozen=True, slots=True)
class BotSupport(Generic[S, C]):
    """What only bots and learners want to know of a game; all of it may be left out.

    openings    kinds of asks that begin a macro action: lookahead stops before them
    sequels     kinds of asks that belong to the macro action before them, though a beat of their own asks them:
                lookahead goes on through them
    forgone     legal answers that bots leave to people (pruning): what may be done without end must not be tried
                without end
    long_turns  a turn has several macro actions: rollouts end with it, where they otherwise go on for some turns
    decisive    so much more of `evaluate` than another seat makes a victory e times as likely as that seat's (for who
                plays alone: as a defeat): fitted to results, so that the shares of the victory which bots tell come
                true
    traits      the features of a position that `pentapolis train` weighs; without them there is only `evaluate`
    indicators  numbers of a view that hints may name as reasons for an answer, each under the name of a message
                `reason-NAME` in the game's text; points by source need none
    number_semantics
                which numbers in views and questions are seats, and which hold several: encodings depend on it
    """

    openings: frozenset[str] = frozenset()
    sequels: frozenset[str] = frozenset()
    forgone: Callable[[Table[S, C], Ask], Collection[str]] | None = None
    long_turns: bool = False
    decisive: float = DECISIVE
    traits: Traits[S, C] | None = None
    indicators: Callable[[Any, int], Mapping[str, Indicator]] = no_indicators
    number_semantics: NumberSemantics = PLAIN


DERIVED: Any = None
"""Made from the rest of the rulebook where a game does not say it."""


@dataclass(frozen=True, slots=True)
class Rulebook(Generic[S, C]):
    """What a game package gives the kernel: one function for each question the platform has.

    Every game says:

    meta       its card on the shelf
    state      the struct type of its state
    setup      options and seat count to the first state; draws only from the chance it is given
    beats      the flows that may stand on the agenda: `beats(turn, battle, ...)`
    score      a seat's points by source as if the game ended now

    What follows has a true default, which fits a small game without secrets:

    asks       every kind of question, with the words for its answers and the reasons why not (`kinds.Asks`)
    events     every kind of event (`kinds.Events`)
    view       what a seat (None: a spectator) may see, built up from nothing. Default: the whole state
    redeal     put the hidden things into an order the seat could not tell from the true one, in place; sort them
               before shuffling, so that the same chance gives the same world whatever the true order was. Default:
               nothing is hidden
    outcome    points and places, ties resolved. Default: most points, ties share a place
    evaluate   a cheap estimate of a seat's prospects, larger is better, for bots; for who plays alone, its lead over
               the game, so that 0 is even. Default: the score
    ledgers    totals that no rule may ever change; the conformance suite watches them. Default: none
    build      a friendly position (scenario notation) to a state. Default: as the state is built
    read       a state to a friendly position: `build(read(state)) == state`
    seats_of   how many seats a state has. Default: as many as its `players`
    turn_of    whose turn it is while these seats are asked (None: nobody's): those who wait are told, and an answer in
               another's turn ends nothing. Default: the turn of the seat that alone is asked
    closing    the answer with which a player ends the turn, by the kind of ask that offers it: the table has one button
               for it, and everything before it stands once it is given. Default: turns end by themselves
    targets    pieces that an answer leads to though its key does not name them: pointing at one leaves it possible.
               Default: a key names all that it is about
    stalled    whether nothing has moved for so long that the table may agree to end the game as it stands. Default:
               never, for every round brings the end nearer
    bots       what only bots and learners want to know
    """

    meta: Meta
    state: type[S]
    setup: Callable[[C, int, Mapping[str, str], Chance], S]
    beats: Mapping[str, Callable[..., Flow[None] | None]]
    score: Callable[[Table[S, C], int], Mapping[str, float]]
    asks: Asks = field(default_factory=Asks)
    events: Events = field(default_factory=Events)
    view: Callable[[Table[S, C], int | None], msgspec.Struct] = DERIVED
    redeal: Callable[[Table[S, C], int | None, Chance], None] = defaults.nothing_hidden
    outcome: Callable[[Table[S, C]], Outcome] = DERIVED
    evaluate: Callable[[Table[S, C], int], float] = DERIVED
    ledgers: Callable[[Table[S, C]], dict[str, int]] = defaults.no_ledgers
    build: Callable[[C, int, Mapping[str, str], dict[str, Any]], S] = DERIVED
    read: Callable[[Table[S, C]], dict[str, Any]] = defaults.read_state
    seats_of: Callable[[S], int] = defaults.players_in
    turn_of: Callable[[Table[S, C], tuple[int, ...]], int | None] = asked_alone
    closing: Mapping[str, str] = field(default_factory=dict)
    targets: Callable[[Table[S, C], Ask, str], Sequence[str]] = no_targets
    stalled: Callable[[Table[S, C]], bool] = never
    bots: BotSupport[S, C] = field(default_factory=BotSupport)

    def __post_init__(self) -> None:
        if self.asks:
            self.asks.check([*self.closing, *sorted(self.bots.openings | self.bots.sequels)])
        for name, derived in (
            ("view", self._view_all),
            ("outcome", self._most_points),
            ("evaluate", self._points),
            ("build", defaults.state_builder(self.state, self.setup)),
        ):
            if getattr(self, name) is DERIVED:
                object.__setattr__(self, name, derived)

    def label(self, ask: Ask, key: str) -> Label:
        """The words for an answer."""
        return self.asks.label(ask, key)

    def explain(self, table: Table[S, C], ask: Ask, key: str) -> Refusal | None:
        """Why an answer is not among the legal ones; None: it is not even something of this game."""
        return self.asks.explain(table, ask, key)

    def _scores(self, table: Table[S, C]) -> tuple[Mapping[str, float], ...]:
        return tuple(self.score(table, seat) for seat in range(self.seats_of(table.state)))

    def _view_all(self, table: Table[S, C], seat: int | None) -> msgspec.Struct:
        shown = defaults.plain(table.state)
        del shown["chance"], shown["agenda"]
        return defaults.OpenView(shown, list(self._scores(table)))

    def _most_points(self, table: Table[S, C]) -> Outcome:
        scores = self._scores(table)
        return Outcome(scores, places([sum(score.values()) for score in scores]))

    def _points(self, table: Table[S, C], seat: int) -> float:
        return float(sum(self.score(table, seat).values()))


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
        bots = replace(self.rules.bots, decisive=DECISIVE)
        return replace(self, rules=replace(self.rules, evaluate=self.trained, bots=bots))

    def table(self, state: S, *, silent: bool = True) -> Table[S, C]:
        return Table(self.content, state, silent=silent)

    def first_state(self, players: int, options: Mapping[str, str], seed: str) -> S:
        """Set up a game. Raises OptionError for a player count or options that the game does not have."""
        chance = Chance(seed)
        return self.rules.setup(self.content, players, self.meta.settle(players, options), chance)
