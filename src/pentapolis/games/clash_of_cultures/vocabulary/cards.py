"""What the two halves of action cards do (CC-17, CC-20): upper halves outside of battles, lower ones in a round of one.

The rules of an upper half are bound to its card. A lower half may have any of its kinds, each once: the rules of a
combat round ask what the card that was laid has.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from pentapolis.kernel.data import DataError

from .common import Amounts, BuildingName, Carrier, Good, Kind, MoodName, Number, Paid, place

LandUnit = Literal["settler", "infantry", "cavalry", "elephant"]
Pips = Annotated[int, msgspec.Meta(ge=1, le=6)]


# Upper halves: Advances and goods


class LearnAdvance(Kind, tag="learn_advance", frozen=True):
    """CC-17.7: an Advance for nothing more than the card costs."""

    carriers = ("quick_advance",)


class LearnFromNear(Kind, tag="learn_from_near", frozen=True):
    """CC-31.10: an Advance for nothing that a player within range has."""

    carriers = ("inspiration",)
    range: Number


class TradeAdvances(Kind, tag="trade_advances", frozen=True):
    """CC-31.10: an Advance of a player within range for nothing; then that player has one of the own."""

    carriers = ("technology_trade",)
    range: Number


class LearnFromLoser(Kind, tag="learn_from_loser", frozen=True):
    """CC-17.4, CC-31.10: an Advance for nothing of the player whose city was captured."""

    carriers = ("teach_us",)


class BuyAdvance(Kind, tag="buy_advance", frozen=True):
    """CC-17.7: an Advance at its normal cost."""

    carriers = ("new_ideas",)


class BuyPair(Kind, tag="buy_pair", frozen=True):
    """CC-17.7: two Advances of one category at their normal cost."""

    carriers = ("synergies",)


class Gain(Kind, tag="gain", frozen=True):
    carriers = ("great_ideas", "new_ideas")
    goods: Amounts


class GainForBuildings(Kind, tag="gain_for_buildings", frozen=True):
    """Goods for each building of a kind in the own cities, of whatever colour."""

    carriers = ("ideas",)
    building: BuildingName
    goods: Amounts


# Cities and units


class Cheer(Paid, tag="cheer", frozen=True):
    """A city is some steps happier; for the cost one, the same or another, some steps further."""

    carriers = ("hero_general",)
    steps: Number
    further: Number


class ConstructFree(Kind, tag="construct_free", frozen=True):
    """CC-10.2: a building without paying for it."""

    carriers = ("city_development",)


class ExploreNear(Kind, tag="explore_near", frozen=True):
    """CC-19.12: perhaps a region next to one with an own city is revealed."""

    carriers = ("explorer",)


class PlaceUnits(Kind, tag="place_units", frozen=True):
    """Units from the supply into own cities with room."""

    carriers = ("explorer", "militia")
    unit: LandUnit
    amount: Number


class CollectAgain(Kind, tag="collect_again", frozen=True):
    """CC-17.6: the next Collect may use its spaces several times."""

    carriers = ("production_focus",)


class CollectMore(Kind, tag="collect_more", frozen=True):
    """CC-17.6: the next Collect may use more spaces."""

    carriers = ("mass_production",)
    spaces: Number


# Others


class HireArmies(Kind, tag="hire_armies", frozen=True):
    """CC-31.9: Barbarian armies in range of cities or army units move, each for a wage; cities they left gain units."""

    carriers = ("mercenaries",)
    range: Number
    goods: tuple[Good, ...]
    amount: Number
    units: Number


class InfluenceBarbarians(Kind, tag="influence_barbarians", frozen=True):
    """Influence Culture wins a Barbarian city of a size; it has a mood then, and one of some units for theirs."""

    carriers = ("cultural_takeover",)
    size: Number
    mood: MoodName
    units: tuple[LandUnit, ...]


class SwapCards(Kind, tag="swap_cards", frozen=True):
    """Look at another player's cards of these decks; one of them may be swapped for an own of its deck."""

    carriers = ("spy",)
    decks: tuple[Literal["action", "objective", "wonder"], ...]


class ReplaceObjective(Kind, tag="replace_objective", frozen=True):
    """Draw objective cards, of which one may be kept for one of the hand."""

    carriers = ("new_plans",)
    cards: Number


class Truce(Kind, tag="truce", frozen=True):
    """CC-31.8: no attack on another player in this turn, none by it in its next turn."""

    carriers = ("negotiations",)


class MoreActions(Kind, tag="more_actions", frozen=True):
    """CC-2.2: Main Actions in this turn."""

    carriers = ("leadership",)
    actions: Number


class FewerActions(Kind, tag="fewer_actions", frozen=True):
    """CC-31.14: Main Actions that another player has not in its next turn."""

    carriers = ("assassination",)
    actions: Number


CivilEffect = (
    LearnAdvance
    | LearnFromNear
    | TradeAdvances
    | LearnFromLoser
    | BuyAdvance
    | BuyPair
    | Gain
    | GainForBuildings
    | Cheer
    | ConstructFree
    | ExploreNear
    | PlaceUnits
    | CollectAgain
    | CollectMore
    | HireArmies
    | InfluenceBarbarians
    | SwapCards
    | ReplaceObjective
    | Truce
    | MoreActions
    | FewerActions
)
"""What may stand in the data of an upper half."""


# Lower halves: on reveal, in the order of CC-20.6


class TakeCard(Kind, tag="take_card", frozen=True):
    """The opponent's card does nothing and goes to the own hand."""


class Sacrifice(Kind, tag="sacrifice", frozen=True):
    """Own units are removed at once, then some of the opponent's, whose card does nothing."""

    own: Number
    enemy: Number


class RollToRemove(Kind, tag="roll_to_remove", frozen=True):
    """CC-31.13: a die that shows at least so much removes units of the opponent at once."""

    least: Pips
    units: Number


class RollToCancel(Kind, tag="roll_to_cancel", frozen=True):
    """CC-31.13: one of the dice, one for each own unit, that shows at least so much lets hits be cancelled."""

    least: Pips
    hits: Number


class Retreat(Kind, tag="retreat", frozen=True):
    """CC-31.11: the own army units leave, and the battle ends."""


# At the roll


class CombatDice(Kind, tag="combat_dice", frozen=True):
    dice: Number


class CombatValue(Kind, tag="combat_value", frozen=True):
    value: Number


class ValuePerEnemy(Kind, tag="value_per_enemy", frozen=True):
    """Combat value for each unit of the opponent."""

    value: Number


class WeakenEnemy(Kind, tag="weaken_enemy", frozen=True):
    """Combat value that the opponent has for each of their own units."""

    value: Annotated[int, msgspec.Meta(lt=0)]


class DenyClash(Kind, tag="deny_clash", frozen=True):
    """CC-20.8: the opponent uses no clash abilities."""


class DenyClashUnlessPaid(Paid, tag="deny_clash_unless_paid", frozen=True):
    """CC-20.8: the same, unless the opponent pays before the roll."""


# At the losses


class CancelHits(Kind, tag="cancel_hits", frozen=True):
    """CC-20.14: hits that may be cancelled."""

    hits: Number


class RollToHit(Kind, tag="roll_to_hit", frozen=True):
    """CC-31.12: if the opponent loses no fewer units, a die that shows at least so much takes more."""

    least: Pips
    hits: Number


class DrawForLosses(Kind, tag="draw_for_losses", frozen=True):
    """Action cards if the opponent loses a unit."""

    cards: Number


TacticsEffect = (
    TakeCard
    | Sacrifice
    | RollToRemove
    | RollToCancel
    | Retreat
    | CombatDice
    | CombatValue
    | ValuePerEnemy
    | WeakenEnemy
    | DenyClash
    | DenyClashUnlessPaid
    | CancelHits
    | RollToHit
    | DrawForLosses
)
"""What may stand in the data of a lower half."""


def check_once(section: str, entries: Iterable[Carrier]) -> None:
    """A rule asks a card for its one effect of a kind: a second would do nothing."""
    for entry in entries:
        if len({type(effect) for effect in entry.effects}) < len(entry.effects):
            raise DataError(place(section, entry.id), "it has two effects of one kind")
