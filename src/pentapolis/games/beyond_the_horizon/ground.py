"""The map: what lies where, and the words for places (BH-SET.7, BH-SET.11, BH-EXP.2)."""

from __future__ import annotations

import re

from pentapolis.kernel.memo import Memo
from pentapolis.parts.hexmaps import BESIDE, packed, unpacked

from .kinds import HOMES
from .state import BHState, BHTable, Player, place_of

NEAR: Memo[int, tuple[int, ...]] = Memo(lambda place: tuple(place + step for step in BESIDE))
"""BH-MOV.7: the six places next to a place."""

CENTRE = packed((0, 0))
TOUCHED = 2  # BH-EXP.2: a discovered tile touches at least so many others

_COORDINATES = re.compile(r"q(-?\d{1,2})r(-?\d{1,2})")


COORDINATES: Memo[int, str] = Memo(lambda place: "q{}r{}".format(*unpacked(place)))


def coordinates(place: int) -> str:
    """The word for a place where nothing lies yet.

    >>> coordinates(packed((1, -2)))
    'q1r-2'
    """
    return COORDINATES[place]


def read_coordinates(word: str) -> int | None:
    """The place that a word like `q1r-2` names."""
    found = _COORDINATES.fullmatch(word)
    return packed((int(found[1]), int(found[2]))) if found else None


def find_place(state: BHState, word: str) -> int | None:
    """The place of a tile on the map, or of coordinates where no tile lies."""
    for place, tile in state.land.items():
        if tile == word:
            return place
    place_ = read_coordinates(word)
    return None if place_ in state.land else place_


def is_tile(t: BHTable, word: str) -> bool:
    """Whether a tile of the game is called so, wherever it is."""
    content = t.content
    return word in content.territories or word in content.structures or word in content.homes


def word_of(state: BHState, place: int) -> str:
    """A place goes by what lies there; else by its coordinates."""
    return state.land.get(place) or coordinates(place)


def is_foreign_home(state: BHState, seat: int, place: int) -> bool:
    """BH-MOV.3, BH-MOV.4: another player's starting territory that no structure covers."""
    tile = state.land.get(place)
    return tile in HOMES and state.homes[seat] != place


def touches(state: BHState, place: int) -> int:
    """How many tiles lie next to a place."""
    land, found = state.land, 0
    for other in NEAR[place]:
        if other in land:
            found += 1
    return found


def frontier(state: BHState, place: int) -> list[int]:
    """BH-EXP.2: empty places next to a place where a tile could be discovered."""
    land = state.land
    return [other for other in NEAR[place] if other not in land and touches(state, other) >= TOUCHED]


def own_places(t: BHTable, seat: int) -> list[int]:
    """BH-REC.2, BH-STR.10: the own starting territory, and tiles with an own cube."""
    state = t.state
    found = {state.homes[seat]: None}
    for table in (state.villages, state.cities, state.left, state.right):
        for place, owner in table.items():
            if owner == seat:
                found[place] = None
    return list(found)


def strengths_at(player: Player, kind: int, place: int) -> list[int]:
    """The strengths of a player's units of a kind on a tile, weakest first."""
    low = place << 4 | kind << 3
    return [unit - low for unit in player.units if low <= unit < low + 8]


def places_with(player: Player, kind: int) -> list[int]:
    """Where a player has units of a kind, each place once."""
    return list(dict.fromkeys(place_of(unit) for unit in player.units if unit >> 3 & 1 == kind))
