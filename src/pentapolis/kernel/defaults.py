"""Defaults: true answers to a rulebook's questions where a game has nothing of its own to say.

Nothing is hidden, the score is the estimate, most points win, and a position is written as the state is built.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from .chance import Chance
from .state import State
from .table import Table

S = TypeVar("S", bound=State)
C = TypeVar("C")


class OpenView(msgspec.Struct):
    """A view of a table on which nothing is hidden: its state, but for chance and agenda; and the scores."""

    table: dict[str, Any]
    scores: list[Mapping[str, float]]


def players_in(state: Any) -> int:
    """How many seats a state has: as many as its `players`."""
    return len(state.players)


def nothing_hidden(t: Table[S, C], seat: int | None, chance: Chance) -> None:
    """There is nothing that a seat cannot know."""


def no_ledgers(t: Table[S, C]) -> dict[str, int]:
    """No totals are watched."""
    return {}


def plain(state: State) -> dict[str, Any]:
    """A state field by field, as plain data."""
    fields: dict[str, Any] = msgspec.to_builtins(state, str_keys=True)
    return fields


def read_state(t: Table[S, C]) -> dict[str, Any]:
    """A position as the state is built; chance is no part of it."""
    fields = plain(t.state)
    del fields["chance"]
    return fields


def state_builder(
    kind: type[S], setup: Callable[[C, int, Mapping[str, str], Chance], S]
) -> Callable[[C, int, Mapping[str, str], dict[str, Any]], S]:
    """Positions are written as the state is built: what is not said is as in a new game."""

    def build(content: C, players: int, options: Mapping[str, str], position: dict[str, Any]) -> S:
        chance = Chance("position")
        fields = plain(setup(content, players, options, chance)) | position
        return msgspec.convert(fields, kind, strict=False, str_keys=True)

    return build
