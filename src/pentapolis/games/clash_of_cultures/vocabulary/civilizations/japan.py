"""Japan."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import (
    Amounts,
    BuildingName,
    Good,
    Kind,
    Limited,
    Number,
    Paid,
)

from .shared import Bonus


class GainForHarvest(Limited, tag="gain_for_harvest", frozen=True):
    """CC-30.20: goods for a Collect of at least so much of a good."""

    carriers = ("pottery",)
    good: Good
    least: Number
    goods: Amounts


class StrongerCavalry(Kind, tag="stronger_cavalry", frozen=True):
    """First round defending a city with a building: one Cavalry icon gives more."""

    carriers = ("horsemanship",)
    building: BuildingName
    more: Number


class CancelCard(Kind, tag="cancel_card", frozen=True):
    """CC-30.20: a discarded card cancels one of a player within range."""

    carriers = ("subterfuge",)
    range: Number


class CardAsFreeAction(Limited, tag="card_as_free_action", frozen=True):
    """CC-30.20: a card that needs an action may be played as a free one."""

    carriers = ("shogunate",)


class DraftBuysCard(Limited, tag="draft_buys_card", frozen=True):
    """CC-30.20: Draft may buy an action card instead."""

    carriers = ("shogunate",)


class PaidBonus(Paid, tag="paid_bonus", frozen=True):
    """Before a land battle a payment gives a bonus in every round."""

    carriers = ("way_of_the_sword",)
    amount: Number


class AdvanceAfterBuilding(Kind, tag="advance_after_building", frozen=True):
    """After some buildings in the Leader's city an Advance may be bought without an action."""

    carriers = ("scholar",)
    buildings: tuple[BuildingName, ...]


class BonusDefendingBuilding(Bonus, tag="bonus_defending_building", frozen=True):
    """Defending an own city with a building within range of the Leader."""

    carriers = ("fortified",)
    building: BuildingName
    range: Number


class TakeBackCard(Paid, tag="take_back_card", frozen=True):
    """After a battle that the Leader survives a payment takes back a tactics card played in it."""

    carriers = ("mythical",)


class Reclaim(Paid, tag="reclaim", frozen=True):
    """As an action, free with an Advance: pay to turn a foreign building in the Leader's city to the own colour."""

    carriers = ("japanese_buddhism",)
    free_with: str
    but: BuildingName


class BonusDefending(Bonus, tag="bonus_defending", frozen=True):
    """Defending with the Leader."""

    carriers = ("defender",)


Effects = (
    GainForHarvest
    | StrongerCavalry
    | CancelCard
    | CardAsFreeAction
    | DraftBuysCard
    | PaidBonus
    | AdvanceAfterBuilding
    | BonusDefendingBuilding
    | TakeBackCard
    | Reclaim
    | BonusDefending
)
