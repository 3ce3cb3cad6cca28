"""The text of every piece, written once from its effects: a data pack that changes a number changes the text.

`english` and `polish` hold the words: a clause for every kind of effect, a phrase for everything else that a piece
says. `texts` puts them together, one function for each kind of piece.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from .. import pieces as p
from .english import ENGLISH
from .polish import POLISH
from .texts import field, gist_of, text_of

P = TypeVar("P", bound=p.Piece)

Written = str | list[str]

BY_LANGUAGE = {"en": ENGLISH, "pl": POLISH}


def worded(pieces: Mapping[str, P]) -> dict[str, P]:
    """Pieces with their texts in both languages."""
    return {
        name: replace(piece, text_en=text_of(ENGLISH, piece), text_pl=text_of(POLISH, piece))
        for name, piece in pieces.items()
    }


def gist(piece: p.Piece, language: str) -> str:
    """What a piece does, without what a board shows beside its text."""
    return gist_of(BY_LANGUAGE[language], piece)


def field_text(entry: Any, language: str) -> str:
    """What a field of a track does."""
    return field(BY_LANGUAGE[language], entry)


def written(pieces: Iterable[p.Piece]) -> dict[str, dict[str, Written]]:
    """By id, what the data files do not hold: the texts, and of tracks those of each field."""
    found: dict[str, dict[str, Written]] = {}
    for piece in pieces:
        found[piece.id] = {"text_en": piece.text_en, "text_pl": piece.text_pl}
        if isinstance(piece, p.TrackBoard | p.InvestmentBoard):
            for language, words in BY_LANGUAGE.items():
                found[piece.id][f"fields_{language}"] = [field(words, entry) for entry in piece.fields]
    return found


def space_note(number: int, coins: int, language: str) -> str:
    """What the name of a space adds to that of its action: its number, 0 for an only one, and its price."""
    words = BY_LANGUAGE[language]
    which = words.say("space", number=number) if number else ""
    return f"{which} ({words.say('price', coins=coins)})" if coins else which
