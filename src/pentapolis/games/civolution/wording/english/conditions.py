"""English clauses for cost spaces, goals, events and the actions of V.I.C.I."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ... import vocabulary as v
from ...vocabulary import solo
from ..language import ENGLISH
from .nouns import MATERIALS, METRICS, RESOURCES, SITES, count, title


def one_of(space: v.OneOf) -> str:
    return " or ".join(map(ENGLISH.clause, space.options))


def stored(materials: dict[v.Material, int]) -> str:
    return ENGLISH.listed([f"{number} stored {MATERIALS[name]}" for name, number in materials.items()])


def markers(held: Iterable[tuple[v.Resource, int]]) -> str:
    return ENGLISH.listed([count(number, RESOURCES[name]) for name, number in held])


def most(metric: v.Metric) -> str:
    """Who leads."""
    if metric == "favor":
        return "that is furthest on the Favor of Agera track"
    if metric.startswith("track:"):
        return f"that is furthest on the {title(metric.removeprefix('track:'))} track"
    return f"that has the most {METRICS[metric][1]}"


def enough(condition: v.Condition) -> str:
    """At least so many, or so far."""
    metric, least = condition.metric, condition.at_least
    if metric == "favor":
        return f"on space {least} or further of the Favor of Agera track"
    if metric.startswith("track:"):
        return f"on space {least} or higher of the {title(metric.removeprefix('track:'))} track"
    return f"with at least {least} {METRICS[metric][least != 1]}"


def leader(condition: v.UniqueLeader) -> str:
    least = f", {enough(condition)}" if condition.at_least > 1 else ""
    return f"the civilization {most(condition.metric)}, if it is alone{least}"


CLAUSES: dict[type[Any], Callable[[Any], str]] = {
    # Cost spaces
    v.Empty: lambda space: "empty",
    v.ReturnMaterial: lambda space: f"{space.amount} {MATERIALS[space.material]}",
    v.ReturnFeature: lambda space: f"return {space.amount} {title(space.feature)}",
    v.HaveFeature: lambda space: f"have {space.amount} {title(space.feature)}",
    v.HaveSettlements: lambda space: f"have {count(space.amount, 'settlement')}",
    v.OneOf: one_of,
    # Goals
    v.ReturnMaterials: lambda goal: f"return {stored(goal.materials)}",
    v.ReturnMarkers: lambda goal: f"return {markers(goal.markers.items())}",
    v.TribesInOneTerritory: lambda goal: (
        f"have at least {count(goal.amount, 'tribe')} in one {title(goal.territory_type)} territory"
    ),
    v.TerritoriesOfTypeWithTribes: lambda goal: (
        f"have tribes in {goal.amount} different {title(goal.territory_type)} territories"
    ),
    v.FarmInType: lambda goal: (
        f"have {'a farm' if goal.amount == 1 else f'{goal.amount} farms'} in "
        f"{'a ' if goal.amount == 1 else ''}{title(goal.territory_type)} "
        f"{'territory' if goal.amount == 1 else 'territories'}"
    ),
    v.FeatureAtLeast: lambda goal: f"have at least {count(goal.amount, f'{title(goal.feature)} marker')}",
    v.TrackAtLeast: lambda goal: f"be on space {goal.space} or higher of the {title(goal.track)} track",
    v.TribesOnOneBoat: lambda goal: f"have {count(goal.amount, 'tribe')} on one boat",
    v.BoatsBuilt: lambda goal: f"have {count(goal.amount, 'built boat')}",
    v.FarmsBuilt: lambda goal: f"have {count(goal.amount, 'built farm')}",
    v.StatuesBuilt: lambda goal: f"have {count(goal.amount, 'statue')}",
    v.SettlementsBuilt: lambda goal: f"have {count(goal.amount, 'settlement')}",
    v.TribesOnFireEncampments: lambda goal: f"have tribes on {count(goal.amount, 'fire encampment')}",
    v.TerritoriesWithTribes: lambda goal: (
        f"have tribes in {goal.amount} {'territory' if goal.amount == 1 else 'territories'}"
    ),
    v.TribesTotal: lambda goal: f"have {count(goal.amount, 'tribe')} on the continent",
    v.TribeAdjacentToSite: lambda goal: f"have a tribe next to a revealed {SITES[goal.site_kind]}",
    v.SettlementAndStatueOnOneGround: lambda goal: "have a settlement and a statue on one building ground",
    # Events
    v.Each: lambda condition: f"each civilization {enough(condition)}",
    v.UniqueLeader: leader,
    v.AllTiedMost: lambda condition: f"every civilization {most(condition.metric)} (at least {condition.at_least})",
    # V.I.C.I.
    solo.AdvanceTrack: lambda action: f"{count(action.steps, 'step')} on the {title(action.track)} track",
    solo.RemoveFaceUpCard: lambda action: f"the top face-up card of the {title(action.track)} colour leaves the game",
    solo.GainVp: lambda action: f"{action.amount} VP",
    solo.AdvanceFavor: lambda action: "1 step of favor",
    solo.Statue: lambda action: "a statue on the island",
    solo.GainActivationDie: lambda action: "1 activation die",
    solo.GainFateDie: lambda action: "1 fate die",
    solo.EvolutionMarker: lambda action: count(action.amount, "evolution marker"),
    solo.ProsperityMarker: lambda action: count(action.amount, "prosperity marker"),
    solo.Procreation: lambda action: "procreation",
    solo.Migration: lambda action: "migration",
    solo.Provision: lambda action: "provision",
    solo.RevealSites: lambda action: "reveal sites",
    solo.HuntingToken: lambda action: "hunting token",
}
