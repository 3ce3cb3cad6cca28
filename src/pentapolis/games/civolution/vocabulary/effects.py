"""What modules, cards and chips do: one struct for each kind of effect (CV-EFF).

Numbers are the most of a benefit: fewer migrations, procreations and so on are allowed (CV-EFF.2).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .costs import Cost
from .words import CardType, Count, Die, DieValue, Feature, Material, Resource, Some, Track

ALL = 99
"""CV-PRD.7: as many as there are."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One part of a list of effects."""


# Tracks, points and markers


class AdvanceTrack(Effect, frozen=True, tag="advance_track"):
    """CV-TRK.1. `any`: one track of the owner's choice, for all steps."""

    track: Track | Literal["any"]
    steps: Count


class AdvanceFavor(Effect, frozen=True, tag="advance_favor"):
    """CV-FAV.3."""

    steps: Count


class GainVp(Effect, frozen=True, tag="gain_vp"):
    """CV-GEN.2."""

    amount: Count


class Gain(Effect, frozen=True, tag="gain"):
    """CV-GEN.3."""

    resource: Resource
    amount: Count


class PlacePlanning(Effect, frozen=True, tag="place_planning"):
    """CV-PLN.1: all on one dice space."""

    amount: Count


class GainMaterial(Effect, frozen=True, tag="gain_material"):
    """CV-EFF.7. `row_1_of_own_types`: each time one of the first row, of a type of land where an own tribe stands."""

    material: Material | Literal["any", "row_1_of_own_types"]
    amount: Count


class ExchangeMaterial(Effect, frozen=True, tag="exchange_material"):
    """CV-EFF.7: return 1 stored material, gain 1 of another type."""


class GainFeature(Effect, frozen=True, tag="gain_feature"):
    """CV-ACT4.9."""

    feature: Feature | Literal["any"]
    amount: Count


class MoveFeature(Effect, frozen=True, tag="move_feature"):
    """CV-MUT.1."""

    amount: Count


# The continent


class Migrate(Effect, frozen=True, tag="migrate"):
    """CV-MIG.1, CV-MIG.8, CV-MIG.9."""

    amount: Count


class MigrateAnywhere(Effect, frozen=True, tag="migrate_anywhere"):
    """CV-EFF.5."""


class Procreate(Effect, frozen=True, tag="procreate"):
    """CV-PRC.1."""

    amount: Count


class PlaceWeakTribes(Effect, frozen=True, tag="place_weak_tribes"):
    """CV-EFF.6."""

    max_amount: Count


class Strengthen(Effect, frozen=True, tag="strengthen"):
    """CV-SUS.5."""

    amount: Count


class Produce(Effect, frozen=True, tag="produce"):
    """CV-PRD.1, CV-PRD.3."""

    amount: Count


class Transport(Effect, frozen=True, tag="transport"):
    """CV-PRD.4, CV-PRD.5, CV-PRD.7. Without `amount`: all."""

    amount: Count = ALL
    boat_target: Literal["any_storage_space"] | None = None


class RevealSites(Effect, frozen=True, tag="reveal_sites"):
    """CV-EXP.1, CV-EXP.3."""

    mode: Literal["adjacent_to_own_territory", "any_one"]


class Hunt(Effect, frozen=True, tag="hunt"):
    """CV-SUS.2."""

    amount: Count


class LuckyFind(Effect, frozen=True, tag="lucky_find"):
    """CV-EXP.2."""

    amount: Count


class Build(Effect, frozen=True, tag="build"):
    """CV-BLD.1, CV-EFF.10. `same_type`: all projects of one type."""

    project: Literal["farm", "boat", "statue", "settlement", "any"]
    amount: Count = 1
    same_type: bool = False


class ReturnBuilding(Effect, frozen=True, tag="return_building"):
    """CV-EVT.4, CV-BLD.7: mandatory."""

    project: Literal["farm", "boat"]


# Cards, chips, modules and dice


class GainResearchCard(Effect, frozen=True, tag="gain_research_card"):
    """CV-RES.1."""

    amount: Count


class DrawKeep(Effect, frozen=True, tag="draw_keep"):
    """CV-RES.2."""

    draw: Count
    keep: Count


class InstallResearchCard(Effect, frozen=True, tag="install_research_card"):
    """CV-CRD.1, CV-CRD.8."""

    card_type: CardType
    special_bonus: bool


class GainGoalChip(Effect, frozen=True, tag="gain_goal_chip"):
    """CV-GOL.3."""

    amount: Count


class InstallGoalChip(Effect, frozen=True, tag="install_goal_chip"):
    """CV-GOL.1."""

    amount: Count


class UpgradeModule(Effect, frozen=True, tag="upgrade_module"):
    """CV-UPG.1: a main module with this die value. `track`: the value of the track that gives it (CV-TRK.2)."""

    die_value: DieValue | Literal["track", "any"]


class FlipStageTile(Effect, frozen=True, tag="flip_stage_tile"):
    """CV-CON.6."""


class GainIncomeChip(Effect, frozen=True, tag="gain_income_chip"):
    """CV-CON.4."""


class PerformIncomeAction(Effect, frozen=True, tag="perform_income_action"):
    """CV-CON.5: the same chip may do it again."""

    amount: Count


class PerformActivity(Effect, frozen=True, tag="perform_activity"):
    """CV-ATY.1."""

    amount: Count
    different: bool = False


class GainDie(Effect, frozen=True, tag="gain_die"):
    """CV-ACV.2."""

    die: Die


class Trade(Effect, frozen=True, tag="trade"):
    """CV-TRD.3."""

    max_sales: Count
    max_purchases: Count


# Weather (CV-EVT.2): mandatory


class LoseFood(Effect, frozen=True, tag="lose_food"):
    amount: Count


class RemoveTribe(Effect, frozen=True, tag="remove_tribe"):
    """CV-FED.3: Deus ex machina may save it."""

    amount: Count


# Effects made of effects


class FavorTest(Effect, frozen=True, tag="favor_test"):
    """CV-FAV.1."""

    on_pass: Some[AnyEffect]
    on_fail: tuple[AnyEffect, ...] = ()


class ChooseOne(Effect, frozen=True, tag="choose_one"):
    """CV-GEN.12."""

    options: Some[Some[AnyEffect]]


class PayFor(Effect, frozen=True, tag="pay_for"):
    """CV-EFF.4: optional; the whole cost first."""

    cost: Some[Cost]
    effects: Some[AnyEffect]


AnyEffect = (
    AdvanceTrack
    | AdvanceFavor
    | GainVp
    | Gain
    | PlacePlanning
    | GainMaterial
    | ExchangeMaterial
    | GainFeature
    | MoveFeature
    | Migrate
    | MigrateAnywhere
    | Procreate
    | PlaceWeakTribes
    | Strengthen
    | Produce
    | Transport
    | RevealSites
    | Hunt
    | LuckyFind
    | Build
    | ReturnBuilding
    | GainResearchCard
    | DrawKeep
    | InstallResearchCard
    | GainGoalChip
    | InstallGoalChip
    | UpgradeModule
    | FlipStageTile
    | GainIncomeChip
    | PerformIncomeAction
    | PerformActivity
    | GainDie
    | Trade
    | LoseFood
    | RemoveTribe
    | FavorTest
    | ChooseOne
    | PayFor
)
