"""Influence in a Region, who controls it, and what an Empire Scoring gives there (MO-EMP.4 to MO-EMP.8)."""

from __future__ import annotations

from pentapolis.kernel.state import encode

from .kinds import CAVALRY, INFANTRY, NOBODY, SIEGE
from .state import MosaicTable, Player

FIRST, SECOND = 3, 2  # MO-EMP.6
REMEMBERED = 256  # maps; then it begins anew, for those of other turns do not come back


Presence = tuple[list[int], int, int, int, tuple[int, ...]]
"""What counts of a player: units, Farms and Manufactories, Wonders, Cities, the bonus for units."""


def presence(player: Player) -> Presence:
    return player.units, player.towns, player.monuments, player.every_city, player.bonus


def influences(t: MosaicTable, region: int) -> list[int]:
    """MO-GLO.12: the Influence of every seat in a Region; there are no alliances, every other player is an opponent."""
    return weighed([presence(player) for player in t.state.players], t.content.board.masks[region], region)


def weighed(players: list[Presence], mask: int, region: int) -> list[int]:
    """MO-EMP.4, MO-EMP.5, MO-MIL.8: the Influence of players in a Region with these hexes."""
    first, last, found = 3 * region, 3 * region + SIEGE, []
    sieges = 0
    for units, _, _, _, _ in players:
        sieges += units[last] > 0
    for units, towns, monuments, cities, bonus in players:
        infantry, cavalry, siege = units[first], units[first + CAVALRY], units[last]
        value = infantry + cavalry + siege + (towns & mask).bit_count() + 2 * (monuments & mask).bit_count()
        if sieges == 0 or (sieges == 1 and siege):  # an opponent's Siege Engine cancels Cities
            value += 2 * (cities & mask).bit_count()
        if infantry:
            value += bonus[INFANTRY]
        if cavalry:
            value += bonus[CAVALRY]
        found.append(value)
    return found


def controller(t: MosaicTable, region: int) -> int:
    """MO-EMP.10: the only seat with the highest Influence, at least 1; a tie means nobody."""
    return leader_of(influences(t, region))


def leader_of(values: list[int]) -> int:
    best = max(values)
    return values.index(best) if best and values.count(best) == 1 else NOBODY


def controlled(t: MosaicTable, seat: int) -> tuple[int, ...]:
    """MO-EMP.10: the Regions that a seat controls."""
    return empires(t).held[seat]


def landmarks(t: MosaicTable) -> int:
    """Hexes with Cities and Wonders, whoever owns them."""
    found = 0
    for player in t.state.players:
        found |= player.every_city | player.monuments
    return found


def region_points(t: MosaicTable, region: int) -> list[int]:
    """MO-EMP.6 to MO-EMP.8: what every seat scores in a Region."""
    return points_for(influences(t, region), landmarks(t) & t.content.board.masks[region])


class Empires:
    """How all seats stand on a map, in the Regions in play.

    held   the Regions that each seat controls
    paid   what an Empire Scoring would pay each seat
    first  in how many Regions each seat would be paid most, perhaps with others
    """

    __slots__ = ("_built", "_payments", "_values", "held")

    def __init__(self, values: list[list[int]], built: list[int], held: list[tuple[int, ...]]) -> None:
        self._values = values
        self._built = built
        self._payments: tuple[list[int], list[int]] | None = None  # made when somebody asks: the rules do not
        self.held = held

    @property
    def paid(self) -> list[int]:
        return self._paid_and_first()[0]

    @property
    def first(self) -> list[int]:
        return self._paid_and_first()[1]

    def _paid_and_first(self) -> tuple[list[int], list[int]]:
        if self._payments is None:
            paid, first = [0] * len(self.held), [0] * len(self.held)
            for values, built in zip(self._values, self._built, strict=True):
                best = max(values)
                for seat, points in enumerate(points_for(values, built)):
                    paid[seat] += points
                    first[seat] += 0 < values[seat] == best
            self._payments = paid, first
        return self._payments


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
    players, masks = [presence(player) for player in t.state.players], t.content.board.masks
    regions, stones = t.content.counts[len(players)].regions, landmarks(t)
    held: list[tuple[int, ...]] = [()] * len(players)
    found = []
    for region in regions:
        values = weighed(players, masks[region], region)
        if (holder := leader_of(values)) != NOBODY:
            held[holder] += (region,)
        found.append(values)
    return Empires(found, [stones & masks[region] for region in regions], held)


def points_for(values: list[int], built: int) -> list[int]:
    """MO-EMP.6, MO-EMP.7: the points for such Influence; MO-EMP.8: at least 1 is needed.

    MO-EMP.6: first place gives 3 VP and 1 for every City and Wonder there.
    """
    best = max(values)
    first = FIRST + built.bit_count() if best else 0
    points = [first if value == best else 0 for value in values]
    if values.count(best) == 1:
        second = max([value for value in values if value < best], default=0)
        if second and values.count(second) == 1:
            points[values.index(second)] = SECOND
    return points
