"""Trial: one game under examination, and what a failed one leaves behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn, TypeVar

import msgspec

from pentapolis.kernel.ask import Ask
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.game import Game
from pentapolis.kernel.match import Match, Step

from .speech import Speech

T = TypeVar("T")

AnyMatch = Match[Any, Any]


class Thoroughness(msgspec.Struct, frozen=True):
    """How hard to look. A rate of n examines one position in n on average, 1 every position, 0 none.

    The defaults make a checked game cost some thirty plain ones.
    """

    answers: int = 15
    refusals: int = 25
    copies: int = 15
    sharing: int = 60
    undo: int = 100
    views: int = 40
    imagine: int = 50
    worlds: int = 40
    words: int = 12
    scores: int = 15
    positions: int = 40
    shadow: int = 5
    records: int = 4  # one game in n

    tries: int = 6  # answers tried out, and illegal ones given, at one position
    steps: int = 6  # answers for which two worlds or two copies are followed
    depth: int = 2  # answers taken back at once, at most
    most_decisions: int = 20_000  # a random game longer than this will never end
    enough: int = 2_000  # decisions of a game without its stop rule: players who play at random need not end it


FUZZ = Thoroughness()
NEVER = Thoroughness(
    answers=0, refusals=0, copies=0, sharing=0, undo=0, views=0, imagine=0, worlds=0, words=0, scores=0, positions=0,
    shadow=0, records=0,
)  # fmt: skip
THOROUGH = Thoroughness(
    answers=2, refusals=2, copies=2, sharing=6, undo=8, views=3, imagine=3, worlds=3, words=1, scores=3, positions=4,
    shadow=1, records=1, tries=12, steps=12, depth=4,
)  # fmt: skip


class Counts(msgspec.Struct):
    """What was examined. `worlds` are re-dealt states that really differed from ours; none: nothing is ever hidden.

    `unexplained` are refusals that name no rule of the game, of answers that it listed for the same kind of ask before.
    """

    games: int = 0
    decisions: int = 0
    checks: int = 0
    worlds: int = 0
    refusals: int = 0
    unexplained: int = 0
    undone: int = 0

    def add(self, other: Counts) -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class ConformanceError(Exception):
    """A game broke an invariant. `check` names it; seed, options and history lead to the place."""

    def __init__(
        self, check: str, message: str, game: str, players: int, options: dict[str, str], seed: str, history: list[Step]
    ) -> None:
        super().__init__(check, message, game, players, options, seed, history)  # all of it, so that it pickles
        self.check = check
        self.message = message
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.history = history

    def __str__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.options.items())
        where = f"{self.game}, {self.players} players{chosen}, seed {self.seed}, after {len(self.history)} answers"
        return f"{self.check}: {self.message} ({where})"


class Trial:
    """The game that is played, and what the checks share: chance, memory of answers, words, counts."""

    def __init__(
        self,
        game: Game[Any, Any],
        players: int,
        options: dict[str, str],
        seed: str,
        thoroughness: Thoroughness,
        speech: Speech,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.thoroughness = thoroughness
        self.speech = speech
        self.chance = Chance(f"{seed}/conformance")
        self.counts = Counts(games=1)
        self.known: dict[str, str] = {}  # every key that was listed so far, and the kind of ask that listed it first
        self.heard = 0  # so many events were put into words
        self.match: AnyMatch = Match.start(game, players, options, seed)
        # Played without a stop rule that simulations have (`Option.simulated`)?
        stops = [option for option in game.meta.options if option.simulated not in ("", option.default)]
        self.is_open_ended = any(options[option.id] == option.default for option in stops)
        self.ledgers = game.rules.ledgers(self.match.table)

    @property
    def viewers(self) -> list[int | None]:
        return [None, *range(self.players)]

    def fail(self, check: str, message: str) -> NoReturn:
        raise ConformanceError(
            check, message, self.game.meta.id, self.players, self.options, self.seed, self.match.history[:]
        )

    def expect(self, fact: bool, check: str, message: str) -> None:
        if not fact:
            self.fail(check, message)

    def same(self, ours: object, theirs: object, check: str, message: str) -> None:
        """The two must be equal; the message gets the first place where they are not."""
        if ours != theirs:
            self.fail(check, f"{message}: {difference(ours, theirs)}")

    def same_place(self, ours: AnyMatch, theirs: AnyMatch, check: str, message: str) -> None:
        """Two matches must stand at the same position."""
        if ours.hash() != theirs.hash():
            self.fail(check, f"{message}: {difference(ours.state, theirs.state)}")

    # Random choices, all from one chance that is not the game's

    def pick(self, items: Sequence[T]) -> T:
        return items[self.chance.below("pick", len(items))]

    def sample(self, items: Sequence[T], most: int) -> list[T]:
        """Some of the items, in random order, none twice; all of them if there are few."""
        if len(items) > 4 * most:  # then picking is cheaper than shuffling
            places = dict.fromkeys(self.chance.below("sample", len(items)) for _ in range(most))
            return [items[place] for place in places]
        pool = list(items)
        self.chance.shuffle("sample", pool)
        return pool[:most]

    def fresh(self) -> Chance:
        """A chance of its own, for one world."""
        return Chance(f"{self.seed}/world {self.chance.below('worlds', 1 << 60)}")

    def step(self, match: AnyMatch) -> Step:
        """A random legal answer of a match that is not over."""
        asks = match.asks
        ask = asks[0] if len(asks) == 1 else self.pick(asks)
        return ask.seat, self.pick(ask.keys)


def describe(ask: Ask | None) -> tuple[Any, ...] | None:
    """All of an ask that its seat is told."""
    return None if ask is None else (ask.seat, ask.kind, ask.keys, ask.about)


def position(match: AnyMatch) -> tuple[Any, ...]:
    """All of a match that must come back when an answer is taken back."""
    return match.hash(), match.history[:], [describe(ask) for ask in match.asks], match.table.events[:]


def difference(ours: object, theirs: object) -> str:
    """Where two values differ first, short enough for a message.

    >>> difference({"market": [1, 2, 3]}, {"market": [1, 5, 3]})
    'market.1 is 2 here and 5 there'
    """
    a, b = (msgspec.to_builtins(value, str_keys=True, enc_hook=str) for value in (ours, theirs))
    path: list[str] = []
    while True:
        if isinstance(a, list | tuple) and isinstance(b, list | tuple) and len(a) == len(b):
            a, b = dict(enumerate(a)), dict(enumerate(b))
        names = [name for name in a if a[name] != b[name]] if _same_names(a, b) else []
        if not names:
            return f"{'.'.join(path) or 'all'} is {str(a)[:200]} here and {str(b)[:200]} there"
        path.append(str(names[0]))
        a, b = a[names[0]], b[names[0]]


def _same_names(a: object, b: object) -> bool:
    return isinstance(a, dict) and isinstance(b, dict) and list(a) == list(b)
