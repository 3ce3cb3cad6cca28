"""Barbarians: arrival and movement (CC-26). Their battles are battles like others; the next player rolls for them."""

from __future__ import annotations

from pentapolis.kernel import Flow, beats

from . import asks, battle, hooks, log
from .cities import cities_of, city_area, settle_city
from .hexes import FAR, distance, grow, reach, spaces_of
from .kinds import BARBARIANS, BARREN, CAVALRY, ELEPHANT, INFANTRY, UNIT, UNITS
from .state import City, ClashTable, layout_of
from .units import GREY_SETTLEMENT, army_size, count, enemies_at, place, shift, stack, supply
from .vocabulary.common import the
from .vocabulary.icons import BarbariansArrive, BarbariansMove


def arrival(t: ClashTable) -> BarbariansArrive:
    return the(t.content.icons["barbarians_spawn"], BarbariansArrive)


def movement(t: ClashTable) -> BarbariansMove:
    return the(t.content.icons["barbarians_move"], BarbariansMove)


def land(t: ClashTable) -> int:
    """All Land spaces that lie open."""
    return t.state.revealed & ~t.state.sea


def near_cities(t: ClashTable, seat: int, steps: int, within: int) -> int:
    """CC-26.10: what is so near to the seat's cities, counted over `within`: Land, or all that lies open (CC-33.2)."""
    layout, area = layout_of(t), 0
    for city in cities_of(t.state, seat):
        area |= reach(layout, city.space, steps, within)
    return area


# Arrival


def arrival_area(t: ClashTable, seat: int) -> int:
    """CC-26.2, CC-26.6: where a Settlement of Barbarians may appear for the player who drew the event."""
    layout, own, foreign = layout_of(t), 0, 0
    for city in t.state.cities.values():
        if city.owner == seat:
            own |= 1 << city.space
        elif city.owner != BARBARIANS:
            foreign |= 1 << city.space
    free = empty_land(t) & ~grow(layout, foreign, layout.everything)
    beside = grow(layout, own, layout.everything)
    return near_cities(t, seat, arrival(t).range, land(t)) & free & ~beside or beside & free


def empty_land(t: ClashTable) -> int:
    """CC-26.6, CC-26.17: revealed Land without a city (of anybody) or units, neither Barren nor exhausted."""
    state = t.state
    area = land(t) & ~state.exhausted & ~city_area(state)
    for stacks in state.units:
        for space in stacks:
            area &= ~(1 << space)
    return sum(1 << space for space in spaces_of(area) if state.terrain[space] != BARREN)


def arrive(t: ClashTable, seat: int, only_settlement: bool = False) -> Flow[None]:
    """CC-26.2, CC-26.3, CC-26.5: a new Settlement with a unit, then more units in any Barbarian city."""
    names, area = layout_of(t).names, arrival_area(t, seat)
    if area and t.state.barbarians[GREY_SETTLEMENT]:
        options = {names[space]: space for space in spaces_of(area)}
        space = yield from asks.choose(seat, asks.SETTLEMENT, options)
        settle_city(t, BARBARIANS, space)
        t.emit(log.BARBARIANS_CAME, seat=seat, space=names[space])
        kind = UNIT[arrival(t).unit]
        if supply(t.state, BARBARIANS, kind):
            place(t, BARBARIANS, space, kind)
    for _ in range(0 if only_settlement else arrival(t).more_units):
        homes = {names[city.space]: city.space for city in cities_of(t.state, BARBARIANS) if kinds_for(t, city.space)}
        if not homes:
            return
        space = yield from asks.choose(seat, asks.GARRISON, homes)
        yield from place_unit(t, seat, space)


def kinds_for(t: ClashTable, space: int) -> list[int]:
    """CC-26.4, CC-26.5: what may be placed in a Barbarian city: Infantry; others only where Infantry is."""
    here = stack(t.state, BARBARIANS, space)
    if army_size(here) >= t.content.limits["army_stack_per_land_space"]:
        return []
    kinds = (INFANTRY, CAVALRY, ELEPHANT) if count(here, INFANTRY) else (INFANTRY,)
    return [kind for kind in kinds if supply(t.state, BARBARIANS, kind) > 0]


def place_unit(t: ClashTable, seat: int, space: int) -> Flow[None]:
    """CC-26.4: one Barbarian unit, of a kind that the placing player chooses; nothing if there is no room or piece."""
    options = {UNITS[kind]: kind for kind in kinds_for(t, space)}
    if options:
        kind = yield from asks.choose(seat, asks.GREY, options, space=layout_of(t).names[space])
        place(t, BARBARIANS, space, kind)
        t.emit(log.BARBARIANS_GREW, piece=UNITS[kind], space=layout_of(t).names[space])


# Movement


def advance(t: ClashTable, seat: int) -> None:
    """CC-26.7 to CC-26.9: the icon; it runs as beats, for battles may come of it."""
    t.then(barbarians_march, seat)


def barbarians_march(t: ClashTable, seat: int) -> Flow[None]:
    """CC-26.7, CC-26.8: with no army near the seat's cities only a Settlement arrives; else those near by Land move."""
    state = t.state
    state.horde_led = False
    armies, near = state.units[BARBARIANS], movement(t).range
    area = near_cities(t, seat, near, state.revealed)
    if not any(area >> space & 1 for space in armies):
        yield from arrive(t, seat, only_settlement=True)
        return
    by_land = near_cities(t, seat, near, land(t))
    state.horde = {space: group for space, group in sorted(armies.items()) if by_land >> space & 1}
    t.then(barbarians_step, seat)
    if state.horde:
        yield from hooks.BARBARIAN_MOVE.run(t, seat)


def halt(t: ClashTable, space: int) -> None:
    """An army does not move with this icon (Tribal Allies, Sulla)."""
    del t.state.horde[space]


def barbarians_step(t: ClashTable, seat: int) -> Flow[None]:
    """CC-26.8: one army moves, the seat chooses which; then the next. CC-26.10: each moves once."""
    state, names = t.state, layout_of(t).names
    movable = {names[start]: start for start in state.horde if steps(t, seat, start)}
    if not movable:
        state.horde = {}
        t.then(barbarians_grow, seat)
        return
    t.then(barbarians_step, seat)
    start = yield from asks.choose(seat, asks.HORDE, movable)
    group = state.horde[start]
    options: dict[str, int | None] = {names[end]: end for end in steps(t, seat, start)}
    if state.horde_led:
        options[asks.NONE] = None
    end = yield from asks.choose(seat, asks.MARCH, options, space=names[start])
    if end is not None:
        agreed = yield from allowed(t, start)
        end = end if agreed else None
    halt(t, start)
    if end is not None:
        move_army(t, start, end, group)


def steps(t: ClashTable, seat: int, start: int) -> list[int]:
    """CC-26.8, CC-26.10: first steps of the shortest ways over Land to the nearest city; if led, any step."""
    layout, ground, group = layout_of(t), land(t), t.state.horde[start]
    area = layout.near[start] & ground
    if not t.state.horde_led:
        homes = [(distance(layout, start, city.space, ground), city.space) for city in cities_of(t.state, seat)]
        nearest = min((steps_away for steps_away, _ in homes), default=FAR)
        toward = 0
        for steps_away, home in homes:
            if steps_away == nearest < FAR:
                toward |= reach(layout, home, nearest - 1, ground)
        area &= toward
    return [end for end in spaces_of(area) if battle.room(t, BARBARIANS, end) >= army_size(group)]


def allowed(t: ClashTable, start: int) -> Flow[bool]:
    """Whether an army of Barbarians may move: Sulla's owner must agree."""
    for seat in range(len(t.state.players)):
        if hooks.BARBARIAN_VETO(t, seat, False, start):
            stopped = yield from asks.may(seat, "sulla", space=layout_of(t).names[start])
            if stopped:
                return False
    return True


def move_army(t: ClashTable, start: int, end: int, group: int = 0) -> None:
    """CC-26.8, CC-31.9: an army moves one space; where it meets anybody's units or city a battle follows."""
    state, names = t.state, layout_of(t).names
    group = group or stack(state, BARBARIANS, start)
    shift(t, BARBARIANS, start, end, group)
    t.emit(log.BARBARIANS_MOVED, space=names[start], space2=names[end])
    city = state.cities.get(end)
    if enemies_at(state, BARBARIANS, end) or (city is not None and city.owner != BARBARIANS):
        battle.begin(t, BARBARIANS, end, group, start, cause="barbarians")


def barbarians_grow(t: ClashTable, seat: int) -> Flow[None]:
    """CC-26.9: units in every Barbarian city near the seat's cities, also beyond Sea."""
    area = near_cities(t, seat, movement(t).range, t.state.revealed)
    for city in near_by(t, area):
        for _ in range(movement(t).units):
            yield from place_unit(t, seat, city.space)


def near_by(t: ClashTable, area: int) -> list[City]:
    return [city for city in cities_of(t.state, BARBARIANS) if area >> city.space & 1]


BEATS = beats(barbarians_march, barbarians_step, barbarians_grow)
