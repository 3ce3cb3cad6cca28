"""Shapes: what several kinds print in common, and how a kind is declared that prints nothing else."""

from __future__ import annotations

from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any, cast

import msgspec

from pentapolis.games.clash_of_cultures.kinds import Goods
from pentapolis.games.clash_of_cultures.prices import Price

from .common import (
    AdvanceId,
    Amounts,
    BuildingName,
    Good,
    K,
    Kind,
    Limit,
    Number,
    Points,
    Tag,
    TerrainName,
    UnitName,
    amount,
)


def kind(tag: str, shape: type[K], carriers: str = "") -> type[K]:
    """Declare a kind that prints what its shape prints; `carriers` as in `Kind`, in one string.

    >>> kind("open_gates", OfAmount, "great_wall")(2)
    OpenGates(amount=2)
    """
    name, namespace = tag.title().replace("_", ""), {"carriers": tuple(carriers.split())}
    made: Any = msgspec.defstruct(name, (), bases=(shape,), namespace=namespace, tag=tag, frozen=True)
    return cast(type[K], made)


def plain(tag: str, carriers: str = "") -> type[Kind]:
    """Declare a kind that prints nothing: all of it is in the rules of its carrier."""
    return kind(tag, Kind, carriers)


def one_of(*modules: ModuleType) -> Any:
    """Any kind that these modules declare: whatever has a tag of its own."""
    found = (value for module in modules for value in vars(module).values())
    kinds = (value for value in found if isinstance(value, type) and issubclass(value, Kind))
    return reduce(or_, (kind for kind in kinds if kind.__struct_config__.tag != kind.__name__))


# What it costs, and how often it works


class Limited(Kind, frozen=True, kw_only=True):
    """Something that the data may limit to once per turn."""

    limit: Limit = ""


class Priced(Kind, frozen=True):
    """Something that has a price, or several to choose from."""

    @property
    def prices(self) -> list[Price]:
        raise NotImplementedError


class Paid(Priced, frozen=True):
    """Something that costs."""

    cost: Amounts

    @property
    def due(self) -> Goods:
        """The price by position."""
        return amount(self.cost)

    @property
    def prices(self) -> list[Price]:
        return [Price(self.due)]


class PaidLimited(Paid, frozen=True, kw_only=True):
    """Something that costs, and that the data may limit to once per turn."""

    limit: Limit = ""


class PaidEither(Priced, frozen=True):
    """Something that costs one thing or another."""

    costs: tuple[Amounts, ...]

    @property
    def prices(self) -> list[Price]:
        return [Price(amount(cost)) for cost in self.costs]


# What is printed of it


class OfAmount(Kind, frozen=True):
    amount: Number


class OfCards(Kind, frozen=True):
    cards: Number


class OfActions(Kind, frozen=True):
    actions: Number


class OfHits(Kind, frozen=True):
    hits: Number


class OfShips(Kind, frozen=True):
    ships: Number


class OfPoints(Kind, frozen=True):
    vp: Points


class AtMost(Kind, frozen=True):
    max: Number


class InRange(Kind, frozen=True):
    """CC-33.2: within so many spaces."""

    range: Number


class PaidAmount(Paid, frozen=True):
    amount: Number


# Which goods


class OfGoods(Kind, frozen=True):
    goods: Amounts


class OfGood(Kind, frozen=True):
    good: Good


class AnyGood(Kind, frozen=True):
    goods: tuple[Good, ...]


class OfChoice(Kind, frozen=True):
    """So many goods in all, each of a kind that the player chooses."""

    options: tuple[Good, ...]
    amount: Number


class FromTerrain(Kind, frozen=True):
    """These goods are collected from a terrain."""

    terrain: TerrainName
    goods: tuple[Good, ...]


class ForBuilding(Kind, frozen=True):
    building: BuildingName
    goods: Amounts


# Which pieces


class OfUnit(Kind, frozen=True):
    unit: UnitName


class OfAdvances(Kind, frozen=True):
    advances: tuple[AdvanceId, ...]


class OfTag(Kind, frozen=True):
    """Events with a tag."""

    tag: Tag
