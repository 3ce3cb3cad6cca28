"""Greece."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import Amounts, BuildingName, Kind, Limited, Number, Paid

from .shared import Bonus


class GainForRecruit(Kind, tag="gain_for_recruit", frozen=True):
    """CC-30.15: goods whenever a city with a building recruits."""

    carriers = ("formal_training",)
    building: BuildingName
    goods: Amounts


class DenyTacticsOutnumbered(Kind, tag="deny_tactics_outnumbered", frozen=True):
    """The enemy plays no tactics card in a round of a land battle begun with fewer units."""

    carriers = ("spartans",)


class InfluenceAbroad(Kind, tag="influence_abroad", frozen=True):
    """CC-30.15: Influence Culture may start from any city with a building in the own colour."""

    carriers = ("hellenization",)


class ArtsFor(Paid, tag="arts_for", frozen=True):
    """CC-30.15: Arts may cost this instead."""

    carriers = ("hellenization",)


class OtherCityActivated(Limited, tag="other_city_activated", frozen=True):
    """CC-30.16: at one of a city's activations in a turn another city may count as activated in its place."""

    carriers = ("polis",)
    activation: Number


class Idol(Paid, tag="idol", frozen=True):
    """Free action: pay and activate the Leader's city to play a card that needs an action."""

    carriers = ("idol",)


class BonusPerRegion(Bonus, tag="bonus_per_region", frozen=True):
    """For each region but the own starting region with an own city."""

    carriers = ("ruler_of_the_world",)


class BonusOutnumbered(Bonus, tag="bonus_outnumbered", frozen=True):
    """For each army unit that the enemy has more."""

    carriers = ("hero_of_thermopylae",)


Effects = (
    GainForRecruit
    | DenyTacticsOutnumbered
    | InfluenceAbroad
    | ArtsFor
    | OtherCityActivated
    | Idol
    | BonusPerRegion
    | BonusOutnumbered
)
