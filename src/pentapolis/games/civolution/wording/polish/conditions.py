"""Polish clauses for cost spaces, goals, events and the actions of V.I.C.I."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ... import vocabulary as v
from ...vocabulary import solo
from ..language import POLISH
from .nouns import (
    BUILDINGS,
    BUILT,
    FEATURES,
    MATERIALS,
    NAMED,
    RESOURCES,
    SETTLEMENT,
    SITES,
    STEP,
    TRACKS,
    TRIBE,
    TYPES,
    Noun,
    count,
    marker,
)

# Who is concerned by an event: after "z co najmniej", and after "najwięcej"

METRICS: dict[v.Metric, tuple[Noun, str]] = {
    "farms_built": (Noun("farmą", "farmami", "farmami"), "farm"),
    "boats_built": (Noun("łodzią", "łodziami", "łodziami"), "łodzi"),
    "territories_with_tribes": (
        Noun("terytorium z plemieniem", "terytoriami z plemionami", "terytoriami z plemionami"),
        "terytoriów z plemionami",
    ),
    "tribes": (
        Noun("plemieniem na kontynencie", "plemionami na kontynencie", "plemionami na kontynencie"),
        "plemion na kontynencie",
    ),
    "feature_markers": (Noun("znacznikiem cechy", "znacznikami cech", "znacznikami cech"), "znaczników cech"),
    "food": (Noun("znacznikiem żywności", "znacznikami żywności", "znacznikami żywności"), "znaczników żywności"),
    "money": (Noun("znacznikiem pieniędzy", "znacznikami pieniędzy", "znacznikami pieniędzy"), "znaczników pieniędzy"),
    "stored_materials": (
        Noun("zebranym materiałem", "zebranymi materiałami", "zebranymi materiałami"),
        "zebranych materiałów",
    ),
    "diamonds": (
        Noun("aktywnym diamentem", "aktywnymi diamentami", "aktywnymi diamentami"),
        "aktywnych diamentów",
    ),
    "statues": (Noun("pomnikiem", "pomnikami", "pomnikami"), "pomników"),
    "dice_total": (
        Noun("kością (aktywacji i losu)", "kośćmi (aktywacji i losu)", "kośćmi (aktywacji i losu)"),
        "kości (aktywacji i losu)",
    ),
}
FIRES = ("obozowisku z ogniskiem", "obozowiskach z ogniskiem")


def track_of(metric: str) -> str:
    """The track on which somebody is far."""
    return "torze przychylności Agery" if metric == "favor" else f"torze {TRACKS[metric.removeprefix('track:')]}"


def is_track(metric: str) -> bool:
    return metric == "favor" or metric.startswith("track:")


def most(metric: v.Metric) -> str:
    """Who leads."""
    if is_track(metric):
        return f"która jest najdalej na {track_of(metric)}"
    return f"która ma najwięcej {METRICS[metric][1]}"


def enough(condition: v.Condition) -> str:
    """At least so many, or so far."""
    metric, least = condition.metric, condition.at_least
    if is_track(metric):
        return f"co najmniej na polu {least} na {track_of(metric)}"
    return f"z co najmniej {count(least, METRICS[metric][0])}"


def leader(condition: v.UniqueLeader) -> str:
    least = f", {enough(condition)}" if condition.at_least > 1 else ""
    return f"cywilizacja, {most(condition.metric)}, jeśli jest jedyna{least}"


CLAUSES: dict[type[Any], Callable[[Any], str]] = {
    # Cost spaces
    v.Empty: lambda space: "puste",
    v.ReturnMaterial: lambda space: f"{space.amount} × {NAMED[space.material]}",
    v.ReturnFeature: lambda space: f"zwróć {count(space.amount, marker(FEATURES[space.feature]))}",
    v.HaveFeature: lambda space: f"miej {count(space.amount, marker(FEATURES[space.feature]))}",
    v.HaveSettlements: lambda space: f"miej {count(space.amount, SETTLEMENT)}",
    v.OneOf: lambda space: " albo ".join(map(POLISH.clause, space.options)),
    # Goals
    v.ReturnMaterials: lambda goal: (
        "zwróć " + POLISH.listed([count(number, marker(MATERIALS[name])) for name, number in goal.materials.items()])
    ),
    v.ReturnMarkers: lambda goal: (
        "zwróć " + POLISH.listed([count(number, RESOURCES[name]) for name, number in goal.markers.items()])
    ),
    v.TribesInOneTerritory: lambda goal: (
        f"miej co najmniej {count(goal.amount, TRIBE)} na jednym terytorium {TYPES[goal.territory_type]}"
    ),
    v.TerritoriesOfTypeWithTribes: lambda goal: (
        f"miej plemiona na {goal.amount} różnych terytoriach {TYPES[goal.territory_type]}"
    ),
    v.FarmInType: lambda goal: (
        f"miej farmę na terytorium {TYPES[goal.territory_type]}"
        if goal.amount == 1
        else f"miej {count(goal.amount, BUILDINGS['farm'])} na terytoriach {TYPES[goal.territory_type]}"
    ),
    v.FeatureAtLeast: lambda goal: f"miej co najmniej {count(goal.amount, marker(FEATURES[goal.feature]))}",
    v.TrackAtLeast: lambda goal: f"bądź co najmniej na polu {goal.space} toru {TRACKS[goal.track]}",
    v.TribesOnOneBoat: lambda goal: f"miej {count(goal.amount, TRIBE)} na jednej łodzi",
    v.BoatsBuilt: lambda goal: f"miej {count(goal.amount, BUILT['boat'])}",
    v.FarmsBuilt: lambda goal: f"miej {count(goal.amount, BUILT['farm'])}",
    v.StatuesBuilt: lambda goal: f"miej {count(goal.amount, BUILDINGS['statue'])}",
    v.SettlementsBuilt: lambda goal: f"miej {count(goal.amount, SETTLEMENT)}",
    v.TribesOnFireEncampments: lambda goal: f"miej plemiona w {goal.amount} {FIRES[goal.amount != 1]}",
    v.TerritoriesWithTribes: lambda goal: (
        f"miej plemiona na {goal.amount} {'terytorium' if goal.amount == 1 else 'terytoriach'}"
    ),
    v.TribesTotal: lambda goal: f"miej {count(goal.amount, TRIBE)} na kontynencie",
    v.TribeAdjacentToSite: lambda goal: f"miej plemię obok {SITES[goal.site_kind]}",
    v.SettlementAndStatueOnOneGround: lambda goal: "miej osadę i pomnik na jednym obszarze pod zabudowę",
    # Events
    v.Each: lambda condition: f"każda cywilizacja {enough(condition)}",
    v.UniqueLeader: leader,
    v.AllTiedMost: lambda condition: f"każda cywilizacja, {most(condition.metric)} (co najmniej {condition.at_least})",
    # V.I.C.I.
    solo.AdvanceTrack: lambda action: f"{count(action.steps, STEP)} na torze {TRACKS[action.track]}",
    solo.RemoveFaceUpCard: lambda action: f"wierzchnia odkryta karta koloru {TRACKS[action.track]} opuszcza grę",
    solo.GainVp: lambda action: f"{action.amount} PZ",
    solo.AdvanceFavor: lambda action: "1 pole przychylności",
    solo.Statue: lambda action: "pomnik na wyspie",
    solo.GainActivationDie: lambda action: "1 kość aktywacji",
    solo.GainFateDie: lambda action: "1 kość losu",
    solo.EvolutionMarker: lambda action: count(action.amount, marker("ewolucji")),
    solo.ProsperityMarker: lambda action: count(action.amount, marker("dobrobytu")),
    solo.Procreation: lambda action: "prokreacja",
    solo.Migration: lambda action: "migracja",
    solo.Provision: lambda action: "zaopatrzenie",
    solo.RevealSites: lambda action: "odkrycie obszarów",
    solo.HuntingToken: lambda action: "żeton polowania",
}
