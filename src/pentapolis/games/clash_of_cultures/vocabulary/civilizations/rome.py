"""Rome."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import AdvanceId, Kind, Number, UnitName
from pentapolis.games.clash_of_cultures.vocabulary.shapes import InRange, OfTag, Paid, kind, plain

from .shared import Bonus

ImmuneToEvents = kind("immune_to_events", OfTag, "aqueducts")  # Events of a sort are ignored


class BuyAsFreeAction(Kind, tag="buy_as_free_action", frozen=True):
    """An Advance may be bought at its normal cost as a free action."""

    carriers = ("aqueducts",)
    advance: AdvanceId


# CC-30.26: a Roads move between own cities covers so many spaces
LongRoads = kind("long_roads", InRange, "imperial_roads")
HappyForPrice = kind("happy_for_price", Paid, "provinces")  # A captured city becomes Happy for this


class ExchangeCards(Paid, tag="exchange_cards", frozen=True):
    """As an action pay and activate the Leader's city: draw so many cards, and discard as many."""

    carriers = ("princeps",)
    actions: Number
    objectives: Number


BonusAbroad = kind("bonus_abroad", Bonus, "emperor")  # In a region without an own city
PleaseCity = plain("please_city", "statesman")  # Free action: Increase Happiness for the Leader's city only


class UnitForCapture(Paid, tag="unit_for_capture", frozen=True):
    """A payment places a unit in a city that the Leader captures."""

    carriers = ("proconsul",)
    unit: UnitName


# The Leader's city cannot be the target of Influence Culture
ProtectedFromInfluence = plain("protected_from_influence", "dictator")
# Barbarian armies within range of the Leader move only with the player's consent
VetoBarbarians = kind("veto_barbarians", InRange, "dictator")
BonusAgainstBarbarians = kind("bonus_against_barbarians", Bonus, "civilizer")  # Against Barbarians
