"""The Maya."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import (
    Amounts,
    BuildingName,
    Good,
    Kind,
    Limited,
    Number,
    Paid,
    TerrainName,
    UnitName,
)

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
    category: str
    reduce: Amounts


class Foresee(Paid, tag="foresee", frozen=True):
    """CC-30.24: free action: look at the top event card; a payment puts it under the deck."""

    carriers = ("calendar",)


class CancelAtBuilding(Kind, tag="cancel_at_building", frozen=True):
    """First round defending a city with an own building: some hits less."""

    carriers = ("sun_shield",)
    hits: Number
    building: BuildingName


class PayForResources(Paid, tag="pay_for_resources", frozen=True):
    """In the Leader's city a payment may replace so many resources of a building."""

    carriers = ("art_and_architecture",)
    resources: Number


class BonusForSize(Bonus, tag="bonus_for_size", frozen=True):
    """Attacking a city: for each step of its size, in the first round."""

    carriers = ("fire_is_born",)


class InfluenceAfterBuilding(Kind, tag="influence_after_building", frozen=True):
    """After a building or Wonder in the Leader's city a free attempt of Influence Culture from there."""

    carriers = ("cultural_influx",)


class BonusNearCity(Bonus, tag="bonus_near_city", frozen=True):
    """If an own city is within range of the battle."""

    carriers = ("new_dynasty",)
    range: Number


class Rebuild(Kind, tag="rebuild", frozen=True):
    """An own building of a city just captured by the Leader may become another kind."""

    carriers = ("reconstruction",)


Effects = (
    IgnoreTerrain
    | Stelas
    | PayForSize
    | CheaperCategory
    | Foresee
    | CancelAtBuilding
    | PayForResources
    | BonusForSize
    | InfluenceAfterBuilding
    | BonusNearCity
    | Rebuild
)
