"""What buildings do (CC-10), and the clash abilities of units (CC-20.9 to CC-20.11)."""

from __future__ import annotations

from .common import ChooseAtOnce, DrawAtOnce, GainAtOnce, Good, Kind, Number


class Defend(Kind, tag="defend", frozen=True):
    """CC-10.5: in one round of a battle in its city more dice for the defender, who may cancel hits."""

    carriers = ("fortress",)
    round: Number
    dice: Number
    hits: Number


class CollectAtSea(Kind, tag="collect_at_sea", frozen=True):
    """CC-9.7: its city collects these goods from the Sea."""

    carriers = ("port",)
    goods: tuple[Good, ...]


class EarnByRoutes(Kind, tag="earn_by_routes", frozen=True):
    """CC-10.8: goods for its owner when an opponent trades with such cities, in total."""

    carriers = ("market",)
    good: Good
    amount: Number


class KeepColour(Kind, tag="keep_colour", frozen=True):
    """CC-10.10: it cannot be influenced, and a conqueror does not replace it."""

    carriers = ("obelisk",)


BuildingEffect = GainAtOnce | ChooseAtOnce | DrawAtOnce | Defend | CollectAtSea | EarnByRoutes | KeepColour


class AddValue(Kind, tag="add_value", frozen=True):
    """CC-20.9: combat value."""

    carriers = ("infantry", "cavalry")
    amount: Number


class CancelForDie(Kind, tag="cancel_for_die", frozen=True):
    """CC-20.10: hits are cancelled; the die does not count."""

    carriers = ("elephant",)
    hits: Number


class RollAgain(Kind, tag="roll_again", frozen=True):
    """CC-20.11: one die with the icon is rolled again."""

    carriers = ("leader",)


ClashEffect = AddValue | CancelForDie | RollAgain
