"""The Move action (CC-12.1, CC-34.3): up to three groups, one after the other; each is a beat of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pentapolis.games.clash_of_cultures import asks, hooks
from pentapolis.games.clash_of_cultures.abilities import SILENCE
from pentapolis.games.clash_of_cultures.kinds import NOWHERE
from pentapolis.games.clash_of_cultures.sources import TACTICS
from pentapolis.games.clash_of_cultures.state import ClashTable, Move, layout_of
from pentapolis.games.clash_of_cultures.units import LAND_MASK, SETTLER_MASK, SHIP_MASK
from pentapolis.kernel import Ask, Flow, beats
from pentapolis.parts.verbs import BARE, Answers

from .groups import can_sail, can_walk, cargoes, choose_group, fleets, land_groups
from .land import key_of, land_steps
from .marks import rest
from .scene import Group, Scene, allied_ships
from .sea import sea_steps
from .steps import sail, walk


class Way(NamedTuple):
    """One way to use a move of the action: a flow `(t, seat, *args)`. Abilities add theirs in hooks.MORE_MOVES."""

    flow: Callable[..., Flow[None] | None]
    args: tuple[Any, ...]


def begin(t: ClashTable, seat: int, *, only: str = "", groups: int = 0, must: bool = False) -> None:
    """Start a Move action, of the seat in turn; `only` names what may move (see `groups.LIMITS`)."""
    assert t.state.move is None, "a Move action is going on"
    t.state.move = Move(seat, groups or t.content.limits["movement_groups_per_action"], only=only, must=must)
    t.then(move)


def offers(t: ClashTable, seat: int) -> Answers:
    """CC-2.3, CC-12.1: there is something that can move."""
    if wide_open(t, seat):
        return BARE
    s, movers = Scene(t, seat), movers_of(t, seat)
    for space, stack in s.stacks.items():
        if stack & movers or s.state.sea >> space & 1:
            for _ in ways_from(s, space):
                return BARE
    return BARE if hooks.MORE_MOVES(t, seat, {}) else ()


def movers_of(t: ClashTable, seat: int) -> int:
    """CC-12.6: the units that may move on Land, as a part of any stack."""
    return LAND_MASK if t.state.players[seat].force & TACTICS else SETTLER_MASK


def wide_open(t: ClashTable, seat: int) -> bool:
    """Soon seen, and mostly so: land units that may move stand next to Land where nobody is, or to the unknown."""
    state, near = t.state, layout_of(t).near
    if state.marks:
        return False
    movers, ahead = movers_of(t, seat), 0
    for space, stack in state.units[seat].items():
        if stack & movers and not state.sea >> space & 1:
            ahead |= near[space]
    if not ahead or ahead & ~state.revealed:
        return ahead > 0
    ahead &= ~state.sea
    for space in state.cities:
        ahead &= ~(1 << space)
    for stacks in state.units:
        for space in stacks:
            ahead &= ~(1 << space)
    return ahead > 0


def perform(t: ClashTable, seat: int, meaning: None) -> None:
    begin(t, seat, must=True)


def ways_from(s: Scene, space: int) -> Answers:
    """How units can leave a space: on foot, ashore from Ships, with Ships."""
    name, stack = s.layout.names[space], s.stacks[space]
    if not s.state.sea >> space & 1:
        if can_walk(s, space):
            yield name, Way(choose_walk, (space,))
        return
    if (stack & SHIP_MASK or allied_ships(s, space)) and can_sail(s, space):
        yield f"sail:{name}", Way(choose_sail, (space,))
    if stack & LAND_MASK and can_walk(s, space):
        yield f"land:{name}", Way(choose_walk, (space,))


def ways(s: Scene) -> dict[str, Any]:
    """Everything that one of the moves can be used for."""
    found = {key: way for space in sorted(s.stacks) for key, way in ways_from(s, space)}
    return hooks.MORE_MOVES(s.t, s.seat, found)


def targets(t: ClashTable, ask: Ask, key: str) -> list[str]:
    """CC-12.1: Move is chosen without a space, and leads to those whose units can go."""
    if ask.kind != asks.ACT or key != "move":
        return []
    s = Scene(t, ask.seat)
    words = {key.rpartition(":")[2] for key in ways(s)}
    return [name for name in s.layout.names if name in words]


def move(t: ClashTable) -> Flow[None]:
    """CC-12.1: one more group, or the end. A Main Action is not taken for nothing: its first group must move."""
    action = t.state.move
    assert action is not None
    options = ways(Scene(t, action.seat)) if action.moved < action.groups else {}
    if not options:
        yield from finish(t)
        return
    if action.moved or not action.must:
        options[asks.DONE] = None
    way = yield from asks.choose(action.seat, asks.MOVE, options, count=action.groups - action.moved)
    if way is None:
        yield from finish(t)
        return
    action.moved += 1
    t.then(move)
    yield from way.flow(t, action.seat, *way.args) or SILENCE
    action.origin, action.chosen, action.flags = NOWHERE, 0, 0


def finish(t: ClashTable) -> Flow[None]:
    """CC-12.2: units that moved are free for a further Move action of the turn."""
    action = t.state.move
    assert action is not None
    rest(t.state)
    t.state.move = None
    yield from hooks.ON_MOVE.run(t, action.seat, action.ship_moved, action.navigated)


def choose_walk(t: ClashTable, seat: int, start: int) -> Flow[None]:
    """CC-12.1, CC-12.2, CC-13.7: a group of land units, and where it goes."""
    s = Scene(t, seat)
    name = s.layout.names[start]
    choose(t, start, None)
    group = yield from choose_group(seat, asks.GROUP, land_groups(s, start), name)
    choose(t, start, group)
    steps = {key_of(s, step): step for step in land_steps(s, start, group)}
    step = yield from asks.choose(seat, asks.STEP, steps, space=name)
    yield from walk(t, seat, start, group, step)


def choose_sail(t: ClashTable, seat: int, start: int) -> Flow[None]:
    """CC-13.1: any Ships that may sail."""
    yield from choose_voyage(t, seat, start, fleets, cargoes)


def choose_voyage(
    t: ClashTable,
    seat: int,
    start: int,
    fleets_of: Callable[[Scene, int], dict[str, Group]],
    crews_of: Callable[[Scene, int, Group], dict[str, Group]],
) -> Flow[Group]:
    """CC-13.1, CC-13.8: Ships, what they carry, and where they go; gives who went."""
    s = Scene(t, seat)
    name = s.layout.names[start]
    choose(t, start, None)
    fleet = yield from choose_group(seat, asks.FLEET, fleets_of(s, start), name)
    choose(t, start, fleet)
    group = yield from choose_group(seat, asks.CARGO, crews_of(s, start, fleet), name)
    choose(t, start, group)
    steps = {key_of(s, step): step for step in sea_steps(s, start, fleet)}
    step = yield from asks.choose(seat, asks.STEP, steps, space=name)
    yield from sail(t, seat, start, group, step)
    return group


def choose(t: ClashTable, start: int, group: Group | None) -> None:
    """What is chosen so far, for everybody to see."""
    action = t.state.move
    assert action is not None
    action.origin = start
    if group is not None:
        action.chosen, action.flags = group.units, group.flags


BEATS = beats(move)
