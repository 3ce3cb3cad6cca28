"""Where Ships can go: within their group of Sea spaces, round the edge, into unexplored regions (CC-13, CC-19.9)."""

from __future__ import annotations

from collections.abc import Iterator

from pentapolis.games.clash_of_cultures.hexes import FAR, reach, spaces_of
from pentapolis.games.clash_of_cultures.kinds import PIRATES, SHIP
from pentapolis.games.clash_of_cultures.powers.maritime_moves import landings
from pentapolis.games.clash_of_cultures.sources import NAVIGATION
from pentapolis.games.clash_of_cultures.units import count

from .land import ATTACK, EXPLORE, NAVIGATE, NAVIGATE_ATTACK, NAVIGATE_EXPLORE, SAIL, Step
from .scene import NO_LIMIT, SHARE_PIRATES, Group, Scene, bar_battle, ship_room


def sea_steps(s: Scene, start: int, group: Group) -> Iterator[Step]:
    """CC-13.1 to CC-13.5: every Sea space and unexplored region that the Ships can reach, and how."""
    free, stops = waters(s, start)
    yield from within(s, group, free & ~(1 << start), stops, SAIL, ATTACK)
    yield from frontier(s, 1 << start, free, EXPLORE)
    if not s.state.players[s.seat].force & NAVIGATION:
        return
    for entries in landings(s, free & s.layout.edge, sea_group(s, start)):
        if not s.state.revealed & entries:  # CC-13.5
            yield Step(NAVIGATE_EXPLORE, entries.bit_length() - 1, start)
        else:
            there, stops = waters_behind(s, entries)
            yield from within(s, group, there, stops, NAVIGATE, NAVIGATE_ATTACK)
            yield from frontier(s, entries, there, NAVIGATE_EXPLORE)


def within(s: Scene, group: Group, free: int, stops: int, sail: str, attack: str) -> Iterator[Step]:
    """Spaces to sail to, and those where the Ships must stop and fight (CC-13.2, CC-27.5)."""
    ships = count(group.units, SHIP) + group.allies
    for space in spaces_of(free):
        if not bar_room(s, ships, space):
            yield Step(sail, space)
    if s.rules & SHARE_PIRATES:  # CC-30.22: they need not be fought, but may be
        stops |= free & sum(1 << space for space in s.state.units[PIRATES])
    for space in spaces_of(stops):
        if not bar_battle(s, group, space):
            yield Step(attack, space)


def bar_room(s: Scene, ships: int, space: int) -> str:
    """CC-11.8, CC-30.22: Ships are only limited by some abilities."""
    room = ship_room(s, space)
    return "CC-30.22" if room != NO_LIMIT and room < ships else ""


def frontier(s: Scene, starts: int, free: int, verb: str) -> Iterator[Step]:
    """CC-13.5, CC-19.9: unexplored regions next to these waters, each by one of its spaces."""
    seen = 0
    for space in in_reach(s, starts, free):
        for beyond in s.layout.neighbours[space]:
            region = s.layout.region[beyond]
            if not s.state.revealed >> beyond & 1 and not seen >> region & 1:
                seen |= 1 << region
                yield Step(verb, beyond, space)


def in_reach(s: Scene, starts: int, free: int) -> list[int]:
    """The spaces of waters, nearest to those first where one can start."""
    seen = starts & free
    order = spaces_of(seen)
    for space in order:
        for beyond in s.layout.neighbours[space]:
            if free >> beyond & 1 and not seen >> beyond & 1:
                seen |= 1 << beyond
                order.append(beyond)
    return order


def blocked(s: Scene, space: int) -> bool:
    """CC-13.2: enemy Ships are there, which must be fought."""
    if not s.foes >> space & 1:
        return False
    if s.rules & SHARE_PIRATES and space in s.state.units[PIRATES]:
        return any(owner not in (s.seat, PIRATES) and space in here for owner, here in enumerate(s.state.units))
    return True


def waters(s: Scene, start: int) -> tuple[int, int]:
    """CC-13.1, CC-13.2: the connected Sea spaces without enemy Ships, and those with some where the way ends."""
    free, stops, sea, near = 1 << start, 0, s.state.sea, s.layout.near
    fresh = free
    while fresh:
        around = 0
        for space in spaces_of(fresh):
            around |= near[space]
        fresh = around & sea & ~free & ~stops
        for space in spaces_of(fresh & s.foes):
            if blocked(s, space):
                stops |= 1 << space
        fresh &= ~stops
        free |= fresh
    return free, stops


def waters_behind(s: Scene, entries: int) -> tuple[int, int]:
    """CC-13.4: the same for Ships that come to a group by its entries: an enemy on one closes no other."""
    free = stops = 0
    for entry in spaces_of(entries):
        if blocked(s, entry):
            stops |= 1 << entry
        elif not free >> entry & 1:
            there, ends = waters(s, entry)
            free |= there
            stops |= ends
    return free, stops


def sea_group(s: Scene, start: int) -> int:
    """CC-13.1: all connected Sea spaces, whoever is there."""
    return reach(s.layout, start, FAR, s.state.sea)
