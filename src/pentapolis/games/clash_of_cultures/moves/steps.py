"""Carrying out a move: paying, exploring, going, the marks of the terrain, and battle (CC-12, CC-13, CC-19)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, battle, hooks, log
from pentapolis.games.clash_of_cultures.hexes import spaces_of
from pentapolis.games.clash_of_cultures.kinds import FOREST, MOUNTAIN, PIRATES, PLAIN, SHIP, UNITS
from pentapolis.games.clash_of_cultures.payments import BATTLE, ROADS, pay_cost
from pentapolis.games.clash_of_cultures.powers import roads
from pentapolis.games.clash_of_cultures.state import ClashTable, layout_of
from pentapolis.games.clash_of_cultures.units import FOREST as IN_FOREST
from pentapolis.games.clash_of_cultures.units import MOVED, ONE, STOPPED, count, shift
from pentapolis.games.clash_of_cultures.units import PLAIN as ON_PLAIN
from pentapolis.kernel import Flow

from .explore import entries, explore, lay, ship_choices
from .land import ATTACK, EXPLORE, NAVIGATE, NAVIGATE_ATTACK, NAVIGATE_EXPLORE, ROAD, ROAD_ATTACK, Step
from .marks import Pick, add_marks, carry
from .scene import Group, Scene, attack_price
from .sea import waters

ATTACKS = (ATTACK, ROAD_ATTACK, NAVIGATE_ATTACK)


def walk(t: ClashTable, seat: int, start: int, group: Group, step: Step) -> Flow[None]:
    """A group of land units goes one step, or further by Roads. CC-19.11: who explores has moved."""
    origin = start
    if step.verb in (ROAD, ROAD_ATTACK):
        if step.verb == ROAD_ATTACK:
            origin = yield from choose_last_stop(t, seat, start, group, step.end)
        yield from pay_cost(t, seat, roads.price(t), ROADS)  # CC-12.11
    if step.verb in ATTACKS:
        yield from pay_attack(t, seat, step.end)
    if step.verb == EXPLORE:
        yield from explore(t, seat, layout_of(t).region[step.end], step.end)
    aboard = bool(t.state.sea >> start & 1)
    plain = plain_marks(t, seat, start, group, step)
    go(t, seat, start, step.end, group)
    for pick in group.picks:
        add_marks(t.state, step.end, pick, MOVED | plain | terrain_marks(t, seat, group, pick, step))
    yield from hooks.ON_STEP.run(t, seat, start, step.end, group.units)
    if step.verb in ATTACKS:  # CC-12.8
        battle.begin(t, seat, step.end, group.units, origin, landed=aboard)


def plain_marks(t: ClashTable, seat: int, start: int, group: Group, step: Step) -> int:
    """CC-28.15: whoever enters a Plain; Roads do not help. It only matters once the Great Gardens stand."""
    if "great_gardens" not in t.state.wonder_builder:
        return 0
    entered = t.state.terrain[step.end] == PLAIN
    if not entered and step.verb == ROAD:
        entered = roads.passes_plain(Scene(t, seat), start, group, step.end)
    return ON_PLAIN if entered else 0


def terrain_marks(t: ClashTable, seat: int, group: Group, pick: Pick, step: Step) -> int:
    """CC-12.4, CC-12.5, CC-19.8: what entering a terrain does to a unit. CC-12.13: not to one that came by Roads."""
    ground = t.state.terrain[step.end]
    if ground not in (FOREST, MOUNTAIN) or step.verb in (ROAD, ROAD_ATTACK):
        return 0
    if hooks.IGNORE_TERRAIN(t, seat, 0, ground, group.units) >> pick[0] & 1:
        return 0
    return STOPPED if ground == MOUNTAIN else IN_FOREST


def choose_last_stop(t: ClashTable, seat: int, start: int, group: Group, end: int) -> Flow[int]:
    """CC-12.12: by which space the group attacks; it would withdraw there."""
    names = layout_of(t).names
    stops = roads.last_stops(Scene(t, seat), start, group, end)
    return (yield from asks.choose(seat, asks.VIA, {names[space]: space for space in stops}, space=names[end]))


def pay_attack(t: ClashTable, seat: int, end: int) -> Flow[None]:
    """CC-30.13, CC-31.8: some attacks have a price, which is paid before anything moves."""
    price = attack_price(Scene(t, seat), end)
    if any(price):
        yield from pay_cost(t, seat, price, BATTLE)


def sail(t: ClashTable, seat: int, start: int, group: Group, step: Step) -> Flow[None]:
    """Ships go with their cargo. CC-13.8: being carried is no move of the cargo."""
    end = step.end
    if step.verb in ATTACKS:
        yield from pay_attack(t, seat, end)
    if step.verb in (EXPLORE, NAVIGATE_EXPLORE):
        end = yield from explore_by_ship(t, seat, start, step)
    go(t, seat, start, end, group)
    for pick in group.picks:
        if pick[0] == SHIP:
            add_marks(t.state, end, pick, MOVED)
    note_sailing(t, step)
    note_ships(t, start, end, count(group.units, SHIP))
    yield from hooks.ON_STEP.run(t, seat, start, end, group.units)
    if step.verb in ATTACKS:  # CC-13.2, CC-24.3
        battle.begin(t, seat, end, group.units, start, naval=True)


def note_ships(t: ClashTable, start: int, end: int, ships: int) -> None:
    """Where Ships stand that have sailed in this turn: Hanno leads only others."""
    sailed = t.state.turn.sailed
    for _ in range(ships):
        if start in sailed:
            sailed.remove(start)
    sailed += [end] * ships


def note_sailing(t: ClashTable, step: Step) -> None:
    """What Cartography asks for."""
    action = t.state.move
    assert action is not None
    action.ship_moved = True
    if step.verb in (NAVIGATE, NAVIGATE_ATTACK, NAVIGATE_EXPLORE):
        action.navigated = True


def explore_by_ship(t: ClashTable, seat: int, start: int, step: Step) -> Flow[int]:
    """CC-19.9, CC-19.10: lay the region so that Ships can enter it; else they stay where they explored from."""
    s = Scene(t, seat)
    region, names = s.layout.region[step.end], s.layout.names
    by_edge = step.verb == NAVIGATE_EXPLORE and step.via == start
    around = 0 if by_edge else waters(s, step.via)[0]
    yield from lay(t, seat, region, ship_choices(t, region, around, by_edge))
    reached = entries(t, region, t.state.turned[region], around, by_edge)
    if not reached:
        return step.via
    anchors = {names[space]: space for space in spaces_of(reached)}
    return (yield from asks.choose(seat, asks.ANCHOR, anchors, space=names[start]))


def go(t: ClashTable, seat: int, start: int, end: int, group: Group) -> None:
    """Shift the group with its marks, and allied pirate ships with it."""
    carry(t, seat, start, end, group.picks)
    if group.allies and start != end:
        shift(t, PIRATES, start, end, group.allies * ONE[SHIP])
    names = layout_of(t).names
    if start != end:
        kinds = [UNITS[kind] for kind, _, _ in group.picks]
        t.emit(log.MOVED, seat=seat, start=names[start], end=names[end], count=group.total + group.allies, pieces=kinds)
