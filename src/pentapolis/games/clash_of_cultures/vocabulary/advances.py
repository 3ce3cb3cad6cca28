"""What the Advances of the player board do (CC-29), in the order of the board; those of governments stand apart."""

from __future__ import annotations

from typing import Literal

from .common import Amounts, BuildingName, CategoryId, Good, Kind, Number, UnitName
from .shapes import AnyGood, ForBuilding, FromTerrain, OfAdvances, OfAmount, OfGood, OfTag, Paid, kind, plain

# Agriculture, Construction, Maritime

Collect = kind("collect", FromTerrain)  # CC-9.3: cities collect these goods from a terrain


class Store(Kind, tag="store", frozen=True):
    """CC-4.2, CC-29.11: a player holds at most so many of a resource, whatever the limit is without it."""

    good: Literal["food", "wood", "ore", "ideas", "gold"]
    most: Number


IgnoreEvents = kind("ignore_events", OfTag, "irrigation sanitation")  # CC-29.1, CC-29.2: events with a tag do nothing


class CollectFar(Kind, tag="collect_far", frozen=True):
    """CC-9.11: some of the spaces of a Collect may be Land further away."""

    carriers = ("husbandry",)
    distance: Number
    spaces: Number
    spaces_with_roads: Number


ConstructWonders = plain("construct_wonders", "engineering")  # CC-28.2: Wonders may be constructed


class RecruitFor(Paid, tag="recruit_for", frozen=True):
    """CC-11.9: in each Recruit so many units of a kind may cost something else."""

    carriers = ("sanitation", "draft")
    unit: UnitName
    units: Number


class RoadMoves(Paid, tag="road_moves", frozen=True):
    """CC-12.11: a group that pays goes so far and ignores the terrain."""

    carriers = ("roads",)
    range: Number


SailRoundEdge = plain("sail_round_edge", "navigation")  # CC-13.3: Ships sail round the edge of the map


class CancelHits(Kind, tag="cancel_hits", frozen=True):
    """CC-24.6: hits cancelled in one round of a battle at sea, or of an attack straight from Ships."""

    carriers = ("warships",)
    hits: Number
    round: Number


class Chart(Kind, tag="chart", frozen=True):
    """CC-29.12: gains after a Move action in which a Ship moved, and if one went round the edge."""

    carriers = ("cartography",)
    moved: Amounts
    navigated: Amounts


# Education, Warfare, Spirituality

# CC-9.12: more goods from a Collect in a city with a building
CollectMore = kind("collect_more", ForBuilding, "public_education")


class TuitionFee(Paid, tag="tuition_fee", frozen=True):
    """CC-29.3: whoever spends one of some goods on an Advance may pay more to gain something."""

    carriers = ("free_education",)
    spent: tuple[Good, ...]
    goods: Amounts


class GainWithAdvances(Kind, tag="gain_with_advances", frozen=True):
    """CC-29.4: goods for every Advance of a category that is gained later."""

    carriers = ("philosophy",)
    category: CategoryId
    goods: Amounts


MoveArmies = plain("move_armies", "tactics")  # CC-12.6: army units move
LayCards = plain("lay_cards", "tactics")  # CC-17.2: action cards may be laid in battles


class BesiegeFortress(Kind, tag="besiege_fortress", frozen=True):
    """CC-29.5: what it costs an attacker to cancel the die of a Fortress, and the hit that it cancels."""

    carriers = ("siegecraft",)
    die: Amounts
    hit: Amounts


class Weapons(Paid, tag="weapons", frozen=True):
    """CC-20.22: combat value in every round of a land battle, less against an enemy who has the same."""

    carriers = ("steel_weapons",)
    value: Number
    value_if_matched: Number


# CC-25.7: the mood of a city does not fall by the text of an event, for a price for each city
KeepMood = kind("keep_mood", Paid, "myths")
PayHappiness = kind("pay_happiness", AnyGood, "rituals")  # CC-14.2: goods that replace mood in Increase Happiness


class FreeOfCategory(Kind, tag="free_of_category", frozen=True):
    """CC-29.12: an Advance of a category costs nothing."""

    carriers = ("priesthood",)
    category: CategoryId


class CheaperBuilding(Kind, tag="cheaper_building", frozen=True):
    """CC-10.12: a building costs less."""

    carriers = ("state_religion",)
    building: BuildingName
    reduce: Amounts


# Economy, Traditions, Science


class Barter(Kind, tag="barter", frozen=True):
    """CC-29.12: free action: action cards for goods of choice."""

    carriers = ("bartering",)
    cards: Number
    options: tuple[Good, ...]
    amount: Number


class TradeRoutes(Kind, tag="trade_routes", frozen=True):
    """CC-29.7: so many routes at most, each to a city so near; what each gives."""

    carriers = ("trade_routes",)
    routes: Number
    range: Number
    good: Good


class Levy(Paid, tag="levy", frozen=True):
    """CC-29.6: as an action: goods of choice, as many as own cities."""

    carriers = ("taxes",)
    options: tuple[Good, ...]


AlsoGive = kind("also_give", OfGood, "currency")  # CC-29.8: Trade Routes and Taxes may give this good too
InfluenceForPrice = kind("influence_for_price", Paid, "arts")  # CC-15.11: free action: Influence Culture


class RaiseMood(Paid, tag="raise_mood", frozen=True):
    """CC-14.4: as an action: so many steps of one city, each for the price."""

    carriers = ("circus_and_sports",)
    steps: Number


# CC-15.14: own cities with a Wonder cannot be the target of enemies
ProtectWonders = plain("protect_wonders", "monuments")
# CC-29.12: free action: one kind of token becomes the other
ExchangeTokens = kind("exchange_tokens", OfAmount, "drama")
FreeAdvances = kind("free_advances", OfAdvances, "math astronomy")  # CC-6.13: these Advances cost nothing
# CC-11.10: of the resources spent on a Recruit so many come back
RegainSpent = kind("regain_spent", OfAmount, "medicine")


class Smelt(Kind, tag="smelt", frozen=True):
    """CC-9.10: of at least so many of a good that were collected, one may become another."""

    carriers = ("metallurgy",)
    good: Good
    least: Number
    into: Good


FreeWeapons = plain("free_weapons", "metallurgy")  # CC-20.22: Steel Weapons cost nothing against enemies without them
