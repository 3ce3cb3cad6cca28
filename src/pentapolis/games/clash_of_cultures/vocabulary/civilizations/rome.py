"""Rome."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import Kind, Number, Paid, UnitName

from .shared import Bonus


class ImmuneToEvents(Kind, tag="immune_to_events", frozen=True):
    """Events of a sort are ignored."""

    carriers = ("aqueducts",)
    tag: str


class BuyAsFreeAction(Kind, tag="buy_as_free_action", frozen=True):
    """An Advance may be bought at its normal cost as a free action."""

    carriers = ("aqueducts",)
    advance: str


class LongRoads(Kind, tag="long_roads", frozen=True):
    """CC-30.26: a Roads move between own cities covers so many spaces."""

    carriers = ("imperial_roads",)
    range: Number


class HappyForPrice(Paid, tag="happy_for_price", frozen=True):
    """A captured city becomes Happy for this."""

    carriers = ("provinces",)


class ExchangeCards(Paid, tag="exchange_cards", frozen=True):
    """As an action pay and activate the Leader's city: draw so many cards, and discard as many."""

    carriers = ("princeps",)
    actions: Number
    objectives: Number


class BonusAbroad(Bonus, tag="bonus_abroad", frozen=True):
    """In a region without an own city."""

    carriers = ("emperor",)


class PleaseCity(Kind, tag="please_city", frozen=True):
    """Free action: Increase Happiness for the Leader's city only."""

    carriers = ("statesman",)


class UnitForCapture(Paid, tag="unit_for_capture", frozen=True):
    """A payment places a unit in a city that the Leader captures."""

    carriers = ("proconsul",)
    unit: UnitName


class ProtectedFromInfluence(Kind, tag="protected_from_influence", frozen=True):
    """The Leader's city cannot be the target of Influence Culture."""

    carriers = ("dictator",)


class VetoBarbarians(Kind, tag="veto_barbarians", frozen=True):
    """Barbarian armies within range of the Leader move only with the player's consent."""

    carriers = ("dictator",)
    range: Number


class BonusAgainstBarbarians(Bonus, tag="bonus_against_barbarians", frozen=True):
    """Against Barbarians."""

    carriers = ("civilizer",)


Effects = (
    ImmuneToEvents
    | BuyAsFreeAction
    | LongRoads
    | HappyForPrice
    | ExchangeCards
    | BonusAbroad
    | PleaseCity
    | UnitForCapture
    | ProtectedFromInfluence
    | VetoBarbarians
    | BonusAgainstBarbarians
)
