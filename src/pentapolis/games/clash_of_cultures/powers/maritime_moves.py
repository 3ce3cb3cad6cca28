"""Navigation (CC-13.3 to CC-13.6): round the edge of the map. Cartography (CC-29.12): what Ships learn on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentapolis.games.clash_of_cultures import hooks
from pentapolis.games.clash_of_cultures.kinds import GOOD
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.wealth import gain
from pentapolis.kernel import Flow

if TYPE_CHECKING:
    from pentapolis.games.clash_of_cultures.moves.scene import Scene


def landings(s: Scene, free: int, own: int) -> list[int]:
    """CC-13.6: the first Sea or unexplored border spaces, in both directions, that the Ships of a Sea group can meet.

    `free` is the part of the group in which they can sail without a fight, `own` the whole group, which is passed.
    """
    border, sea, revealed = s.layout.border, s.state.sea, s.state.revealed
    found: list[int] = []
    for place, space in enumerate(border):
        if not free >> space & 1:
            continue
        for direction in (1, -1):
            there = walk(border, place, direction, own, sea, revealed)
            if there >= 0 and there not in found:
                found.append(there)
    return found


def walk(border: tuple[int, ...], place: int, direction: int, own: int, sea: int, revealed: int) -> int:
    """CC-13.6: along the border past Land and the own group; -1 if the walk comes round without finding anything."""
    for step in range(1, len(border)):
        space = border[(place + direction * step) % len(border)]
        if own >> space & 1:
            continue
        if sea >> space & 1 or not revealed >> space & 1:
            return space
    return -1


@hooks.ON_MOVE.of("cartography")
def cartography(t: ClashTable, seat: int, ship_moved: bool, navigated: bool) -> Flow[None]:
    """CC-29.12: after a Move action with a Ship 1 idea; 1 culture if one used Navigation."""
    for effect, earned in zip(t.content.advances["cartography"].effects, (ship_moved, navigated), strict=True):
        if earned:
            assert isinstance(effect.resource, str)
            assert isinstance(effect.amount, int)
            gain(t, seat, GOOD[effect.resource], effect.amount)
    yield from ()
