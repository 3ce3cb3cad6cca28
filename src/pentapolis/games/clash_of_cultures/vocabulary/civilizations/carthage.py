"""Carthage."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import Good, Kind, Limited, Number, TerrainName, UnitName

from .shared import Bonus


class Warbeasts(Kind, tag="warbeasts", frozen=True):
    """A unit needs no building if so much of its food is replaced; a good may always replace its food."""

    carriers = ("warbeasts",)
    unit: UnitName
    good: Good
    replaced: Number


class FoundWithShip(Kind, tag="found_with_ship", frozen=True):
    """CC-30.21: as an action a Ship becomes a city on adjacent Land."""

    carriers = ("hegemony",)


class PirateAlliance(Kind, tag="pirate_alliance", frozen=True):
    """CC-30.22: pirates share spaces and obey; so many Ships at most stand on a space."""

    carriers = ("pirate_allies",)
    max_ships: Number


class DraftBuys(Kind, tag="draft_buys", frozen=True):
    """Draft may buy another unit where it can be recruited."""

    carriers = ("carthage_mercenaries",)
    unit: UnitName


class FreeFounding(Kind, tag="free_founding", frozen=True):
    """A city may be founded as a free action in the Leader's space."""

    carriers = ("founder",)


class BonusDefendingCity(Bonus, tag="bonus_defending_city", frozen=True):
    """Defending a city with the Leader."""

    carriers = ("self_sacrifice",)


class ForceWithdrawal(Kind, tag="force_withdrawal", frozen=True):
    """After a round of defending a city a unit takes the Leader's place, and the attacker withdraws."""

    carriers = ("self_sacrifice",)
    unit: UnitName


class LeadShips(Limited, tag="lead_ships", frozen=True):
    """Free action: the Leader sails with Ships that have not moved."""

    carriers = ("navigator",)


class IgnoreTerrainWith(Kind, tag="ignore_terrain_with", frozen=True):
    """A group with the Leader and a unit ignores the penalty of a terrain."""

    carriers = ("ad_portas",)
    terrain: TerrainName
    unit: UnitName


Effects = (
    Warbeasts
    | FoundWithShip
    | PirateAlliance
    | DraftBuys
    | FreeFounding
    | BonusDefendingCity
    | ForceWithdrawal
    | LeadShips
    | IgnoreTerrainWith
)
