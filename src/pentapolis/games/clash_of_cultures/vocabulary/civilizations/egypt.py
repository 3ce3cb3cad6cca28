"""Egypt."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import (
    Amounts,
    BuildingName,
    Good,
    Kind,
    Number,
    PaidLimited,
    TerrainName,
)

from .shared import Bonus


class FoundOn(Kind, tag="found_on", frozen=True):
    """CC-30.10: cities may be founded on a terrain."""

    carriers = ("flood_plains",)
    terrain: TerrainName


class GainAfterBattle(Kind, tag="gain_after_battle", frozen=True):
    """CC-30.11: a good after each battle, with few in hand."""

    carriers = ("embalming",)
    good: Good
    amount: Number
    max_held: Number


class GainForLeader(Kind, tag="gain_for_leader", frozen=True):
    """CC-30.11: goods whenever the own Leader dies or is discarded."""

    carriers = ("embalming",)
    goods: Amounts


class GodKing(Kind, tag="god_king", frozen=True):
    """CC-30.12: each Advance of `man_god_pairs` brings the ability of its partner."""

    carriers = ("man_god",)


class InfluenceFurther(Kind, tag="influence_further", frozen=True):
    """The range of the Leader's city is larger."""

    carriers = ("legendary",)
    amount: Number


class Beloved(PaidLimited, tag="beloved", frozen=True):
    """CC-30.13: free action: a culture token on the Leader's city; who attacks it pays as many."""

    carriers = ("beloved",)


class BundleForBuilding(Kind, tag="bundle_for_building", frozen=True):
    """One of several gains after constructing a building in the Leader's city."""

    carriers = ("monumental",)
    building: BuildingName
    options: tuple[Amounts, ...]


class BonusAtTheCoast(Bonus, tag="bonus_at_the_coast", frozen=True):
    """Attacking a coastal city, or aboard in a battle against Pirates."""

    carriers = ("coastal_power",)


Effects = (
    FoundOn
    | GainAfterBattle
    | GainForLeader
    | GodKing
    | InfluenceFurther
    | Beloved
    | BundleForBuilding
    | BonusAtTheCoast
)
