"""India."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import (
    BuildingName,
    Good,
    Kind,
    Limited,
    Number,
    Paid,
    PaidLimited,
    UnitName,
)

from .shared import Bonus


class UnitsTrade(Kind, tag="units_trade", frozen=True):
    """Units of a kind in own cities that are not Angry form trade routes."""

    carriers = ("indian_elephants",)
    unit: UnitName


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


class AdvanceFor(PaidLimited, tag="advance_for", frozen=True):
    """An Advance may cost this instead."""

    carriers = ("peace_and_poetry",)


class FirstOfCategory(Paid, tag="first_of_category", frozen=True):
    """Free action: pay more and activate the Leader's city to buy the first Advance of a category."""

    carriers = ("golden_age",)


class BonusWithoutCard(Bonus, tag="bonus_without_card", frozen=True):
    """In each round without an own tactics card."""

    carriers = ("prepared",)


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


class BladedTusks(Paid, tag="bladed_tusks", frozen=True):
    """Before a land battle a payment gives a bonus for each Elephant left, in every round."""

    carriers = ("bladed_tusks",)
    amount: Number


Effects = (
    UnitsTrade
    | SettlersInfluence
    | RouteTokens
    | AdvanceFor
    | FirstOfCategory
    | BonusWithoutCard
    | RollAgain
    | GainForCapture
    | BladedTusks
)
