"""Goal chips: the goal area, what they require, and installing them (CV-GOL, CV-P2.2)."""

from __future__ import annotations

from functools import partial

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.bitsets import members
from pentapolis.parts.choices import Options, choose

from .. import asks, ground, log, triggers
from .. import vocabulary as v
from ..asks import SKIP
from ..counting import metric
from ..effects import effect
from ..kinds import TRACK, TYPE
from ..state import BOAT, FIRE, CVTable, Player, place_of, put, spot_of
from .activity import give_back, held
from .attributes import counted
from .modules import any_upgrade, upgradable
from .partition import GOAL, HALVES, choose_column, free_halves, lay_half, open_columns

# What a chip requires: what there is, and what there must be


def progress(t: CVTable, seat: int, requirement: v.Requirement) -> tuple[int, int]:
    """CV-GOL.1: how much of a requirement is fulfilled, and how much it takes."""
    player = t.state.players[seat]
    match requirement:
        case v.ReturnMaterials() | v.ReturnMarkers():
            costs = to_return(requirement)
            return sum(min(held(player, thing), number) for thing, number in costs.items()), sum(costs.values())
        case v.TribesInOneTerritory():
            return most_in(t, player, TYPE[requirement.territory_type]), requirement.amount
        case v.TerritoriesOfTypeWithTribes():
            return of_type(t, ground.own_places(player), requirement.territory_type), requirement.amount
        case v.FarmInType():
            return of_type(t, player.farms, requirement.territory_type), requirement.amount
        case v.FeatureAtLeast():
            return counted(t, seat, requirement.feature), requirement.amount
        case v.TrackAtLeast():
            return player.tracks[TRACK[requirement.track]], requirement.space
        case v.TribesOnOneBoat():
            return most_aboard(player), requirement.amount
        case v.SettlementsBuilt():
            return sum(player.settled), requirement.amount
        case v.TribesOnFireEncampments():
            return sum(spot_of(tribe) == FIRE for tribe in player.tribes), requirement.amount
        case v.TribeAdjacentToSite():
            return int(bool(ground.own_places(player) & ground.at_sites(t, requirement.site_kind))), 1
        case v.SettlementAndStatueOnOneGround():
            return int(any(map(min, player.statues, player.settled))), 1
        case v.BoatsBuilt() | v.FarmsBuilt() | v.StatuesBuilt() | v.TerritoriesWithTribes() | v.TribesTotal():
            return metric(t, seat, METRIC[type(requirement)]), requirement.amount
        case _:
            raise AssertionError(requirement)


METRIC: dict[type[v.Requirement], str] = {
    v.BoatsBuilt: "boats_built",
    v.FarmsBuilt: "farms_built",
    v.StatuesBuilt: "statues",
    v.TerritoriesWithTribes: "territories_with_tribes",
    v.TribesTotal: "tribes",
}


def to_return(requirement: v.Requirement) -> dict[str, int]:
    """CV-GOL.1: what goes back to the supply when the chip is installed."""
    if isinstance(requirement, v.ReturnMaterials):
        return {str(thing): number for thing, number in requirement.materials.items()}
    if isinstance(requirement, v.ReturnMarkers):
        return {str(thing): number for thing, number in requirement.markers.items()}
    return {}


def of_type(t: CVTable, places: int, kind: str) -> int:
    """How many of some territories are of a type."""
    return sum(t.content.territories[place].type == TYPE[kind] for place in members(places))


def most_in(t: CVTable, player: Player, kind: int) -> int:
    """The most tribes in one territory of a type, in any state, wilderness included."""
    places = [place for place in map(place_of, player.tribes) if t.content.territories[place].type == kind]
    return max(map(places.count, places), default=0)


def most_aboard(player: Player) -> int:
    """The most tribes on one boat; there is one own boat at most in a Water."""
    boats = [place_of(tribe) for tribe in player.tribes if spot_of(tribe) == BOAT]
    return max(map(boats.count, boats), default=0)


def fulfils(t: CVTable, seat: int, chip: str) -> bool:
    """CV-GOL.1: the requirement of a chip is met now."""
    have, need = progress(t, seat, t.content.goals[chip].requirement)
    return have >= need


# Into the goal area


def offered(t: CVTable) -> dict[str, str]:
    """CV-P2.1, CV-GOL.3: the chips of the display; equal ones are alike."""
    return {chip: chip for chip in t.state.goals if chip}


def not_offered(t: CVTable, key: str) -> Refusal | None:
    return Refusal("CV-GOL.3") if key in t.content.goals else None


@effect(v.GainGoalChip, lambda t, seat, effect: any(t.state.goals))
def gain_goal_chip(t: CVTable, seat: int, effect: v.GainGoalChip, source: str) -> Flow[None]:
    """CV-GOL.3: from the display into the goal area; it is refilled at once."""
    for left in range(effect.amount, 0, -1):
        found = offered(t)
        if not found:
            return
        options = Options({**found, SKIP: ""}, partial(not_offered, t))
        chip: str = yield Ask(seat, asks.GOAL, options, left=left)
        if not chip:
            return
        yield from take_goal(t, seat, chip)
        refill_goals(t)


def take_goal(t: CVTable, seat: int, chip: str) -> Flow[None]:
    """CV-P2.2: to a free space of the goal area, or onto one of the chips there if there is none."""
    state, player = t.state, t.state.players[seat]
    state.goals = put(state.goals, state.goals.index(chip), "")
    free = [space for space, stack in enumerate(player.goals) if not stack]
    if free:
        space = free[0]
    else:
        tops = {key: space for key, (space, _) in visible(player).items()}
        options = Options(tops, lambda key: Refusal("CV-P2.2") if key.partition(":")[2] in t.content.goals else None)
        space = yield Ask(seat, asks.COVER, options, goal=chip)
    player.goals = put(player.goals, space, (*player.goals[space], chip))
    t.emit(log.TOOK_GOAL, seat=seat, goal=chip)


def visible(player: Player) -> dict[str, tuple[int, str]]:
    """CV-P2.2: the top chips of the goal area, by `SPACE:CHIP`."""
    return {f"{space + 1}:{stack[-1]}": (space, stack[-1]) for space, stack in enumerate(player.goals) if stack}


def refill_goals(t: CVTable) -> None:
    """CV-P2.1, CV-GOL.3, CV-LIM.2: empty spaces of the display from the bag; an empty bag leaves them empty."""
    state = t.state
    for space, chip in enumerate(state.goals):
        if not chip and state.goal_bag:
            state.goals = put(state.goals, space, state.goal_bag[-1])
            state.goal_bag = state.goal_bag[:-1]
            t.emit(log.DISPLAYED, chip=state.goals[space])


# Installing


def installable(t: CVTable, seat: int) -> dict[str, tuple[int, str]]:
    """CV-GOL.1: visible chips whose requirement is met."""
    return {key: found for key, found in visible(t.state.players[seat]).items() if fulfils(t, seat, found[1])}


def refuse(t: CVTable, seat: int, key: str) -> Refusal | None:
    """Why a chip cannot be installed: covered, or its requirement is not met."""
    player = t.state.players[seat]
    if key in visible(player):
        have, need = progress(t, seat, t.content.goals[visible(player)[key][1]].requirement)
        return Refusal("CV-GOL.1", have=have, need=need)
    chip = key.partition(":")[2]
    if any(chip in stack for stack in player.goals):
        return Refusal("CV-P2.2")
    return Refusal("CV-GOL.1", need=0) if chip in t.content.goals else None


@effect(v.InstallGoalChip, lambda t, seat, effect: bool(installable(t, seat)))
def install_goal_chip(t: CVTable, seat: int, effect: v.InstallGoalChip, source: str) -> Flow[None]:
    """CV-GOL.1: up to so many visible chips, one after the other."""
    for left in range(effect.amount, 0, -1):
        found = installable(t, seat)
        if not found:
            return
        options = Options({**found, SKIP: None}, partial(refuse, t, seat))
        chosen: tuple[int, str] | None = yield Ask(seat, asks.INSTALL_GOAL, options, left=left)
        if chosen is None:
            return
        yield from install(t, seat, *chosen)


def install(t: CVTable, seat: int, space: int, chip: str) -> Flow[None]:
    """CV-GOL.1, CV-GOL.2: return what it requires, install it, upgrade a module if its space is empty now."""
    player = t.state.players[seat]
    column = yield from choose_column(t, seat, chip, open_columns(t.content, player, GOAL))
    halves = {HALVES[half]: half for half in free_halves(player.columns[column])}
    half: int = yield from choose(seat, asks.HALF, halves, goal=chip)
    for thing, number in to_return(t.content.goals[chip].requirement).items():
        give_back(t, seat, thing, number)
    player.goals = put(player.goals, space, player.goals[space][:-1])
    lay_half(t, seat, column, half, chip)
    if not player.goals[space] and upgradable(t, seat, 0):
        yield from any_upgrade(t, seat, 0, GOAL)
    yield from triggers.happens(t, seat, "install_goal")
