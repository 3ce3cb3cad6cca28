"""The Celts."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import CategoryId, Number, UnitName
from pentapolis.games.clash_of_cultures.vocabulary.shapes import InRange, Limited, OfGood, OfPoints, Paid, kind, plain

from .shared import Bonus


class BonusPerTribe(Bonus, tag="bonus_per_tribe", frozen=True):
    """Land battles against a player: for each Barbarian city within range, so much at most."""

    carriers = ("tribal_warfare",)
    range: Number
    max: Number


CallBarbarians = kind("call_barbarians", Limited, "tribal_allies")  # As an action Barbarians arrive
# When an own event moves Barbarians a payment stops any of those armies
StopBarbarians = kind("stop_barbarians", Paid, "tribal_allies")
# CC-30.8: a token under a Barbarian city, worth points at the end
MarkBarbarianCity = kind("mark_barbarian_city", OfPoints, "druidic_influence")
# Routes to Barbarian cities that are not Angry give one good only
TradeWithBarbarians = kind("trade_with_barbarians", OfGood, "tribal_trade")


class Terror(Paid, tag="terror", frozen=True):
    """From a round on a payment drives an enemy army unit out of the battle."""

    carriers = ("terror",)
    from_round: Number


# Tactics cards for Barbarians that battle within range of the Leader
TacticsForBarbarians = kind("tactics_for_barbarians", InRange, "loyalty")


class BonusPerUnitNear(Bonus, tag="bonus_per_unit_near", frozen=True):
    """For each own unit of a kind within range."""

    carriers = ("warrior_people",)
    unit: UnitName
    range: Number


# Land units recruited in the Leader's city may be placed next to it
RecruitAround = plain("recruit_around", "rapid_recruitment")


class BonusAgainstLearned(Bonus, tag="bonus_against_learned", frozen=True):
    """Against a player with more Advances of a category."""

    carriers = ("fearless",)
    category: CategoryId


# A payment keeps the Settler that founded a city in the Leader's space
KeepFounder = kind("keep_founder", Paid, "great_numbers")
