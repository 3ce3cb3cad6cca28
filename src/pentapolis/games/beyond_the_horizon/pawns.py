"""The pawns and cubes of a seat in a position: those that are named, and where all others are."""

from __future__ import annotations

from itertools import chain

from pentapolis.kernel.data import DataError

from .components import Content
from .kinds import TRACK, TRACKS
from .notation import SeatWords
from .state import BHState, Player


def pawns_of(content: Content) -> int:
    """BH-CMP.3, BH-SET.12 to BH-SET.14: all columns full, one active, one on the map."""
    return sum(content.capacities) + content.setup.active + 1


def settle_pawns(content: Content, player: Player, words: SeatWords, where: str) -> None:
    """Columns that are not said hold all pawns that are nowhere else, from the right; what is too much has left."""
    rest = pawns_of(content) - player.active - len(player.units) - player.scholars.bit_count()
    columns = right_columns(content, rest - (words.gone or 0)) if words.columns is None else read_columns(words, where)
    player.columns = tuple(columns)
    player.gone = rest - sum(columns) if words.gone is None else words.gone
    if any(pawns > room for pawns, room in zip(columns, content.capacities, strict=True)):
        raise DataError(f"{where}, columns", f"there is room for {content.capacities} only (BH-POP.7)")
    if player.gone < 0 or player.gone + sum(columns) != rest:
        raise DataError(where, f"there are {pawns_of(content)} pawns of a player (BH-CMP.3), not so many")


def right_columns(content: Content, pawns: int) -> list[int]:
    """BH-POP.3, BH-POP.4: the columns empty from the left."""
    columns: list[int] = []
    for room in reversed(content.capacities):
        columns.insert(0, max(0, min(room, pawns)))
        pawns -= room
    return columns


def read_columns(words: SeatWords, where: str) -> list[int]:
    """`6/5/4/3/2`."""
    parts = (words.columns or "").split("/")
    if len(parts) != 5 or not all(part.isdecimal() for part in parts):
        raise DataError(f"{where}, columns", f"five numbers like 6/5/4/3/2, not {words.columns!r}")
    return [int(part) for part in parts]


def settle_cubes(content: Content, state: BHState, seat: int, words: SeatWords, where: str) -> None:
    """Cubes that are said to have left the tracks and lie nowhere else are invested.

    Without a word about the tracks, the cubes of the map come from the tracks that their tiles show, all others from
    the first track that has one. BH-DEV.7: with no cube left, a substitute marks the place.
    """
    player, marks = state.players[seat], marks_of(content, state, seat)
    every = sum(content.cubes)
    if words.cubes is None:
        player.invested = words.invested or 0
        player.cubes = taken(content, [*marks, *[""] * player.invested])
    else:
        player.cubes = tuple(words.cubes.get(track, most) for track, most in zip(TRACKS, content.cubes, strict=True))
        elsewhere = sum(player.cubes) + len(marks)
        player.invested = max(0, every - elsewhere) if words.invested is None else words.invested
    cubes = sum(player.cubes) + len(marks) + player.invested
    too_long = any(left > most for left, most in zip(player.cubes, content.cubes, strict=True))
    if too_long or cubes < every or (cubes > every and any(player.cubes)):
        raise DataError(where, f"it has {cubes} cubes, not {every} (BH-CMP.3), or too many on a track")


def marks_of(content: Content, state: BHState, seat: int) -> list[str]:
    """The cubes of a seat on the map and on goals: the track that is shown, or none."""
    land, tiles, structures = state.land, content.territories, content.structures
    found = [tiles[land[place]].village.track for place, owner in state.villages.items() if owner == seat]
    found += [tiles[land[place]].city.track for place, owner in state.cities.items() if owner == seat]
    found += [structures[land[place]].left.track for place, owner in state.left.items() if owner == seat]
    found += [structures[land[place]].right for place, owner in state.right.items() if owner == seat]
    return [*found, *("" for owner in chain.from_iterable(state.claims) if owner == seat)]


def taken(content: Content, marks: list[str]) -> tuple[int, ...]:
    """The tracks once these cubes have left them."""
    cubes = list(content.cubes)
    for mark in marks:
        for track in (mark, *TRACKS):
            if track and cubes[TRACK[track]]:
                cubes[TRACK[track]] -= 1
                break
    return tuple(cubes)
