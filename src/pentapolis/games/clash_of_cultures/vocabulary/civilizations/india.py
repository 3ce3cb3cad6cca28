"""India."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import BuildingName, Good, Kind, Number
from pentapolis.games.clash_of_cultures.vocabulary.shapes import Limited, OfUnit, Paid, PaidAmount, PaidLimited, kind

from .shared import Bonus

# Units of a kind in own cities that are not Angry form trade routes
UnitsTrade = kind("units_trade", OfUnit, "indian_elephants")


class SettlersInfluence(Kind, tag="settlers_influence", frozen=True):
    """CC-30.19: Settlers start Influence Culture; each further one adds to the range."""

    carriers = ("proselytism",)
    range: Number
    further: Number


class RouteTokens(Kind, tag="route_tokens", frozen=True):
    """A trade route may give a good instead, one to a city with an own building another one."""

    carriers = ("prosperity",)
    anywhere: Good
    influenced: Good


AdvanceFor = kind("advance_for", PaidLimited, "peace_and_poetry")  # An Advance may cost this instead
# Free action: pay more and activate the Leader's city to buy the first Advance of a category
FirstOfCategory = kind("first_of_category", Paid, "golden_age")
BonusWithoutCard = kind("bonus_without_card", Bonus, "prepared")  # In each round without an own tactics card


class RollAgain(Limited, tag="roll_again", frozen=True):
    """A new roll for Influence Culture from the Leader's city, if a building is there or is the target."""

    carriers = ("buddhism",)
    building: BuildingName


class GainForCapture(Kind, tag="gain_for_capture", frozen=True):
    """A good for a captured city, more of it with a building."""

    carriers = ("ashoka_expansionist",)
    good: Good
    amount: Number
    building: BuildingName
    with_building: Number


# Before a land battle a payment gives a bonus for each Elephant left, in every round
BladedTusks = kind("bladed_tusks", PaidAmount, "bladed_tusks")
