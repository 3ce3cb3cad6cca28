"""Carthage."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import Good, Kind, Number, TerrainName, UnitName
from pentapolis.games.clash_of_cultures.vocabulary.shapes import Limited, OfUnit, kind, plain

from .shared import Bonus


class Warbeasts(Kind, tag="warbeasts", frozen=True):
    """A unit needs no building if so much of its food is replaced; a good may always replace its food."""

    carriers = ("warbeasts",)
    unit: UnitName
    good: Good
    replaced: Number


FoundWithShip = plain("found_with_ship", "hegemony")  # CC-30.21: as an action a Ship becomes a city on adjacent Land


class PirateAlliance(Kind, tag="pirate_alliance", frozen=True):
    """CC-30.22: pirates share spaces and obey; so many Ships at most stand on a space."""

    carriers = ("pirate_allies",)
    max_ships: Number


DraftBuys = kind("draft_buys", OfUnit, "carthage_mercenaries")  # Draft may buy another unit where it can be recruited
FreeFounding = plain("free_founding", "founder")  # A city may be founded as a free action in the Leader's space
BonusDefendingCity = kind("bonus_defending_city", Bonus, "self_sacrifice")  # Defending a city with the Leader
# After a round of defending a city a unit takes the Leader's place, and the attacker withdraws
ForceWithdrawal = kind("force_withdrawal", OfUnit, "self_sacrifice")
LeadShips = kind("lead_ships", Limited, "navigator")  # Free action: the Leader sails with Ships that have not moved


class IgnoreTerrainWith(Kind, tag="ignore_terrain_with", frozen=True):
    """A group with the Leader and a unit ignores the penalty of a terrain."""

    carriers = ("ad_portas",)
    terrain: TerrainName
    unit: UnitName
