"""The Vikings."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import BuildingName, Kind, Number, Points
from pentapolis.games.clash_of_cultures.vocabulary.shapes import AtMost, Limited, OfAmount, OfPoints, Paid, kind, plain

from .shared import Bonus

# CC-30.27: by a move land units become Ships, and Ships land units
ShipConversion = plain("ship_conversion", "shipbuilding")
ShipsAfterBattle = plain("ships_after_battle", "longships")  # Ships move even after a battle
ShipCapacity = kind("ship_capacity", AtMost, "longships")  # Ships carry so many land units
# The owner of a city next to a trading Ship loses resources, once for each player and turn
Raid = kind("raid", OfAmount, "marauders")


class SetAside(Kind, tag="set_aside", frozen=True):
    """CC-30.28: after a battle with so many army units lost an unused building may be set aside for points."""

    carriers = ("runestones",)
    lost: Number
    building: BuildingName
    vp: Points


# CC-3.11: points at the end for each space between the Leader and the starting city space
PointsForDistance = kind("points_for_distance", OfPoints, "ruler_of_the_north")
# As an action activate the Leader's city for the income of Taxes; not in a turn in which Taxes is used
FreeTaxes = kind("free_taxes", Limited, "danegeld")


class MarkRegion(Paid, tag="mark_region", frozen=True):
    """As an action aboard: pay for a marker in the Leader's region, worth points."""

    carriers = ("legendary_explorer",)
    vp: Points


GoAshore = plain("go_ashore", "new_colonies")  # Free action: all land units of the Leader's Sea space land together
BonusFromShips = kind("bonus_from_ships", Bonus, "terror_of_the_north")  # Attacking straight from Ships
