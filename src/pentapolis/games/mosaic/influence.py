"""Influence in a Region, who controls it, and what an Empire Scoring gives there (MO-EMP.4 to MO-EMP.8)."""

from __future__ import annotations

from typing import NamedTuple

from pentapolis.kernel.state import encode

from .kinds import CAVALRY, INFANTRY, NOBODY, SIEGE
from .state import MosaicTable, Player

FIRST, SECOND = 3, 2  # MO-EMP.6
REMEMBERED = 4096  # maps; then it begins anew


def influence(player: Player, mask: int, region: int, sieges: int) -> int:
    """MO-EMP.4, MO-EMP.5, MO-MIL.8: a player's Influence in a Region where `sieges` players have Siege Engines."""
    infantry, cavalry, siege = player.units[3 * region : 3 * region + 3]
    value = infantry + cavalry + siege + (player.towns & mask).bit_count()
    if player.wonders:
        value += 2 * (player.monuments & mask).bit_count()
    if sieges == 0 or (sieges == 1 and siege):  # an opponent's Siege Engine cancels Cities
        value += 2 * (player.every_city & mask).bit_count()
    if infantry:
        value += player.bonus[INFANTRY]
    if cavalry:
        value += player.bonus[CAVALRY]
    return value


def siege_engines(players: list[Player], region: int) -> int:
    """How many players have a Siege Engine in a Region."""
    at, number = 3 * region + SIEGE, 0
    for player in players:
        if player.units[at]:
            number += 1
    return number


def influences(t: MosaicTable, region: int) -> list[int]:
    """MO-GLO.12: the Influence of every seat in a Region; there are no alliances, every other player is an opponent."""
    players, mask = t.state.players, t.content.board.masks[region]
    sieges = siege_engines(players, region)
    return [influence(player, mask, region, sieges) for player in players]


def controller(t: MosaicTable, region: int) -> int:
    """MO-EMP.10: the only seat with the highest Influence, at least 1; a tie means nobody."""
    return leader_of(influences(t, region))


def leader_of(values: list[int]) -> int:
    best = max(values)
    return values.index(best) if best and values.count(best) == 1 else NOBODY


def controlled(t: MosaicTable, seat: int) -> tuple[int, ...]:
    """MO-EMP.10: the Regions that a seat controls."""
    return empires(t).held[seat]


def worth(t: MosaicTable, region: int) -> int:
    """MO-EMP.6: first place gives 3 VP and 1 for every City and Wonder there, whoever owns them."""
    mask = t.content.board.masks[region]
    return FIRST + sum(((player.every_city | player.monuments) & mask).bit_count() for player in t.state.players)


def region_points(t: MosaicTable, region: int) -> list[int]:
    """MO-EMP.6 to MO-EMP.8: what every seat scores in a Region."""
    return points_for(t, region, influences(t, region))


class Empires(NamedTuple):
    """How all seats stand on a map, in the Regions in play.

    held   the Regions that each seat controls
    paid   what an Empire Scoring would pay each seat
    first  in how many Regions each seat would be paid most, perhaps with others
    """

    held: list[tuple[int, ...]]
    paid: list[int]
    first: list[int]


def empires(t: MosaicTable) -> Empires:
    """How all seats stand now. Remembered, for this is asked all the time, and few answers of a turn change the map."""
    known = t.content.empires
    key = encode([(player.units, player.sites, player.bonus) for player in t.state.players])
    found = known.get(key)
    if found is None:
        if len(known) >= REMEMBERED:
            known.clear()
        found = known[key] = counted(t)
    return found


def counted(t: MosaicTable) -> Empires:
    players = len(t.state.players)
    held: list[tuple[int, ...]] = [()] * players
    paid, first = [0] * players, [0] * players
    for region in t.content.counts[players].regions:
        values = influences(t, region)
        best = max(values)
        if not best:
            continue
        if (holder := leader_of(values)) != NOBODY:
            held[holder] += (region,)
        for seat, points in enumerate(points_for(t, region, values)):
            paid[seat] += points
            first[seat] += values[seat] == best
    return Empires(held, paid, first)


def points_for(t: MosaicTable, region: int, values: list[int]) -> list[int]:
    """MO-EMP.6, MO-EMP.7: the points for such Influence; MO-EMP.8: at least 1 is needed."""
    points = [0] * len(values)
    best = max(values)
    if best == 0:
        return points
    first = worth(t, region)
    for seat, value in enumerate(values):
        if value == best:
            points[seat] = first
    if values.count(best) == 1:
        second = max((value for value in values if value < best), default=0)
        if second and values.count(second) == 1:
            points[values.index(second)] = SECOND
    return points
