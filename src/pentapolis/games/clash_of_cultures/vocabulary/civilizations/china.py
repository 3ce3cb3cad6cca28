"""China."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import Good, Kind, Limited, Number, TerrainName, UnitName

from .shared import Bonus


class RiceFields(Kind, tag="rice_fields", frozen=True):
    """CC-9.14: more of a good for each collected space of a terrain outside the city with an own unit."""

    carriers = ("rice_cultivation",)
    terrain: TerrainName
    unit: UnitName
    good: Good
    amount: Number
    max: Number


class SettlersMove(Kind, tag="settlers_move", frozen=True):
    """CC-30.9: after a Recruit with a Settler a free Move of Settlers in cities, in so many groups."""

    carriers = ("expansion",)
    groups: Number


class Retrain(Limited, tag="retrain", frozen=True):
    """As an action Settlers become Infantry and Infantry Settlers."""

    carriers = ("imperial_army",)


class BonusNotFewer(Bonus, tag="bonus_not_fewer", frozen=True):
    """In each round begun with at least as many units as the enemy."""

    carriers = ("brilliant_conqueror",)


Effects = RiceFields | SettlersMove | Retrain | BonusNotFewer
