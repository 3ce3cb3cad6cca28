"""The continent in a written position: tiles, sites, materials, places."""

from __future__ import annotations

from typing import Any

from pentapolis.kernel import Chance
from pentapolis.kernel.data import DataError
from pentapolis.parts.positions import many, number_of

from ..components import Content
from ..continent import VERTEX, first_play_layout
from ..kinds import (
    LAND,
    MATERIAL,
    MATERIAL_TYPE,
)
from ..notation import PositionWords
from ..state import CVState

TURNS = ("up", "right", "down", "left")


def read_continent(content: Content, state: CVState, words: PositionWords) -> None:
    """CV-SET.6 to CV-SET.8: tiles, sites and material tiles; what is not named follows the data."""
    where = "given, tiles"
    if words.tiles:
        known = [tile.id for tile in content.tiles]
        if sorted(words.tiles) != sorted(known):
            raise DataError(where, "all tiles have a place, or none is named")
        state.placements = tuple(read_tile(known.index(tile), words.tiles[tile], where) for tile in known)
    else:
        state.placements = first_play_layout(content, Chance("scenario"))
    state.sites = read_sites(content, words)
    state.materials = read_materials(content, words)
    for vertex in many(words.revealed):
        state.revealed |= 1 << number_of(vertex, VERTEX, "recess", "given, revealed")
    for territory in content.territories:
        if territory.start or territory.type >= len(LAND):
            state.developed |= 1 << territory.number
    state.developed |= places(content, words.developed, "given, developed")
    state.hunted = places(content, words.hunted, "given, hunted")


def read_tile(number: int, word: str, where: str) -> tuple[int, int, int, int]:
    """`2/0/up`: column, row, where its top points."""
    parts = word.split("/")
    if len(parts) != 3 or not (parts[0].isdecimal() and parts[1].isdecimal()) or parts[2] not in TURNS:
        raise DataError(where, f"{word!r} is no place like 2/0/up")
    return number, int(parts[0]), int(parts[1]), TURNS.index(parts[2])


def read_sites(content: Content, words: PositionWords) -> tuple[str, ...]:
    found = [""] * len(VERTEX)
    rest = list(content.sites)
    for vertex, site in words.sites.items():
        at = number_of(vertex, VERTEX, "recess", "given, sites")
        if site not in rest:
            raise DataError("given, sites", f"there is no site {site!r}, or it lies in two places")
        rest.remove(site)
        found[at] = site
    return tuple(site or rest.pop(0) for site in found)


def read_materials(content: Content, words: PositionWords) -> tuple[int, ...]:
    found = [-1] * len(content.territories)
    for word, material in words.materials.items():
        at = place_of(content, word, "given, materials")
        found[at] = number_of(material, MATERIAL, "material", "given, materials")
    for kind in range(len(LAND)):
        here = [territory.number for territory in content.territories if territory.type == kind]
        rest = [n for n, type in enumerate(MATERIAL_TYPE) if type == kind and n not in found]
        named = [found[place] for place in here if found[place] >= 0]
        if len(set(named)) != len(named) or any(MATERIAL_TYPE[material] != kind for material in named):
            raise DataError("given, materials", "a tile lies in two places, or in a territory of another type")
        for place in here:
            if found[place] < 0:
                found[place] = rest.pop(0)
    return tuple(found)


def place_of(content: Content, word: str, where: str) -> int:
    return number_of(word, content.places, "territory", where)


def places(content: Content, words: Any, where: str) -> int:
    found = 0
    for word in many(words):
        found |= 1 << place_of(content, word, where)
    return found
