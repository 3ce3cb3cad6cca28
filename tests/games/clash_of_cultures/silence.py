"""The game with one of its pieces switched off: it is there, it can be had and played, but it does nothing.

There are several ways into the rules, so there are several ways to be silent; `silenced` knows which is which.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace as replaced
from types import FunctionType
from typing import Any

import pytest
from msgspec.structs import replace

from pentapolis.games.clash_of_cultures import abilities, hooks, scoring
from pentapolis.games.clash_of_cultures.battle import played
from pentapolis.games.clash_of_cultures.civil import CIVIL, teaching
from pentapolis.games.clash_of_cultures.components import Content
from pentapolis.games.clash_of_cultures.objectives import complete
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import ClashState
from pentapolis.games.clash_of_cultures.vocabulary.events import GreatPerson
from pentapolis.kernel import Flow, Game
from pentapolis.parts.hooks import Place
from tests.games.clash_of_cultures.common import CONTENT, GAME

Patch = pytest.MonkeyPatch


def silenced(patch: Patch, piece: str) -> Game[ClashState, Content]:
    """The game without the effect of a piece, as long as the patch lasts."""
    for table, silence in WAYS.items():
        if piece in getattr(CONTENT, table):
            return silence(patch, piece) or GAME
    raise LookupError(piece)


def without_source(patch: Patch, piece: str) -> None:
    """Advances, Leaders and Wonders: owned and worth their points, but never in force."""
    source = bit(piece)
    for place in vars(hooks).values():
        if isinstance(place, Place):
            patch.setattr(place, "entries", [entry for entry in place.entries if entry[2] != piece])
    rewrite(patch, abilities.settle, abilities, "settled", SETTLE, {"SILENT": source})
    patch.setattr(scoring, "GREAT_PYRAMID", "" if piece == "great_pyramid" else scoring.GREAT_PYRAMID)


def without_civ_advance(patch: Patch, piece: str) -> Game[ClashState, Content] | None:
    """God-King is no ability of its own, it lends those of other Advances (CC-30.12)."""
    without_source(patch, piece)
    return reprinted(man_god={}) if piece == "man_god" else None


def without_civil(patch: Patch, piece: str) -> None:
    """Upper halves of action cards: played and paid for nothing; what answers an occurrence is not recognized."""
    if piece in CIVIL:
        patch.setitem(CIVIL, piece, replaced(CIVIL[piece], resolve=nothing))
    else:
        patch.setattr(teaching, "half_of", lambda t, card: "")
    without_source(patch, piece)


def without_tactics(patch: Patch, piece: str) -> None:
    """Lower halves of action cards: laid and revealed, as if they were ignored."""
    rewrite(patch, played.tactic_of, played, "tactic_named", TACTIC, {"SILENT": piece})


def without_objective(patch: Patch, piece: str) -> None:
    """Objectives that nobody ever fulfils."""
    about, bar = complete.is_about, complete.bar_status
    patch.setattr(complete, "is_about", lambda t, name: name != piece and about(t, name))
    patch.setattr(complete, "bar_status", lambda t, seat, half: "CC-16.2" if half == piece else bar(t, seat, half))


def without_event(patch: Patch, piece: str) -> Game[ClashState, Content]:
    """Event cards without their text; Great Persons are auctioned and played for nothing."""
    card = CONTENT.events[piece]
    effects = tuple(effect for effect in card.effects if isinstance(effect, GreatPerson))
    without_source(patch, piece)
    return reprinted(events=CONTENT.events | {piece: replace(card, effects=effects)})


def without_icon(patch: Patch, piece: str) -> Game[ClashState, Content]:
    return reprinted(icons=CONTENT.icons | {piece: replace(CONTENT.icons[piece], effects=())})


WAYS: Mapping[str, Callable[[Patch, str], Game[ClashState, Content] | None]] = {
    "advances": without_source,
    "civ_advances": without_civ_advance,
    "leaders": without_source,
    "wonders": without_source,
    "civil": without_civil,
    "tactics": without_tactics,
    "objectives": without_objective,
    "events": without_event,
    "icons": without_icon,
}
"""By kind of content."""


def reprinted(**tables: Any) -> Game[ClashState, Content]:
    return replaced(GAME, content=replace(CONTENT, **tables))


def nothing(*_: Any) -> Flow[None]:
    yield from ()


# Functions that half the game has imported by name are changed from within.


def settle(t: Any, seat: int) -> None:
    settled(t, seat)  # type: ignore[name-defined]  # noqa: F821
    t.state.players[seat].force &= ~SILENT  # type: ignore[name-defined]  # noqa: F821


def tactic_of(t: Any, side: Any) -> str:
    name: str = tactic_named(t, side)  # type: ignore[name-defined]  # noqa: F821
    return "" if name == SILENT else name  # type: ignore[name-defined]  # noqa: F821


SETTLE, TACTIC = settle.__code__, tactic_of.__code__


def rewrite(patch: Patch, function: Any, home: Any, name: str, code: Any, words: Mapping[str, object]) -> None:
    """Give a function other code; it finds the old one under `name`, and `words`, in its module."""
    patch.setattr(home, name, FunctionType(function.__code__, vars(home)), raising=False)
    for word, value in words.items():
        patch.setattr(home, word, value, raising=False)
    patch.setattr(function, "__code__", code)
