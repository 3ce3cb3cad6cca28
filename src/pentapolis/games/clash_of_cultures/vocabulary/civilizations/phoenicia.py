"""Phoenicia."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import AdvanceId, Amounts, BuildingName, Kind, Number, Points
from pentapolis.games.clash_of_cultures.vocabulary.shapes import kind, plain

from .shared import Bonus, BonusByBuilding


class FreeBuildings(Kind, tag="free_buildings", frozen=True):
    """Own buildings of a kind cannot be influenced, keep their colour, and are worth so many points."""

    carriers = ("city_independence",)
    building: BuildingName
    vp: Points


WorthlessGovernments = plain(
    "worthless_governments", "city_independence"
)  # Own government Advances are worth no points


class NavalBonus(Bonus, tag="naval_bonus", frozen=True):
    """Naval battles: in every round, or only in the first ones if the enemy has an Advance."""

    carriers = ("biremes",)
    unless: AdvanceId
    rounds: Number


class OtherRewards(Kind, tag="other_rewards", frozen=True):
    """So many routes each turn may give something else."""

    carriers = ("alphabet",)
    routes: Number
    options: tuple[Amounts, ...]


class TradeFromPorts(Kind, tag="trade_from_ports", frozen=True):
    """CC-30.14: cities with a building trade without units; they and Ships reach coastal cities within range."""

    carriers = ("cedars_and_dyes",)
    building: BuildingName
    range: Number


# If an own city with a building is within range of the battle
BonusNearBuilding = kind("bonus_near_building", BonusByBuilding, "priest_of_astarte")


class ExtraRoutes(Kind, tag="extra_routes", frozen=True):
    """So many routes of units in the Leader's space do not count towards the limit."""

    carriers = ("trade_master",)
    routes: Number
