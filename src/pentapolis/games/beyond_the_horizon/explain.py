"""Why not, where the options of a question do not know it themselves: answers that belong to another moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Any

import msgspec

from pentapolis.kernel import Ask, Refusal
from pentapolis.parts.choices import why_not

from . import asks
from .ground import read_coordinates
from .kinds import SKIP, STOP, UNIT
from .state import BHTable
from .vocabulary import Choice

Elsewhere = Callable[[BHTable, int, str], Refusal | None]


def explain(t: BHTable, ask: Ask, key: str) -> Refusal | None:
    """What the options know; else BH-ACT.10 for what cannot be left out; else the rule of the kind of question."""
    reason = why_not(t, ask, key)
    if reason is not None:
        return reason
    if key in (SKIP, STOP) and ask.kind not in asks.PHASES:
        return Refusal("BH-ACT.10", what=key)
    elsewhere = ELSEWHERE.get(ask.kind)
    return elsewhere(t, ask.seat, key) if elsewhere else None


def rule(name: str, knows: Callable[[BHTable], Any]) -> Elsewhere:
    """One rule for every piece of a table that is not offered."""
    return lambda t, seat, key: Refusal(name) if key in knows(t) else None


def is_place(t: BHTable, word: str) -> bool:
    """Whether a word names a tile that could ever lie on the map, or coordinates."""
    content = t.content
    return (
        word in content.territories
        or word in content.homes
        or word in content.structures
        or read_coordinates(word) is not None
    )


def recruited(t: BHTable, seat: int, key: str) -> Refusal | None:
    """BH-REC.2: a tile that does not lie on the map, or not any more."""
    kind, _, word = key.partition(":")
    return Refusal("BH-REC.2") if kind in UNIT and is_place(t, word) else None


def option_keys(entries: object) -> Iterator[str]:
    """BH-EFF.17: the keys of every choice among effects, wherever it stands."""
    if isinstance(entries, Choice):
        yield from (option.key for option in entries.options)
    if isinstance(entries, msgspec.Struct):
        entries = msgspec.structs.astuple(entries)
    elif isinstance(entries, Mapping):
        entries = tuple(entries.values())
    if isinstance(entries, tuple):
        yield from chain.from_iterable(map(option_keys, entries))


def every_option(t: BHTable) -> set[str]:
    content = t.content
    cards = (content.technologies, content.leaders, content.governments, content.actions)
    return set(option_keys((*cards, content.territories, content.structures, content.tracks, content.investment)))


ELSEWHERE: dict[str, Elsewhere] = {
    asks.GOVERNMENT: rule("BH-SET.18", lambda t: t.content.governments),
    asks.CARD: rule("BH-RES.10", lambda t: t.content.technologies),
    asks.PRIVATE: rule("BH-PRV.2", lambda t: t.content.technologies),
    asks.RECRUIT: recruited,
    asks.OPTION: rule("BH-EFF.17", every_option),
    asks.SITE: rule("BH-STR.2", lambda t: t.content.territories | t.content.homes),
    asks.VILLAGE: rule("BH-VIL.7", lambda t: t.content.territories | t.content.homes | t.content.structures),
    asks.CITY: rule("BH-CIT.1", lambda t: t.content.territories | t.content.homes | t.content.structures),
}
