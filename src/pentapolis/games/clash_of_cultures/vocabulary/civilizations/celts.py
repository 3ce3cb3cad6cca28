"""The Celts."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures.vocabulary.common import Good, Kind, Limited, Number, Paid, Points, UnitName

from .shared import Bonus


class BonusPerTribe(Bonus, tag="bonus_per_tribe", frozen=True):
    """Land battles against a player: for each Barbarian city within range, so much at most."""

    carriers = ("tribal_warfare",)
    range: Number
    max: Number


class CallBarbarians(Limited, tag="call_barbarians", frozen=True):
    """As an action Barbarians arrive."""

    carriers = ("tribal_allies",)


class StopBarbarians(Paid, tag="stop_barbarians", frozen=True):
    """When an own event moves Barbarians a payment stops any of those armies."""

    carriers = ("tribal_allies",)


class MarkBarbarianCity(Kind, tag="mark_barbarian_city", frozen=True):
    """CC-30.8: a token under a Barbarian city, worth points at the end."""

    carriers = ("druidic_influence",)
    vp: Points


class TradeWithBarbarians(Kind, tag="trade_with_barbarians", frozen=True):
    """Routes to Barbarian cities that are not Angry give one good only."""

    carriers = ("tribal_trade",)
    good: Good


class Terror(Paid, tag="terror", frozen=True):
    """From a round on a payment drives an enemy army unit out of the battle."""

    carriers = ("terror",)
    from_round: Number


class TacticsForBarbarians(Kind, tag="tactics_for_barbarians", frozen=True):
    """Tactics cards for Barbarians that battle within range of the Leader."""

    carriers = ("loyalty",)
    range: Number


class BonusPerUnitNear(Bonus, tag="bonus_per_unit_near", frozen=True):
    """For each own unit of a kind within range."""

    carriers = ("warrior_people",)
    unit: UnitName
    range: Number


class RecruitAround(Kind, tag="recruit_around", frozen=True):
    """Land units recruited in the Leader's city may be placed next to it."""

    carriers = ("rapid_recruitment",)


class BonusAgainstLearned(Bonus, tag="bonus_against_learned", frozen=True):
    """Against a player with more Advances of a category."""

    carriers = ("fearless",)
    category: str


class KeepFounder(Paid, tag="keep_founder", frozen=True):
    """A payment keeps the Settler that founded a city in the Leader's space."""

    carriers = ("great_numbers",)


Effects = (
    BonusPerTribe
    | CallBarbarians
    | StopBarbarians
    | MarkBarbarianCity
    | TradeWithBarbarians
    | Terror
    | TacticsForBarbarians
    | BonusPerUnitNear
    | RecruitAround
    | BonusAgainstLearned
    | KeepFounder
)
