"""The Maya."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import (
    Amounts,
    BuildingName,
    CategoryId,
    Good,
    Kind,
    Number,
    TerrainName,
    UnitName,
)
from pentapolis.games.clash_of_cultures.vocabulary.shapes import Limited, Paid, kind, plain

from .shared import Bonus


class IgnoreTerrain(Kind, tag="ignore_terrain", frozen=True):
    """Some units ignore the penalty of a terrain."""

    carriers = ("terracing",)
    terrain: TerrainName
    units: tuple[UnitName, ...]


class Stelas(Kind, tag="stelas", frozen=True):
    """Goods of choice after founding or capturing a city, or constructing a building."""

    carriers = ("stelas",)
    options: tuple[Good, ...]
    amount: Number
    building: BuildingName


class PayForSize(Paid, tag="pay_for_size", frozen=True):
    """CC-30.24: a payment makes a city larger for a Collect or Recruit."""

    carriers = ("ballcourts",)
    larger: Number


class CheaperCategory(Limited, tag="cheaper_category", frozen=True):
    """CC-30.24: an Advance of a category costs less."""

    carriers = ("ballcourts",)
    category: CategoryId
    reduce: Amounts


# CC-30.24: free action: look at the top event card; a payment puts it under the deck
Foresee = kind("foresee", Paid, "calendar")


class CancelAtBuilding(Kind, tag="cancel_at_building", frozen=True):
    """First round defending a city with an own building: some hits less."""

    carriers = ("sun_shield",)
    hits: Number
    building: BuildingName


class PayForResources(Paid, tag="pay_for_resources", frozen=True):
    """In the Leader's city a payment may replace so many resources of a building."""

    carriers = ("art_and_architecture",)
    resources: Number


# Attacking a city: for each step of its size, in the first round
BonusForSize = kind("bonus_for_size", Bonus, "fire_is_born")
# After a building or Wonder in the Leader's city a free attempt of Influence Culture from there
InfluenceAfterBuilding = plain("influence_after_building", "cultural_influx")


class BonusNearCity(Bonus, tag="bonus_near_city", frozen=True):
    """If an own city is within range of the battle."""

    carriers = ("new_dynasty",)
    range: Number


# An own building of a city just captured by the Leader may become another kind
Rebuild = plain("rebuild", "reconstruction")
