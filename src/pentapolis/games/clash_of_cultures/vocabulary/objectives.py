"""What objectives ask for (CC-18): a position, of which can be told how near it is, or something that happens."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import TYPE_CHECKING, Literal

from pentapolis.kernel.data import DataError

from .common import Amounts, BuildingName, Good, Kind, MoodName, Number, UnitName, place
from .shapes import kind

if TYPE_CHECKING:
    from pentapolis.games.clash_of_cultures.entries import Objective

Forces = Literal["army", "settler", "infantry", "ship", "cavalry", "elephant", "leader"]
"""All army units, or one kind of unit."""

UnitNames = frozenset[UnitName]


class Position(Kind, frozen=True):
    """It can be counted how much of it there is."""


class AtLeast(Position, frozen=True):
    min: Number


class Ahead(Position, frozen=True):
    """More than any other player, by a margin."""

    margin: Number


class Feat(Kind, frozen=True):
    """It happens, and is completed at once (CC-18.2)."""


class FeatOf(Feat, frozen=True):
    """It happens, and is so large."""

    min: Number


# Cities

Cities = kind("cities", AtLeast)
OwnBuildings = kind("different_own_buildings", AtLeast)  # kinds of buildings in the own colour, in own cities
IsolatedCities = kind("isolated_cities", AtLeast)  # cities adjacent to no other city
# cities of others, Barbarians included, with a building in the own colour
InfluencedCities = kind("influenced_cities", AtLeast)
MostInfluence = kind("most_influenced_buildings", Ahead)  # buildings in cities of others


class MostCitiesWithBuilding(Ahead, tag="most_cities_with_building", frozen=True):
    """Whatever the colour of the building."""

    building: BuildingName


class CitiesWithMood(AtLeast, tag="cities_with_mood", frozen=True):
    """The one position that may also be asked for at any time."""

    mood: MoodName


class CityOfSize(Position, tag="city_of_size", frozen=True):
    size: Number


class FarCity(AtLeast, tag="city_distance_from_start", frozen=True):
    """A city so many spaces from the starting city space; not if an objective was completed in the last Round."""

    not_after: str


# Advances

CategoriesStarted = kind("categories_started", AtLeast)  # categories with an Advance
MostCompleteCategories = kind("most_complete_categories", Ahead)  # categories with all their Advances
GovernmentComplete = kind("government_complete", Position)  # all Advances of a form of government


class MostAdvances(Ahead, tag="most_advances", frozen=True):
    """And so many."""

    min: Number


class CategoryComplete(Position, tag="category_complete", frozen=True):
    """All Advances of a category."""

    category: str


class CivilizationRisen(Position, tag="civ_advances_and_leaders", frozen=True):
    """Advances of the civilization, and Leaders that were recruited in the game."""

    advances: Number
    leaders: Number


# Resources and trade


class Supply(Position, tag="have_resource", frozen=True):
    """CC-4.4: so many of a resource, some of which are paid; gold stands for no other."""

    resource: Good
    amount: Number
    pay: Number


class Supplies(Position, tag="have_resources", frozen=True):
    """So many of several resources, which are kept."""

    goods: Amounts


class PossibleTradeRoutes(AtLeast, tag="possible_trade_routes", frozen=True):
    """CC-29.7: routes that could be formed, by any trader or by one kind of unit only."""

    by: Literal["any", "settler", "ship"]


# Units

Blockade = kind("ships_at_enemy_ports", AtLeast)  # Ships on Sea spaces that Ports of other players face
ArmyAndShips = kind("army_and_ships", AtLeast)  # army units and Ships together
CitiesWithArmy = kind("cities_with_army", AtLeast)  # own cities with army units
ArmyAtCities = kind("army_adjacent_to_enemy_cities", AtLeast)  # army units next to cities of other players
MostArmyUnits = kind("most_army_units", Ahead)


class OneOfEach(Position, tag="one_of_each_unit", frozen=True):
    """One unit of each of these kinds on the map."""

    units: UnitNames


class UnitsOnSpaces(Position, tag="unit_on_spaces", frozen=True):
    """Spaces with such units."""

    unit: Forces
    spaces: Number


class UnitsAway(UnitsOnSpaces, tag="units_away_from_cities", frozen=True):
    """Each so far from the own cities."""

    distance: Number


class Fleet(Ahead, tag="ships", frozen=True):
    """So many Ships; or fewer if they are more than any other player has."""

    min: Number
    or_lead_with_min: Number


# What happens

FoundCity = kind("found_city_distance", FeatOf)  # a city is founded so many spaces from the starting city space
EliminateArmy = kind("eliminate_army_on_land", FeatOf)  # enemy army units are eliminated in a land battle
LandBattle = kind("land_battle_of", FeatOf)  # a land battle begins with so many units in all
PiratesBeaten = kind("won_pirate_battles_in_turn", FeatOf)  # battles against Pirates are won in a turn
# A Wonder is constructed; also in the Status Phase, if nobody else constructed one in the last Round
ConstructWonder = kind("construct_wonder", Feat)


class DraftUsed(Feat, tag="draft_used_in_turn", frozen=True):
    """CC-11.9: Draft is used so many times in a turn."""

    times: Number


class CaptureCity(Feat, tag="capture_city", frozen=True):
    """A city is captured: defended by anything or by so many units, by armies straight from Ships."""

    owner: Literal["player", "barbarian"]
    defended: bool = False
    defenders_min: int = 0
    disembarked: bool = False


class WinBattle(Feat, tag="win_battle", frozen=True):
    """A battle is won, and all that is stated was so. `units`: how many it was begun with, against the enemy's."""

    versus: Literal["anyone", "player", "barbarian"] = "anyone"
    role: Literal["any", "attacker", "defender"] = "any"
    battle: Literal["any", "land", "naval"] = "any"
    in_city: bool = False
    eliminated_min: int = 0
    units: Literal["any", "not_more", "fewer"] = "any"
    with_leader: bool = False
    survivor: UnitNames = frozenset()


class BeatLearned(Feat, tag="beat_learned", frozen=True):
    """A battle is won against a player who has more Advances of a category, or with fewer units."""

    category: str


class AttackCity(Feat, tag="attack_city", frozen=True):
    """So many army units attack a city so large with so many Wonders."""

    size: Number
    wonders_min: Number
    army_min: Number


class LandBattles(FeatOf, tag="land_battles_in_turn", frozen=True):
    """So many land battles on different spaces in a turn, some of them won."""

    won_min: Number


class EliminateLeader(Feat, tag="eliminate_leader_and", frozen=True):
    """A Leader is eliminated, and so many army units or Ships in the same battle."""

    others_min: Number


class EliminateTrader(Feat, tag="eliminate_trader", frozen=True):
    """A unit of these kinds is eliminated that could have formed a trade route."""

    units: UnitNames


# What types cannot say


def check_objectives(goals: Mapping[str, Objective], categories: Container[str]) -> None:
    """CC-18.2, CC-18.5: when each is completed, and that all they name is there."""
    for goal in goals.values():
        for fault in faults(goal, goals, categories):
            raise DataError(place("objectives", goal.id), fault)
    standing = [goal.id for goal in goals.values() if is_position(goal) and goal.timing == "immediate"]
    far = [goal.id for goal in goals.values() if isinstance(goal.condition, FarCity)]
    for first, *more in filter(None, (standing, far)):  # a player's state has one number for either
        if more:
            raise DataError(place("objectives", more[0]), f"{first} asks for the like, and only one may")


def is_position(goal: Objective) -> bool:
    return isinstance(goal.condition, Position)


def faults(goal: Objective, goals: Mapping[str, Objective], categories: Container[str]) -> list[str]:
    condition, found = goal.condition, list[str]()
    if not is_position(goal) and goal.timing != "immediate":
        found.append("what happens is completed at once: its timing must be immediate")
    if is_position(goal) and goal.timing == "immediate" and not isinstance(condition, CitiesWithMood):
        found.append("such a position is looked at in the Status Phase only: its timing must be status_phase")
    for other in goal.not_same_status_phase_as:
        if other not in goals or goal.id not in goals[other].not_same_status_phase_as:
            found.append(f"{other!r} must be an objective that names this one too")
    match condition:
        case CategoryComplete() | BeatLearned() if condition.category not in categories:
            found.append(f"there is no category {condition.category!r}")
        case FarCity() if condition.not_after not in goals:
            found.append(f"there is no objective {condition.not_after!r}")
        case Supply() if condition.pay > condition.amount:
            found.append(f"{condition.amount} may be too few to pay {condition.pay}")
    return found
