"""English clauses for what lasts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ... import vocabulary as v
from ..language import ENGLISH, listed
from .nouns import EVENTS, SPARED, count, title, types


def activity(ability: v.Activity) -> str:
    return f"activity: {ENGLISH.in_turn([*ability.cost, *ability.effects])}"


def trigger(ability: v.Trigger) -> str:
    return f"when {EVENTS[ability.event]}, you may {ENGLISH.may(ability.effects)}"


def hunt_bonus(ability: v.HuntBonus) -> str:
    where = types(ability.territories) if ability.territories else "any territory"
    return f"your hunts in {where} give {ability.plus} more food"


def feeding(ability: v.Feeding) -> str:
    where = {
        "wilderness": "in the wilderness",
        "boat": "on boats",
        "weak": "that is weak",
        "territories": f"in {types(ability.territories)}" if ability.territories else "",
    }[ability.where]
    return f"in the Feeding phase each of your tribes {where} needs {ability.delta} food less (minimum 0)"


def category_units(ability: v.CategoryUnits) -> str:
    return f"you count {count(ability.plus, 'more unit')} when the {title(ability.category)} category is scored"


CLAUSES: dict[type[Any], Callable[[Any], str]] = {
    v.Activity: activity,
    v.Trigger: trigger,
    v.PointBonus: lambda ability: (
        f"final scoring (step B): {ability.vp} VP per research card and income chip in this column"
    ),
    v.TransportBonus: lambda ability: (
        "each time you activate the Production or Transport module you may transport "
        f"{count(ability.plus, 'more raw material')}"
    ),
    v.ProduceBonus: lambda ability: (
        f"each time you activate the Production module you may produce {count(ability.plus, 'more raw material')}"
    ),
    v.HuntBonus: hunt_bonus,
    v.ExploreVp: lambda ability: f"each site you reveal gives you {ability.plus} more VP",
    v.WaterCrossing: lambda ability: (
        "for your migrations, land territories adjacent to the same Water territory count as adjacent to each other"
    ),
    v.CaveAccess: lambda ability: "for your migrations, all territories with your tribes count as adjacent to a Cave",
    v.MigrationBonus: lambda ability: (
        f"each time you activate the Migration module you may perform {count(ability.plus, 'more migration')}"
    ),
    v.WeakMayMigrate: lambda ability: "your weak tribes may migrate (they stay weak)",
    v.DisplaceStrong: lambda ability: "your migrating tribes stay strong when they displace another tribe",
    v.ProcreateStrong: lambda ability: "your new tribes are placed strong even when they displace another tribe",
    v.BoatSeats: lambda ability: f"your boats have {count(ability.max, 'seat')}",
    v.BoatTransportAny: lambda ability: "when you transport from a boat you may choose any of the 18 storage spaces",
    v.FireVp: lambda ability: f"fire encampments give you {ability.plus} more VP",
    v.StrongFireVp: lambda ability: (
        f"in step 6B each of your strong tribes on a fire encampment scores {ability.plus} more VP"
    ),
    v.StrengthenBonus: lambda ability: (
        f"each time an effect lets you strengthen tribes, strengthen up to {ability.plus} more"
    ),
    v.Feeding: feeding,
    v.FeedingTotal: lambda ability: f"in the Feeding phase you pay {ability.delta} food less in total",
    v.FeedingFarmFull: lambda ability: "your farms also fully feed your wilderness tribes in their territory",
    v.DeusExFree: lambda ability: "once per era you may use Deus ex machina without moving your favor disc",
    v.Immunity: lambda ability: f"you are not affected by {listed([SPARED[what] for what in ability.what], 'or')}",
    v.FateVirtual: lambda ability: (
        f"in favor tests roll {ability.plus} additional fate {'die' if ability.plus == 1 else 'dice'}"
    ),
    v.FavorRange: lambda ability: f"in favor tests your disc counts as {count(ability.plus, 'space')} further right",
    v.IdeaStep: lambda ability: f"each idea marker you spend may change a die by up to {ability.max}",
    v.PlanningBonus: lambda ability: (
        f"each time you place planning markers, place {ability.plus} more on the same dice space"
    ),
    v.SleepBoth: lambda ability: "when you activate the Sleep module, you gain both sides",
    v.ResetLimit: lambda ability: (
        f"you may Reset with up to {count(ability.max, 'activation die').replace('dies', 'dice')} "
        "left on your dice spaces"
    ),
    v.ResearchDraw: lambda ability: (
        f"when the Research module lets you draw cards to choose from, draw {count(ability.plus, 'more card')}"
    ),
    v.FeatureReq: lambda ability: (
        f"for have-requirements you count as having {count(ability.plus, f'more {title(ability.feature)} marker')}"
    ),
    v.MaterialWildRow: lambda ability: (
        "when paying research card costs you may use any stored material of the same storage row "
        "instead of the required one"
    ),
    v.StatueAnyMaterial: lambda ability: "you may pay any 1 stored material to build a statue",
    v.StatueIncome: lambda ability: (
        f"in step 8B you gain {ability.plus} additional VP in total if you have at least one statue"
    ),
    v.BuyDiscount: lambda ability: f"each purchase costs you {ability.plus} money less",
    v.SellMoney: lambda ability: f"each material you sell for money gives {ability.plus} more money",
    v.SellVp: lambda ability: f"each material you sell for VP gives {ability.plus} more VP",
    v.ExtraFind: lambda ability: f"you make {count(ability.plus, 'additional extra find')} in phase 3",
    v.CategoryUnits: category_units,
    v.EventTie: lambda ability: "you also get event bonuses for a unique leader when you are tied for the lead",
}
