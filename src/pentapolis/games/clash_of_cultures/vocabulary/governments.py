"""What the Advances of the forms of government do (CC-29), in the order of the board."""

from __future__ import annotations

from typing import Literal

from .common import Amounts, BuildingName, Good, Kind, Number, Paid


class HappinessForPrice(Paid, tag="happiness_for_price", frozen=True):
    """CC-14.3: free action: Increase Happiness."""

    carriers = ("voting",)


class NoBoost(Kind, tag="no_boost", frozen=True):
    """CC-15.12: enemies may not boost Influence Culture against own cities that are Happy, or hold something."""

    carriers = ("separation_of_power", "totalitarianism", "devotion")
    cities: Literal["happy", "army", "temple"]


class GainAsAction(Kind, tag="gain_as_action", frozen=True):
    """CC-29.9: as an action: goods."""

    carriers = ("civil_liberties",)
    goods: Amounts


class DraftCost(Paid, tag="draft_cost", frozen=True):
    """CC-29.9: what Draft costs instead."""

    carriers = ("civil_liberties",)


class CollectForPrice(Paid, tag="collect_for_price", frozen=True):
    """CC-9.13: free action: the only Collect of the turn."""

    carriers = ("economic_liberty",)


class RecruitReward(Kind, tag="recruit_reward", frozen=True):
    """CC-11.11: goods of choice after recruiting an army unit or a Ship."""

    carriers = ("nationalism",)
    options: tuple[Good, ...]
    amount: Number


class MainActions(Paid, tag="main_actions", frozen=True):
    """CC-29.12: free action: more Main Actions."""

    carriers = ("absolute_power",)
    actions: Number


class ForceLabor(Paid, tag="force_labor", frozen=True):
    """CC-29.10: free action: Angry cities act like Neutral ones."""

    carriers = ("forced_labor",)


class AdvanceWithBuilding(Kind, tag="advance_with_building", frozen=True):
    """CC-29.11: constructing a building may give an Advance of a category."""

    carriers = ("dogma",)
    building: BuildingName
    category: str


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


GovernmentEffect = (
    HappinessForPrice
    | NoBoost
    | GainAsAction
    | DraftCost
    | CollectForPrice
    | RecruitReward
    | MainActions
    | ForceLabor
    | AdvanceWithBuilding
    | InfluenceRoll
    | Fanatics
)
