"""What several civilizations have, each with its own numbers."""

from __future__ import annotations

from typing import Literal

from pentapolis.games.clash_of_cultures.vocabulary.common import (
    Amounts,
    BuildingName,
    Good,
    Kind,
    MoodName,
    Number,
    Paid,
    PaidEither,
    PaidLimited,
    TerrainName,
    UnitName,
)

# Gains and payments


class Gain(Kind, tag="gain", frozen=True):
    """Goods, at the moment that the rule of its carrier names."""

    carriers = (*("captivi", "fast_war", "innovator", "this_is_sparta", "prosperous", "cultural_unity", "prey"),)
    goods: Amounts


class GainChoice(Kind, tag="gain_choice", frozen=True):
    """So many goods in all, each of a kind that the player chooses."""

    carriers = ("star_catalogues", "mediterranean_trader")
    options: tuple[Good, ...]
    amount: Number


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


class ConstructHere(PaidLimited, tag="construct_here", frozen=True):
    """Free action: pay, and construct a building or Wonder in the Leader's city at its normal cost."""

    carriers = ("mass_sacrifice", "architect")


class Teach(PaidEither, tag="teach", frozen=True):
    """As an action, if the Leader's city is Happy: pay for a free Advance of a category."""

    carriers = ("art_of_war", "agriculture_economist", "constructor", "master")
    category: str


class DreamWonder(Kind, tag="dream_wonder", frozen=True):
    """A wonder card that must be taken, wherever it is; it costs less in the Leader's city."""

    carriers = ("great_gardens", "great_wall")
    wonder: str
    reduce: Amounts


class WonderAsFreeAction(Kind, tag="wonder_as_free_action", frozen=True):
    """Wonders in the Leader's city may be constructed as a free action."""

    carriers = ("great_gardens", "great_wall")


class FreeAdvances(Kind, tag="free_advances", frozen=True):
    """CC-6.13: Advances that cost no food."""

    carriers = ("aqueducts", "shipbuilding")
    advances: tuple[str, ...]


class DraftPaidWith(Kind, tag="draft_paid_with", frozen=True):
    """Another good may replace the mood that Draft costs."""

    carriers = ("carthage_mercenaries", "spartans")
    good: Good


# Collecting and recruiting


class CollectFrom(Kind, tag="collect_from", frozen=True):
    """What a terrain gives to a Collect."""

    carriers = ("flood_plains", "terracing")
    terrain: TerrainName
    goods: tuple[Good, ...]


class RecruitAtSize(Kind, tag="recruit_at_size", frozen=True):
    """Cities of a size recruit a unit without its building."""

    carriers = ("mounted_archers",)
    unit: UnitName
    size: Number


class RecruitOnTerrain(Kind, tag="recruit_on_terrain", frozen=True):
    """Cities on a terrain recruit a unit without its building."""

    carriers = ("indian_elephants",)
    unit: UnitName
    terrain: TerrainName


class RecruitNextTo(Kind, tag="recruit_next_to", frozen=True):
    """Cities next to a terrain recruit a unit without its building."""

    carriers = ("persian_elephants",)
    unit: UnitName
    terrain: TerrainName


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


class BonusAboard(Bonus, tag="bonus_aboard", frozen=True):
    """In a naval battle while the Leader is aboard."""

    carriers = ("fleet_commander", "admiral")


class PayToCancel(Paid, tag="pay_to_cancel", frozen=True):
    """A payment that cancels hits."""

    carriers = ("fireworks", "tactician", "protector")
    hits: Number


class CapBonus(Kind, tag="cap_bonus", frozen=True):
    """CC-20.24: in the first round the enemy's combat value bonuses count at most so much."""

    carriers = ("father_of_strategy",)
    max: Number


class CaptureMood(Kind, tag="capture_mood", frozen=True):
    """What a captured city becomes instead of Angry."""

    carriers = ("deliverance", "unifier", "provinces")
    mood: MoodName


Effects = (
    Gain
    | GainChoice
    | Substitute
    | CheaperBuildings
    | ConstructHere
    | Teach
    | DreamWonder
    | WonderAsFreeAction
    | FreeAdvances
    | DraftPaidWith
    | CollectFrom
    | RecruitAtSize
    | RecruitOnTerrain
    | RecruitNextTo
    | RecruitWithBuilding
    | RecruitFarAway
    | BonusAboard
    | PayToCancel
    | CapBonus
    | CaptureMood
)
