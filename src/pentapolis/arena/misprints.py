"""Misprints: every value of a game's content wrong by one, one at a time.

A number is one too high or too low, a yes is a no, a word is another one that occurs in the same place or one that
nobody knows, an item of a list is missing, an entry has a field too many. Names, texts and sources are words for
people; of these, names are misprinted all at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from pentapolis.kernel.data import Tables
from pentapolis.kernel.words import LANGUAGES

Path = tuple[str | int, ...]
"""Where a value stands: section, entry and field, and what lies between."""

Role = tuple[str, ...]
"""The same without numbers: values of one role could stand in each other's place."""

UNKNOWN = "misprint"
"""A word, and a field, that no content knows."""

WORDS = (
    *("name_en", "name_pl", "name_pl_origin", "text_en", "text_pl"),
    *("source", "source_detail", "source_lines", "source_public", "source_ref", "lines", "note"),
)
"""Fields that speak to people."""

MISSING = msgspec.UNSET


class Misprint(msgspec.Struct, frozen=True):
    """A value that is wrong: at which path, what stands there, what should. MISSING: the item is left out."""

    path: Path
    printed: Any
    meant: Any

    @property
    def section(self) -> str:
        return str(self.path[0])

    def __str__(self) -> str:
        printed = "missing" if self.printed is MISSING else repr(self.printed)
        meant = "nothing" if self.meant is MISSING else repr(self.meant)
        return f"{'.'.join(map(str, self.path[1:]))}: {printed}, not {meant}"


class Value(msgspec.Struct, frozen=True):
    """One value of the content, and how it may be misprinted."""

    path: Path
    misprints: tuple[Misprint, ...]


def values(tables: Tables) -> Iterator[Value]:
    """Every value that is no word for people, in the order of the data."""
    known = roles(tables)
    described: set[Role] = set()
    for path, meant in walk(tables):
        if len(path) == 1 and isinstance(meant, dict | list):
            continue
        if isinstance(meant, dict):
            yield from with_a_field_too_many(path, meant, described)
        elif isinstance(meant, list):
            yield from (Value((*path, n), (Misprint((*path, n), MISSING, item),)) for n, item in enumerate(meant))
        else:
            yield Value(path, tuple(Misprint(path, printed, meant) for printed in wrong(path, meant, known)))


def walk(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything in the tables, from outside in; words for people are left out."""
    if path:
        yield path, value
    if isinstance(value, dict):
        for name, inner in value.items():
            if not is_word(name):
                yield from walk(inner, (*path, name))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from walk(inner, (*path, number))


def is_word(field: object) -> bool:
    """Whether a field speaks to people; `cost_source` tells where the cost is known from.

    >>> is_word("text_pl"), is_word("cost_source"), is_word("cost")
    (True, True, False)
    """
    return field in WORDS or field in ("provenance", "glyphs") or str(field).endswith("_source")


def role(path: Path) -> Role:
    return tuple(step for step in path if isinstance(step, str))


def roles(tables: Tables) -> dict[Role, list[Any]]:
    """The values of every role, each once, in the order in which they occur."""
    found: dict[Role, dict[Any, None]] = {}
    for path, value in walk(tables):
        if not isinstance(value, dict | list):
            found.setdefault(role(path), {})[value] = None
    return {name: list(known) for name, known in found.items()}


def wrong(path: Path, meant: Any, known: dict[Role, list[Any]]) -> Iterable[Any]:
    """What may stand there instead of what is meant."""
    match meant:
        case bool():
            return (not meant,)
        case int() | float():
            return (meant + 1, meant - 1)
        case _ if path[-1] == "id":
            return (UNKNOWN,)
    others = known[role(path)]
    following = [*others[others.index(meant) + 1 :], *others[: others.index(meant)]]
    words = [other for other in following if isinstance(other, str)]
    return (*words[:1], UNKNOWN)


def with_a_field_too_many(path: Path, meant: dict[str, Any], described: set[Role]) -> Iterator[Value]:
    """One for all mappings of a role: what is allowed in one is allowed in the others."""
    described_as = (*role(path), str(meant.get("kind", "")))
    if described_as not in described:
        described.add(described_as)
        yield Value(path, (Misprint((*path, UNKNOWN), UNKNOWN, MISSING),))


def altered(tables: Tables, misprint: Misprint) -> Tables:
    """The tables with a misprint; all other entries are shared with the original.

    >>> tables = {"cards": [{"id": "castle", "cost": 2}, {"id": "inn", "cost": 1}]}
    >>> altered(tables, Misprint(("cards", 0, "cost"), 3, 2))
    {'cards': [{'id': 'castle', 'cost': 3}, {'id': 'inn', 'cost': 1}]}
    """
    printed: Tables = put(tables, misprint.path, misprint.printed)
    return printed


def put(value: Any, path: Path, printed: Any) -> Any:
    """The same with something else at a path."""
    if not path:
        return printed
    step, rest = path[0], path[1:]
    if isinstance(value, dict):
        return {**value, step: put(value.get(step), rest, printed)}
    assert isinstance(step, int)
    inner = put(value[step], rest, printed)
    return [*value[:step], *([] if inner is MISSING else [inner]), *value[step + 1 :]]


def names_in(tables: Tables, path: Path) -> list[str]:
    """The ids of the entries that a path leads through, the innermost first."""
    found: list[str] = []
    at: Any = tables
    for step in path:
        at = at.get(step) if isinstance(at, dict) else at[step]
        if isinstance(at, dict) and isinstance(at.get("id"), str):
            found.append(at["id"])
    return found[::-1]


# Names


class Name(msgspec.Struct, frozen=True):
    """What a piece is called in a language, and where that is printed."""

    path: Path
    piece: str
    language: str

    @property
    def misprint(self) -> str:
        """A name that nothing else has."""
        return ".".join(map(str, self.path))


def names(value: Any, path: Path = ()) -> Iterator[Name]:
    """Every name that is printed, however deep."""
    if isinstance(value, dict):
        for language in LANGUAGES:
            if "id" in value and f"name_{language}" in value:
                yield Name((*path, f"name_{language}"), value["id"], language)
        for step, inner in value.items():
            yield from names(inner, (*path, step))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from names(inner, (*path, number))


def with_names_misprinted(tables: Tables, printed: Iterable[Name]) -> Tables:
    """The tables with these names wrong, and no two of them alike."""
    for name in printed:
        tables = put(tables, name.path, name.misprint)
    return tables
