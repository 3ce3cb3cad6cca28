"""Babylon."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import BuildingName, Good, Kind, Number
from pentapolis.games.clash_of_cultures.vocabulary.shapes import OfUnit, Paid, kind

from .shared import Bonus


class CollectMore(Kind, tag="collect_more", frozen=True):
    """CC-9.14: a Collect that gives exactly so much of a good gives more of it."""

    carriers = ("canals",)
    good: Good
    exactly: Number
    amount: Number


class CardsForInfluence(Kind, tag="cards_for_influence", frozen=True):
    """Action cards after a successful Influence Culture, with few in hand."""

    carriers = ("code_of_laws",)
    amount: Number
    max_hand: Number


class KeepLimit(Kind, tag="keep_limit", frozen=True):
    """CC-29.11 does not apply: so much of a good may be held."""

    carriers = ("ziggurats",)
    good: Good
    max: Number


class BuildWith(Kind, tag="build_with", frozen=True):
    """A good may replace some resources of a building."""

    carriers = ("ziggurats",)
    building: BuildingName
    good: Good
    replaces: tuple[Good, ...]


# In an Increase Happiness the Leader's city becomes Happy for this instead of its normal cost
Lawgiver = kind("lawgiver", Paid, "lawgiver")


class BonusAttackingBuilding(Bonus, tag="bonus_attacking_building", frozen=True):
    """Attacking a city with a building."""

    carriers = ("iconoclast",)
    building: BuildingName


BonusAgainstGreater = kind("bonus_against_greater", Bonus, "liberator")  # Against a player with at least as many cities
# A free unit with the Leader when an own city is captured
UnitForLostCity = kind("unit_for_lost_city", OfUnit, "revolt")
