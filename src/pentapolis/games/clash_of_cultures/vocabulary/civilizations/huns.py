"""The Huns."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import (
    Amounts,
    Good,
    Kind,
    Limited,
    Number,
    PaidEither,
    TerrainName,
    UnitName,
)


class MovingCities(Kind, tag="moving_cities", frozen=True):
    """CC-30.17: cities up to a size move like units, and gain so much of what the terrain of the new space gives."""

    carriers = ("nomads",)
    max_size: Number
    gives: dict[TerrainName, Good]
    amount: Number


class RecruitsMove(Kind, tag="recruits_move", frozen=True):
    """Units of a kind just recruited may move at once."""

    carriers = ("mounted_archers",)
    unit: UnitName


class HinderSettlers(Kind, tag="hinder_settlers", frozen=True):
    """Settlers of others within range of an own army neither found cities nor trade."""

    carriers = ("raiders",)
    range: Number


class DirectBarbarians(PaidEither, tag="direct_barbarians", frozen=True):
    """CC-30.18: when an own event moves Barbarians a payment lets the player choose where they go."""

    carriers = ("hunnic_tribes",)


class ActLarger(Kind, tag="act_larger", frozen=True):
    """A city of a size that is not Angry collects and recruits as a larger one with the Leader."""

    carriers = ("ruler",)
    size: Number
    larger: Number


class CavalryAsElephant(Kind, tag="cavalry_as_elephant", frozen=True):
    """In the first round Cavalry icons may be used like those of Elephants."""

    carriers = ("horse_master",)
    icons: Number


class ActHappyOnce(Limited, tag="act_happy_once", frozen=True):
    """The Leader's city acts as Happy in its first activation of the turn, and is not activated again."""

    carriers = ("enforcer",)


class DenyTacticsAtWalls(Kind, tag="deny_tactics_at_walls", frozen=True):
    """The defender of a city plays no tactics card in the first round."""

    carriers = ("battering_rams",)


class GainNearOthers(Kind, tag="gain_near_others", frozen=True):
    """Goods for a captured city if another enemy city is within range of it."""

    carriers = ("tribute",)
    goods: Amounts
    range: Number


Effects = (
    MovingCities
    | RecruitsMove
    | HinderSettlers
    | DirectBarbarians
    | ActLarger
    | CavalryAsElephant
    | ActHappyOnce
    | DenyTacticsAtWalls
    | GainNearOthers
)
