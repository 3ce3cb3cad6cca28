"""What several civilizations have, each with its own numbers."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.clash_of_cultures.vocabulary.common import (
    Amounts,
    BuildingName,
    CategoryId,
    Good,
    Kind,
    MoodName,
    Number,
    TerrainName,
    UnitName,
    WonderId,
)
from pentapolis.games.clash_of_cultures.vocabulary.shapes import (
    AtMost,
    FromTerrain,
    OfAdvances,
    OfChoice,
    OfGood,
    OfGoods,
    Paid,
    PaidEither,
    PaidLimited,
    kind,
    plain,
)

# Gains and payments

# Goods, at the moment that the rule of its carrier names
Gain = kind("gain", OfGoods, "captivi fast_war innovator this_is_sparta prosperous cultural_unity prey")
# So many goods in all, each of a kind that the player chooses
GainChoice = kind("gain_choice", OfChoice, "star_catalogues mediterranean_trader")


class Substitute(Kind, tag="substitute", frozen=True):
    """A good that may replace others, one for one, in some payments or in all of them."""

    carriers = ("human_sacrifice", "egypt_architecture", "captivi")
    good: Good
    replaces: tuple[Good, ...]
    purposes: tuple[Literal["construct", "wonder"], ...] = ()


class CheaperBuildings(Kind, tag="cheaper_buildings", frozen=True):
    """Some buildings in the Leader's city cost nothing of some goods."""

    carriers = ("guardian", "physician")
    buildings: tuple[BuildingName, ...]
    without: tuple[Good, ...]


# Free action: pay, and construct a building or Wonder in the Leader's city at its normal cost
ConstructHere = kind("construct_here", PaidLimited, "mass_sacrifice architect")


class Teach(PaidEither, tag="teach", frozen=True):
    """As an action, if the Leader's city is Happy: pay for a free Advance of a category."""

    carriers = ("art_of_war", "agriculture_economist", "constructor", "master")
    category: CategoryId


class DreamWonder(Kind, tag="dream_wonder", frozen=True):
    """A wonder card that must be taken, wherever it is; it costs less in the Leader's city."""

    carriers = ("great_gardens", "great_wall")
    wonder: WonderId
    reduce: Amounts


# Wonders in the Leader's city may be constructed as a free action
WonderAsFreeAction = plain("wonder_as_free_action", "great_gardens great_wall")
FreeAdvances = kind("free_advances", OfAdvances, "aqueducts shipbuilding")  # CC-6.13: Advances that cost no food
# Another good may replace the mood that Draft costs
DraftPaidWith = kind("draft_paid_with", OfGood, "carthage_mercenaries spartans")


# Collecting and recruiting

CollectFrom = kind("collect_from", FromTerrain, "flood_plains terracing")  # What a terrain gives to a Collect


class RecruitAtSize(Kind, tag="recruit_at_size", frozen=True):
    """Cities of a size recruit a unit without its building."""

    carriers = ("mounted_archers",)
    unit: UnitName
    size: Number


class RecruitByTerrain(Kind, frozen=True):
    unit: UnitName
    terrain: TerrainName


# Cities on a terrain recruit a unit without its building
RecruitOnTerrain = kind("recruit_on_terrain", RecruitByTerrain, "indian_elephants")
# Cities next to a terrain recruit a unit without its building
RecruitNextTo = kind("recruit_next_to", RecruitByTerrain, "persian_elephants")


class RecruitWithBuilding(Kind, tag="recruit_with_building", frozen=True):
    """Cities with another building recruit a unit too."""

    carriers = ("horsemanship",)
    unit: UnitName
    building: BuildingName


class RecruitFarAway(Kind, tag="recruit_far_away", frozen=True):
    """Cities so many spaces from the starting city space recruit a unit without its building."""

    carriers = ("provinces",)
    unit: UnitName
    distance: Number


# Battles


class Bonus(Kind, frozen=True):
    """A combat value bonus, for each time that a condition holds."""

    amount: Number


class BonusByBuilding(Bonus, frozen=True):
    building: BuildingName
    range: Number


BonusAboard = kind("bonus_aboard", Bonus, "fleet_commander admiral")  # In a naval battle while the Leader is aboard


class PayToCancel(Paid, tag="pay_to_cancel", frozen=True):
    """A payment that cancels hits."""

    carriers = ("fireworks", "tactician", "protector")
    hits: Number


# CC-20.24: in the first round the enemy's combat value bonuses count at most so much
CapBonus = kind("cap_bonus", AtMost, "father_of_strategy")


class CaptureMood(Kind, tag="capture_mood", frozen=True):
    """What a captured city becomes instead of Angry."""

    carriers = ("deliverance", "unifier", "provinces")
    mood: MoodName
