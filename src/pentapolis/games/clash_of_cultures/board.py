"""Advances, Wonders, buildings and units as typed, frozen structs, and the tables that are made from them once."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from pentapolis.kernel.data import DataError

from . import sources
from .basics import Entry, Resource, Told, same_order
from .kinds import GOODS
from .vocabulary.advances import Collect, FreeAdvances, Store
from .vocabulary.common import AdvanceId, Amounts, BuildingName, every, good_set, place
from .vocabulary.effects import AdvanceEffect, BuildingEffect, ClashEffect, WonderEffect

Token = Literal["mood", "culture"]


class Unit(Told, frozen=True, kw_only=True):
    limit_per_player: int
    cost: Amounts
    requires_building: BuildingName | None
    expansion: bool
    effects: tuple[ClashEffect, ...] = ()


class CityPiece(Entry, frozen=True, kw_only=True):
    """A building, or the Settlement, which costs a Settler."""

    limit_per_player: int
    cost: Amounts | None
    expansion: bool = False
    effects: tuple[BuildingEffect, ...] = ()
    text_en: str = ""
    text_pl: str = ""


class Category(Entry, frozen=True, kw_only=True):
    government: bool


class Advance(Told, frozen=True, kw_only=True):
    category: str
    row: int
    bonus: Token | None
    start: bool = False
    limit: Literal["", "once_per_turn"] = ""
    unlocks_building: BuildingName | Literal[""] = ""
    requires_advance: str = ""
    effects: tuple[AdvanceEffect, ...]

    @property
    def top(self) -> bool:
        """CC-6.1: the first of its category."""
        return self.row == 1


class Wonder(Told, frozen=True, kw_only=True):
    cost: Amounts
    requires_advance: AdvanceId
    vp: int
    placement_requires_building: BuildingName | Literal[""] = ""
    effects: tuple[WonderEffect, ...]


class Stores(NamedTuple):
    """How many of a resource may be held, and what Advances make of it."""

    most: int
    others: tuple[tuple[int, int], ...]


class AdvanceRule(msgspec.Struct, frozen=True):
    """What decides whether an Advance may be taken (CC-6.1, CC-6.7, CC-6.8), as sets of Advances."""

    id: str
    bit: int
    needs: int  # the top Advance of its category, and the one named by CC-6.7
    others: int  # Advances of the other governments, which must not be owned
    bars: int  # those, and the Advance itself
    bonus: int  # the token gained, or -1


class OpenAdvances(NamedTuple):
    """The Advances that may be taken: their rules, the set of them, and their names."""

    rules: tuple[AdvanceRule, ...]
    bits: int
    names: tuple[str, ...]


def check_board(advances: dict[str, Advance], categories: dict[str, Category]) -> None:
    """CC-6.1: the known Advances, in the order of their bits, one in each row of each category."""
    same_order("advances", tuple(advances), sources.ADVANCES)
    for category in categories:
        rows = [advance.row for advance in advances.values() if advance.category == category]
        if rows != [1, 2, 3, 4]:
            raise DataError(f"advances, category {category}", f"its rows must be 1, 2, 3, 4, not {rows}")
    for advance in advances.values():
        if advance.start and advance.bonus:
            raise DataError(place("advances", advance.id), "players begin with it (CC-1.10), so it brings no `bonus`")
        if advance.category not in categories:
            raise DataError(place("advances", advance.id), f"there is no category {advance.category!r}")


def needed_by(building: str, advances: dict[str, Advance]) -> int:
    """CC-6.6: the Advance that unlocks a building."""
    found = [advance.id for advance in advances.values() if advance.unlocks_building == building]
    if len(found) != 1:
        raise DataError("advances, unlocks_building", f"{building} is unlocked by {len(found)} Advances, not by one")
    return sources.bit(found[0])


def yields_of(terrain: str, advances: dict[str, Advance]) -> tuple[tuple[int, int], ...]:
    """CC-9.3: the Advances that let cities collect from a terrain, each with the goods, as sets."""
    return tuple(
        (sources.bit(advance.id), good_set(effect.goods))
        for advance in advances.values()
        for effect in every(advance, Collect)
        if effect.terrain == terrain
    )


def stores_of(resource: Resource, advances: dict[str, Advance]) -> Stores:
    """CC-4.1, CC-4.2, CC-29.11: how many of a resource may be held, and what Advances make of it."""
    others = [
        (sources.bit(advance.id), effect.most)
        for advance in advances.values()
        for effect in every(advance, Store)
        if effect.good == resource.id
    ]
    return Stores(resource.max, tuple(others))


def advance_rule(advance: Advance, advances: dict[str, Advance], governments: set[str]) -> AdvanceRule:
    """CC-6.1, CC-6.7, CC-6.8 for one Advance, as sets."""
    if advance.requires_advance not in ("", *advances):
        raise DataError(place("advances", advance.id), f"there is no {advance.requires_advance!r}")
    needs = sources.bit(advance.requires_advance) if advance.requires_advance else 0
    if not advance.top:
        needs |= next(sources.bit(top.id) for top in advances.values() if top.top and top.category == advance.category)
    others = 0
    if advance.category in governments:
        others = sum(
            sources.bit(other.id)
            for other in advances.values()
            if other.category in governments and other.category != advance.category
        )
    bonus = GOODS.index(advance.bonus) if advance.bonus else -1
    own = sources.bit(advance.id)
    return AdvanceRule(advance.id, own, needs, others, own | others, bonus)


def open_advances(rules: list[tuple[int, int, AdvanceRule]], owned: int) -> OpenAdvances:
    """CC-6.1, CC-6.7, CC-6.8: the Advances that a player may take who owns a set of them.

    The rules stand with all that they look at, and what of it must be owned: what they need, and nothing that bars it.
    """
    found = [rule for looks, needs, rule in rules if owned & looks == needs]
    return OpenAdvances(tuple(found), sum([rule.bit for rule in found]), tuple([rule.id for rule in found]))


def made_free(advances: dict[str, Advance]) -> dict[str, int]:
    """CC-6.13: which Advances make which others free, as sets."""
    found: dict[str, int] = {}
    for advance in advances.values():
        for effect in every(advance, FreeAdvances):
            for name in effect.advances:
                found[name] = found.get(name, 0) | sources.bit(advance.id)
    return found


def category_sets(advances: dict[str, Advance]) -> dict[str, int]:
    """CC-6.1: four Advances in each category."""
    found: dict[str, int] = {}
    for advance in advances.values():
        found[advance.category] = found.get(advance.category, 0) | sources.bit(advance.id)
    return found
