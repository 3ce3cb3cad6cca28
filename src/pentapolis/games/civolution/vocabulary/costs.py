"""What must be paid or there: cost spaces of research cards, costs of activities, requirements of goal chips."""

from __future__ import annotations

from typing import Literal

import msgspec

from .words import Amount, Count, Feature, LandType, Material, SiteKind, Some, Track

# Cost spaces (CV-CRD.2 to CV-CRD.7)


class CostSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A space on the left of a research card."""


class Empty(CostSpace, frozen=True, tag="empty"):
    """CV-CRD.2: always fulfilled, never active."""

    vp: Literal[0] = 0


class ReturnMaterial(CostSpace, frozen=True, tag="return_material"):
    """CV-CRD.4."""

    material: Material
    amount: Count
    vp: Amount = 0


class ReturnFeature(CostSpace, frozen=True, tag="return_feature"):
    """CV-CRD.4."""

    feature: Feature
    amount: Count
    vp: Amount = 0


class HaveFeature(CostSpace, frozen=True, tag="have_feature"):
    """CV-CRD.4: kept; adds up over the active spaces of a card."""

    feature: Feature
    amount: Count
    vp: Amount = 0


class HaveSettlements(CostSpace, frozen=True, tag="have_settlements"):
    """CV-CRD.6: built ones, kept; does not add up."""

    amount: Count
    vp: Amount = 0


Need = ReturnMaterial | ReturnFeature | HaveFeature | HaveSettlements


class OneOf(CostSpace, frozen=True, tag="one_of"):
    """CV-CRD.6: the owner fulfils one of them. The VP are those of the space, none of an option's."""

    options: Some[Need]
    vp: Amount = 0


AnySpace = Empty | ReturnMaterial | ReturnFeature | HaveFeature | HaveSettlements | OneOf


# Costs of activities (CV-EFF.4)


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="pay"):
    """A part of the cost of an activity."""


class PayFood(Price, frozen=True, tag="food"):
    amount: Count


class PayMoney(Price, frozen=True, tag="money"):
    amount: Count


class PayIdea(Price, frozen=True, tag="idea"):
    amount: Count


class PayMaterial(Price, frozen=True, tag="stored_material"):
    material: Material
    amount: Count


Cost = PayFood | PayMoney | PayIdea | PayMaterial


# Requirements of goal chips (CV-GOL.1)


class Requirement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What is needed to install a goal chip."""


class ReturnMaterials(Requirement, frozen=True, tag="return_materials"):
    materials: dict[Material, Count]


class ReturnMarkers(Requirement, frozen=True, tag="return_markers"):
    markers: dict[Literal["food", "money", "idea"], Count]


class TribesInOneTerritory(Requirement, frozen=True, tag="tribes_in_one_territory"):
    """In any state, wilderness included."""

    territory_type: LandType
    amount: Count


class TerritoriesOfTypeWithTribes(Requirement, frozen=True, tag="territories_of_type_with_tribes"):
    territory_type: LandType
    amount: Count


class FarmInType(Requirement, frozen=True, tag="farm_in_type"):
    territory_type: LandType
    amount: Count


class FeatureAtLeast(Requirement, frozen=True, tag="have_feature"):
    feature: Feature
    amount: Count


class TrackAtLeast(Requirement, frozen=True, tag="track_at_least"):
    track: Track
    space: Count


class TribesOnOneBoat(Requirement, frozen=True, tag="tribes_on_one_boat"):
    amount: Count


class BoatsBuilt(Requirement, frozen=True, tag="boats_built"):
    amount: Count


class FarmsBuilt(Requirement, frozen=True, tag="farms_built"):
    amount: Count


class StatuesBuilt(Requirement, frozen=True, tag="statues_built"):
    amount: Count


class SettlementsBuilt(Requirement, frozen=True, tag="settlements_built"):
    amount: Count


class TribesOnFireEncampments(Requirement, frozen=True, tag="tribes_on_fire_encampments"):
    amount: Count


class TerritoriesWithTribes(Requirement, frozen=True, tag="territories_with_tribes"):
    """Water with a tribe on a boat counts (CV-GEN.14)."""

    amount: Count


class TribesTotal(Requirement, frozen=True, tag="tribes_total"):
    amount: Count


class TribeAdjacentToSite(Requirement, frozen=True, tag="tribe_adjacent_to_site"):
    """A revealed one."""

    site_kind: SiteKind


class SettlementAndStatueOnOneGround(Requirement, frozen=True, tag="settlement_and_statue_on_one_ground"):
    pass


AnyRequirement = (
    ReturnMaterials
    | ReturnMarkers
    | TribesInOneTerritory
    | TerritoriesOfTypeWithTribes
    | FarmInType
    | FeatureAtLeast
    | TrackAtLeast
    | TribesOnOneBoat
    | BoatsBuilt
    | FarmsBuilt
    | StatuesBuilt
    | SettlementsBuilt
    | TribesOnFireEncampments
    | TerritoriesWithTribes
    | TribesTotal
    | TribeAdjacentToSite
    | SettlementAndStatueOnOneGround
)
