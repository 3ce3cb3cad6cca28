"""The continent as it stands: words for places and tribes, who is where, what is free, what lies open (CV-GEN.6 to 9).

Territories, vertices and civilizations are numbers, sets of them are bits. V.I.C.I. is the number after the last seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pentapolis.kernel import Flow, Refusal
from pentapolis.kernel.ask import seat_key
from pentapolis.parts.bitsets import members as members  # sets of places are read where they are asked for
from pentapolis.parts.choices import Options, choose

from . import asks
from .continent import VERTICES, Map
from .continent import vertex_word as vertex_word
from .kinds import ISLAND, NOBODY
from .ownership import force
from .state import (
    BOAT,
    FIRE,
    PLAIN,
    SPOTS,
    VICI,
    WILD,
    Civ,
    CVTable,
    Player,
    civ,
    civs,
    is_strong,
    place_of,
    spot_of,
    tribe_of,
)

STANCES = ("weak", "strong")
LAST = 7  # the other spots and stances of a place are the numbers below it: `state.tribe_of`

Spot = tuple[int, int, int]
"""Where a tribe settles: the kind of spot, whose tribe it displaces (NOBODY: it is free), and that tribe."""

ON_BOARD: Spot = (BOAT, NOBODY, 0)


# Words


def place_word(t: CVTable, place: int) -> str:
    return t.content.territories[place].id


def civ_word(t: CVTable, number: int) -> str:
    """`seat1`, or `vici`."""
    return seat_key(number) if number < len(t.state.players) else VICI


def tribe_words(t: CVTable, tribe: int) -> str:
    """`b_forest:plain:strong`."""
    return f"{place_word(t, place_of(tribe))}:{SPOTS[spot_of(tribe)]}:{STANCES[is_strong(tribe)]}"


def read_tribe(t: CVTable, key: str) -> int | None:
    """The tribe that words like `b_forest:plain:strong` name; what comes after them does not matter."""
    place, _, rest = key.partition(":")
    spot, _, rest = rest.partition(":")
    stance = rest.partition(":")[0]
    if place not in t.content.places or spot not in SPOTS or stance not in STANCES:
        return None
    return tribe_of(t.content.places[place], SPOTS.index(spot), STANCES.index(stance))


def named_places(t: CVTable, mask: int) -> dict[str, int]:
    """Territories by their words."""
    territories = t.content.territories
    return {territories[place].id: place for place in members(mask)}


def named_vertices(mask: int) -> dict[str, int]:
    return {vertex_word(vertex): vertex for vertex in members(mask)}


# The map


def map_of(t: CVTable) -> Map:
    """CV-GEN.8, CV-GEN.9."""
    return t.content.maps[t.state.placements]


def is_water(t: CVTable, place: int) -> bool:
    return bool(t.content.waters >> place & 1)


def is_developed(t: CVTable, place: int) -> bool:
    """CV-MIG.5: Water always is."""
    return bool((t.state.developed | t.content.waters) >> place & 1)


# Sites


def revealed_of(t: CVTable, kind: str) -> list[int]:
    """The recesses of the revealed sites of a kind."""
    state, sites = t.state, t.content.sites
    return [vertex for vertex in members(state.revealed) if sites[state.sites[vertex]].kind == kind]


def around(t: CVTable, vertex: int) -> int:
    """CV-GEN.9: the territories next to a recess."""
    return map_of(t).reach[vertex]


def at_sites(t: CVTable, kind: str) -> int:
    """CV-GEN.9: the territories next to any revealed site of a kind."""
    reach = map_of(t).reach
    found = 0
    for vertex in revealed_of(t, kind):
        found |= reach[vertex]
    return found


def hidden_sites(t: CVTable) -> int:
    """The recesses whose site lies face down."""
    return (1 << VERTICES) - 1 & ~t.state.revealed


def ground_reach(t: CVTable, ground: int) -> int:
    """CV-BLD.4: the territories from which a building ground can be used; none before it is revealed."""
    content, state = t.content, t.state
    name = content.grounds[ground].id
    if name == ISLAND:
        return 1 << content.island
    sites = state.sites
    for vertex in members(state.revealed):
        if sites[vertex] == name:
            return map_of(t).reach[vertex]
    return 0


# Who is where


def own_places(holder: Civ) -> int:
    """CV-GEN.14: the territories with a tribe of a civilization, Water with one on a boat included."""
    found = 0
    for tribe in holder.tribes:
        found |= 1 << (tribe >> 3)
    return found


def places(t: CVTable, number: int) -> int:
    """CV-GEN.14: the same by the number of a civilization."""
    return own_places(civ(t.state, number))


def tribes_at(holder: Civ, place: int) -> list[int]:
    """The tribes of a civilization in a territory."""
    low = place << 3
    return [tribe for tribe in holder.tribes if low <= tribe <= low + LAST]


def everybody_at(t: CVTable, place: int) -> Iterator[tuple[int, int]]:
    """All tribes in a territory, each with its civilization."""
    for number in civs(t.state):
        for tribe in tribes_at(civ(t.state, number), place):
            yield number, tribe


# Encampments


def plains(t: CVTable, place: int) -> int:
    """CV-SET.9: the plain encampments that are in use with so many players."""
    return t.content.territories[place].plains[len(t.state.players)]


def free_encampments(t: CVTable, place: int) -> dict[str, Spot]:
    """CV-GEN.7: the kinds of free encampments of a land territory; plain ones are alike."""
    return {key: spot for key, spot in encampments(t, place).items() if spot[1] == NOBODY}


def encampments(t: CVTable, place: int, leaving: tuple[int, int] | None = None) -> dict[str, Spot]:
    """CV-MIG.1, CV-MIG.2: every encampment of a land territory that a tribe may settle on, free or by displacing.

    `leaving`: a tribe with its civilization that is on its way and not there any more.
    """
    free = [1 if t.content.territories[place].fire else 0, plains(t, place)]
    taken: dict[str, Spot] = {}
    for number, tribe in everybody_at(t, place):
        if (number, tribe) == leaving:
            leaving = None
        elif spot_of(tribe) in (FIRE, PLAIN):
            free[spot_of(tribe)] -= 1
            words = f"{SPOTS[spot_of(tribe)]}:{civ_word(t, number)}:{STANCES[is_strong(tribe)]}"
            taken[words] = (spot_of(tribe), number, tribe)
    found: dict[str, Spot] = {SPOTS[kind]: (kind, NOBODY, 0) for kind in (FIRE, PLAIN) if free[kind] > 0}
    return found | taken


def choose_spot(
    t: CVTable, seat: int, place: int, leaving: tuple[int, int] | None = None, skip: bool = False
) -> Flow[Spot | None]:
    """CV-MIG.1, CV-MIG.4: the encampment on which a tribe settles, and whom it displaces, or a seat of the own boat.

    None if that is left out.
    """
    aboard = {SPOTS[BOAT]: ON_BOARD}
    options: dict[str, Spot | None] = {**(aboard if is_water(t, place) else encampments(t, place, leaving))}
    if skip:
        options[asks.SKIP] = None
    reasons = Options(options, partial(no_such_spot, t, place))
    spot: Spot | None = yield from choose(seat, asks.SPOT, reasons, place=place_word(t, place))
    return spot


def no_such_spot(t: CVTable, place: int, key: str) -> Refusal | None:
    """CV-GEN.7, CV-MIG.1: no place to settle, or an encampment that is taken or not there."""
    kind = key.partition(":")[0]
    if kind not in SPOTS:
        return None
    if SPOTS.index(kind) in (WILD, BOAT) or is_water(t, place):
        return Refusal("CV-GEN.7", place=place_word(t, place), spot=kind)
    return Refusal("CV-MIG.1", place=place_word(t, place), spot=kind)


# Boats


def boat_places(player: Player) -> int:
    """The Waters with an own boat."""
    found = 0
    for boat in player.boats:
        found |= 1 << (boat >> 1)
    return found


def seats_of_boat(t: CVTable, seat: int) -> int:
    """CV-MIG.4, CV-EFF.9."""
    return max(t.content.limits.boat_seats, force(t, seat).boat_seats)


def free_boats(t: CVTable, seat: int, leaving: int = NOBODY) -> int:
    """CV-MIG.4, CV-MIG.10: the Waters with an own boat that has a free seat; `leaving`: a tribe that is on its way."""
    player = t.state.players[seat]
    if not player.boats:
        return 0
    found, seats = 0, seats_of_boat(t, seat)
    for boat in player.boats:
        water = boat >> 1
        aboard = len(tribes_at(player, water)) - (leaving >= 0 and place_of(leaving) == water)
        if aboard < seats:
            found |= 1 << water
    return found


def is_full(t: CVTable, seat: int, water: int) -> bool:
    """CV-PRD.3: the notch of the own boat there holds a raw material."""
    return water << 1 | 1 in t.state.players[seat].boats


# Farms


def farm_owner(t: CVTable, place: int) -> int:
    """CV-BLD.2: whose farm stands there."""
    for seat, player in enumerate(t.state.players):
        if player.farms >> place & 1:
            return seat
    return NOBODY
