"""What Great Persons do in the hand of their owner or face up on the table (CC-31.1)."""

from __future__ import annotations

from .common import Amounts, BuildingName, CategoryId, Kind, Number
from .shapes import kind


class InHand(Kind, frozen=True):
    """The card is held in hand like an action card and does this when it is played as an action."""


class FaceUp(Kind, frozen=True):
    """The card lies face up in front of its owner, where it works from now on."""


class FreeAdvance(InHand, tag="free_advance", frozen=True):
    """An Advance of one of some categories, for nothing; the event track is not touched (CC-17.7)."""

    categories: tuple[CategoryId, ...]


class ExploreAndSettle(InHand, tag="explore_and_settle", frozen=True):
    """Reveal a region next to one with an own city; for the cost found a city there without a Settler."""

    cost: Amounts


MakeHappy = kind("make_happy", InHand)  # An own city becomes Happy


class ConstructNow(InHand, tag="construct_now", frozen=True):
    """A building at its price, without activating the city: one of a kind, or any."""

    building: BuildingName | None = None


class OwnerGains(InHand, tag="owner_gains", frozen=True):
    """Goods for whoever plays the card."""

    goods: Amounts


class DrawActions(InHand, tag="draw_actions", frozen=True):
    """Action cards."""

    cards: Number


class March(InHand, tag="march", frozen=True):
    """A Move action; its first battle has more combat value in every round."""

    carriers = ("e24_great_warlord",)
    bonus: Number


TradeNow = kind("trade_now", InHand)  # The income of Trade Routes at once, for its owner (CC-29.7)
# Any number of mood tokens become culture tokens, or the other way round
ExchangeTokens = kind("exchange_tokens", InHand)
# An objective card for each player, which comes when they next draw one
AssignObjectives = kind("assign_objectives", InHand)


class HelpWonder(FaceUp, tag="help_wonder", frozen=True):
    """A Wonder without its Advance (CC-28.2) and for less; the card is discarded."""

    carriers = ("e55_great_architect",)
    reduce: Amounts


class Relations(FaceUp, tag="relations", frozen=True):
    """Two players who must pay to attack each other (CC-31.8)."""

    carriers = ("e57_great_diplomat",)
    attack_cost: Amounts
