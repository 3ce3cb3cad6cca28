"""What the toys share: the parts of a rulebook that have nothing to prove."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from pentapolis.kernel import Ask, Chance, Label, Outcome, State, Table

S = TypeVar("S", bound=State)


def ranked(scores: Sequence[dict[str, int]]) -> Outcome:
    """Most points win; equal points share the place."""
    totals = [sum(score.values()) for score in scores]
    return Outcome(tuple(scores), tuple(1 + sum(other > total for other in totals) for total in totals))


def plain_label(ask: Ask, key: str) -> Label:
    return Label(f"answer-{ask.kind}", {"key": key})


def read(t: Table[Any, Any]) -> dict[str, Any]:
    """A position as plain data, field by field."""
    position: dict[str, Any] = msgspec.to_builtins(t.state, str_keys=True)
    return position


def build(kind: type[S], position: Mapping[str, Any]) -> S:
    return msgspec.convert(position, kind, strict=False, str_keys=True)


Place = tuple[list[str], int]
"""Where a hidden thing lies: a list and the position in it."""


def reshuffle(chance: Chance, stream: str, places: Sequence[Place]) -> None:
    """Let the things that lie in these places change places; sorted first, so that the seed tells nothing of before."""
    things = sorted(pile[at] for pile, at in places)
    chance.shuffle(stream, things)
    for (pile, at), thing in zip(places, things, strict=True):
        pile[at] = thing


def places_of(pile: list[str]) -> list[Place]:
    return [(pile, at) for at in range(len(pile))]
