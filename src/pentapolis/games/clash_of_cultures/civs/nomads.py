"""Nomads of the Huns (CC-30.17): small cities move like units in a Move action."""

from __future__ import annotations

from typing import Any

from pentapolis.games.clash_of_cultures import asks, hooks, log
from pentapolis.games.clash_of_cultures.actions.activate import activate
from pentapolis.games.clash_of_cultures.cities import city_area, move_city, size
from pentapolis.games.clash_of_cultures.kinds import ANGRY, GOOD, MOUNTAIN, TERRAIN
from pentapolis.games.clash_of_cultures.moves.action import Way
from pentapolis.games.clash_of_cultures.moves.groups import choose_group, mix_key, some, walkers
from pentapolis.games.clash_of_cultures.moves.land import GO, Step
from pentapolis.games.clash_of_cultures.moves.marks import add_marks, carry
from pentapolis.games.clash_of_cultures.moves.scene import Group, Scene, army_room, make_group
from pentapolis.games.clash_of_cultures.moves.steps import terrain_marks
from pentapolis.games.clash_of_cultures.moves.why import OTHER_WAYS, OtherWay
from pentapolis.games.clash_of_cultures.sources import bit
from pentapolis.games.clash_of_cultures.state import City, ClashTable, layout_of
from pentapolis.games.clash_of_cultures.units import MOVED
from pentapolis.games.clash_of_cultures.vocabulary.civilizations.huns import MovingCities
from pentapolis.games.clash_of_cultures.wealth import gain
from pentapolis.kernel import Flow

from .conversion import counts_of


@hooks.MORE_MOVES.of("nomads")
def nomads(t: ClashTable, seat: int, found: dict[str, Any]) -> dict[str, Any]:
    """CC-30.17: every city of size 1 that is not Angry and has not moved in this Move action."""
    if t.state.move is not None and t.state.move.only:
        return found
    s, names = Scene(t, seat), layout_of(t).names
    for space, city in t.state.cities.items():
        if city.owner == seat and bar(t, city) is None and pastures(s, city):
            found[f"nomads:{names[space]}"] = Way(wander, (space,))
    return found


def bar(t: ClashTable, city: City) -> str | None:
    """Why a city cannot wander: too large, Angry, moved already, or on Mountains since this turn (CC-12.4)."""
    if (
        size(city) > t.content.printed(MovingCities).max_size
        or city.mood == ANGRY
        or city.space in t.state.turn.grounded
    ):
        return "CC-30.17"
    moved = t.state.move is not None and city.space in t.state.move.cities
    return "CC-12.2" if moved else None


def why_not(t: ClashTable, seat: int, space: int) -> str:
    """CC-30.17: only small own cities that are not Angry wander."""
    city = t.state.cities.get(space)
    return (bar(t, city) if city is not None and city.owner == seat else None) or "CC-30.17"


OTHER_WAYS["nomads"] = OtherWay(bit("nomads"), why_not)


def pastures(s: Scene, city: City) -> list[int]:
    """CC-30.17: adjacent Land without enemies and without a city."""
    free = s.layout.near[city.space] & s.state.revealed & ~s.state.sea & ~s.foes & ~city_area(s.state)
    return [space for space in s.layout.neighbours[city.space] if free >> space & 1]


def riders(s: Scene, start: int, end: int) -> dict[str, Group]:
    """Units that go along with the city; they need not."""
    picks, room = walkers(s, start), army_room(s, end)
    groups = (make_group(some(picks, counts)) for counts in counts_of(picks))
    return {mix_key(group): group for group in groups if group.army <= room}


def wander(t: ClashTable, seat: int, start: int) -> Flow[None]:
    """CC-30.17: the city moves, alone or with a group; it gains 1 resource of the new space and is activated."""
    s, city = Scene(t, seat), t.state.cities[start]
    names = s.layout.names
    ends = {names[end]: end for end in pastures(s, city)}
    end = yield from asks.choose(seat, asks.PASTURE, ends, space=names[start])
    group = yield from choose_group(seat, asks.RIDERS, riders(s, start, end), names[start])
    carry(t, seat, start, end, group.picks)
    for pick in group.picks:
        add_marks(t.state, end, pick, MOVED | terrain_marks(t, seat, group, pick, Step(GO, end)))
    settle(t, city, end)
    t.emit(log.WANDERED, seat=seat, start=names[start], end=names[end])
    rule = t.content.printed(MovingCities)
    if not t.state.exhausted >> end & 1:
        for terrain, good in rule.gives.items():
            if t.state.terrain[end] == TERRAIN[terrain]:
                gain(t, seat, GOOD[good], rule.amount)
    yield from hooks.ON_STEP.run(t, seat, start, end, group.units)
    yield from activate(t, seat, city, "nomads")


def settle(t: ClashTable, city: City, end: int) -> None:
    """Put the city on its new space, and note where it may not move again."""
    move_city(t, city, end)
    assert t.state.move is not None
    t.state.move.cities.append(end)
    if t.state.terrain[end] == MOUNTAIN:
        t.state.turn.grounded.append(end)
