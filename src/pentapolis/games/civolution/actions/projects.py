"""Which projects a civilization can carry out, and why not others (CV-BLD.1 to CV-BLD.6)."""

from __future__ import annotations

from pentapolis.kernel import Refusal
from pentapolis.parts.bitsets import members

from ..ground import at_sites, boat_places, farm_owner, ground_reach, map_of, named_places, own_places
from ..kinds import ISLAND, MATERIAL, MATERIALS, NOBODY
from ..ownership import force
from ..state import CVTable

FARM, BOATS, STATUE, SETTLEMENT, ANY = "farm", "boat", "statue", "settlement", "any"

Project = tuple[str, int]
"""A kind of project, and the number of its territory or building ground."""


def barred_lands(t: CVTable) -> int:
    """CV-BLD.2, CV-EXP.5, CV-SOL.11: where no farm can be built because of Volcanoes and V.I.C.I.'s provisions."""
    return at_sites(t, "volcano") | provisioned(t)


def provisioned(t: CVTable) -> int:
    """CV-SOL.11: the farm spaces that V.I.C.I. has blocked."""
    return 0 if t.state.vici is None else t.state.vici.blocked


def farm_places(t: CVTable, seat: int) -> int:
    """CV-BLD.2: land with an own tribe, without any farm, that is not barred."""
    player = t.state.players[seat]
    if player.farms.bit_count() >= t.content.limits.farms:
        return 0
    found = own_places(player) & t.content.lands & ~barred_lands(t)
    for other in t.state.players:
        found &= ~other.farms
    return found


def boat_sites(t: CVTable, seat: int) -> int:
    """CV-BLD.3: Waters without an own boat, next to a territory with an own tribe, which may be another Water."""
    player = t.state.players[seat]
    if len(player.boats) >= t.content.limits.boats:
        return 0
    near, found = map_of(t).near, 0
    for place in members(own_places(player)):
        found |= near[place]
    return found & t.content.waters & ~boat_places(player)


def has_room(t: CVTable, seat: int, ground: int, settlement: bool) -> bool:
    """CV-BLD.4: so many own buildings on a building ground, and so many of them settlements."""
    player, limits = t.state.players[seat], t.content.limits
    if settlement and player.settled[ground] >= limits.ground_settlements:
        return False
    return player.statues[ground] + player.settled[ground] < limits.ground_buildings


def in_reach(t: CVTable, seat: int, ground: int) -> bool:
    """CV-BLD.4: an own tribe next to the revealed ground; for the island one on a boat around it."""
    return bool(ground_reach(t, ground) & own_places(t.state.players[seat]))


def statue_materials(t: CVTable, seat: int, ground: int) -> dict[str, int]:
    """CV-BLD.5, CV-EFF.9: stored materials that pay for a statue there."""
    storage = t.state.players[seat].storage
    good = range(len(MATERIALS)) if force(t, seat).statue_any_material else t.content.grounds[ground].statue_materials
    return {MATERIALS[material]: material for material in good if storage[material]}


def slots(t: CVTable, seat: int) -> dict[str, int]:
    """CV-BLD.6: settlements of the console whose materials are stored."""
    player = t.state.players[seat]
    return {
        t.content.slots[recess].id: recess
        for recess in player.settlements
        if all(player.storage[MATERIAL[name]] >= count for name, count in t.content.slots[recess].cost.items())
    }


def projects(t: CVTable, seat: int, kind: str) -> dict[str, Project]:
    """CV-BLD.1: everything of a kind, or of any kind, that a seat may build now."""
    found: dict[str, Project] = {}
    if kind in (FARM, ANY):
        found |= {f"{FARM}:{word}": (FARM, place) for word, place in named_places(t, farm_places(t, seat)).items()}
    if kind in (BOATS, ANY):
        found |= {f"{BOATS}:{word}": (BOATS, place) for word, place in named_places(t, boat_sites(t, seat)).items()}
    if kind in (STATUE, SETTLEMENT, ANY):
        grounds = [number for number in range(len(t.content.grounds)) if in_reach(t, seat, number)]
        words = t.content.grounds
        if kind != SETTLEMENT:
            found |= {
                f"{STATUE}:{words[ground].id}": (STATUE, ground)
                for ground in grounds
                if has_room(t, seat, ground, False) and statue_materials(t, seat, ground)
            }
        if kind != STATUE and grounds and slots(t, seat):
            found |= {
                f"{SETTLEMENT}:{words[ground].id}": (SETTLEMENT, ground)
                for ground in grounds
                if has_room(t, seat, ground, True)
            }
    return found


def why_not(t: CVTable, seat: int, kind: str, key: str) -> Refusal | None:
    """The rule that forbids a project."""
    project, _, where = key.partition(":")
    on_land = project in (FARM, BOATS) and where in t.content.places
    ground = next((number for number, entry in enumerate(t.content.grounds) if entry.id == where), None)
    if not on_land and (project not in (STATUE, SETTLEMENT) or ground is None):
        return None
    if kind not in (project, ANY):
        return Refusal("CV-BLD.1", project=kind)
    if ground is not None:
        return why_not_on(t, seat, project, ground)
    return why_no_farm(t, seat, where) if project == FARM else why_no_boat(t, seat, where)


def why_no_farm(t: CVTable, seat: int, where: str) -> Refusal:
    """CV-BLD.2: all are built, a Volcano or provisions bar the space, or another requirement fails."""
    player, place, most = t.state.players[seat], t.content.places[where], t.content.limits.farms
    if player.farms.bit_count() >= most:
        return Refusal("CV-LIM.1", have=player.farms.bit_count(), most=most)
    if farm_owner(t, place) == NOBODY and own_places(player) >> place & 1:
        if at_sites(t, "volcano") >> place & 1:
            return Refusal("CV-EXP.5", place=where)
        if provisioned(t) >> place & 1:
            return Refusal("CV-SOL.11", place=where)
    return Refusal("CV-BLD.2", place=where)


def why_no_boat(t: CVTable, seat: int, where: str) -> Refusal:
    """CV-BLD.3: all are built, or a requirement fails."""
    have, most = len(t.state.players[seat].boats), t.content.limits.boats
    return Refusal("CV-LIM.1", have=have, most=most) if have >= most else Refusal("CV-BLD.3", place=where)


def why_not_on(t: CVTable, seat: int, project: str, ground: int) -> Refusal:
    """CV-BLD.4 to CV-BLD.6: out of reach, no room, or nothing to pay with."""
    player, where = t.state.players[seat], t.content.grounds[ground].id
    if not in_reach(t, seat, ground) or not has_room(t, seat, ground, project == SETTLEMENT):
        statues, settled = player.statues[ground], player.settled[ground]
        island = int(where == ISLAND)
        return Refusal("CV-BLD.4", place=where, island=island, statues=statues, settlements=settled)
    return Refusal("CV-BLD.5" if project == STATUE else "CV-BLD.6", place=where)
