"""Tactical Retreat: the defenders leave before the dice (CC-31.11)."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks, hooks, log
from pentapolis.games.clash_of_cultures.hexes import spaces_of
from pentapolis.games.clash_of_cultures.state import ClashTable, Side, layout_of
from pentapolis.games.clash_of_cultures.units import army_size, enemy_area, shift, stack, total
from pentapolis.kernel import Flow

from .losses import choose_losses, remove_settlers, remove_units
from .sides import battle_of, foe_of, is_player


def retreat_area(t: ClashTable, side: Side) -> int:
    """CC-31.11: adjacent revealed Land without enemy units or cities, with room for at least one."""
    state, layout, owner = t.state, layout_of(t), side.owner
    area = layout.near[battle_of(t).space] & state.revealed & ~state.sea & ~enemy_area(state, owner)
    for space in spaces_of(area):
        city = state.cities.get(space)
        if room(t, owner, space) <= 0 or (city is not None and city.owner != owner):
            area &= ~(1 << space)
    return area


def room(t: ClashTable, owner: int, space: int) -> int:
    """CC-11.8, CC-26.1: how many more army units may stand on a Land space."""
    most = t.content.limits["army_stack_per_land_space"]
    if is_player(owner):
        most = hooks.STACK_LIMIT(t, owner, most, space)
    return most - army_size(stack(t.state, owner, space))


def retreat(t: ClashTable, side: Side) -> Flow[None]:
    """Move the army units to one adjacent space; what finds no room there is lost, and the opponent has won."""
    names, battle = layout_of(t).names, battle_of(t)
    options = {names[space]: space for space in spaces_of(retreat_area(t, side))}
    end = yield from asks.choose(side.hand, asks.RETREAT, options)
    surplus = total(side.units) - room(t, side.owner, end)
    if surplus > 0:
        yield from remove_units(t, side, (yield from choose_losses(t, side, surplus)))
    shift(t, side.owner, battle.space, end, side.units)
    remove_settlers(t, side)
    t.emit(log.RETREATED, space=names[battle.space], space2=names[end])
    battle.winner, battle.ended = foe_of(t, side).owner, "retreat"
