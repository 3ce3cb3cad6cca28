"""The Vikings."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import BuildingName, Kind, Limited, Number, Paid, Points

from .shared import Bonus


class ShipConversion(Kind, tag="ship_conversion", frozen=True):
    """CC-30.27: by a move land units become Ships, and Ships land units."""

    carriers = ("shipbuilding",)


class ShipsAfterBattle(Kind, tag="ships_after_battle", frozen=True):
    """Ships move even after a battle."""

    carriers = ("longships",)


class ShipCapacity(Kind, tag="ship_capacity", frozen=True):
    """Ships carry so many land units."""

    carriers = ("longships",)
    max: Number


class Raid(Kind, tag="raid", frozen=True):
    """The owner of a city next to a trading Ship loses resources, once for each player and turn."""

    carriers = ("marauders",)
    amount: Number


class SetAside(Kind, tag="set_aside", frozen=True):
    """CC-30.28: after a battle with so many army units lost an unused building may be set aside for points."""

    carriers = ("runestones",)
    lost: Number
    building: BuildingName
    vp: Points


class PointsForDistance(Kind, tag="points_for_distance", frozen=True):
    """CC-3.11: points at the end for each space between the Leader and the starting city space."""

    carriers = ("ruler_of_the_north",)
    vp: Points


class FreeTaxes(Limited, tag="free_taxes", frozen=True):
    """As an action activate the Leader's city for the income of Taxes; not in a turn in which Taxes is used."""

    carriers = ("danegeld",)


class MarkRegion(Paid, tag="mark_region", frozen=True):
    """As an action aboard: pay for a marker in the Leader's region, worth points."""

    carriers = ("legendary_explorer",)
    vp: Points


class GoAshore(Kind, tag="go_ashore", frozen=True):
    """Free action: all land units of the Leader's Sea space land together."""

    carriers = ("new_colonies",)


class BonusFromShips(Bonus, tag="bonus_from_ships", frozen=True):
    """Attacking straight from Ships."""

    carriers = ("terror_of_the_north",)


Effects = (
    ShipConversion
    | ShipsAfterBattle
    | ShipCapacity
    | Raid
    | SetAside
    | PointsForDistance
    | FreeTaxes
    | MarkRegion
    | GoAshore
    | BonusFromShips
)
