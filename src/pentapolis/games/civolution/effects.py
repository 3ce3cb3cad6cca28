"""Effects one after the other: parts of modules, bonuses of cards, actions of chips, and what stands inside them.

Every kind of effect is declared once (`effect`): whether it can do anything now, and what it does. A part that can do
nothing is passed over (CV-EFF.3); whether one is skipped is asked by the effect itself, together with its first choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from pentapolis.kernel import Flow

from . import vocabulary as v
from .state import CVTable

Possible = Callable[[CVTable, int, Any], bool]
Perform = Callable[[CVTable, int, Any, str], "Flow[None] | None"]
"""Do an effect for a seat; the last argument is the piece on which it stands."""


@dataclass(frozen=True, slots=True)
class Kind:
    possible: Possible
    perform: Perform


KINDS: dict[type[Any], Kind] = {}


def always(t: CVTable, seat: int, effect: object) -> bool:
    return True


def effect(kind: type[Any], possible: Possible = always) -> Callable[[Perform], Perform]:
    """Declare what a kind of effect does, and when it can do something."""

    def declare(perform: Perform) -> Perform:
        KINDS[kind] = Kind(possible, perform)
        return perform

    return declare


def possible(t: CVTable, seat: int, what: v.Effect) -> bool:
    """Whether an effect can do anything now."""
    return KINDS[type(what)].possible(t, seat, what)


def any_possible(t: CVTable, seat: int, effects: Iterable[v.Effect]) -> bool:
    return any(possible(t, seat, what) for what in effects)


def perform(t: CVTable, seat: int, what: v.Effect, source: str) -> Flow[None]:
    """CV-EFF.3: do an effect with all that it brings; what cannot be carried out is passed over."""
    kind = KINDS[type(what)]
    if kind.possible(t, seat, what):
        flow = kind.perform(t, seat, what, source)
        if flow is not None:
            yield from flow


def each(t: CVTable, seat: int, effects: Iterable[v.Effect], source: str) -> Flow[None]:
    """CV-EFF.1: a list in its order; each part is finished before the next begins."""
    for what in effects:
        kind = KINDS[type(what)]
        if kind.possible(t, seat, what):
            flow = kind.perform(t, seat, what, source)
            if flow is not None:
                yield from flow
