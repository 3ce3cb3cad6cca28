"""The Aztecs."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import ArmyName, Kind, Number, Points, TerrainName
from pentapolis.games.clash_of_cultures.vocabulary.shapes import InRange, Limited, PaidLimited, kind, plain


class TakeCaptives(Kind, tag="take_captives", frozen=True):
    """CC-30.4: defeated units of some kinds are kept, so many at most, and count at the end."""

    carriers = ("captives",)
    units: tuple[ArmyName, ...]
    max: Number
    vp_each: Points


class CancelEvent(Kind, tag="cancel_event", frozen=True):
    """CC-30.5: Captives cancel the event card just drawn."""

    carriers = ("human_sacrifice",)
    captives: Number


class GoldForCity(Kind, tag="gold_for_city", frozen=True):
    """Gold for a new city, and more in exchange for something else for each space of a terrain next to it."""

    carriers = ("aztec_gold",)
    amount: Number
    terrain: TerrainName
    exchange: Number


# CC-30.6: enemy cities within range may be collected from
CollectFromCities = kind("collect_from_cities", InRange, "tribute_empire")


class CaptivesForResources(Kind, tag="captives_for_resources", frozen=True):
    """In the Leader's city each Captive returned replaces so many resources of a building or Wonder."""

    carriers = ("growth",)
    resources: Number


class Tributes(PaidLimited, tag="tributes", frozen=True):
    """Free action: pay to Collect in the Leader's city, if it is not too large."""

    carriers = ("tributes",)
    max_size: Number


class CancelFarFromHome(Kind, tag="cancel_far_from_home", frozen=True):
    """Each round some hits less, if no own city is within range of the battle."""

    carriers = ("expansionism",)
    hits: Number
    range: Number


# The text of an event neither lowers the mood of the Leader's city nor removes units there
StormMaster = plain("storm_master", "storm_master")
# As an action: an enemy land unit next to the Leader moves 1 Land space
DriveAway = kind("drive_away", Limited, "spread_of_fear")
