"""Shipbuilding of the Vikings (CC-30.27): Ships become land units, and land units Ships, by a move of a Move action."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from pentapolis.games.clash_of_cultures import asks, hooks, log
from pentapolis.games.clash_of_cultures.kinds import INFANTRY, SETTLER, SHIP, UNITS
from pentapolis.games.clash_of_cultures.moves.action import Way
from pentapolis.games.clash_of_cultures.moves.groups import choose_group, mix_key, sailors, some, walkers
from pentapolis.games.clash_of_cultures.moves.land import GO, Step
from pentapolis.games.clash_of_cultures.moves.marks import STUCK, Pick, add_marks, carry, mark, picks_of, unmark
from pentapolis.games.clash_of_cultures.moves.scene import Group, Scene, army_room, cargo_range, cargo_room, make_group
from pentapolis.games.clash_of_cultures.moves.steps import terrain_marks
from pentapolis.games.clash_of_cultures.state import ClashTable, layout_of
from pentapolis.games.clash_of_cultures.units import LAND_MASK, MOVED, place, remove
from pentapolis.kernel import Flow


@hooks.MORE_MOVES.of("shipbuilding")
def shipbuilding(t: ClashTable, seat: int, found: dict[str, Any]) -> dict[str, Any]:
    """CC-30.27: further ways to use a move: `launch` from Land, `beach` from Sea; not in Move actions for a few."""
    if t.state.move is not None and t.state.move.only:
        return found
    s, names = Scene(t, seat), layout_of(t).names
    for space in sorted(s.stacks):
        if t.state.sea >> space & 1:
            if beaches(s, space):
                found[f"beach:{names[space]}"] = Way(beach, (space,))
        elif launches(s, space):
            found[f"launch:{names[space]}"] = Way(launch, (space,))
    return found


# From Land to Sea


def builders(s: Scene, space: int) -> list[Pick]:
    """Settlers, and with Tactics Infantry, that may still move."""
    return [pick for pick in walkers(s, space) if pick[0] in (SETTLER, INFANTRY)]


def launches(s: Scene, space: int) -> list[int]:
    """Adjacent Sea spaces without Ships of others, if there is somebody to build and a Ship to be built."""
    if not s.state.players[s.seat].units[SHIP] or not builders(s, space):
        return []
    sea = s.layout.near[space] & s.state.sea & ~s.foes
    return [end for end in s.layout.neighbours[space] if sea >> end & 1]


def crews(s: Scene, space: int) -> dict[str, Group]:
    """Every group of builders, as many as there are Ships in the supply."""
    picks, most = builders(s, space), s.state.players[s.seat].units[SHIP]
    groups = (make_group(some(picks, counts)) for counts in counts_of(picks))
    return {mix_key(group): group for group in groups if 0 < group.total <= most}


def passengers(s: Scene, space: int, end: int, crew: Group) -> dict[str, Group]:
    """Who boards the new Ships in the same move: others of the space, as far as there is room."""
    left = less(walkers(s, space), crew)
    room = cargo_room(s, end) + crew.total * s.capacity
    groups = (make_group(some(left, counts)) for counts in counts_of(left))
    return {mix_key(group): group for group in groups if group.total <= room}


def launch(t: ClashTable, seat: int, start: int) -> Flow[None]:
    """CC-30.27: some of a group become Ships on an adjacent Sea space, the others board them."""
    s = Scene(t, seat)
    names = s.layout.names
    ends = {names[end]: end for end in launches(s, start)}
    end = yield from asks.choose(seat, asks.LAUNCH, ends, space=names[start])
    crew = yield from choose_group(seat, asks.CREW, crews(s, start), names[start])
    group = yield from choose_group(seat, asks.CARGO, passengers(s, start, end, crew), names[start])
    for kind, flags, amount in crew.picks:
        become(t, seat, (start, kind, flags), (end, SHIP), amount)
    carry(t, seat, start, end, group.picks)
    for pick in group.picks:
        add_marks(t.state, end, pick, MOVED)
    t.emit(log.LAUNCHED, seat=seat, start=names[start], end=names[end], count=crew.total)
    yield from hooks.ON_STEP.run(t, seat, start, end, group.units)


# From Sea to Land


def beaches(s: Scene, space: int) -> list[int]:
    """Adjacent Land spaces, revealed and without enemies, on which a Ship of this space can become something."""
    if not sailors(s, space):
        return []
    land = s.layout.near[space] & s.state.revealed & ~s.state.sea & ~s.foes
    return [end for end in s.layout.neighbours[space] if land >> end & 1 and landings(s, space, end)]


def landings(s: Scene, space: int, end: int) -> dict[str, tuple[Group, int]]:
    """Which Ships go ashore, and how many of them become Infantry; the rest become Settlers."""
    picks, supply = sailors(s, space), s.state.players[s.seat].units
    infantry = min(supply[INFANTRY], army_room(s, end)) if s.army_moves else 0
    found = {}
    for counts in counts_of(picks):
        fleet = make_group(some(picks, counts))
        for soldiers in range(min(fleet.total, infantry) + 1):
            settlers = fleet.total - soldiers
            if fleet.total and settlers <= supply[SETTLER] and comrades(s, space, end, fleet, soldiers):
                found[landing_key(fleet, soldiers)] = (fleet, soldiers)
    return found


def landing_key(fleet: Group, soldiers: int) -> str:
    """`ship2:infantry1+settler1`: the Ships, and what they become."""
    parts = ((UNITS[INFANTRY], soldiers), (UNITS[SETTLER], fleet.total - soldiers))
    return f"{mix_key(fleet)}:{'+'.join(f'{name}{amount}' for name, amount in parts if amount)}"


def comrades(s: Scene, space: int, end: int, fleet: Group, soldiers: int) -> dict[str, Group]:
    """CC-13.12: cargo of these Ships that goes ashore with them; the others carry the rest, stacking holds on Land."""
    aboard = picks_of(s.state, space, s.stacks[space] & LAND_MASK)
    able = [pick for pick in aboard if not pick[1] & STUCK and (s.army_moves or pick[0] == SETTLER)]
    (least, most), room = cargo_range(s, space, fleet.total), army_room(s, end) - soldiers
    groups = (make_group(some(able, counts)) for counts in counts_of(able))
    return {mix_key(group): group for group in groups if least <= group.total <= most and group.army <= room}


def beach(t: ClashTable, seat: int, start: int) -> Flow[None]:
    """CC-30.27: Ships go onto an adjacent Land space and become Settlers or Infantry; cargo may come along."""
    s = Scene(t, seat)
    names = s.layout.names
    ends = {names[end]: end for end in beaches(s, start)}
    end = yield from asks.choose(seat, asks.BEACH, ends, space=names[start])
    fleet, soldiers = yield from asks.choose(seat, asks.SHIPWRIGHT, landings(s, start, end), space=names[start])
    group = yield from choose_group(seat, asks.CARGO, comrades(s, start, end, fleet, soldiers), names[start])
    step, left = Step(GO, end), soldiers
    carry(t, seat, start, end, group.picks)
    for pick in group.picks:
        add_marks(t.state, end, pick, MOVED | terrain_marks(t, seat, group, pick, step))
    for _, flags, amount in fleet.picks:
        for kind, number in ((INFANTRY, min(left, amount)), (SETTLER, amount - min(left, amount))):
            if number:
                become(t, seat, (start, SHIP, flags), (end, kind), number)
                pick = (kind, flags | MOVED, number)
                add_marks(t.state, end, pick, flags | MOVED | terrain_marks(t, seat, group, pick, step))
        left -= min(left, amount)
    t.emit(log.BEACHED, seat=seat, start=names[start], end=names[end], count=fleet.total)
    yield from hooks.ON_STEP.run(t, seat, start, end, group.units)


# Both ways


def become(t: ClashTable, seat: int, before: tuple[int, int, int], after: tuple[int, int], amount: int) -> None:
    """CC-30.27: converted units are the same units: what they may no longer do in this turn goes with them."""
    (start, kind, flags), (end, into) = before, after
    unmark(t.state, start, kind, flags, amount)
    remove(t, seat, start, kind, amount)
    place(t, seat, end, into, amount)
    mark(t.state, end, into, flags | MOVED, amount)


def counts_of(picks: list[Pick]) -> Iterator[tuple[int, ...]]:
    """Every number of each pick, the most first."""
    return product(*(range(amount, -1, -1) for _, _, amount in picks))


def less(picks: list[Pick], group: Group) -> list[Pick]:
    """The picks without the units of a group."""
    taken = {(kind, flags): amount for kind, flags, amount in group.picks}
    return [
        (kind, flags, amount - taken.get((kind, flags), 0))
        for kind, flags, amount in picks
        if amount > taken.get((kind, flags), 0)
    ]
