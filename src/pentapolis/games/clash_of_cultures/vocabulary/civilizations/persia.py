"""Persia."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import ArmyName, Good, Kind, Number, UnitName
from pentapolis.games.clash_of_cultures.vocabulary.shapes import OfAmount, kind

from .shared import Bonus


class CapBonusWith(Kind, tag="cap_bonus_with", frozen=True):
    """CC-20.24: in the first round with a unit the enemy's combat value bonuses count at most so much."""

    carriers = ("persian_elephants",)
    unit: UnitName
    max: Number


class PayForBonus(Kind, tag="pay_for_bonus", frozen=True):
    """Before each combat roll culture may be paid, each for so much combat value."""

    carriers = ("immortals",)
    max: Number
    amount: Number


class InfluenceUnits(Kind, tag="influence_units", frozen=True):
    """CC-30.25: Influence Culture may convert an enemy unit of some kinds."""

    carriers = ("zoroastrianism",)
    units: tuple[ArmyName, ...]


class Interest(Kind, tag="interest", frozen=True):
    """CC-2.9: goods of choice at the start of the turn, with so much of a good in hand."""

    carriers = ("banking",)
    good: Good
    least: Number
    options: tuple[Good, ...]
    amount: Number


class GainPerRegion(Kind, tag="gain_per_region", frozen=True):
    """As an action activate the Leader's city: a good of choice for each region with own cities, at most its size."""

    carriers = ("king_of_persia",)
    options: tuple[Good, ...]


BonusForCard = kind("bonus_for_card", Bonus, "strategist")  # For an own tactics card that is ignored


class LargeArmy(Kind, tag="large_army", frozen=True):
    """The Leader's space holds so many army units; as many fight without clash abilities and tactics cards."""

    carriers = ("mighty_army",)
    units: Number


# Wonders in the Leader's city cost so much less, in any mix of resources and culture
CheaperWonders = kind("cheaper_wonders", OfAmount, "great_builder")
