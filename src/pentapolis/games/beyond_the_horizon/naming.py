"""The name of every piece and word in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from pentapolis.kernel.data import DataError, Tables, convert_exactly

from . import pieces as p
from .kinds import COLORS, STAGES, TOKENS, UNITS
from .wording import space_note

if TYPE_CHECKING:
    from .components import Content

TERMS = (*UNITS, *TOKENS, *COLORS, "despotism", *STAGES)
"""Words of the game that are no pieces."""


def names_of(tables: Tables, content: Content) -> dict[str, dict[str, str]]:
    """Names by id; a space goes by its action or technology, its number and its price."""
    named: dict[str, p.Named] = dict(convert_exactly(tables, "terms", p.Named, TERMS))
    for table in named_tables(content):
        for piece in table:
            if piece.id in named:
                raise DataError(f"entry {piece.id}", "its id stands for two things")
            named[piece.id] = piece
    found = {word: {"en": entry.name_en, "pl": entry.name_pl} for word, entry in named.items()}
    spaces = Counter(space.action.id for space in content.spaces.values())
    for space in content.spaces.values():
        number = int(space.id.rpartition("_")[2]) if spaces[space.action.id] > 1 else 0
        names = found[space.action.id].items()
        found[space.id] = {language: name + space_note(number, space.coins, language) for language, name in names}
    return found | {slot.id: slot_name(slot) for slot in content.slots}


def slot_name(slot: p.Slot) -> dict[str, str]:
    number = slot.id.rpartition("_")[2]
    return {"en": f"level {slot.level}, slot {number}", "pl": f"poziom {slot.level}, pole {number}"}


_COORDINATES = re.compile(r"q(-?\d{1,2})r(-?\d{1,2})")


def edge_name(word: str, language: str) -> str | None:
    """The name of a place where no tile lies yet; None if the word is not one (`ground.coordinates`).

    >>> edge_name("q1r-2", "en"), edge_name("quarry", "en")
    ('unexplored land (1, −2)', None)
    """
    found = _COORDINATES.fullmatch(word)
    if found is None:
        return None
    where = f"({found[1]}, {found[2]})".replace("-", "−")
    return f"nieznany ląd {where}" if language == "pl" else f"unexplored land {where}"


def named_tables(content: Content) -> Iterable[Iterable[p.Piece]]:
    yield content.actions.values()
    yield content.tracks.values()
    yield (content.investment,)
    yield content.technologies.values()
    yield content.leaders.values()
    yield content.governments.values()
    yield content.goals.values()
    yield content.territories.values()
    yield content.homes.values()
    yield content.structures.values()
