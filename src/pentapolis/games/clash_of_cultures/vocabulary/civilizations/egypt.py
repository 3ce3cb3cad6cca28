"""Egypt."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import Amounts, BuildingName, Good, Kind, Number, TerrainName
from pentapolis.games.clash_of_cultures.vocabulary.shapes import OfAmount, OfGoods, PaidLimited, kind, plain

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


# CC-30.11: goods whenever the own Leader dies or is discarded
GainForLeader = kind("gain_for_leader", OfGoods, "embalming")
GodKing = plain("god_king", "man_god")  # CC-30.12: each Advance of `man_god_pairs` brings the ability of its partner
InfluenceFurther = kind("influence_further", OfAmount, "legendary")  # The range of the Leader's city is larger
# CC-30.13: free action: a culture token on the Leader's city; who attacks it pays as many
Beloved = kind("beloved", PaidLimited, "beloved")


class BundleForBuilding(Kind, tag="bundle_for_building", frozen=True):
    """One of several gains after constructing a building in the Leader's city."""

    carriers = ("monumental",)
    building: BuildingName
    options: tuple[Amounts, ...]


# Attacking a coastal city, or aboard in a battle against Pirates
BonusAtTheCoast = kind("bonus_at_the_coast", Bonus, "coastal_power")
