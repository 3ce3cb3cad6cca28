"""The Huns."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import Amounts, Good, Kind, Number, TerrainName
from pentapolis.games.clash_of_cultures.vocabulary.shapes import InRange, Limited, OfUnit, PaidEither, kind, plain


class MovingCities(Kind, tag="moving_cities", frozen=True):
    """CC-30.17: cities up to a size move like units, and gain so much of what the terrain of the new space gives."""

    carriers = ("nomads",)
    max_size: Number
    gives: dict[TerrainName, Good]
    amount: Number


RecruitsMove = kind("recruits_move", OfUnit, "mounted_archers")  # Units of a kind just recruited may move at once
# Settlers of others within range of an own army neither found cities nor trade
HinderSettlers = kind("hinder_settlers", InRange, "raiders")
# CC-30.18: when an own event moves Barbarians a payment lets the player choose where they go
DirectBarbarians = kind("direct_barbarians", PaidEither, "hunnic_tribes")


class ActLarger(Kind, tag="act_larger", frozen=True):
    """A city of a size that is not Angry collects and recruits as a larger one with the Leader."""

    carriers = ("ruler",)
    size: Number
    larger: Number


class CavalryAsElephant(Kind, tag="cavalry_as_elephant", frozen=True):
    """In the first round Cavalry icons may be used like those of Elephants."""

    carriers = ("horse_master",)
    icons: Number


# The Leader's city acts as Happy in its first activation of the turn, and is not activated again
ActHappyOnce = kind("act_happy_once", Limited, "enforcer")
# The defender of a city plays no tactics card in the first round
DenyTacticsAtWalls = plain("deny_tactics_at_walls", "battering_rams")


class GainNearOthers(Kind, tag="gain_near_others", frozen=True):
    """Goods for a captured city if another enemy city is within range of it."""

    carriers = ("tribute",)
    goods: Amounts
    range: Number
