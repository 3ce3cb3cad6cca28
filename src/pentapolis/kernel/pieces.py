"""Pieces: all content of a game that has a name, by kind and id."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from .game import Game
from .words import LANGUAGES

_BETWEEN_WORDS = re.compile("[:+]")


def named_tables(game: Game[Any, Any]) -> dict[str, dict[str, object]]:
    """The content that has a name, by kind and id: a game's content is tables of entries by id, and single entries."""
    found: dict[str, dict[str, object]] = {}
    for kind, table in tables(game.content):
        named: dict[str, object] = {
            piece: entry
            for piece, entry in table.items()
            if isinstance(entry, msgspec.Struct) and game.name_of(piece, LANGUAGES[0]) is not None
        }
        if named:
            found[kind] = named
    return found


def tables(content: Any) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The tables of a game's content by kind.

    >>> dict(tables({"castle": 1, "inn": 2}))
    {'content': {'castle': 1, 'inn': 2}}
    """
    if isinstance(content, Mapping):
        yield "content", content
    elif isinstance(content, msgspec.Struct):
        for kind in content.__struct_fields__:
            value = getattr(content, kind)
            if isinstance(value, Mapping):
                yield kind, value
            elif isinstance(value, msgspec.Struct) and "id" in value.__struct_fields__:
                yield kind, {value.id: value}  # type: ignore[attr-defined]


def words_of(key: str) -> list[str]:
    """The words of an answer; those that are ids say which pieces it concerns.

    >>> words_of("invest:monastery"), words_of("iron+wood")
    (['invest', 'monastery'], ['iron', 'wood'])
    """
    return _BETWEEN_WORDS.split(key)
