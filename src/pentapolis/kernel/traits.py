"""Traits: the features of a seat's position, and their trained weights.

A game names its traits; `pentapolis train` finds the weights; the estimate of a position is their product, less that of
the best opponent, if there is one. Every trait has two weights, for the beginning and for the end of a game: in
between they change steadily. One point of the estimate means the same as in every game, see `bots.shares`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import copysign, isfinite
from operator import mul
from typing import Generic, TypeVar

import msgspec

from .data import DataError
from .state import State
from .sums import plain_sum
from .table import Table

S = TypeVar("S", bound=State)
C = TypeVar("C")

STEPS = 32  # of a game, each with weights of its own
DECISIVE = 10.0  # of an estimate: see `Rulebook.decisive`; weights are scaled so that it is this
DECIDED = 25.0  # what a victory is worth besides its points: more than any position that is still open


def nothing(table: Table[S, C]) -> float:
    return 0.0


@dataclass(frozen=True, slots=True)
class Traits(Generic[S, C]):
    """What a game can say of a seat's position in numbers.

    names    one for every number
    measure  the numbers of each of some seats, each for its own position: training weighs seats against each other.
             The last argument is the seat through whose eyes they are seen; None: all cards are open
    phase    how much of the game is over for a seat, from 0 to 1; None when only the points count any more
    common   what is good or bad for all seats alike, in points: training cannot see it, since it decides no game
    alone    a seat's own numbers say all that its answers change: others need not be measured, which saves time
    """

    names: tuple[str, ...]
    measure: Callable[[Table[S, C], Sequence[int], int | None], list[list[float]]]
    phase: Callable[[Table[S, C], int], float | None]
    common: Callable[[Table[S, C]], float] = nothing
    alone: bool = False


Pair = tuple[float, float]
"""The weight of a trait at the beginning and at the end of a game."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: weights by number of players and trait. Numbers of players that are missing were not trained."""

    game: str
    players: dict[str, dict[str, Pair]]


def read_weights(text: str, where: str, game: str, names: Sequence[str]) -> Weights:
    """Weights from the text of a file; a DataError tells what does not fit the game."""
    try:
        weights = msgspec.json.decode(text, type=Weights)
    except msgspec.MsgspecError as error:
        raise DataError(where, f"{error}; make the file anew with `pentapolis train {game}`") from None
    if weights.game != game:
        raise DataError(where, f"it is for the game {weights.game!r}, not for {game!r}")
    for count, table in weights.players.items():
        if not count.isdecimal():
            raise DataError(where, f"{count!r} is no number of players")
        check_names(table, f"{where}, {count} players", game, names)
    return weights


def check_names(table: Mapping[str, Pair], where: str, game: str, names: Sequence[str]) -> None:
    for name in names:
        if name not in table:
            raise DataError(where, f"the trait {name!r} has no weights; train again with `pentapolis train {game}`")
    for name, pair in table.items():
        if name not in names:
            raise DataError(where, f"there is no trait {name!r}; train again with `pentapolis train {game}`")
        if not all(map(isfinite, pair)):
            raise DataError(where, f"the weights of {name!r} are no finite numbers")


def blended(table: Mapping[str, Pair], names: Sequence[str]) -> list[tuple[float, ...]]:
    """The weights for every step of a game.

    >>> blended({"points": (1.0, 3.0)}, ["points"])[::16]
    [(1.0,), (2.0,), (3.0,)]
    """
    pairs = [table[name] for name in names]
    return [tuple(early + (late - early) * step / STEPS for early, late in pairs) for step in range(STEPS + 1)]


def trained(
    traits: Traits[S, C],
    weights: Weights,
    seats_of: Callable[[S], int],
    by_hand: Callable[[Table[S, C], int], float],
) -> Callable[[Table[S, C], int], float]:
    """The estimate that weights give. Where they say nothing (other numbers of players) it is the one made by hand."""
    steps = {int(count): blended(table, traits.names) for count, table in weights.players.items()}
    measure, phase_of, common, alone = traits.measure, traits.phase, traits.common, traits.alone

    def evaluate(t: Table[S, C], seat: int) -> float:
        count = seats_of(t.state)
        if count not in steps:
            return by_hand(t, seat)
        phase = phase_of(t, seat)
        if phase is None:
            value = by_hand(t, seat)
            return value + copysign(DECIDED, value) if value else 0.0
        now = steps[count][int(STEPS * phase)]
        if alone:
            (numbers,) = measure(t, (seat,), seat)
            return plain_sum(map(mul, now, numbers)) + common(t)
        worth = [plain_sum(map(mul, now, numbers)) for numbers in measure(t, range(count), seat)]
        mine = worth.pop(seat)
        return mine - max(worth, default=0.0) + common(t)

    return evaluate
