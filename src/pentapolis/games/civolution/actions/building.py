"""Building farms, boats, statues and settlements; and how farms and boats are lost (CV-BLD)."""

from __future__ import annotations

from functools import partial

from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.choices import Options, choose

from .. import asks, gains, log, triggers
from .. import vocabulary as v
from ..asks import SKIP, STOP
from ..effects import each, effect
from ..ground import (
    STANCES,
    boat_places,
    is_full,
    map_of,
    named_places,
    place_word,
    read_tribe,
    tribes_at,
)
from ..kinds import MATERIAL, MATERIALS, NOBODY
from ..state import BOAT, SPOTS, CVTable, add, is_strong, place_of, tribe_of
from ..tribes import arrive_in_wilderness, put_down, take_away
from .migration import END as NO_CREW
from .migration import Mover, effect_number, movers
from .projects import BOATS, FARM, SETTLEMENT, STATUE, Project, projects, slots, statue_materials, why_not

END: Project = ("", 0)


# Building


@effect(v.Build, lambda t, seat, effect: bool(projects(t, seat, effect.project)))
def build(t: CVTable, seat: int, effect: v.Build, source: str) -> Flow[None]:
    """CV-BLD.1, CV-EFF.10: up to so many projects, of one type where the effect says so."""
    kind: str = effect.project
    leave = SKIP
    for left in range(effect.amount, 0, -1):
        found = projects(t, seat, kind)
        if not found:
            return
        options = Options({**found, leave: END}, partial(why_not, t, seat, kind))
        project: Project = yield from choose(seat, asks.BUILD, options, left=left, source=source)
        if project == END:
            return
        yield from BUILDERS[project[0]](t, seat, project[1])
        if effect.same_type:
            kind = project[0]
        leave = STOP


def farm(t: CVTable, seat: int, place: int) -> Flow[None]:
    """CV-BLD.2: free; an idea marker is the reward."""
    t.state.players[seat].farms |= 1 << place
    t.emit(log.BUILT, seat=seat, project=FARM, place=place_word(t, place))
    yield from rewarded(t, seat, FARM)


def boat(t: CVTable, seat: int, water: int) -> Flow[None]:
    """CV-BLD.3: free; it comes with its marker, and a tribe may go aboard."""
    player = t.state.players[seat]
    player.boats = tuple(sorted((*player.boats, water << 1 | 1)))
    t.emit(log.BUILT, seat=seat, project=BOATS, place=place_word(t, water))
    crew = crews(t, seat, water)
    if crew:
        options = Options({**crew, SKIP: NO_CREW}, partial(why_no_crew, t))
        mover: Mover = yield from choose(seat, asks.BOARD, options, place=place_word(t, water))
        if mover != NO_CREW:
            board(t, seat, mover, water)
    yield from rewarded(t, seat, BOATS)


def crews(t: CVTable, seat: int, water: int) -> dict[str, Mover]:
    """CV-BLD.3: strong tribes next to the Water; it is no migration, so Caves, cards and earlier ones do not matter."""
    near = map_of(t).near[water]
    everybody = movers(t, seat, effect_number(t, seat))
    return {key: mover for key, mover in everybody.items() if is_strong(mover[0]) and near >> place_of(mover[0]) & 1}


def why_no_crew(t: CVTable, key: str) -> Refusal | None:
    return None if read_tribe(t, key) is None else Refusal("CV-BLD.3")


def board(t: CVTable, seat: int, mover: Mover, water: int) -> None:
    """CV-BLD.3, CV-MIG.4: what a tribe did in the turn goes with it."""
    player, (tribe, memory) = t.state.players[seat], mover
    strong = is_strong(tribe)
    take_away(player, tribe, memory)
    put_down(player, tribe_of(water, BOAT, strong), memory)
    t.emit(log.MIGRATED, seat=seat, place=place_word(t, place_of(tribe)), to=place_word(t, water))
    t.emit(log.SETTLED, seat=seat, place=place_word(t, water), spot=SPOTS[BOAT], stance=STANCES[strong])


def statue(t: CVTable, seat: int, ground: int) -> Flow[None]:
    """CV-BLD.5: the marker of the stored material becomes the statue."""
    player, entry = t.state.players[seat], t.content.grounds[ground]
    options = Options(
        statue_materials(t, seat, ground),
        lambda key: Refusal("CV-BLD.5", place=entry.id, thing=key) if key in MATERIAL else None,
    )
    material: int = yield from choose(seat, asks.STATUE, options, place=entry.id)
    player.storage = add(player.storage, material, -1)
    player.statues = add(player.statues, ground, 1)
    t.emit(log.SPENT, seat=seat, thing=MATERIALS[material], count=1)
    t.emit(log.BUILT, seat=seat, project=STATUE, place=entry.id)
    yield from rewarded(t, seat, STATUE)


def settlement(t: CVTable, seat: int, ground: int) -> Flow[None]:
    """CV-BLD.6: its materials go back to the supply; the last one gives more."""
    player, entry = t.state.players[seat], t.content.grounds[ground]
    ids = {slot.id for slot in t.content.slots}
    options = Options(slots(t, seat), lambda key: Refusal("CV-BLD.6", place=entry.id) if key in ids else None)
    recess: int = yield from choose(seat, asks.SETTLEMENT, options, place=entry.id)
    for name, count in t.content.slots[recess].cost.items():
        gains.unstore(player, MATERIAL[name], count)
        t.emit(log.SPENT, seat=seat, thing=name, count=count)
    player.settlements = tuple(other for other in player.settlements if other != recess)
    player.settled = add(player.settled, ground, 1)
    t.emit(log.BUILT, seat=seat, project=SETTLEMENT, place=entry.id)
    yield from rewarded(t, seat, SETTLEMENT, last=not player.settlements)


def rewarded(t: CVTable, seat: int, project: str, last: bool = False) -> Flow[None]:
    """CV-BLD.2 to CV-BLD.6, CV-EFF.8: the reward of a project, then what waits for it."""
    entry = t.content.projects[project]
    yield from each(t, seat, entry.reward, project)
    if last:
        yield from each(t, seat, entry.last_reward, project)
    yield from triggers.happens(t, seat, f"build_{project}")
    yield from triggers.happens(t, seat, "build_any")


BUILDERS = {FARM: farm, BOATS: boat, STATUE: statue, SETTLEMENT: settlement}


# Losing


def built(t: CVTable, seat: int, project: str) -> int:
    """Where own farms or boats are."""
    player = t.state.players[seat]
    return player.farms if project == FARM else boat_places(player)


@effect(v.ReturnBuilding, lambda t, seat, effect: bool(built(t, seat, effect.project)))
def return_building(t: CVTable, seat: int, effect: v.ReturnBuilding, source: str) -> Flow[None]:
    """CV-EVT.4, CV-BLD.7: a farm or boat of the owner's choice goes back to the console; mandatory."""
    project = effect.project
    found = {f"{project}:{word}": place for word, place in named_places(t, built(t, seat, project)).items()}
    options = Options(
        found, lambda key: Refusal("CV-EVT.4", project=project) if key.partition(":")[2] in t.content.places else None
    )
    place: int = yield from choose(seat, asks.GIVE_BACK, options, source=source)
    if project == FARM:
        t.state.players[seat].farms &= ~(1 << place)
        t.emit(log.LOST_BUILDING, seat=seat, project=FARM, place=place_word(t, place))
    else:
        yield from lose_boat(t, seat, place)


def lose_boat(t: CVTable, seat: int, water: int) -> Flow[None]:
    """CV-BLD.7: a boat goes back with a raw material in its notch; its tribes go ashore together."""
    player = t.state.players[seat]
    aboard = tuple(tribes_at(player, water))
    shore = (yield from choose_shore(t, seat, water, len(aboard))) if aboard else NOBODY
    if not is_full(t, seat, water):
        yield from fill_for_good(t, seat)
    player.boats = tuple(one for one in player.boats if one >> 1 != water)
    t.emit(log.LOST_BUILDING, seat=seat, project=BOATS, place=place_word(t, water))
    if aboard:
        t.emit(log.RESCUED, seat=seat, place=place_word(t, water), to=place_word(t, shore), count=len(aboard))
        yield from arrive_in_wilderness(t, seat, shore, aboard)


def choose_shore(t: CVTable, seat: int, water: int, count: int) -> Flow[int]:
    """CV-BLD.7: a land next to the Water, or any if there is none."""
    shores = map_of(t).near[water] & t.content.lands or t.content.lands
    options = Options(
        named_places(t, shores), lambda key: Refusal("CV-BLD.7", place=key) if key in t.content.places else None
    )
    place: int = yield from choose(seat, asks.RESCUE, options, place=place_word(t, water), count=count)
    return place


def fill_for_good(t: CVTable, seat: int) -> Flow[None]:
    """CV-BLD.7, CV-GEN.4: a marker for the notch; with an empty supply another one must go back for it."""
    player = t.state.players[seat]
    if not player.supply:
        found = {key: key for key in gains.returnable(t, player, "boat")}
        options = Options(found, gains.no_such_marker)
        key: str = yield from choose(seat, asks.SHORTAGE, options, missing=1, thing="boat")
        gains.bring_back(t, seat, key)
    player.supply -= 1
