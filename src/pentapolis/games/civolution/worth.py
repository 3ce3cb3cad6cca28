"""About how many points effects and abilities bring, half-way through a game: for bots, which cannot try everything.

Nothing here is a rule. What a position holds already is told by `evaluate`; this tells what a card, a chip or a level
promises.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from pentapolis.kernel.sums import plain_sum

from . import vocabulary as v
from .pieces import Card

CHANCE = 0.55  # that a favor test is passed

RESOURCES = {"idea": 0.5, "food": 0.6, "money": 0.6, "focus": 1.0}
PRICES = {"food": 0.6, "money": 0.6, "idea": 0.5, "stored_material": 1.1}
PROJECTS = {"farm": 2.6, "boat": 2.2, "statue": 4.0, "settlement": 4.0, "any": 4.0}
DICE = {"activation": 3.5, "fate": 1.8}
SOON = 3  # more of one thing at once is hardly of use: migrations, transports, tribes to strengthen

TRACK = 2.3  # a step: its point at the end, what crossing brings, a part of an era scoring
TRIBE = 3.4
INSTALLED = 4.5


def several(amount: int, each: float, most: int = SOON) -> float:
    return min(amount, most) * each


EFFECTS: dict[type[Any], Callable[[Any], float]] = {
    v.AdvanceTrack: lambda effect: effect.steps * TRACK,
    v.AdvanceFavor: lambda effect: effect.steps * 1.1,
    v.GainVp: lambda effect: effect.amount,
    v.Gain: lambda effect: effect.amount * RESOURCES[effect.resource],
    v.PlacePlanning: lambda effect: effect.amount * 0.8,
    v.GainMaterial: lambda effect: effect.amount * 1.2,
    v.ExchangeMaterial: lambda effect: 0.4,
    v.GainFeature: lambda effect: effect.amount * 2.0,
    v.MoveFeature: lambda effect: effect.amount * 0.6,
    v.Migrate: lambda effect: several(effect.amount, 3.0),
    v.MigrateAnywhere: lambda effect: 3.2,
    v.Procreate: lambda effect: several(effect.amount, TRIBE),
    v.PlaceWeakTribes: lambda effect: effect.max_amount * 2.0,
    v.Strengthen: lambda effect: several(effect.amount, 1.0),
    v.Produce: lambda effect: several(effect.amount, 0.5, 4),
    v.Transport: lambda effect: several(effect.amount, 0.8, 5),
    v.RevealSites: lambda effect: 1.8,
    v.Hunt: lambda effect: effect.amount * 2.0,
    v.LuckyFind: lambda effect: effect.amount * 1.3,
    v.Build: lambda effect: PROJECTS[effect.project] * (1 if effect.amount == 1 else 1.4 if effect.same_type else 1.7),
    v.ReturnBuilding: lambda effect: -2.0,
    v.GainResearchCard: lambda effect: effect.amount * 1.2,
    v.DrawKeep: lambda effect: effect.keep * (0.9 + 0.15 * effect.draw),
    v.InstallResearchCard: lambda effect: INSTALLED + 1.5 * effect.special_bonus,
    v.GainGoalChip: lambda effect: effect.amount * 1.2,
    v.InstallGoalChip: lambda effect: effect.amount * INSTALLED,
    v.UpgradeModule: lambda effect: 2.2,
    v.FlipStageTile: lambda effect: 4.0,
    v.GainIncomeChip: lambda effect: 3.2,
    v.PerformIncomeAction: lambda effect: effect.amount * 1.2,
    v.PerformActivity: lambda effect: several(effect.amount, 1.6, 2),
    v.GainDie: lambda effect: DICE[effect.die],
    v.Trade: lambda effect: effect.max_sales * 1.6 + effect.max_purchases * 0.6,
    v.FavorTest: lambda effect: CHANCE * together(effect.on_pass) + (1 - CHANCE) * together(effect.on_fail),
    v.ChooseOne: lambda effect: max(map(together, effect.options)),
    v.PayFor: lambda effect: max(0.0, together(effect.effects) - price(effect.cost)),
}


def together(effects: Iterable[v.AnyEffect]) -> float:
    return plain_sum(map(effect_worth, effects))


@lru_cache(maxsize=4096)
def effect_worth(effect: v.AnyEffect) -> float:
    """
    >>> effect_worth(v.GainVp(3)) < effect_worth(v.AdvanceTrack("culture", 2))
    True
    """
    return float(EFFECTS[type(effect)](effect)) if type(effect) in EFFECTS else 0.0


def price(cost: Iterable[v.Cost]) -> float:
    return plain_sum(PRICES[str(part.__struct_config__.tag)] * part.amount for part in cost)


# Abilities

EVENTS = {
    "reset": 6.0,
    "activate_feature": 4.0,
    "install_card": 3.5,
    "migrate_settle": 4.0,
    "procreate": 3.0,
    "favor_pass": 4.0,
    "favor_fail": 3.0,
    "explore_site": 3.0,
    "upgrade": 3.0,
    "income_phase": 2.5,
    "era_scoring": 2.5,
    "extra_find": 2.0,
    "feeding_end": 2.5,
    "settle_fire": 2.0,
}
"""How often they still happen; others OFTEN."""

OFTEN = 1.5

USES = 2.5  # of an activity

PASSIVES = {
    "transport_bonus": 2.0,
    "produce_bonus": 1.5,
    "hunt_bonus": 1.5,
    "explore_vp": 2.5,
    "water_crossing": 1.5,
    "cave_access": 2.0,
    "migration_bonus": 4.0,
    "weak_may_migrate": 1.5,
    "displace_strong": 1.0,
    "procreate_strong": 0.5,
    "boat_seats": 1.0,
    "boat_transport_any": 0.5,
    "fire_vp": 2.5,
    "strong_fire_vp": 3.5,
    "strengthen_bonus": 0.8,
    "deus_ex_free": 1.5,
    "immunity": 1.5,
    "fate_virtual": 2.5,
    "favor_range": 2.0,
    "idea_step": 2.5,
    "planning_bonus": 1.5,
    "sleep_both": 1.5,
    "reset_limit": 1.5,
    "research_draw": 0.8,
    "feature_req": 2.0,
    "material_wild_row": 2.0,
    "statue_any_material": 2.5,
    "statue_income": 3.0,
    "buy_discount": 1.0,
    "sell_money": 1.0,
    "sell_vp": 1.5,
    "extra_find": 2.0,
    "event_tie": 1.0,
}
"""Passives by their words. What they save of food and add to categories is counted where it shows."""


@lru_cache(maxsize=4096)
def ability_worth(ability: v.AnyAbility | None) -> float:
    """What an ability brings from the middle of a game on.

    >>> ability_worth(None), ability_worth(v.PointBonus(vp=2))
    (0.0, 0.0)
    """
    match ability:
        case v.Activity():
            return USES * max(0.0, together(ability.effects) - price(ability.cost))
        case v.Trigger():
            return EVENTS.get(ability.event, OFTEN) * together(ability.effects)
        case None | v.PointBonus():
            return 0.0
        case _:
            return PASSIVES.get(str(ability.__struct_config__.tag), 0.0)


POINT_BONUS = 3  # pieces in the column of such a card at the end
FOOD_SAVED, UNITS = 0.7, 2.0


@lru_cache(maxsize=4096)
def promise(ability: v.AnyAbility | None) -> float:
    """The same, with what an installed card changes at once: as long as it is in the hand, that is a promise too."""
    match ability:
        case v.PointBonus():
            return float(POINT_BONUS * ability.vp)
        case v.CategoryUnits():
            return ability.plus * UNITS
        case v.FeedingTotal() | v.Feeding():
            return 2 * ability.delta * FOOD_SAVED
        case _:
            return ability_worth(ability)


@lru_cache(maxsize=1024)
def card_promise(card: Card, row: int) -> float:
    """CV-CRD.7: what a card in hand would bring if the cost of a row were paid, less the points of the row."""
    return together(card.instant_bonus) + promise(card.ability) + sum(space.vp for space in card.cost_spaces[:row])


@lru_cache(maxsize=1024)
def level_worth(sides: v.Some[v.Some[v.AnyEffect]]) -> float:
    """What an activation brings: the better side, and a little for having a choice."""
    found = sorted(map(together, sides), reverse=True)
    return found[0] + 0.3 * plain_sum(found[1:])
