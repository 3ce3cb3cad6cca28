"""Japan."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import AdvanceId, Amounts, BuildingName, Good, Kind, Number
from pentapolis.games.clash_of_cultures.vocabulary.shapes import InRange, Limited, Paid, PaidAmount, kind

from .shared import Bonus, BonusByBuilding


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


# CC-30.20: a discarded card cancels one of a player within range
CancelCard = kind("cancel_card", InRange, "subterfuge")
# CC-30.20: a card that needs an action may be played as a free one
CardAsFreeAction = kind("card_as_free_action", Limited, "shogunate")
DraftBuysCard = kind("draft_buys_card", Limited, "shogunate")  # CC-30.20: Draft may buy an action card instead
# Before a land battle a payment gives a bonus in every round
PaidBonus = kind("paid_bonus", PaidAmount, "way_of_the_sword")


class AdvanceAfterBuilding(Kind, tag="advance_after_building", frozen=True):
    """After some buildings in the Leader's city an Advance may be bought without an action."""

    carriers = ("scholar",)
    buildings: tuple[BuildingName, ...]


# Defending an own city with a building within range of the Leader
BonusDefendingBuilding = kind("bonus_defending_building", BonusByBuilding, "fortified")
# After a battle that the Leader survives a payment takes back a tactics card played in it
TakeBackCard = kind("take_back_card", Paid, "mythical")


class Reclaim(Paid, tag="reclaim", frozen=True):
    """As an action, free with an Advance: pay to turn a foreign building in the Leader's city to the own colour."""

    carriers = ("japanese_buddhism",)
    free_with: AdvanceId
    but: BuildingName


BonusDefending = kind("bonus_defending", Bonus, "defender")  # Defending with the Leader
