"""The name of every piece and word in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import TYPE_CHECKING

from pentapolis.kernel.data import DataError, Tables, convert_exactly

from . import pieces as p
from .continent import VERTEX
from .kinds import PHASES, TERMS

if TYPE_CHECKING:
    from .components import Content

Names = dict[str, dict[str, str]]

VICI = {"en": "V.I.C.I.", "pl": "V.I.C.I."}


def names_of(tables: Tables, content: Content) -> Names:
    """Names by id. A track and the category that counts it, say, are one word and have one name."""
    terms = convert_exactly(tables, "terms", p.Named, TERMS)
    phases = convert_exactly(tables, "phases", p.Named, PHASES)
    found: Names = {}
    for piece in chain(terms.values(), phases.values(), named(content)):
        give(found, piece.id, {"en": piece.name_en, "pl": piece.name_pl})
    for name, names in chain(numbered_sites(content), numbered_cards(content), settlements(content, found), recesses()):
        give(found, name, names)
    return found


def give(found: Names, name: str, names: dict[str, str]) -> None:
    if found.setdefault(name, names) != names:
        raise DataError(f"entry {name}", f"its id stands for two things: {found[name]['en']} and {names['en']}")


def named(content: Content) -> Iterable[p.Named | p.TerritoryEntry]:
    """Everything that has a name of its own."""
    for table in (
        *(content.cards, content.events, content.marker_cards, content.chips, content.attributes, content.goals),
        *(content.modules, content.projects, content.materials, content.site_kinds, content.tracks, content.scoring),
        content.solo_levels,
    ):
        yield from table.values()
    yield content.console_activity
    yield content.island_ground
    yield from content.weather
    for tile in content.tiles:
        yield tile
        yield from tile.territories


def numbered_sites(content: Content) -> Iterable[tuple[str, dict[str, str]]]:
    """A site goes by its kind and its number."""
    for site in content.sites.values():
        kind = content.site_kinds[site.kind]
        number = site.id.rpartition("_")[2]
        yield site.id, {"en": f"{kind.name_en} {number}", "pl": f"{kind.name_pl} {number}"}


def numbered_cards(content: Content) -> Iterable[tuple[str, dict[str, str]]]:
    """CV-SOL.1: V.I.C.I. and its action cards."""
    yield "vici", VICI
    for number, card in enumerate(content.vici, 1):
        yield card, {"en": f"{VICI['en']} action card {number}", "pl": f"karta akcji {VICI['pl']} {number}"}


def settlements(content: Content, known: Names) -> Iterable[tuple[str, dict[str, str]]]:
    """CV-BLD.6: a settlement of the console goes by what it costs."""
    for slot in content.slots:
        cost = {language: ", ".join(known[name][language] for name in slot.cost) for language in ("en", "pl")}
        yield slot.id, {"en": f"settlement ({cost['en']})", "pl": f"osada ({cost['pl']})"}


def recesses() -> Iterable[tuple[str, dict[str, str]]]:
    """CV-GEN.9: the vertices on which the sites lie, by column and row.

    >>> dict(recesses())["v31"]
    {'en': 'recess (3, 1)', 'pl': 'wgłębienie (3, 1)'}
    """
    for word in VERTEX:
        where = f"({word[1]}, {word[2]})"
        yield word, {"en": f"recess {where}", "pl": f"wgłębienie {where}"}
