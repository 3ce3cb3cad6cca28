"""Provenance: how much of a game's content is known, and from where. Works on the tables of any game.

An entry says where it comes from in `source:`. Single fields may say it too, under `provenance:` by the name of the
field, or beside the field as `<field>_source:`. What follows the first word (a page, a reason) is for people.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from pentapolis.kernel.data import Tables

SOURCES = ("rulebook", "public", "inferred", "reconstructed")
UNSTATED = "unstated"
KINDS = (*SOURCES, UNSTATED)
SUFFIX = "_source"


class Entry(msgspec.Struct, frozen=True):
    """One entry of the content. `fields` holds those whose source is stated by itself."""

    section: str
    id: str
    source: str
    fields: dict[str, str]

    @property
    def reconstructed(self) -> list[str]:
        """The fields that are reconstructed; if none is named, the entry as a whole may be."""
        return [field for field, source in self.fields.items() if source == "reconstructed"]


def stated(value: object) -> str | None:
    """The source that a value names, if it names one.

    >>> stated("public: a review"), stated("active"), stated(3)
    ('public', None, None)
    """
    first = re.match("[a-z]+", value) if isinstance(value, str) else None
    return first[0] if first and first[0] in SOURCES else None


def entries(tables: Tables) -> list[Entry]:
    """All entries that state a source, however deep, and those in lists that should.

    >>> tables = {"cards": [{"id": "castle", "source": "public", "cost_source": "inferred"}, {"id": "inn"}]}
    >>> [(entry.id, entry.source, entry.fields) for entry in entries(tables)]
    [('castle', 'public', {'cost': 'inferred'}), ('inn', 'unstated', {})]
    """
    return [entry for section, table in tables.items() for entry in _walk(table, section, section, known=False)]


def _walk(value: Any, section: str, name: str, known: bool) -> Iterator[Entry]:
    """`known`: an entry around this one states its source, so this one need not."""
    if isinstance(value, list):
        for number, item in enumerate(value, start=1):
            yield from _walk(item, section, f"{name} {number}", known)
    elif isinstance(value, dict):
        name = str(value["id"]) if "id" in value else name
        source, fields = stated(value.get("source")), _fields(value)
        if source or (fields and not known):
            yield Entry(section, name, source or UNSTATED, fields)
        elif "id" in value and not known:
            yield Entry(section, name, UNSTATED, {})
        for key, inner in value.items():
            if key != "provenance":
                yield from _walk(inner, section, f"{name}, {key}", known or source is not None)


def _fields(entry: dict[Any, Any]) -> dict[str, str]:
    provenance = entry.get("provenance")
    named = dict(provenance) if isinstance(provenance, dict) else {}
    named |= {key.removesuffix(SUFFIX): value for key, value in entry.items() if str(key).endswith(SUFFIX)}
    sources = {str(field): stated(value) for field, value in named.items()}
    return {field: source for field, source in sources.items() if source is not None}


class Share(msgspec.Struct, frozen=True):
    """How many of some things come from where."""

    name: str
    total: int
    sources: dict[str, int]


def share(name: str, sources: list[str]) -> Share:
    counts = Counter(sources)
    return Share(name, len(sources), {kind: counts[kind] for kind in KINDS if counts[kind]})


def by_section(found: list[Entry]) -> list[Share]:
    sections = dict.fromkeys(entry.section for entry in found)
    return [share(name, [entry.source for entry in found if entry.section == name]) for name in sections]


def by_field(found: list[Entry]) -> list[Share]:
    """Fields that state their source by themselves, section by section."""
    sources: dict[str, list[str]] = {}
    for entry in found:
        for field, source in entry.fields.items():
            sources.setdefault(f"{entry.section}.{field}", []).append(source)
    return [share(name, values) for name, values in sources.items()]
