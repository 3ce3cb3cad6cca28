"""Navigation (CC-13.3 to CC-13.6): round the edge of the map. Cartography (CC-29.12): what Ships learn on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pentapolis.games.clash_of_cultures import hooks
from pentapolis.games.clash_of_cultures.hexes import FAR, reach
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.advances import Chart
from pentapolis.games.clash_of_cultures.wealth import receive

if TYPE_CHECKING:
    from pentapolis.games.clash_of_cultures.moves.scene import Scene


def landings(s: Scene, free: int, own: int) -> list[int]:
    """CC-13.6: what Ships meet first by the edge in both directions: the entries of a Sea group, or the unexplored.

    Each is a set of spaces. `free` is the part of their own group in which they can sail without a fight, `own` the
    whole of it, which is passed.
    """
    border, found = s.layout.border, list[int]()
    for place, space in enumerate(border):
        if not free >> space & 1:
            continue
        for direction in (1, -1):
            if free >> border[(place + direction) % len(border)] & 1:
                continue  # from there the walk finds the same
            entries = walk(s, place, direction, own)
            if entries and entries not in found:
                found.append(entries)
    return found


def walk(s: Scene, place: int, direction: int, own: int) -> int:
    """CC-13.6: along the border past Land and the own group, and on past Land from entry to entry of the next group.

    It ends at unexplored spaces and at groups further on; 0 if it comes round without finding anything.
    """
    border, sea, revealed = s.layout.border, s.state.sea, s.state.revealed
    entries = group = 0
    for step in range(1, len(border)):
        space = border[(place + direction * step) % len(border)]
        if not revealed >> space & 1:
            return entries or 1 << space
        if own >> space & 1 or not sea >> space & 1:
            continue
        group = group or reach(s.layout, space, FAR, sea)
        if not group >> space & 1:
            break
        entries |= 1 << space
    return entries


@hooks.ON_MOVE.of("cartography")
def cartography(t: ClashTable, seat: int, ship_moved: bool, navigated: bool) -> None:
    """CC-29.12: after a Move action with a Ship 1 idea; 1 culture if one used Navigation."""
    rule = t.content.printed(Chart)
    for goods, earned in ((rule.moved, ship_moved), (rule.navigated, navigated)):
        if earned:
            receive(t, seat, goods)
