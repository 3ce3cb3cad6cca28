"""What a card or chip gives as long as it is installed: activities, triggers, passives, final points (CV-CRD.9)."""

from __future__ import annotations

from typing import Literal

import msgspec

from .costs import Cost
from .effects import AnyEffect
from .words import Category, Count, Feature, LandType, Some, TerritoryType, TriggerEvent


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What works from the installation on."""


class Activity(Ability, frozen=True, tag="activity"):
    """CV-ATY.1, CV-EFF.4: an empty cost is free."""

    effects: Some[AnyEffect]
    cost: tuple[Cost, ...] = ()


class Trigger(Ability, frozen=True, tag="trigger"):
    """CV-EFF.8."""

    event: TriggerEvent
    effects: Some[AnyEffect]


class PointBonus(Ability, frozen=True, tag="final_point_bonus"):
    """CV-CRD.10: `vp` for each research card and income chip in its column."""

    vp: Count


# Passives (CV-EFF.9). Those of several cards add up (`plus`, `delta`), the best counts (`max`), or one is enough.


class Plus(Ability, frozen=True):
    plus: Count


class TransportBonus(Plus, frozen=True, tag="transport_bonus"):
    """The transport part of Production and Transport, also after a failed favor test."""


class ProduceBonus(Plus, frozen=True, tag="produce_bonus"):
    """The produce part of Production."""


class HuntBonus(Plus, frozen=True, tag="hunt_bonus"):
    """Food of own hunts; without `territories`, in all of them."""

    territories: Some[TerritoryType] | None = None


class ExploreVp(Plus, frozen=True, tag="explore_vp"):
    """VP of every site that the owner reveals in any way."""


class WaterCrossing(Ability, frozen=True, tag="water_crossing"):
    """Own migrations: lands at the same Water are adjacent."""


class CaveAccess(Ability, frozen=True, tag="cave_access"):
    """Own migrations: every territory with an own tribe lies at a revealed Cave, even if there is none (CV-SIT.7)."""


class MigrationBonus(Plus, frozen=True, tag="migration_bonus"):
    """Activating Migration, whatever the test."""


class WeakMayMigrate(Ability, frozen=True, tag="weak_may_migrate"):
    """They stay weak; boarding a new boat counts as migrating here."""


class DisplaceStrong(Ability, frozen=True, tag="displace_strong"):
    """Own migrating tribes are not laid down."""


class ProcreateStrong(Ability, frozen=True, tag="procreate_strong"):
    """New tribes of a procreation are upright even when they displace."""


class BoatSeats(Ability, frozen=True, tag="boat_seats"):
    """Procreation on a boat needs an own tribe there and a free seat."""

    max: Count


class BoatTransportAny(Ability, frozen=True, tag="boat_transport_any"):
    """Every own transport from a boat may go to any storage space."""


class FireVp(Plus, frozen=True, tag="fire_vp"):
    """Each time an own tribe scores a fire encampment."""


class StrongFireVp(Plus, frozen=True, tag="strong_fire_vp"):
    """Step 6B: for each own strong tribe on a fire encampment."""


class StrengthenBonus(Plus, frozen=True, tag="strengthen_bonus"):
    """The amount of every own strengthen effect."""


class Feeding(Ability, frozen=True, tag="feeding"):
    """Step 6A: each own tribe there (or weak, or in such a territory) needs so much less, never below 0."""

    delta: Count
    where: Literal["wilderness", "boat", "weak", "territories"]
    territories: tuple[LandType, ...] = ()


class FeedingTotal(Ability, frozen=True, tag="feeding_total"):
    """Step 6A: so much of all needs together is paid by nobody."""

    delta: Count


class FeedingFarmFull(Ability, frozen=True, tag="feeding_farm_full"):
    """Own wilderness tribes at an own farm need nothing."""


class DeusExFree(Ability, frozen=True, tag="deus_ex_free"):
    """CV-FED.3: once an era and card without moving the disc, also on the first space."""


class Immunity(Ability, frozen=True, tag="immunity"):
    """Phase 5 and step 7A pass the owner over."""

    what: Some[Literal["gorge", "glacier", "weather_negative"]]


class FateVirtual(Plus, frozen=True, tag="fate_virtual"):
    """Favor tests only: so many more dice are rolled."""


class FavorRange(Plus, frozen=True, tag="favor_range"):
    """Favor tests only: the disc counts as so many spaces further right."""


class IdeaStep(Ability, frozen=True, tag="idea_step"):
    """CV-ACT4.4: an idea marker changes a die by 1 to `max`."""

    max: Count


class PlanningBonus(Plus, frozen=True, tag="planning_bonus"):
    """Each effect that places planning markers: more on the same dice space."""


class SleepBoth(Ability, frozen=True, tag="sleep_both"):
    """CV-ACT4.8: both sides."""


class ResetLimit(Ability, frozen=True, tag="reset_limit"):
    """CV-RST.1."""

    max: Count


class ResearchDraw(Plus, frozen=True, tag="research_draw"):
    """Research module: draw more, keep as before."""


class FeatureReq(Plus, frozen=True, tag="feature_req"):
    """Have-requirements count so many more markers; what is returned must be there."""

    feature: Feature


class MaterialWildRow(Ability, frozen=True, tag="material_wild_row"):
    """Materials returned for research cards may be replaced by others of the same storage row."""


class StatueAnyMaterial(Ability, frozen=True, tag="statue_any_material"):
    """CV-BLD.5: any stored material pays."""


class StatueIncome(Plus, frozen=True, tag="statue_income"):
    """Step 8B: once, with at least one statue."""


class BuyDiscount(Plus, frozen=True, tag="buy_discount"):
    """CV-TRD.2: each purchase, never below 0."""


class SellMoney(Plus, frozen=True, tag="sell_money"):
    """CV-TRD.1: each material sold for money."""


class SellVp(Plus, frozen=True, tag="sell_vp"):
    """CV-TRD.1: each material sold for VP."""


class ExtraFind(Plus, frozen=True, tag="extra_find"):
    """CV-P3.1: more finds, each chosen on its own."""


class CategoryUnits(Plus, frozen=True, tag="category_units"):
    """More units whenever the category is scored (CV-EVT.6, CV-END.1), not for events."""

    category: Category


class EventTie(Ability, frozen=True, tag="event_tie"):
    """CV-EVT.4: the owner counts as the unique leader when tied."""


Modifier = (
    TransportBonus
    | ProduceBonus
    | HuntBonus
    | ExploreVp
    | WaterCrossing
    | CaveAccess
    | MigrationBonus
    | WeakMayMigrate
    | DisplaceStrong
    | ProcreateStrong
    | BoatSeats
    | BoatTransportAny
    | FireVp
    | StrongFireVp
    | StrengthenBonus
    | Feeding
    | FeedingTotal
    | FeedingFarmFull
    | DeusExFree
    | Immunity
    | FateVirtual
    | FavorRange
    | IdeaStep
    | PlanningBonus
    | SleepBoth
    | ResetLimit
    | ResearchDraw
    | FeatureReq
    | MaterialWildRow
    | StatueAnyMaterial
    | StatueIncome
    | BuyDiscount
    | SellMoney
    | SellVp
    | ExtraFind
    | CategoryUnits
    | EventTie
)
Lasting = Trigger | Modifier
AnyAbility = Activity | Trigger | PointBonus | Modifier
