"""China."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import Good, Kind, Number, TerrainName, UnitName
from pentapolis.games.clash_of_cultures.vocabulary.shapes import Limited, kind

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


Retrain = kind("retrain", Limited, "imperial_army")  # As an action Settlers become Infantry and Infantry Settlers
# In each round begun with at least as many units as the enemy
BonusNotFewer = kind("bonus_not_fewer", Bonus, "brilliant_conqueror")
