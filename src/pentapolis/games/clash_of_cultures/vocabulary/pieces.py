"""What buildings do (CC-10)."""

from __future__ import annotations

from .common import Good, Kind, Number
from .shapes import AnyGood, kind, plain


class Defend(Kind, tag="defend", frozen=True):
    """CC-10.5: in one round of a battle in its city more dice for the defender, who may cancel hits."""

    carriers = ("fortress",)
    round: Number
    dice: Number
    hits: Number


CollectAtSea = kind("collect_at_sea", AnyGood, "port")  # CC-9.7: its city collects these goods from the Sea


class EarnByRoutes(Kind, tag="earn_by_routes", frozen=True):
    """CC-10.8: goods for its owner when an opponent trades with such cities, in total."""

    carriers = ("market",)
    good: Good
    amount: Number


KeepColour = plain("keep_colour", "obelisk")  # CC-10.10: it cannot be influenced, and a conqueror does not replace it
