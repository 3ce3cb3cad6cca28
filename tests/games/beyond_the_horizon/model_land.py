"""Villages, cities and structures, read from the catalogue (BH-VIL, BH-CIT, BH-STR)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from .model_position import LAND, STRUCTURES, Position

# What they ask for


def village_need(p: Position, tile: str, less: int = 0) -> int:
    """BH-VIL.1, BH-MOD.2, BH-MOD.11: the strength needed, after all modifiers at least 1."""
    return max(1, int(LAND[tile]["strength"]) + p.modifier("village_strength") + less)


def city_need(p: Position, tile: str, less: int = 0) -> int:
    """BH-CIT.2."""
    return max(1, int(LAND[tile]["strength"]) + p.modifier("city_strength") + less)


def village_places(p: Position, less: int = 0) -> set[str]:
    """BH-VIL.1, BH-VIL.6, BH-VIL.7: territories without a village, with enough own settlers."""
    free = [name for name, tile in p.tiles.items() if name in LAND and tile["village"] < 0]
    return {name for name in free if sum(p.units("settler", name)) >= village_need(p, name, less)}


def city_places(p: Position, less: int = 0) -> set[str]:
    """BH-CIT.1, BH-CIT.2, BH-CIT.6: territories with anybody's village and no city, with enough own soldiers."""
    fit = [name for name, tile in p.tiles.items() if name in LAND and tile["village"] >= 0 > tile["city"]]
    return {name for name in fit if sum(p.units("soldier", name)) >= city_need(p, name, less)}


def crews(strengths: list[int], need: int) -> set[tuple[int, ...]]:
    """BH-VIL.2, BH-CIT.3: the sets of units that suffice and of which none can be left out."""
    sets = [crew for size in range(1, len(strengths) + 1) for crew in combinations(sorted(strengths), size)]
    return {crew for crew in sets if sum(crew) >= need > sum(crew) - min(crew)}


# Structures


def price(p: Position, structure: str, discount: int = 0) -> int:
    """BH-MOD.2, BH-MOD.11: the coins of a structure, less all discounts."""
    return max(0, int(STRUCTURES[structure]["coins"]) + p.modifier("structure_cost") - discount)


def new_sites(p: Position) -> set[str]:
    """BH-STR.2, BH-STR.3: where a settler of mine could build a structure of my supply."""
    return {name for name, tile in p.tiles.items() if may_cover(p, name, tile)}


def may_cover(p: Position, name: str, tile: dict[str, Any]) -> bool:
    mine = name in LAND or name == p.me["home"]
    if not mine or name in STRUCTURES or tile["village"] >= 0 or not p.units("settler", name):
        return False
    return not any(unit["place"] == name for other in p.others for unit in other["units"])


def existing_sites(p: Position) -> set[str]:
    """BH-STR.7, BH-STR.8: structures that one other player has built, with a settler of mine on them."""
    built = [name for name, tile in p.tiles.items() if tile["left"] not in (-1, p.seat) and tile["right"] < 0]
    return {name for name in built if p.units("settler", name)}


def builds(p: Position, mode: str = "either", discount: int = 0) -> dict[str, set[str]]:
    """BH-EFF.13: the structures I can build and pay for, each with the tiles where."""
    found: dict[str, set[str]] = {}
    if mode != "existing":
        found |= {structure: new_sites(p) for structure in p.me["structures"]}
    if mode != "new":
        found |= {structure: {structure} for structure in existing_sites(p)}
    return {name: sites for name, sites in found.items() if sites and price(p, name, discount) <= p.me["coins"]}


def builders(p: Position, site: str) -> set[str]:
    """BH-STR.4: the settlers that can build here, by strength."""
    return {f"settler{strength}" for strength in p.units("settler", site)}
