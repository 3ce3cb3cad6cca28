"""Roads (CC-12.11 to CC-12.13): for 1 food and 1 ore a group goes up to 2 spaces and ignores the terrain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pentapolis.games.clash_of_cultures import hooks
from pentapolis.games.clash_of_cultures.hexes import spaces_of
from pentapolis.games.clash_of_cultures.kinds import FOREST, MOUNTAIN, PLAIN, Goods
from pentapolis.games.clash_of_cultures.payments import ROADS, can_pay_cost
from pentapolis.games.clash_of_cultures.prices import plus
from pentapolis.games.clash_of_cultures.state import ClashTable
from pentapolis.games.clash_of_cultures.vocabulary.advances import RoadMoves

if TYPE_CHECKING:
    from pentapolis.games.clash_of_cultures.moves.scene import Group, Scene

LONGEST = 4  # no ability carries further (CC-30.26)


def price(t: ClashTable) -> Goods:
    """CC-12.11: for each group."""
    return t.content.cost(RoadMoves)


def reach(t: ClashTable) -> int:
    """CC-12.11: so many spaces."""
    return t.content.printed(RoadMoves).range


def ends(s: Scene, start: int, group: Group) -> Iterator[tuple[int, bool]]:
    """Where the group gets by Roads and not as well without, and whether it attacks there.

    One space away Roads only help against the penalty of the terrain.
    """
    if not can_pay_cost(s.t, s.seat, price(s.t), ROADS):
        return
    from_city = bool(s.own_cities >> start & 1)
    walked = layers(s, start, group, longest(s))
    for steps, area in enumerate(walked[1:], 1):
        for end in spaces_of(area):
            if steps == 1 and s.state.terrain[end] not in (FOREST, MOUNTAIN):
                continue
            if may_use(s, start, end, steps):
                yield end, False
    if from_city and group.army:
        beyond = 0
        for space in spaces_of(walked[1]):
            beyond |= s.layout.near[space]
        for end in spaces_of(beyond & s.foes & s.state.revealed & ~s.state.sea & ~s.layout.near[start]):
            if last_stops(s, start, group, end) and not bar_attack(s, group, end):
                yield end, True


def may_use(s: Scene, start: int, end: int, steps: int) -> bool:
    """CC-12.11, CC-30.26: the move starts or ends in an own city and is not too long."""
    if not (s.own_cities >> start & 1 or s.own_cities >> end & 1):
        return False
    return steps <= hooks.ROADS_RANGE(s.t, s.seat, reach(s.t), start, end)


def longest(s: Scene) -> int:
    return LONGEST if s.state.players[s.seat].force & hooks.ROADS_RANGE.mask else reach(s.t)


def layers(s: Scene, start: int, group: Group, most: int, avoid: int = 0) -> list[int]:
    """The spaces first reached after 0, 1, 2 ... steps over Land without enemies, with room on each (CC-12.11)."""
    from pentapolis.games.clash_of_cultures.moves.scene import army_room

    land = s.state.revealed & ~s.state.sea & ~s.foes & ~avoid
    found, seen = [1 << start], 1 << start
    for _ in range(most):
        around = 0
        for space in spaces_of(found[-1]):
            around |= s.layout.near[space]
        fresh = around & land & ~seen
        if group.army:
            fresh = sum(1 << space for space in spaces_of(fresh) if army_room(s, space, group.units) >= group.army)
        seen |= fresh
        found.append(fresh)
    return found


def last_stops(s: Scene, start: int, group: Group, end: int) -> list[int]:
    """CC-12.12: the spaces from which an attack by Roads can enter `end`; the group withdraws there.

    CC-28.15: Roads do not help to pass a Plain before attacking the city of the Great Gardens.
    """
    from pentapolis.games.clash_of_cultures.moves.scene import GARDENS

    stops = spaces_of(layers(s, start, group, 1)[1] & s.layout.near[end])
    city = s.state.cities.get(end)
    if city is not None and city.wonders & GARDENS:
        stops = [space for space in stops if s.state.terrain[space] != PLAIN]
    return stops


def passes_plain(s: Scene, start: int, group: Group, end: int) -> bool:
    """CC-28.15: whether every way of the Roads to `end` leads over a Plain."""
    plains = sum(1 << space for space, ground in enumerate(s.state.terrain) if ground == PLAIN)
    walked = layers(s, start, group, longest(s), plains)
    return not any(area >> end & 1 and may_use(s, start, end, steps) for steps, area in enumerate(walked) if steps)


def bar_attack(s: Scene, group: Group, end: int) -> str:
    """The rule that keeps a group from attacking by Roads; the price of the attack comes on top of that of Roads."""
    from pentapolis.games.clash_of_cultures.moves.scene import attack_price, bar_battle

    barred = bar_battle(s, group, end)
    tax = attack_price(s, end)
    if not barred and any(tax) and not can_pay_cost(s.t, s.seat, plus(tax, price(s.t)), ROADS):
        barred = "CC-12.11"
    return barred
