"""English clauses for effects and prices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ... import vocabulary as v
from ..language import ENGLISH
from .nouns import MATERIALS, PROJECTS, RESOURCES, count, title, up_to


def advance_track(effect: v.AdvanceTrack) -> str:
    track = "a progress track of your choice" if effect.track == "any" else f"the {title(effect.track)} track"
    return f"advance {count(effect.steps, 'step')} on {track}"


def gain_material(effect: v.GainMaterial) -> str:
    match effect.material:
        case "any":
            return f"gain {count(effect.amount, 'stored material')} of your choice"
        case "row_1_of_own_types":
            materials = count(effect.amount, "stored material")
            return f"gain {materials} from the first storage row, of land types where you have a tribe"
        case material:
            return f"gain {effect.amount} stored {MATERIALS[material]}"


def gain_feature(effect: v.GainFeature) -> str:
    if effect.feature == "any":
        return f"gain {count(effect.amount, 'feature marker')} of your choice"
    return f"gain {count(effect.amount, f'{title(effect.feature)} marker')}"


def move_feature(effect: v.MoveFeature) -> str:
    if effect.amount == 1:
        return "move 1 of your feature markers to another feature space"
    return f"move up to {effect.amount} of your feature markers to other feature spaces"


def place_weak_tribes(effect: v.PlaceWeakTribes) -> str:
    tribes = up_to(effect.max_amount, "new weak tribe")
    camps = "a free encampment" if effect.max_amount == 1 else "free encampments"
    return f"place {tribes} on {camps} of one land territory with your tribe"


def strengthen(effect: v.Strengthen) -> str:
    return f"strengthen {'up to ' if effect.amount > 1 else ''}{effect.amount} of your weak tribes"


def transport(effect: v.Transport) -> str:
    what = "all raw materials" if effect.amount == v.ALL else up_to(effect.amount, "raw material")
    anywhere = ", those from boats to any storage space" if effect.boat_target else ""
    return f"transport {what}{anywhere}"


def reveal_sites(effect: v.RevealSites) -> str:
    if effect.mode == "any_one":
        return "reveal 1 face-down site anywhere and score it"
    return "reveal all face-down sites next to one territory with your tribe and score them"


def hunt(effect: v.Hunt) -> str:
    return "perform a hunt" if effect.amount == 1 else f"perform up to {effect.amount} hunts in different territories"


def lucky_find(effect: v.LuckyFind) -> str:
    return "make a lucky find" if effect.amount == 1 else f"make up to {effect.amount} lucky finds"


def build(effect: v.Build) -> str:
    same = " of one type" if effect.same_type else ""
    if effect.project == "any":
        return f"carry out {up_to(effect.amount, PROJECTS['any'])}{same}"
    what = f"a {effect.project}" if effect.amount == 1 else up_to(effect.amount, effect.project)
    return f"build {what}{same} (normal requirements, costs and rewards)"


def install_research_card(effect: v.InstallResearchCard) -> str:
    bonus = " with the special bonus" if effect.special_bonus else ""
    return f"install 1 {effect.card_type} card{bonus}"


def upgrade_module(effect: v.UpgradeModule) -> str:
    match effect.die_value:
        case "any":
            return "upgrade 1 main module"
        case "track":
            return "upgrade 1 main module that shows the die value of this track"
        case value:
            return f"upgrade 1 main module that shows die value {value}"


def perform_activity(effect: v.PerformActivity) -> str:
    if effect.amount == 1:
        return "perform 1 activity"
    return f"perform up to {effect.amount} {'different ' if effect.different else ''}activities"


def trade(effect: v.Trade) -> str:
    return f"make up to {count(effect.max_sales, 'Sale')} and {count(effect.max_purchases, 'Purchase')} in any order"


def favor_test(effect: v.FavorTest) -> str:
    passed = ENGLISH.together(effect.on_pass)
    failed = f"; otherwise {ENGLISH.together(effect.on_fail)}" if effect.on_fail else ""
    return f"take a favor test: if passed, {passed}{failed}"


def pay_for(effect: v.PayFor) -> str:
    return f"{ENGLISH.together(effect.cost)} to {ENGLISH.together(effect.effects)}"


CLAUSES: dict[type[Any], Callable[[Any], str]] = {
    v.AdvanceTrack: advance_track,
    v.AdvanceFavor: lambda effect: f"advance {count(effect.steps, 'step')} on the Favor of Agera track",
    v.GainVp: lambda effect: f"gain {effect.amount} VP",
    v.Gain: lambda effect: f"gain {count(effect.amount, RESOURCES[effect.resource])}",
    v.PlacePlanning: lambda effect: f"place {count(effect.amount, 'planning marker')} on one dice space",
    v.GainMaterial: gain_material,
    v.ExchangeMaterial: lambda effect: "exchange 1 stored material for 1 of any other type",
    v.GainFeature: gain_feature,
    v.MoveFeature: move_feature,
    v.Migrate: lambda effect: f"perform {up_to(effect.amount, 'migration')}",
    v.MigrateAnywhere: lambda effect: "move 1 of your strong tribes to an encampment of any other land territory",
    v.Procreate: lambda effect: f"perform {up_to(effect.amount, 'procreation')}",
    v.PlaceWeakTribes: place_weak_tribes,
    v.Strengthen: strengthen,
    v.Produce: lambda effect: f"produce {count(effect.amount, 'raw material')}",
    v.Transport: transport,
    v.RevealSites: reveal_sites,
    v.Hunt: hunt,
    v.LuckyFind: lucky_find,
    v.Build: build,
    v.ReturnBuilding: lambda effect: f"return 1 {effect.project} to your console",
    v.GainResearchCard: lambda effect: f"gain {count(effect.amount, 'research card')}",
    v.DrawKeep: lambda effect: f"draw {count(effect.draw, 'research card')} and keep {effect.keep}",
    v.InstallResearchCard: install_research_card,
    v.GainGoalChip: lambda effect: f"gain {count(effect.amount, 'goal chip')}",
    v.InstallGoalChip: lambda effect: f"install {up_to(effect.amount, 'goal chip')}",
    v.UpgradeModule: upgrade_module,
    v.FlipStageTile: lambda effect: "flip 1 stage tile to its active side",
    v.GainIncomeChip: lambda effect: "gain 1 income chip",
    v.PerformIncomeAction: lambda effect: f"perform {up_to(effect.amount, 'income chip action')}",
    v.PerformActivity: perform_activity,
    v.GainDie: lambda effect: f"gain 1 {effect.die} die",
    v.Trade: trade,
    v.LoseFood: lambda effect: f"return {count(effect.amount, RESOURCES['food'])}",
    v.RemoveTribe: lambda effect: f"remove {effect.amount} of your tribes from the continent",
    v.FavorTest: favor_test,
    v.ChooseOne: lambda effect: ENGLISH.either(effect.options),
    v.PayFor: pay_for,
    v.PayFood: lambda price: f"pay {count(price.amount, RESOURCES['food'])}",
    v.PayMoney: lambda price: f"pay {count(price.amount, RESOURCES['money'])}",
    v.PayIdea: lambda price: f"pay {count(price.amount, RESOURCES['idea'])}",
    v.PayMaterial: lambda price: f"pay {price.amount} stored {MATERIALS[price.material]}",
}
