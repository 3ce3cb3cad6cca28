"""Why not, where the options of a question do not know it themselves: answers that belong to another moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pentapolis.kernel import Ask, Refusal
from pentapolis.parts.choices import why_not

from . import asks
from .components import CHOOSING
from .ground import read_coordinates
from .kinds import SKIP, STOP, UNIT
from .state import BHTable

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


def an_option(t: BHTable, seat: int, key: str) -> Refusal | None:
    """BH-EFF.17: an option of another choice among effects."""
    known = any(key in t.content.option_keys[section] for section in CHOOSING)
    return Refusal("BH-EFF.17") if known else None


ELSEWHERE: dict[str, Elsewhere] = {
    asks.GOVERNMENT: rule("BH-SET.18", lambda t: t.content.governments),
    asks.CARD: rule("BH-RES.10", lambda t: t.content.technologies),
    asks.PRIVATE: rule("BH-PRV.2", lambda t: t.content.technologies),
    asks.RECRUIT: recruited,
    asks.OPTION: an_option,
    asks.SITE: rule("BH-STR.2", lambda t: t.content.territories | t.content.homes),
    asks.VILLAGE: rule("BH-VIL.7", lambda t: t.content.territories | t.content.homes | t.content.structures),
    asks.CITY: rule("BH-CIT.1", lambda t: t.content.territories | t.content.homes | t.content.structures),
}
