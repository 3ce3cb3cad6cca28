"""What the Advances of the forms of government do (CC-29), in the order of the board."""

from __future__ import annotations

from typing import Literal

from .common import Amounts, BuildingName, CategoryId, Kind, Number
from .shapes import OfChoice, OfGoods, Paid, kind

HappinessForPrice = kind("happiness_for_price", Paid, "voting")  # CC-14.3: free action: Increase Happiness


class NoBoost(Kind, tag="no_boost", frozen=True):
    """CC-15.12: enemies may not boost Influence Culture against own cities that are Happy, or hold something."""

    carriers = ("separation_of_power", "totalitarianism", "devotion")
    cities: Literal["happy", "army", "temple"]


GainAsAction = kind("gain_as_action", OfGoods, "civil_liberties")  # CC-29.9: as an action: goods
DraftCost = kind("draft_cost", Paid, "civil_liberties")  # CC-29.9: what Draft costs instead
# CC-9.13: free action: the only Collect of the turn
CollectForPrice = kind("collect_for_price", Paid, "economic_liberty")
# CC-11.11: goods of choice after recruiting an army unit or a Ship
RecruitReward = kind("recruit_reward", OfChoice, "nationalism")


class MainActions(Paid, tag="main_actions", frozen=True):
    """CC-29.12: free action: more Main Actions."""

    carriers = ("absolute_power",)
    actions: Number


ForceLabor = kind("force_labor", Paid, "forced_labor")  # CC-29.10: free action: Angry cities act like Neutral ones


class AdvanceWithBuilding(Kind, tag="advance_with_building", frozen=True):
    """CC-29.11: constructing a building may give an Advance of a category."""

    carriers = ("dogma",)
    building: BuildingName
    category: CategoryId


class InfluenceRoll(Kind, tag="influence_roll", frozen=True):
    """CC-15.13: a bonus to the roll of Influence Culture, and goods after a success."""

    carriers = ("conversion",)
    bonus: Number
    goods: Amounts


class Fanatics(Kind, tag="fanatics", frozen=True):
    """CC-20.21: combat value in one round of a battle in a city with a building; free units for whoever loses it."""

    carriers = ("fanaticism",)
    building: BuildingName
    round: Number
    value: Number
    unit: Literal["infantry"]
    units: Number
