"""Pieces by the words people use for them: an id, or a name in any language, written more or less."""

from __future__ import annotations

import unicodedata
from typing import Any

from pentapolis.kernel import Game
from pentapolis.kernel.pieces import named_tables
from pentapolis.kernel.words import LANGUAGES, Words


def pieces(game: Game[Any, Any]) -> dict[str, object]:
    """All content that has a name, by id."""
    found: dict[str, object] = {}
    for table in named_tables(game).values():
        found = table | found
    return found


def find_pieces(game: Game[Any, Any], words: str) -> list[str]:
    """The pieces that are called so; if none is, those in whose name all the words begin a word.

    >>> from pentapolis.games import load
    >>> game = load("flow_of_history")
    >>> find_pieces(game, "Klasztor"), find_pieces(game, "great"), find_pieces(game, "elektrownia jadrowa")
    (['monastery'], ['great_wall', 'great_mosque'], ['nuclear_power_plant'])
    """
    wanted = simple(words)
    if not wanted:
        return []
    known = {piece: [simple(name) for name in names_of(game, piece)] for piece in pieces(game)}
    exact = [piece for piece, names in known.items() if wanted in names]
    return exact or [piece for piece, names in known.items() if any(begins(wanted, name) for name in names)]


def names_of(game: Game[Any, Any], piece: str) -> list[str]:
    """Everything a piece is called: its id and its names."""
    return [piece, *(name for language in LANGUAGES if (name := game.name_of(piece, language)))]


def begins(wanted: str, name: str) -> bool:
    return all(any(part.startswith(word) for part in name.split()) for word in wanted.split())


def simple(words: str) -> str:
    """Lower case, without accents, hyphens and underscores.

    >>> simple("  Obróbka_ŻELAZA "), simple("City-State"), simple("łódź")
    ('obrobka zelaza', 'city state', 'lodz')
    """
    plain = unicodedata.normalize("NFKD", words.lower().replace("ł", "l"))
    return " ".join("".join(" " if c in "_-:" else c for c in plain if not unicodedata.combining(c)).split())


def kind_name(kind: str, words: Words) -> str:
    """What a kind of pieces is called; one that a game adds, by its name in the data."""
    return words(f"kind-{kind}") if f"kind-{kind}" in words else kind
