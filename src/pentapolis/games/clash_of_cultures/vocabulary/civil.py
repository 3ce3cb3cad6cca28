"""What the upper halves of action cards do, outside of battles (CC-17): the rules of each are bound to its card."""

from __future__ import annotations

from typing import Literal

from .common import Good, Kind, MoodName, Number
from .shapes import ForBuilding, InRange, OfActions, OfCards, OfGoods, Paid, kind, plain

LandUnit = Literal["settler", "infantry", "cavalry", "elephant"]


# Advances and goods

LearnAdvance = plain("learn_advance", "quick_advance")  # CC-17.7: an Advance for nothing more than the card costs
# CC-31.10: an Advance for nothing that a player within range has
LearnFromNear = kind("learn_from_near", InRange, "inspiration")
# CC-31.10: an Advance of a player within range for nothing; then that player has one of the own
TradeAdvances = kind("trade_advances", InRange, "technology_trade")
# CC-17.4, CC-31.10: an Advance for nothing of the player whose city was captured
LearnFromLoser = plain("learn_from_loser", "teach_us")
BuyAdvance = plain("buy_advance", "new_ideas")  # CC-17.7: an Advance at its normal cost
BuyPair = plain("buy_pair", "synergies")  # CC-17.7: two Advances of one category at their normal cost
Gain = kind("gain", OfGoods, "great_ideas new_ideas")
# Goods for each building of a kind in the own cities, of whatever colour
GainForBuildings = kind("gain_for_buildings", ForBuilding, "ideas")


# Cities and units


class Cheer(Paid, tag="cheer", frozen=True):
    """A city is some steps happier; for the cost one, the same or another, some steps further."""

    carriers = ("hero_general",)
    steps: Number
    further: Number


ConstructFree = plain("construct_free", "city_development")  # CC-10.2: a building without paying for it
ExploreNear = plain("explore_near", "explorer")  # CC-19.12: perhaps a region next to one with an own city is revealed


class PlaceUnits(Kind, tag="place_units", frozen=True):
    """Units from the supply into own cities with room."""

    carriers = ("explorer", "militia")
    unit: LandUnit
    amount: Number


CollectAgain = plain("collect_again", "production_focus")  # CC-17.6: the next Collect may use its spaces several times


class CollectMore(Kind, tag="collect_more", frozen=True):
    """CC-17.6: the next Collect may use more spaces."""

    carriers = ("mass_production",)
    spaces: Number


# Others


class HireArmies(Kind, tag="hire_armies", frozen=True):
    """CC-31.9: Barbarian armies in range of cities or army units move, each for a wage; cities they left gain units."""

    carriers = ("mercenaries",)
    range: Number
    goods: tuple[Good, ...]
    amount: Number
    units: Number


class InfluenceBarbarians(Kind, tag="influence_barbarians", frozen=True):
    """Influence Culture wins a Barbarian city of a size; it has a mood then, and one of some units for theirs."""

    carriers = ("cultural_takeover",)
    size: Number
    mood: MoodName
    units: tuple[LandUnit, ...]


class SwapCards(Kind, tag="swap_cards", frozen=True):
    """Look at another player's cards of these decks; one of them may be swapped for an own of its deck."""

    carriers = ("spy",)
    decks: tuple[Literal["action", "objective", "wonder"], ...]


# Draw objective cards, of which one may be kept for one of the hand
ReplaceObjective = kind("replace_objective", OfCards, "new_plans")
Truce = plain("truce", "negotiations")  # CC-31.8: no attack on another player in this turn, none by it in its next turn
MoreActions = kind("more_actions", OfActions, "leadership")  # CC-2.2: Main Actions in this turn
# CC-31.14: Main Actions that another player has not in its next turn
FewerActions = kind("fewer_actions", OfActions, "assassination")
