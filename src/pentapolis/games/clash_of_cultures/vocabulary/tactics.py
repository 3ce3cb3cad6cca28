"""What the lower halves of action cards do in a round of a battle (CC-20).

A card may have any of these kinds, each once: the rules of a combat round ask what the card that was laid has.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec

from pentapolis.kernel.data import DataError

from .common import Carrier, Kind, Number, place
from .shapes import OfCards, OfHits, Paid, kind, plain

Pips = Annotated[int, msgspec.Meta(ge=1, le=6)]


class RollForHits(Kind, frozen=True):
    """A die that shows at least so much."""

    least: Pips
    hits: Number


class OfValue(Kind, frozen=True):
    """CC-20.7: combat value."""

    value: Number


# On reveal, in the order of CC-20.6

TakeCard = plain("take_card")  # The opponent's card does nothing and goes to the own hand


class Sacrifice(Kind, tag="sacrifice", frozen=True):
    """Own units are removed at once, then some of the opponent's, whose card does nothing."""

    own: Number
    enemy: Number


class RollToRemove(Kind, tag="roll_to_remove", frozen=True):
    """CC-31.13: a die that shows at least so much removes units of the opponent at once."""

    least: Pips
    units: Number


# CC-31.13: one of the dice, one for each own unit, that shows at least so much lets hits be cancelled
RollToCancel = kind("roll_to_cancel", RollForHits)
Retreat = plain("retreat")  # CC-31.11: the own army units leave, and the battle ends


# At the roll


class CombatDice(Kind, tag="combat_dice", frozen=True):
    dice: Number


CombatValue = kind("combat_value", OfValue)
ValuePerEnemy = kind("value_per_enemy", OfValue)  # Combat value for each unit of the opponent


class WeakenEnemy(Kind, tag="weaken_enemy", frozen=True):
    """Combat value that the opponent has for each of their own units."""

    value: Annotated[int, msgspec.Meta(lt=0)]


DenyClash = plain("deny_clash")  # CC-20.8: the opponent uses no clash abilities
# CC-20.8: the same, unless the opponent pays before the roll
DenyClashUnlessPaid = kind("deny_clash_unless_paid", Paid)


# At the losses

CancelHits = kind("cancel_hits", OfHits)  # CC-20.14: hits that may be cancelled
# CC-31.12: if the opponent loses no fewer units, a die that shows at least so much takes more
RollToHit = kind("roll_to_hit", RollForHits)
DrawForLosses = kind("draw_for_losses", OfCards)  # Action cards if the opponent loses a unit


def check_once(section: str, entries: Iterable[Carrier]) -> None:
    """A rule asks a card for its one effect of a kind: a second would do nothing."""
    for entry in entries:
        if len({type(effect) for effect in entry.effects}) < len(entry.effects):
            raise DataError(place(section, entry.id), "it has two effects of one kind")
